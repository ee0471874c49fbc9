import { expect, test } from 'vitest';
import { useTestDatabase } from '../testing/database.ts';
import { TooMany } from './errors.ts';
import { processThrottle, throttle } from './throttle.ts';

const testing = useTestDatabase();

const options = { name: 'test', tries: 2, seconds: 600, sentence: 'Please wait.' };

test.each([
  ['stored in PostgreSQL', throttle(options)],
  ['in one process', processThrottle(options)],
])('a throttle %s refuses a key after its tries, but not other keys', async (_, tries) => {
  await tries.take(testing, 'ada');
  await tries.take(testing, 'ada');
  await expect(tries.take(testing, 'ada')).rejects.toBeInstanceOf(TooMany);
  await tries.take(testing, 'grace');
});
