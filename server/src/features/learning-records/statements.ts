/** Statements about what was learned, by xAPI 1.0.3 with the vocabulary of ADL. Pure. */
import { brand, pathToItem, type ClassId, type CourseId, type LessonId } from '@qubloom/contract';
import type { LessonLearning } from '../progress/index.ts';

const adl = 'http://adlnet.gov/expapi';
const language = 'en-US';

export interface Learned {
  /** The statement's id: a UUID. Sent twice, it is the same statement. */
  readonly id: string;
  /** The random id of the learner at the store. */
  readonly actor: string;
  readonly learning: LessonLearning;
  readonly titles: Titles;
  /** The classes that send what is learned. */
  readonly classIds: readonly ClassId[];
  readonly moment: Date;
  /** The site's origin, from its settings. */
  readonly origin: string;
}

export interface Titles {
  readonly lesson: string;
  readonly course: string;
  /** Null unless a task was passed. */
  readonly task: string | null;
}

/** It names nobody: neither the learner nor the class. */
export function statementOf({ id, actor, learning, titles, classIds, moment, origin }: Learned) {
  const { lessonId, courseId } = learning;
  const lesson = activity(`${origin}${pathOf(lessonId, courseId)}`, 'lesson', titles.lesson);
  const course = activity(
    `${origin}${pathToItem({ kind: 'course', courseId }, courseId)}`,
    'course',
    titles.course,
  );
  return {
    id,
    actor: { objectType: 'Agent', account: { homePage: origin, name: actor } },
    verb: { id: `${adl}/verbs/completed`, display: { [language]: 'completed' } },
    ...aboutWhat(learning, { lesson, titles, origin }),
    context: {
      platform: brand.name,
      language,
      contextActivities: {
        parent: [learning.type === 'lesson-completed' ? course : lesson],
        grouping: [
          ...(learning.type === 'lesson-completed' ? [] : [course]),
          ...classIds.map((classId) => ({
            objectType: 'Activity',
            id: `${origin}/classes/${String(classId)}`,
          })),
        ],
      },
    },
    timestamp: moment.toISOString(),
  };
}
export type Statement = ReturnType<typeof statementOf>;

interface Place {
  readonly lesson: ReturnType<typeof activity>;
  readonly titles: Titles;
  readonly origin: string;
}

function aboutWhat(learning: LessonLearning, { lesson, titles, origin }: Place) {
  const { lessonId, courseId } = learning;
  switch (learning.type) {
    case 'lesson-completed':
      return { object: lesson, result: { completion: true } };
    case 'task-passed':
      return {
        object: activity(
          `${lesson.id}#${encodeURIComponent(learning.task)}`,
          'performance',
          titles.task ?? titles.lesson,
        ),
        result: { completion: true, success: true },
      };
    case 'quiz-submitted': {
      const { score: raw, totalQuestions: max } = learning;
      const path = pathToItem({ kind: 'quiz', lessonId }, courseId);
      return {
        object: activity(`${origin}${path}`, 'assessment', titles.lesson),
        // Quizzes have no pass mark, so there is no `success`.
        result: { completion: true, score: { scaled: raw / max, raw, min: 0, max } },
      };
    }
  }
}

const pathOf = (lessonId: LessonId, courseId: CourseId) =>
  pathToItem({ kind: 'lesson', lessonId }, courseId);

const activity = (id: string, type: string, name: string) => ({
  objectType: 'Activity',
  id,
  definition: { type: `${adl}/activities/${type}`, name: { [language]: name } },
});
