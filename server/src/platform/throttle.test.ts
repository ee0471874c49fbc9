import { expect, test } from 'vitest';
import { useTestDatabase } from '../testing/database.ts';
import { TooMany } from './errors.ts';
import { processThrottle, throttle } from './throttle.ts';

const testing = useTestDatabase();

const options = { name: 'test', tries: 2, seconds: 600, sentence: 'Please wait.' };

test.each([
  ['kept in PostgreSQL', throttle(options)],
  ['of a process', processThrottle(options)],
])('a bucket %s is empty after its tries, and others are not', async (_, tries) => {
  await tries.take(testing, 'ada');
  await tries.take(testing, 'ada');
  await expect(tries.take(testing, 'ada')).rejects.toBeInstanceOf(TooMany);
  await tries.take(testing, 'grace');
});
