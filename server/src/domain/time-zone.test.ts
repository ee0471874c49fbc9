import { expect, test } from 'vitest';
import { knownTimeZone } from './time-zone.ts';

test.each([
  ['Europe/London', 'Europe/London'],
  ['europe/london', 'Europe/London'],
  ['Asia/Kathmandu', 'Asia/Kathmandu'],
  ['Pacific/Kiritimati', 'Pacific/Kiritimati'],
  ['Australia/Lord_Howe', 'Australia/Lord_Howe'],
  ['UTC', 'UTC'],
  ['Mars/Olympus_Mons', undefined],
  ['+05:00', undefined],
  ['', undefined],
  [undefined, undefined],
])('the zone %j is known as %j', (name, known) => {
  expect(knownTimeZone(name)).toBe(known);
});
