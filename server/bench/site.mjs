// The real server with the real content, for benchmarks.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { buildApp } from '../dist/app.js';
import { readConfig } from '../dist/config.js';
import { readCurriculum } from '../dist/curriculum/read-content.js';
import { storeCurriculum } from '../dist/curriculum/store-curriculum.js';
import { openDatabase } from '../dist/platform/database/open.js';
import { newLifecycle } from '../dist/platform/running/health.js';

/** Runs a benchmark on a new database, and deletes the database afterward. */
export async function onNewDatabase(measure) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'qubloom-bench-'));
  await chmod(dataFolder, 0o755);
  const connection = await openDatabase({ databaseUrl: undefined, dataFolder });
  try {
    return await measure(connection);
  } finally {
    await connection.close();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Builds the app, which does not listen yet. */
export async function buildSite(connection, options) {
  return (await buildWholeSite(connection, options)).app;
}

/** Builds the app with its jobs, neither of which runs yet. */
export async function buildWholeSite(connection, { redisUrl = null, now = () => new Date() } = {}) {
  const { site } = readConfig({ NODE_ENV: 'production' });
  return buildApp({
    connection,
    callsPrivateNetwork: false,
    dataFolder: tmpdir(),
    curriculum: await storeCurriculum(connection.database, await readCurriculum()),
    google: null,
    logger: pino({ level: 'warn' }),
    lifecycle: newLifecycle(),
    mail: { send: () => Promise.resolve() },
    now,
    payments: { kind: 'off' },
    publicOrigin: 'http://localhost:3000',
    redisUrl,
    site,
    refuseOtherHosts: false,
    trustProxy: false,
    withApiPage: false,
    webRoot: join(import.meta.dirname, '../../web/dist'),
    worksOffline: true,
  });
}

const password = 'a long password';
const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

/** Registers a learner, and returns the learner's id and cookie. */
export async function register(app, username) {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/register',
    headers,
    payload: {
      username,
      email: `${username}@example.org`,
      firstName: 'Bea',
      lastName: 'Bench',
      password,
    },
  });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return { id: reply.json().id, cookie: reply.headers['set-cookie'][0].split(';')[0] };
}

/** Builds a request that signs the learner in again. */
export const loginRequest = (username) => ({
  method: 'POST',
  headers,
  body: JSON.stringify({ username, password }),
});
