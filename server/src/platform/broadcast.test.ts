import { expect, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { redisBroadcast } from './broadcast.ts';

test('a failed connection to Redis is reported once, no matter how often it is tried', async () => {
  const failures: string[] = [];
  const broadcast = redisBroadcast(`redis://127.0.0.1:${String(await freePort())}`, {
    text: () => undefined,
    changed: () => undefined,
    failed: ({ message }) => failures.push(message),
  });
  await expect.poll(() => failures).toEqual([expect.stringContaining('ECONNREFUSED')]);
  // Both connections try several times in the meantime.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(failures).toHaveLength(1);
  expect(broadcast.isDown).toBe(true);
  broadcast.stop();
});
