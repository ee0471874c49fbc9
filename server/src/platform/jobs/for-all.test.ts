import { expect, test } from 'vitest';
import { forAll } from './for-all.ts';

test('a failure is reported at the end, after all other items are done', async () => {
  const done: number[] = [];
  const all = forAll([1, 2, 3, 4], 'counted', async (one) => {
    await Promise.resolve();
    if (one % 2 === 1) throw new Error(`${String(one)} is odd`);
    done.push(one);
  });
  await expect(all).rejects.toMatchObject({
    message: '2 could not be counted',
    errors: [{ message: '1 is odd' }, { message: '3 is odd' }],
  });
  expect(done).toEqual([2, 4]);
});
