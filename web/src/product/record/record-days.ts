/** Days of a record, which are dates in the learner's time zone. */
import { timeBands, timeBandTexts, type LearnerRecord, type TimeBand } from '@qubloom/contract';

type Day = LearnerRecord['week']['days'][number];

/** At noon here, so that no time zone moves the date to another day. */
const noonOf = (date: string) => new Date(`${date}T12:00:00`);

/** For example `Mar 1, 2027`. */
export const dayText = (date: string): string =>
  noonOf(date).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** For example `Mon`. */
export const weekdayText = (date: string): string =>
  noonOf(date).toLocaleDateString('en-US', { weekday: 'short' });

/** `today` is a date, too. */
export const timeText = ({ date, time }: Day, today: string): string =>
  time === 'none' && date > today ? 'Still to come' : timeBandTexts[time];

/** From 0 for no time to 4 for over an hour. */
export const levelOf = (time: TimeBand): number => timeBands.indexOf(time);

/** The date of this moment here. */
export function dateHere(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** For example `1 day` and `3 days`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${String(count)} ${count === 1 ? one : many}`;
