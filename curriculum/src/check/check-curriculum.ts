/** Checks everything about a curriculum beyond the form of its files. */
import type { Curriculum } from '../curriculum.ts';
import type { ContentProblem } from '../problem.ts';
import { checkFairness } from './fairness/check-fairness.ts';
import { checkAssessment } from './check-assessments.ts';
import { checkFlashcards } from './check-flashcards.ts';
import { checkGuidedPaths } from './check-guided-paths.ts';
import { checkIdeas } from '../ideas/check-ideas.ts';
import { checkInlineChecks } from '../inline-checks/check-inline-checks.ts';
import { checkLinks, type AssetExists } from './check-links.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkPrograms, type ProgramRunner } from './check-programs.ts';
import { checkProgramWords } from './check-program-words.ts';
import { checkCheckpoint, checkNewQuestions, checkQuiz } from './check-quizzes.ts';
import { checkShape } from './check-shape.ts';
import { checkTasks } from './check-tasks.ts';
import { taughtByLesson } from './concept-words.ts';
import { checkTwins } from './check-twins.ts';
import { checkVisualizations } from '../visualizations/check-visualizations.ts';
import { checkLessonWording, checkOtherWording } from './check-wording.ts';
import { checkVideo } from '../videos/check-videos.ts';
import { checkCast } from './voice/check-cast.ts';
import { checkReplies } from './voice/check-replies.ts';
import { checkThread } from './voice/check-thread.ts';
import { checkVoice } from './voice/check-voice.ts';

export async function checkCurriculum(
  curriculum: Curriculum,
  assetExists: AssetExists = () => true,
  /** Without it, programs are read but not run. */
  programs?: ProgramRunner,
): Promise<ContentProblem[]> {
  const taught = taughtByLesson(curriculum.courses.flatMap(({ lessons: some }) => some));
  const lessons = curriculum.courses.flatMap(({ level, lessons: some }) =>
    some.map(async (lesson) => [
      ...checkShape(lesson),
      ...checkQuiz(lesson),
      ...checkCheckpoint(lesson),
      ...(await checkAssessment(level, lesson)),
      ...(await checkTasks(lesson, taught.get(lesson))),
      ...checkTwins(lesson),
      ...(await checkInlineChecks(lesson)),
      ...checkLessonWording(level, lesson),
    ]),
  );
  return [
    ...(await Promise.all(lessons)).flat(),
    ...(await checkProgramWords(curriculum, taught)),
    ...(programs ? await checkPrograms(curriculum, programs) : []),
    ...(await checkNumbers(curriculum.numbers)),
    ...checkLinks(curriculum, assetExists),
    ...checkIdeas(curriculum),
    ...checkOtherWording(curriculum),
    ...(await checkFlashcards(curriculum)),
    ...(await checkGuidedPaths(curriculum)),
    ...checkVisualizations(curriculum),
    ...curriculum.courses.flatMap((course) => checkVideo(course, assetExists)),
    ...curriculum.courses.flatMap(checkNewQuestions),
    ...curriculum.courses.flatMap(checkCast),
    ...curriculum.courses.flatMap(checkThread),
    ...curriculum.courses.flatMap(checkReplies),
    ...checkFairness(curriculum),
    ...checkVoice(curriculum),
  ];
}
