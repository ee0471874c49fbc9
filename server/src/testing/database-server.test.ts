import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isAlive, removeIfOurs } from './database-server.ts';

const failing = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

test('a process of another account is alive, and an ended process is not', () => {
  expect(isAlive(process.pid)).toBe(true);
  expect(isAlive(1, failing('EPERM'))).toBe(true);
  expect(isAlive(1, failing('ESRCH'))).toBe(false);
});

test.runIf(process.platform === 'linux')(
  'a folder of another account is not removed, and no error is thrown',
  async () => {
    const kept = '/proc/self/attr';
    await expect(rm(kept, { recursive: true, force: true })).rejects.toThrow();
    await expect(removeIfOurs(kept)).resolves.toBeUndefined();
  },
);
