import { expect, test } from 'vitest';
import { ApiError } from '../api/api.ts';
import { delayAfter, verdictOf } from './verdict.ts';
import { NetworkError } from '../../lib/connectivity/connectivity.ts';

const day = 24 * 3_600_000;
const answered = (status: number) => new ApiError(status, '', '');

test.each([
  ['no answer', new NetworkError(null), 'later', 'later'],
  ['502', answered(502), 'later', 'later'],
  ['503', answered(503), 'later', 'later'],
  ['401', answered(401), 'signed-out', 'signed-out'],
  ['403', answered(403), 'refused', 'refused'],
  ['422', answered(422), 'refused', 'refused'],
  ['429', answered(429), 'refused', 'later'],
  ['500', answered(500), 'refused', 'later'],
])(
  'on %s a waiting caller learns of errors that another try may not fix',
  (_, error, awaited, kept) => {
    expect(verdictOf(error, true, 0)).toBe(awaited);
    expect(verdictOf(error, false, 0)).toBe(kept);
  },
);

test('an error of the server does not delay later calls forever', () => {
  expect(verdictOf(answered(500), false, 8 * day)).toBe('refused');
  expect(verdictOf(new NetworkError(null), false, 8 * day)).toBe('later');
});

test('the pauses between tries grow to at most a minute, and differ between browsers', () => {
  expect([1, 2, 3, 6, 100].map((failures) => delayAfter(failures, 1))).toEqual([
    2000, 4000, 8000, 60_000, 60_000,
  ]);
  expect(delayAfter(1, 0)).toBe(1000);
});
