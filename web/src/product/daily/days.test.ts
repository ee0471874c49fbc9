import { expect, test } from 'vitest';
import { dayIn, dayName, daysBefore } from './days.ts';

test.each([
  ['2027-03-01T10:30:00Z', 'Pacific/Kiritimati', '2027-03-02'],
  ['2027-03-01T10:30:00Z', 'America/New_York', '2027-03-01'],
  ['2027-03-01T10:30:00Z', 'Pacific/Pago_Pago', '2027-02-28'],
  ['2027-04-03T13:00:00Z', 'Australia/Lord_Howe', '2027-04-04'],
  ['2028-02-29T12:00:00Z', 'UTC', '2028-02-29'],
])('%s in %s is on %s', (moment, zone, day) => {
  expect(dayIn(zone, new Date(moment))).toBe(day);
});

test('a zone that the browser does not know gives the day of the browser', () => {
  expect(dayIn('Mars/Olympus_Mons', new Date('2027-03-01T12:00:00Z'))).toBe('2027-03-01');
});

test('days go back over months and leap days', () => {
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
  expect(daysBefore('2027-01-01', 2)).toBe('2026-12-30');
});

test('a day has the same name everywhere', () => {
  expect(dayName('2026-11-30')).toBe('Monday, November 30');
});
