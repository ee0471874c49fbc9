import type { Level } from '@qubloom/contract';
import { describe, expect, test } from 'vitest';
import { localDay } from '../../domain/local-day.ts';
import { isAhead, isOpenLevel, levelAfter, pays, type CourseDone } from './rules.ts';

/** Two courses of each level, in the order of the library; these are done, by their places from 0. */
function library(...done: number[]): CourseDone[] {
  const levels: Level[] = [
    'beginner',
    'beginner',
    'intermediate',
    'intermediate',
    'advanced',
    'intermediate',
    'advanced',
  ];
  return levels.map((level, place) => ({ level, isDone: done.includes(place) }));
}

describe('the level of the puzzles', () => {
  test.each<[string, number[], Level]>([
    ['nothing', [], 'beginner'],
    ['all courses for beginners', [0, 1], 'beginner'],
    ['the course that teaches intermediate puzzles', [2], 'intermediate'],
    ['another intermediate course', [3, 5], 'beginner'],
    ['the course that teaches advanced puzzles', [2, 4], 'advanced'],
    ['only the advanced course', [4], 'advanced'],
    ['another advanced course', [2, 6], 'intermediate'],
  ])('after %s', (_, done, level) => {
    expect(levelAfter(library(...done))).toBe(level);
  });

  test('is the first one in a library without courses', () => {
    expect(levelAfter([])).toBe('beginner');
  });

  test.each<[Level, Level, boolean]>([
    ['beginner', 'beginner', true],
    ['beginner', 'advanced', true],
    ['intermediate', 'beginner', false],
    ['advanced', 'intermediate', false],
  ])('lets %s puzzles be answered by %s learners: %s', (level, own, isOpen) => {
    expect(isOpenLevel(level, own)).toBe(isOpen);
  });
});

describe('a day', () => {
  const march1 = new Date('2027-03-01T12:00:00Z');

  test.each([
    ['2027-03-02', false],
    ['2027-03-01', true],
    ['2027-02-28', false],
    ['2026-03-01', false],
  ])('%s, answered on March 1, pays: %s', (day, isPaid) => {
    expect(pays(day, { answeredAt: march1, now: march1, timeZone: 'UTC' })).toBe(isPaid);
    expect(isAhead(day, '2027-03-01')).toBe(day > '2027-03-01');
  });

  // A leap day is a day like every other.
  test.each([
    ['2028-02-28', '2028-03-01', true],
    ['2028-02-27', '2028-03-01', false],
    ['2028-02-29', '2028-03-02', true],
    ['2027-12-30', '2028-01-01', true],
    ['2027-12-29', '2028-01-01', false],
  ])('%s, answered on that day and sent on %s, pays: %s', (day, sent, isPaid) => {
    const answeredAt = new Date(`${day}T18:00:00Z`);
    const now = new Date(`${sent}T08:00:00Z`);
    expect(pays(day, { answeredAt, now, timeZone: 'UTC' })).toBe(isPaid);
  });

  // In New York, March 1 ends at 05:00 UTC; on Kiritimati, at 10:00 UTC; in Pago Pago, at 11:00 UTC on March 2.
  test.each([
    ['America/New_York', '2027-03-02T05:59:00Z', true],
    ['America/New_York', '2027-03-02T06:01:00Z', false],
    ['Pacific/Kiritimati', '2027-03-01T10:59:00Z', true],
    ['Pacific/Kiritimati', '2027-03-01T11:01:00Z', false],
    ['Pacific/Pago_Pago', '2027-03-02T11:59:00Z', true],
    ['Pacific/Pago_Pago', '2027-03-02T12:01:00Z', false],
  ])('March 1 pays in %s at %s, an hour after its end at most: %s', (timeZone, at, isPaid) => {
    const now = new Date(at);
    expect(pays('2027-03-01', { answeredAt: now, now, timeZone })).toBe(isPaid);
  });

  // The same moment is on three days. Lord Howe Island's clocks go back by half an hour on April 4, 2027.
  test.each([
    ['2027-03-01T10:30:00Z', 'Pacific/Kiritimati', '2027-03-02'],
    ['2027-03-01T10:30:00Z', 'America/New_York', '2027-03-01'],
    ['2027-03-01T10:30:00Z', 'Pacific/Pago_Pago', '2027-02-28'],
    ['2027-04-04T13:29:00Z', 'Australia/Lord_Howe', '2027-04-04'],
    ['2027-04-04T13:31:00Z', 'Australia/Lord_Howe', '2027-04-05'],
  ])('at %s in %s, the newest puzzle is that of %s', (moment, zone, day) => {
    const today = localDay(new Date(moment), zone);
    const [year, month, date] = day.split('-').map(Number);
    const next = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, (date ?? 1) + 1));
    expect(isAhead(day, today)).toBe(false);
    expect(isAhead(next.toISOString().slice(0, 10), today)).toBe(true);
  });
});
