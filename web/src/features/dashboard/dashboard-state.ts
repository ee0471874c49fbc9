/** Computes the dashboard's texts from its data. */
import { type CurrentCourse, type Dashboard, levelOf } from '@qubloom/contract';

export interface LearnerName {
  readonly firstName: string;
  readonly username: string;
}

/** The first name, else the username, else a name that fits everybody. */
export function greetingName(learner: LearnerName | undefined): string {
  return learner?.firstName.trim() || learner?.username.trim() || 'Quantum Explorer';
}

/** The values of the four tiles. */
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

/** The one big thing of the dashboard; everything else on it is small. */
export type NextThing = 'lesson' | 'cards' | 'puzzle';

/** Number of due cards from which on they come before a new lesson. */
const manyCards = 20;

export interface ThingsToDo {
  readonly hasLesson: boolean;
  readonly dueCards: number;
  readonly isPuzzleDone: boolean;
  /** False before the first lesson is begun. */
  readonly hasLearned: boolean;
}

export function nextThing({
  hasLesson,
  dueCards,
  isPuzzleDone,
  hasLearned,
}: ThingsToDo): NextThing {
  if (dueCards >= manyCards) return 'cards';
  return hasLesson || !hasLearned || isPuzzleDone ? 'lesson' : 'puzzle';
}
