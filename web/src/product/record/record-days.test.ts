import { expect, test } from 'vitest';
import { counted, dateHere, dayText, levelOf, timeText, weekdayText } from './record-days.ts';

test('a date stays on its day in every time zone', () => {
  expect(dayText('2027-03-01')).toBe('Mar 1, 2027');
  expect(weekdayText('2027-03-01')).toBe('Mon');
  expect(dateHere(new Date(2027, 2, 1, 23, 59))).toBe('2027-03-01');
});

test.each([
  ['2027-03-03', 'none', 'No time'],
  ['2027-03-04', 'none', 'No time'],
  ['2027-03-05', 'none', 'Still to come'],
  ['2027-03-05', 'under-15', 'Under 15 minutes'],
] as const)('on March 4, the time of %s, %s, is “%s”', (date, time, text) => {
  expect(timeText({ date, time, hasLearned: false }, '2027-03-04')).toBe(text);
});

test('more time has a higher level', () => {
  expect(levelOf('none')).toBe(0);
  expect(levelOf('over-60')).toBe(4);
});

test('one is counted without an s', () => {
  expect(counted(1, 'day')).toBe('1 day');
  expect(counted(3, 'day')).toBe('3 days');
  expect(counted(2, 'try', 'tries')).toBe('2 tries');
});
