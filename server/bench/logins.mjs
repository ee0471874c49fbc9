// Measures a rush of sign-ins: how many there are per second, and how long other learners wait for pages in the
// meantime. `npm run bench` writes the table.
import autocannon from 'autocannon';
import { buildSite, loginRequest, onNewDatabase, register } from './site.mjs';

const learners = 32;
const seconds = 10;
/** The goal for the p99 of the waits, in milliseconds. */
const longestWait = 250;

const { logins, waits } = await onNewDatabase(measureAll);
console.log('| while 32 learners sign in again and again | measured | goal |');
console.log('| --- | --- | --- |');
console.log(`| logins a second | ${logins.toFixed(0)} | 60, or what the hash costs |`);
for (const { path, p99 } of waits) {
  console.log(`| p99 of \`${path}\`, ms | ${p99} | ${longestWait} |`);
}
if (waits.some(({ p99 }) => p99 > longestWait)) process.exitCode = 1;

async function measureAll(connection) {
  const app = await buildSite(connection);
  const names = Array.from({ length: learners }, (_, index) => `bench-${index}`);
  const [first] = await Promise.all(names.map((name) => register(app, name)));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const [course] = (await app.inject({ url: '/api/courses' })).json();
  const [lesson] = (await app.inject({ url: `/api/courses/${course.id}/lessons` })).json();
  const paths = ['/api/courses', `/api/lessons/${lesson.id}`, '/api/user/dashboard'];
  // This run is not measured: until the code is compiled, everything is slow.
  for (const path of paths) await reads(`${address}${path}`, first.cookie, 1);
  const [rush, ...waits] = await Promise.all([
    signIns(address, names),
    ...paths.map(async (path) => ({ path, p99: await reads(`${address}${path}`, first.cookie) })),
  ]);
  // Passwords are hashed in turn, so sign-ins that nobody awaits any longer are finished when this one is.
  await register(app, 'bench-last');
  await app.close();
  return { logins: rush, waits };
}

/** Each connection is a different learner, because one account allows only ten tries at once. */
async function signIns(address, names) {
  const left = [...names];
  const { requests, non2xx, errors } = await autocannon({
    url: `${address}/api/login`,
    ...loginRequest(''),
    connections: learners,
    duration: seconds,
    setupClient: (client) => client.setBody(loginRequest(left.pop()).body),
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refused, ${errors} failed`);
  return requests.average;
}

/** Returns the p99 of the waits at 20 calls a second, in milliseconds. */
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
