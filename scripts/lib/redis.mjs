import { spawnSync } from 'node:child_process';

/** Whether room tests across processes have Redis, either as an installed program or through REDIS_URL. */
export const hasRedis = () =>
  spawnSync('redis-server', ['--version']).status === 0 || Boolean(process.env.REDIS_URL);
