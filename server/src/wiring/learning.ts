/** What learning is made of: lessons and all that belongs to them, with the recorder of what was learned. */
import type { FastifyInstance } from 'fastify';
import { localDay } from '../domain/local-day.ts';
import type { WithLearner } from '../domain/learner-lock.ts';
import type { OpenLessonFor, ReadLessonFor } from '../domain/open-lesson.ts';
import { LessonViews } from '../features/activity/lesson-views.ts';
import { addLessonViews } from '../features/activity/queries.ts';
import { recordSimulatorUse } from '../features/activity/simulator-use.ts';
import { listRefusals, locksFor, openLesson, readLesson } from '../features/courses/policy.ts';
import { courseQueries } from '../features/courses/queries.ts';
import { bringCards, flashcardQueries } from '../features/flashcards/queries.ts';
import type { FlashcardsOptions } from '../features/flashcards/service.ts';
import { cardThrottle } from '../features/flashcards/throttles.ts';
import { guidedPathQueries } from '../features/guided-paths/queries.ts';
import { checkThrottle } from '../features/guided-paths/throttles.ts';
import { placeQueries } from '../features/places/queries.ts';
import type { PlacesOptions } from '../features/places/service.ts';
import { placeThrottle } from '../features/places/throttles.ts';
import { checkpointQueries } from '../features/quizzes/checkpoints/queries.ts';
import { quizQueries } from '../features/quizzes/queries.ts';
import type { QuizzesOptions } from '../features/quizzes/service.ts';
import {
  checkThrottle as quizCheckThrottle,
  submissionThrottle,
} from '../features/quizzes/throttles.ts';
import { keptFiles } from '../features/resources/kept-files.ts';
import { resourceQueries } from '../features/resources/queries.ts';
import { packThrottle, sheetThrottle } from '../features/resources/throttles.ts';
import { searchQueries } from '../features/search/queries.ts';
import type { SearchOptions } from '../features/search/service.ts';
import { searchThrottle } from '../features/search/throttles.ts';
import type { SimulatorsOptions } from '../features/simulators/routes.ts';
import { taskQueries } from '../features/tasks/queries.ts';
import type { TasksOptions } from '../features/tasks/service.ts';
import { attemptThrottle } from '../features/tasks/throttles.ts';
import { visualizationQueries } from '../features/visualizations/queries.ts';
import { playThrottle } from '../features/visualizations/throttles.ts';
import type { Caller, Learner } from '../platform/caller.ts';
import type { StoredCurriculum } from '../platform/curriculum/store-curriculum.ts';
import type { Connection } from '../platform/database/client.ts';
import { recorderOf } from './recorder.ts';

interface LearningOptions {
  readonly connection: Connection;
  readonly curriculum: StoredCurriculum;
  readonly now: () => Date;
}

export function learningOf(
  app: FastifyInstance,
  { connection: { database, pool }, curriculum, now }: LearningOptions,
  withLearner: WithLearner,
) {
  const views = new LessonViews((counts) => addLessonViews(database, counts));
  app.addHook('onClose', () => views.flush());
  const recorder = recorderOf({ ...curriculum, withLearner, now });
  const lessons = courseQueries(database);
  const openLessonFor: OpenLessonFor = (caller, id) => openLesson(lessons, caller, id);
  const readLessonFor: ReadLessonFor = (caller, id) => readLesson(lessons, caller, id);

  const courses = {
    queries: lessons,
    recorder,
    noteLessonViewed: ({ id, timeZone }: Learner) => views.note(id, localDay(now(), timeZone)),
  };
  const quizzes: QuizzesOptions = {
    queries: quizQueries(database),
    openLesson: openLessonFor,
    recorder,
    submissions: submissionThrottle(),
    checks: quizCheckThrottle(),
    bringCards,
  };
  const checkpoints = { ...quizzes, queries: checkpointQueries(database), now };
  const flashcards: FlashcardsOptions = {
    queries: flashcardQueries(database),
    recorder,
    turns: cardThrottle(),
    now,
  };
  const practice = { recorder, withLearner, plays: playThrottle(), checks: checkThrottle(), now };
  const visualizations = { ...practice, queries: visualizationQueries(database) };
  const paths = { ...practice, queries: guidedPathQueries(database) };
  const tasks: TasksOptions = {
    queries: taskQueries(database),
    openLesson: openLessonFor,
    recorder,
    attempts: attemptThrottle(pool),
  };
  const simulators: SimulatorsOptions = {
    openLesson: openLessonFor,
    readLesson: readLessonFor,
    recordUse: ({ id }, use, act) =>
      withLearner(id, (tx, learner) => recordSimulatorUse(tx, learner, use, act, now())),
  };
  const places: PlacesOptions = {
    queries: placeQueries(database),
    readLesson: readLessonFor,
    saves: placeThrottle(),
    now,
  };
  const search: SearchOptions = {
    queries: searchQueries(database),
    locksFor: (caller) => locksFor(lessons, caller),
    searches: searchThrottle(),
  };
  const resources = {
    queries: resourceQueries(database),
    readLesson: readLessonFor,
    refusalsFor: (caller: Caller) => listRefusals(lessons, caller),
    files: keptFiles(),
    printing: sheetThrottle(),
    packing: packThrottle(),
  };
  return {
    courses,
    quizzes,
    checkpoints,
    flashcards,
    visualizations,
    paths,
    tasks,
    simulators,
    places,
    search,
    resources,
  };
}
