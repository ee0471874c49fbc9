import { expect, test } from 'vitest';
import { useTestDatabase } from '../testing/database.ts';
import { TooMany } from './errors.ts';
import { createProcessThrottle, createThrottle } from './throttle.ts';

const testing = useTestDatabase();

const options = { name: 'test', tries: 2, seconds: 600, sentence: 'Please wait.' };

test.each([
  ['kept in PostgreSQL', () => createThrottle(testing.pool, options)],
  ['of a process', () => createProcessThrottle(options)],
])('a bucket %s is empty after its tries, and others are not', async (_, create) => {
  const throttle = create();
  await throttle.take('ada');
  await throttle.take('ada');
  await expect(throttle.take('ada')).rejects.toBeInstanceOf(TooMany);
  await throttle.take('grace');
});
