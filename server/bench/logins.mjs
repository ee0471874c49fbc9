// A rush of sign-ins: how many a second, and what others wait for their pages meanwhile. `npm run bench` writes the table.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pino from 'pino';
import { buildApp } from '../dist/app.js';
import { readCurriculum } from '../dist/platform/curriculum/read-content.js';
import { storeCurriculum } from '../dist/platform/curriculum/store-curriculum.js';
import { openDatabase } from '../dist/platform/database/open.js';
import { newLifecycle } from '../dist/platform/health.js';

const learners = 32;
const seconds = 10;
/** Milliseconds. */
const longestWait = 250;
const password = 'a long password';
const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

const dataFolder = await mkdtemp(join(tmpdir(), 'qubloom-bench-'));
await chmod(dataFolder, 0o755);
const connection = await openDatabase({ databaseUrl: undefined, dataFolder });
try {
  const { logins, waits } = await measureAll();
  console.log('| while 32 learners sign in again and again | measured | goal |');
  console.log('| --- | --- | --- |');
  console.log(`| logins a second | ${logins.toFixed(0)} | 60, or what the hash costs |`);
  for (const { path, p99 } of waits) {
    console.log(`| p99 of \`${path}\`, ms | ${p99} | ${longestWait} |`);
  }
  if (waits.some(({ p99 }) => p99 > longestWait)) process.exitCode = 1;
} finally {
  await connection.close();
  await rm(dataFolder, { recursive: true, force: true });
}

async function measureAll() {
  const { app } = await buildApp({
    connection,
    curriculum: await storeCurriculum(connection.database, await readCurriculum()),
    logger: pino({ level: 'warn' }),
    lifecycle: newLifecycle(),
    now: () => new Date(),
    payments: { kind: 'off' },
    publicOrigin: 'http://localhost:3000',
    redisUrl: null,
    refuseOtherHosts: false,
    trustProxy: false,
    withApiPage: false,
    webRoot: join(import.meta.dirname, '../../web/dist'),
  });
  const names = Array.from({ length: learners }, (_, index) => `bench-${index}`);
  const cookies = await Promise.all(names.map((name) => register(app, name)));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const [course] = (await app.inject({ url: '/api/courses' })).json();
  const [lesson] = (await app.inject({ url: `/api/courses/${course.id}/lessons` })).json();
  const paths = ['/api/courses', `/api/lessons/${lesson.id}`, '/api/user/dashboard'];
  // Unmeasured: until the code is compiled, everything is slow.
  for (const path of paths) await reads(`${address}${path}`, cookies[0], 1);
  const [rush, ...waits] = await Promise.all([
    signIns(address, names),
    ...paths.map(async (path) => ({ path, p99: await reads(`${address}${path}`, cookies[0]) })),
  ]);
  // Passwords are hashed in turn, so those that nobody waits for any more are done once this one is.
  await register(app, 'bench-last');
  await app.close();
  return { logins: rush, waits };
}

/** Each connection is a learner of its own: ten tries at once for one account are all that there is. */
async function signIns(address, names) {
  const left = [...names];
  const { requests, non2xx, errors } = await autocannon({
    url: `${address}/api/login`,
    method: 'POST',
    headers,
    connections: learners,
    duration: seconds,
    setupClient: (client) => client.setBody(JSON.stringify({ username: left.pop(), password })),
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refused, ${errors} failed`);
  return requests.average;
}

/** The p99 in milliseconds of what 20 calls a second wait. */
async function reads(url, cookie, duration = seconds) {
  const { latency, non2xx, errors } = await autocannon({
    url,
    headers: { cookie },
    connections: 2,
    overallRate: 20,
    duration,
    workers: 1,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return latency.p99;
}

async function register(app, username) {
  const payload = {
    username,
    email: 'bench@example.org',
    firstName: 'Bea',
    lastName: 'Bench',
    password,
  };
  const reply = await app.inject({ method: 'POST', url: '/api/register', headers, payload });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.headers['set-cookie'][0].split(';')[0];
}
