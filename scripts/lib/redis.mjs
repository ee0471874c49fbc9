import { spawnSync } from 'node:child_process';

/** Whether the tests of rooms that span processes find a Redis: one that they can start, or one that is given. */
export const hasRedis = () =>
  spawnSync('redis-server', ['--version']).status === 0 || Boolean(process.env.REDIS_URL);
