import { expect, test } from 'vitest';
import { useTestDatabase } from '../testing/database.ts';
import { TooMany } from './errors.ts';
import { createThrottle } from './throttle.ts';

const testing = useTestDatabase();

test('a bucket that was found full opens as soon as tries are given back', async () => {
  const throttle = createThrottle(testing.pool, {
    name: 'test',
    tries: 2,
    seconds: 600,
    sentence: 'Please wait.',
  });
  await throttle.take('school');
  await throttle.take('school');
  await expect(throttle.take('school')).rejects.toBeInstanceOf(TooMany);
  await throttle.giveBack('school');
  await throttle.giveBack('school');
  await throttle.take('school');
  await expect(throttle.take('school')).rejects.toBeInstanceOf(TooMany);
});
