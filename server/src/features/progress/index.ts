/** Points, the streak, achievements, and daily numbers, which all follow from learning. */
export { achievementRoutes } from './achievements/routes.ts';
export { forgetOriginsBefore } from './activity/queries.ts';
export { learningTimeRoutes } from './activity/routes.ts';
export { recordSimulatorUse } from './activity/simulator-use.ts';
export { countLessonView, saveLessonViews } from './activity/viewed-lessons.ts';
export type { QuizStats } from './learner-history.ts';
export type { Decide, Learning } from './learning.ts';
export { checkedLearnedAt } from './learned-at.ts';
export type { LessonLearning, ReportedLearning } from './lesson-learning.ts';
export { recordLearning } from './recorder.ts';
export { streakToday } from './streak/streak.ts';
export { progressTables } from './learner-tables.ts';
