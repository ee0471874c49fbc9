/** What the dashboard says, worked out from its data. */
import {
  type Achievement,
  type CurrentCourse,
  type Dashboard,
  levelOf,
  weeklyGoal,
} from '@qubloom/contract';

export interface LearnerName {
  readonly firstName: string;
  readonly username: string;
}

/** First name, else username, else a name that fits everybody. */
export function greetingName(learner: LearnerName | undefined): string {
  return learner?.firstName.trim() || learner?.username.trim() || 'Quantum Explorer';
}

/** The four tiles' values. */
export interface DashboardFigures {
  readonly streak: string;
  readonly progress: string;
  readonly achievements: string;
  readonly level: string;
}

export function figuresOf(data: Dashboard): DashboardFigures {
  const { streak, points } = data.user;
  return {
    streak: streak === 1 ? '1 day' : `${streak} days`,
    progress: `${data.courseProgress}%`,
    achievements: `${data.achievements.earned}/${data.achievements.total}`,
    level: String(levelOf(points)),
  };
}

export function lessonCountText({ currentLessonIndex, totalLessons }: CurrentCourse): string {
  return `Lesson ${currentLessonIndex + 1}/${totalLessons}`;
}

const stripSizes = { unlocked: 6, locked: 2 };

/** The badges of the strip: up to six that are unlocked, then up to two that are not. */
export function stripOf(achievements: readonly Achievement[]): Achievement[] {
  const { unlocked, locked } = partsOf(achievements);
  return [...unlocked.slice(0, stripSizes.unlocked), ...locked.slice(0, stripSizes.locked)];
}

/** Unlocked badges first. */
export function unlockedFirst(achievements: readonly Achievement[]): Achievement[] {
  const { unlocked, locked } = partsOf(achievements);
  return [...unlocked, ...locked];
}

function partsOf(achievements: readonly Achievement[]) {
  return {
    unlocked: achievements.filter((achievement) => achievement.unlocked),
    locked: achievements.filter((achievement) => !achievement.unlocked),
  };
}

export interface WeekRing {
  readonly days: number;
  readonly goal: number;
  /** 0 to 1. */
  readonly filled: number;
  readonly words: string;
}

/** Learning days of this week against the recommended number, in words without pressure. */
export function weekRingOf(daysLearned: number): WeekRing {
  const days = Math.max(0, daysLearned);
  return {
    days,
    goal: weeklyGoal,
    filled: Math.min(days / weeklyGoal, 1),
    words: weekWords(days),
  };
}

function weekWords(days: number): string {
  if (days === 0) return 'Two or three days a week is plenty.';
  if (days < weeklyGoal - 1) return 'A good start. One or two more days make a great week.';
  if (days < weeklyGoal) return 'That is a good week. One more day if you like.';
  return 'That is a full week of learning. Rest is part of it.';
}
