import { expect, test } from 'vitest';
import { formatLearnedAt, parseLearnedAt } from './learned-at.ts';

test('a formatted time and zone parse back to the same values', () => {
  const learnedAt = {
    moment: new Date('2027-03-01T21:30:00.000Z'),
    timeZone: 'America/Argentina/Buenos_Aires',
  };
  expect(parseLearnedAt(formatLearnedAt(learnedAt))).toEqual(learnedAt);
});

test.each([
  '',
  '2027-03-01T21:30:00.000Z',
  'yesterday Europe/Berlin',
  '2027-13-01T21:30:00.000Z Europe/Berlin',
  '2027-03-01T21:30:00.000Z Europe/Berlin<script>',
  `2027-03-01T21:30:00.000Z ${'a'.repeat(65)}`,
])('%j is not a time with a zone', (text) => {
  expect(parseLearnedAt(text)).toBeNull();
});
