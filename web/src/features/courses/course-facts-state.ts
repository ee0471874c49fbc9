/** Computes what a course card says from the course's numbers. */
import type { Course, Level, Tier } from '@qubloom/contract';

const maxStars = 5;
const minutesInHour = 60;

export type Star = 'full' | 'half' | 'empty';

/** Five stars: whole ones, then a half one if the fraction is at least .5, then empty ones. */
export function starsOf(averageRating: number): Star[] {
  const rating = Math.min(Math.max(averageRating, 0), maxStars);
  const full = Math.floor(rating);
  const half = rating - full >= 0.5;
  return Array.from({ length: maxStars }, (_, index): Star => {
    if (index < full) return 'full';
    return index === full && half ? 'half' : 'empty';
  });
}

/** Whole hours in a duration of minutes. */
export function hoursOf(minutes: number): number {
  return Math.floor(minutes / minutesInHour);
}

export function hoursText(minutes: number): string {
  const hours = hoursOf(minutes);
  if (hours === 0) return 'Under 1 hour';
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

export function lessonsText(count: number): string {
  return count === 1 ? '1 lesson' : `${count} lessons`;
}

export const levelNames: Readonly<Record<Level, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

/** Undefined means all levels. */
export type LevelFilter = Level | undefined;

export const levelFilters: readonly { readonly value: LevelFilter; readonly label: string }[] = [
  { value: undefined, label: 'All Levels' },
  { value: 'beginner', label: levelNames.beginner },
  { value: 'intermediate', label: levelNames.intermediate },
  { value: 'advanced', label: levelNames.advanced },
];

export function coursesAtLevel(courses: readonly Course[], level: LevelFilter): readonly Course[] {
  return level === undefined ? courses : courses.filter((course) => course.level === level);
}

const planNames: Readonly<Record<Tier, string>> = {
  free: 'Free',
  basic: 'Basic',
  premium: 'Premium',
  ultimate: 'Ultimate',
};

/** Says which plan opens a course, for the grown-up who decides. */
export function planText(course: Course): string {
  return `Opens with the ${planNames[course.requiresSubscription]} plan.`;
}
