import { expect, test } from 'vitest';
import { timeBandOf, type TimeBand } from './time-bands.ts';

test.each<[number, TimeBand]>([
  [0, 'none'],
  [1, 'under-15'],
  [899, 'under-15'],
  [900, '15-to-30'],
  [1799, '15-to-30'],
  [1800, '30-to-60'],
  [3600, '30-to-60'],
  [3601, 'over-60'],
])('%i seconds are in the band %s', (seconds, band) => {
  expect(timeBandOf(seconds)).toBe(band);
});
