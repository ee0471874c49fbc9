// Compares the course list, a lesson, and the dashboard with bare Fastify routes that make the same prepared
// query on the same database in the same run. Only the ratio counts; `npm run bench` writes the table.
import autocannon from 'autocannon';
import { fastify } from 'fastify';
import { courseQueries } from '../dist/features/courses/queries.js';
import { dashboardQueries } from '../dist/features/dashboard/queries.js';
import { buildSite, onNewDatabase, register } from './site.mjs';

const rounds = 5;
const seconds = 3;
const connections = 32;
const floor = 0.5;

const rows = await onNewDatabase(measureAll);
const lines = rows.map(
  ({ name, ours, bare, ratio }) =>
    `| ${name} | ${Math.round(ours)} | ${Math.round(bare)} | ${ratio.toFixed(2)} | ${floor.toFixed(2)} |`,
);
console.log('| read | requests a second | bare route | ratio | floor |');
console.log('| --- | --- | --- | --- | --- |');
console.log(lines.join('\n'));
if (rows.some(({ ratio }) => ratio < floor)) process.exitCode = 1;

async function measureAll(connection) {
  const app = await buildSite(connection);
  const learner = await register(app, 'bench');
  const lessonId = await learnSomething(app, learner.cookie);

  const bare = fastify();
  const { listCourses, findLesson } = courseQueries(connection.database);
  const { findDashboard } = dashboardQueries(connection.database);
  const week = { monday: '2026-01-05', sunday: '2026-01-11' };
  bare.get('/courses', () => listCourses());
  bare.get('/lesson', () => findLesson(lessonId, learner.id));
  bare.get('/dashboard', () => findDashboard({ userId: learner.id, ...week }));

  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const bareAddress = await bare.listen({ port: 0, host: '127.0.0.1' });
  const headers = { cookie: learner.cookie };
  const pairs = [
    { name: 'course list, visitor', path: '/api/courses', headers: {}, bare: '/courses' },
    { name: 'course list, signed in', path: '/api/courses', headers, bare: '/courses' },
    {
      name: 'first lesson, visitor',
      path: `/api/lessons/${lessonId}`,
      headers: {},
      bare: '/lesson',
    },
    { name: 'first lesson, signed in', path: `/api/lessons/${lessonId}`, headers, bare: '/lesson' },
    { name: 'dashboard', path: '/api/user/dashboard', headers, bare: '/dashboard' },
  ];
  const rows = [];
  for (const pair of pairs) {
    const measured = [];
    // This run is not measured: until both are compiled, the one with more code is even slower.
    await rate(`${address}${pair.path}`, pair.headers);
    await rate(`${bareAddress}${pair.bare}`, {});
    for (let round = 0; round < rounds; round++) {
      // The two take turns, so that changes in the machine's speed affect both.
      const ours = await rate(`${address}${pair.path}`, pair.headers);
      const theirs = await rate(`${bareAddress}${pair.bare}`, {});
      measured.push({ ours, bare: theirs, ratio: ours / theirs });
    }
    measured.sort((a, b) => a.ratio - b.ratio);
    rows.push({ name: pair.name, ...measured[Math.floor(rounds / 2)] });
  }
  await app.close();
  await bare.close();
  return rows;
}

/** Gives the dashboard something to add up. */
async function learnSomething(app, cookie) {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const courseId = (await app.inject({ url: '/api/courses' })).json()[0].id;
  const lessons = (await app.inject({ url: `/api/courses/${courseId}/lessons` })).json();
  const lessonId = lessons[0].id;
  const done = await app.inject({
    method: 'POST',
    url: `/api/lessons/${lessonId}/complete`,
    headers,
  });
  if (done.statusCode !== 200) throw new Error(done.body);
  return lessonId;
}

async function rate(url, headers) {
  const { requests, non2xx, errors } = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
    workers: 1,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return requests.average;
}
