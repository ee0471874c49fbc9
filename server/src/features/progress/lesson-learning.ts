/** Learning in a lesson. It imports no other feature, because a report of it is a part of the context. */
import type { CourseId, LessonId, TaskKey, UserId } from '@qubloom/contract';
import type { QuizHistory } from './learner-history.ts';

interface InLesson {
  readonly lessonId: LessonId;
  readonly courseId: CourseId;
}

export type LessonLearning = InLesson &
  (
    | { readonly type: 'lesson-completed' }
    | { readonly type: 'task-passed'; readonly task: TaskKey }
    | {
        readonly type: 'quiz-submitted';
        readonly score: number;
        readonly totalQuestions: number;
        /** The points that it pays; 0 for none. */
        readonly points: number;
        /** The quiz's part of the learner's history, including this submission. */
        readonly quiz: QuizHistory;
      }
  );

/** Something about a lesson that the systems of a learner's school hear of. */
export interface ReportedLearning {
  readonly userId: UserId;
  readonly learning: LessonLearning;
  readonly moment: Date;
}
