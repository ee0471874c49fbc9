import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestRun, mergedRecord, type RunRecord } from './rematches.ts';

const record = fc.record<RunRecord>({
  day: fc.constantFrom('2027-03-01', '2027-03-02', '2027-03-03'),
  dayBest: fc.integer({ min: 1, max: 9 }),
  beforeBest: fc.option(fc.integer({ min: 1, max: 9 })),
});

test('records of two devices merge in any order, and once is enough', () => {
  fc.assert(
    fc.property(record, record, record, (a, b, c) => {
      expect(mergedRecord(a, b)).toEqual(mergedRecord(b, a));
      expect(mergedRecord(mergedRecord(a, b), c)).toEqual(mergedRecord(a, mergedRecord(b, c)));
      expect(mergedRecord(mergedRecord(a, b), b)).toEqual(mergedRecord(a, b));
    }),
  );
});

test('no run is ever lost by a merge', () => {
  fc.assert(
    fc.property(record, record, (a, b) => {
      expect(bestRun(mergedRecord(a, b))).toBe(Math.max(bestRun(a), bestRun(b)));
    }),
  );
});

test('the best run of an earlier day is what a later day is compared with', () => {
  const monday = { day: '2027-03-01', dayBest: 7, beforeBest: null };
  const tuesday = { day: '2027-03-02', dayBest: 4, beforeBest: null };
  expect(mergedRecord(monday, tuesday)).toEqual({ ...tuesday, beforeBest: 7 });
  expect(mergedRecord({ ...monday, dayBest: 9 }, mergedRecord(monday, tuesday))).toEqual({
    ...tuesday,
    beforeBest: 9,
  });
});
