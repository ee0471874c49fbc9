/** What the dashboard says, worked out from its data. */
import { type CurrentCourse, type Dashboard, levelOf, weeklyGoal } from '@qubloom/contract';

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

export interface WeekRing {
  readonly days: number;
  readonly goal: number;
  /** 0 to 1. */
  readonly filled: number;
  readonly message: string;
}

/** Learning days of this week against the recommended number, with a message that puts no pressure on. */
export function weekRingOf(daysLearned: number): WeekRing {
  const days = Math.max(0, daysLearned);
  return {
    days,
    goal: weeklyGoal,
    filled: Math.min(days / weeklyGoal, 1),
    message: weekMessage(days),
  };
}

function weekMessage(days: number): string {
  if (days === 0) return 'Two or three days a week is plenty.';
  if (days < weeklyGoal - 1) return 'A good start. One or two more days make a great week.';
  if (days < weeklyGoal) return 'That is a good week. One more day if you like.';
  return 'That is a full week of learning. Rest is part of it.';
}
