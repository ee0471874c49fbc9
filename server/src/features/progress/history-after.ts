/** A learner's history with one more thing in it. Pure. */
import type { LearnerHistory } from '../../domain/learner-history.ts';
import type { Learning } from '../../domain/progress-recorder.ts';

/** @param isNewDay Whether it is the first learning of a day. */
export function historyAfter(
  before: LearnerHistory,
  learning: Learning,
  isNewDay: boolean,
): LearnerHistory {
  const history = { ...before, learningDays: before.learningDays + (isNewDay ? 1 : 0) };
  const { lessonId } = learning;
  switch (learning.type) {
    case 'lesson-completed':
      return { ...history, completedLessons: [...before.completedLessons, lessonId] };
    case 'task-passed':
      return {
        ...history,
        passedTasks: [...before.passedTasks, { lessonId, task: learning.task }],
      };
    case 'quiz-submitted': {
      const { quiz } = learning;
      const others = before.quizzes.filter(({ quizId }) => quizId !== quiz.quizId);
      return { ...history, quizzes: [...others, quiz] };
    }
  }
}
