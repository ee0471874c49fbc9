import { expect, test } from 'vitest';
import {
  daysBetween,
  isLateOnSunday,
  localDay,
  mondayOf,
  startOfDay,
  withDaysAdded,
} from './local-day.ts';

test.each([
  ['2027-03-02T04:30:00Z', 'America/New_York', '2027-03-01'],
  ['2027-03-02T04:30:00Z', 'Europe/London', '2027-03-02'],
  ['2027-03-01T10:00:00Z', 'Pacific/Kiritimati', '2027-03-02'],
  ['2027-03-01T10:30:00Z', 'Pacific/Pago_Pago', '2027-02-28'],
  ['2027-03-01T18:14:59Z', 'Asia/Kathmandu', '2027-03-01'],
  ['2027-03-01T18:15:00Z', 'Asia/Kathmandu', '2027-03-02'],
  // Lord Howe Island's daylight saving shift is half an hour; it ends on April 4, 2027, at 02:00.
  ['2027-04-03T12:59:59Z', 'Australia/Lord_Howe', '2027-04-03'],
  ['2027-04-03T13:00:00Z', 'Australia/Lord_Howe', '2027-04-04'],
  ['2027-04-04T13:29:59Z', 'Australia/Lord_Howe', '2027-04-04'],
  ['2027-04-04T13:30:00Z', 'Australia/Lord_Howe', '2027-04-05'],
  ['2028-02-29T12:00:00Z', 'UTC', '2028-02-29'],
])('%s in %s is %s', (moment, zone, day) => {
  expect(localDay(new Date(moment), zone)).toBe(day);
});

test('a zone that this Node does not know counts as UTC', () => {
  expect(localDay(new Date('2027-03-01T23:59:00Z'), 'Mars/Olympus_Mons')).toBe('2027-03-01');
});

test.each([
  ['2028-02-28', '2028-03-01', 2],
  ['2027-02-28', '2027-03-01', 1],
  ['2027-12-31', '2028-01-01', 1],
  ['2027-03-14', '2027-03-13', -1],
])('from %s to %s it is %i days', (earlier, later, days) => {
  expect(daysBetween(earlier, later)).toBe(days);
  expect(withDaysAdded(earlier, days)).toBe(later);
});

test.each([
  ['2027-03-01', '2027-03-01'],
  ['2027-03-07', '2027-03-01'],
  ['2027-03-08', '2027-03-08'],
  ['2028-03-02', '2028-02-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('every known zone has an offset in whole quarters of an hour, as the stored days require', () => {
  const day = new Date('2027-06-01T00:00:00Z');
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone,
      minute: 'numeric',
      second: 'numeric',
    });
    const [minutes, seconds] = parts.format(day).split(':').map(Number);
    expect([timeZone, (minutes ?? 1) % 15, seconds]).toEqual([timeZone, 0, 0]);
  }
});

test('the start of a day is its first moment, in every zone', { tags: ['exhaustive'] }, () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    for (const day of ['2027-03-28', '2027-10-31']) {
      const start = startOfDay(day, zone);
      expect(localDay(start, zone)).toBe(day);
      expect(localDay(new Date(start.getTime() - 1), zone)).toBe(withDaysAdded(day, -1));
    }
  }
});

test.each([
  ['2027-03-07T20:59:00Z', 'America/New_York', false],
  ['2027-03-07T21:00:00Z', 'America/New_York', true],
  ['2027-03-08T04:59:00Z', 'America/New_York', true],
  ['2027-03-08T05:00:00Z', 'America/New_York', false],
  ['2027-03-06T22:00:00Z', 'America/New_York', false],
  ['2027-03-07T02:00:00Z', 'Pacific/Kiritimati', true],
  ['2027-03-28T15:00:00Z', 'Europe/London', true],
])('at %s in %s, the last eight hours of a Sunday have begun: %s', (moment, zone, isLate) => {
  expect(isLateOnSunday(new Date(moment), zone, 8)).toBe(isLate);
});
