/** The achievements that a learner has earned. Pure. */
import {
  levelOf,
  type AchievementId,
  type AwardedAchievement,
  type BadgeProgress,
  type CourseId,
} from '@qubloom/contract';
import type { StoredRule } from '../../../curriculum/store-curriculum.ts';
import { localDay } from '../../../domain/local-day.ts';
import type { LearnerHistory, QuizHistory } from '../learner-history.ts';

/** The counts of a learner that the rules compare. */
export interface LearnerFacts {
  readonly lessonsCompleted: number;
  readonly completedCourses: readonly CourseId[];
  readonly quizzesTaken: number;
  readonly perfectQuizzes: number;
  readonly quizzesImproved: number;
  readonly hardQuizReturns: number;
  readonly lessonsMastered: number;
  readonly tasksPassed: number;
  readonly cardsMastered: number;
  readonly setsCompleted: number;
  readonly visualizationsCompleted: number;
  readonly learningDays: number;
  /** Days in a row, including today. */
  readonly streak: number;
  readonly points: number;
}

export function isEarned(rule: StoredRule, facts: LearnerFacts): boolean {
  switch (rule.kind) {
    case 'course-completed':
      return facts.completedCourses.includes(rule.courseId);
    case 'streak':
      return facts.streak >= rule.days;
    default:
      return counted[rule.kind](facts) >= rule.atLeast;
  }
}

type CountedKind = Extract<StoredRule, { atLeast: number }>['kind'];

const counted: { readonly [Kind in CountedKind]: (facts: LearnerFacts) => number } = {
  'lessons-completed': ({ lessonsCompleted }) => lessonsCompleted,
  'courses-completed': ({ completedCourses }) => completedCourses.length,
  'quizzes-taken': ({ quizzesTaken }) => quizzesTaken,
  'perfect-quizzes': ({ perfectQuizzes }) => perfectQuizzes,
  'quizzes-improved': ({ quizzesImproved }) => quizzesImproved,
  'hard-quiz-returns': ({ hardQuizReturns }) => hardQuizReturns,
  'lessons-mastered': ({ lessonsMastered }) => lessonsMastered,
  'tasks-passed': ({ tasksPassed }) => tasksPassed,
  'cards-mastered': ({ cardsMastered }) => cardsMastered,
  'flashcard-sets-completed': ({ setsCompleted }) => setsCompleted,
  'visualizations-completed': ({ visualizationsCompleted }) => visualizationsCompleted,
  'learning-days': ({ learningDays }) => learningDays,
  points: ({ points }) => points,
  level: ({ points }) => levelOf(points),
};

/** Returns null if there is nothing to count: what is done once, and days in a row, which are no plan to make. */
export function progressTo(
  rule: StoredRule,
  facts: LearnerFacts,
  { courses, completedLessons }: Pick<LearnerHistory, 'courses' | 'completedLessons'>,
): BadgeProgress | null {
  switch (rule.kind) {
    case 'streak':
      return null;
    case 'course-completed': {
      const lessons = courses.find(({ id }) => id === rule.courseId)?.lessons ?? [];
      const done = lessons.filter((id) => completedLessons.includes(id));
      return countedTo(done.length, lessons.length);
    }
    default:
      return countedTo(counted[rule.kind](facts), rule.atLeast);
  }
}

const countedTo = (have: number, need: number): BadgeProgress | null =>
  need > 1 ? { have: Math.min(have, need), need } : null;

export interface Awardable {
  readonly rule: StoredRule;
  readonly pointsAwarded: number;
}

/**
 * Returns the achievements that are due, in the given order. Their points count at once, so one achievement can earn
 * the next.
 */
export function achievementsDue<One extends Awardable>(
  notHeld: readonly One[],
  facts: LearnerFacts,
): readonly One[] {
  const due = notHeld.filter(({ rule }) => isEarned(rule, facts));
  if (due.length === 0) return [];
  const points = facts.points + due.reduce((sum, { pointsAwarded }) => sum + pointsAwarded, 0);
  const others = notHeld.filter((one) => !due.includes(one));
  return [...due, ...achievementsDue(others, { ...facts, points })];
}

/** The part of a learner that is not in the history. */
export interface LearnerNow {
  readonly points: number;
  /** Days in a row, including today. */
  readonly streak: number;
  readonly timeZone: string;
}

export function factsOf(
  history: LearnerHistory,
  { points, streak, timeZone }: LearnerNow,
): LearnerFacts {
  const { courses, quizzes } = history;
  const completed = new Set(history.completedLessons);
  const perfect = quizzes.filter(({ isPerfect }) => isPerfect);
  return {
    lessonsCompleted: completed.size,
    completedCourses: courses
      .filter(({ lessons }) => lessons.length > 0 && lessons.every((id) => completed.has(id)))
      .map(({ id }) => id),
    quizzesTaken: quizzes.length,
    perfectQuizzes: perfect.length,
    quizzesImproved: quizzes.filter(({ isImproved }) => isImproved).length,
    hardQuizReturns: quizzes.filter((quiz) => wasReturnedTo(quiz, timeZone)).length,
    lessonsMastered: perfect.filter(({ lessonId }) => completed.has(lessonId)).length,
    tasksPassed: history.passedTasks.length,
    cardsMastered: history.cardsMastered,
    setsCompleted: history.setsCompleted,
    visualizationsCompleted: history.visualizationsCompleted,
    learningDays: history.learningDays,
    points,
    streak,
  };
}

/** Returns true if the quiz was once hard and was submitted again on a later day. */
function wasReturnedTo({ hardAt, lastAt }: QuizHistory, zone: string): boolean {
  return hardAt !== null && localDay(new Date(lastAt), zone) > localDay(new Date(hardAt), zone);
}

/** @param history already includes what was just learned */
export function dueAchievements(
  rules: ReadonlyMap<AchievementId, StoredRule>,
  history: LearnerHistory,
  learner: LearnerNow,
): readonly AwardedAchievement[] {
  const notHeld = history.achievementsNotHeld.flatMap((achievement) => {
    const rule = rules.get(achievement.id);
    return rule ? [{ ...achievement, rule }] : [];
  });
  return achievementsDue(notHeld, factsOf(history, learner));
}
