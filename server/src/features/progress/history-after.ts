/** A learner's history with one more thing in it. Pure. */
import type { LearnerHistory } from './learner-history.ts';
import type { Learning } from './learning.ts';

/** @param isNewDay Whether it is the first learning of a day. */
export function historyAfter(
  before: LearnerHistory,
  learning: Learning,
  isNewDay: boolean,
): LearnerHistory {
  const history = { ...before, learningDays: before.learningDays + (isNewDay ? 1 : 0) };
  switch (learning.type) {
    case 'lesson-completed':
      return { ...history, completedLessons: [...before.completedLessons, learning.lessonId] };
    case 'task-passed': {
      const { lessonId, task } = learning;
      return { ...history, passedTasks: [...before.passedTasks, { lessonId, task }] };
    }
    case 'card-reviewed':
      return { ...history, cardsMastered: before.cardsMastered + learning.cardsMastered };
    case 'cards-studied':
      return { ...history, setsCompleted: before.setsCompleted + (learning.completesSet ? 1 : 0) };
    case 'checkpoint-done':
    case 'guided-step-completed':
      return history;
    case 'visualization-completed':
      return { ...history, visualizationsCompleted: before.visualizationsCompleted + 1 };
    case 'quiz-submitted': {
      const { quiz } = learning;
      const others = before.quizzes.filter(({ quizId }) => quizId !== quiz.quizId);
      return { ...history, quizzes: [...others, quiz] };
    }
  }
}
