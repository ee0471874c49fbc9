// Measures how long the Sunday mails take, and how long learners wait for pages in the meantime. `npm run bench` writes
// the table. With a number (`node server/bench/sunday-mails.mjs 30000`), there are so many families.
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import pino from 'pino';
import { createWorker } from '../dist/platform/jobs/worker.js';
import { buildWholeSite, onNewDatabase, register } from './site.mjs';

const families = Number(process.argv[2] ?? 3000);
/** Goals: all mails of 30,000 families in ten minutes, and the p99 of the waits in milliseconds. */
const mailsASecond = 30_000 / 600;
const longestWait = 250;
/** A Sunday in the evening. */
const sunday = Date.parse('2027-03-07T18:00:00Z');

const { seconds, sent, p99 } = await onNewDatabase(measureAll);
console.log(`| the Sunday mails of ${families} families | measured | goal |`);
console.log('| --- | --- | --- |');
console.log(`| mails | ${sent} | ${families} |`);
console.log(`| seconds | ${seconds.toFixed(0)} | ${(families / mailsASecond).toFixed(0)} |`);
console.log(`| mails a second | ${(sent / seconds).toFixed(0)} | ${mailsASecond} |`);
console.log(`| p99 of \`/api/user/dashboard\` meanwhile, ms | ${p99} | ${longestWait} |`);
if (sent !== families || sent / seconds < mailsASecond || p99 > longestWait) process.exitCode = 1;

async function measureAll(connection) {
  const begun = Date.now();
  const now = () => new Date(sunday + Date.now() - begun);
  const { app, work, hourly } = await buildWholeSite(connection, { now });
  const reader = await register(app, 'bench-reader');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await addFamilies(connection.settings);
  const worker = createWorker(connection.settings, work, pino({ level: 'warn' }));
  const isOver = new AbortController();
  const waits = readUntil(isOver.signal, `${address}/api/user/dashboard`, reader.cookie);
  const start = performance.now();
  worker.start();
  await hourly['week-mails']();
  const sent = await allSent(connection.pool);
  const seconds = (performance.now() - start) / 1000;
  isOver.abort();
  const p99 = await waits;
  await worker.stop();
  // The last calls are answered before the database closes.
  await sleep(1000);
  await app.close();
  return { seconds, sent, p99 };
}

/** Each family has a grown-up and a learner with a week of lessons, quizzes, and missed questions. */
async function addFamilies(settings) {
  // The site's own connections end statements that take as long as these.
  const client = new pg.Client(settings);
  await client.connect();
  await client.query(
    `insert into users (username, email, first_name, age_range, is_email_verified, time_zone)
    select 'parent-' || n, 'parent-' || n || '@example.org', 'Pat', '18-plus', true, 'UTC'
    from generate_series(1, $1::int) n`,
    [families],
  );
  await client.query(
    `insert into users (username, email, first_name, age_range, time_zone, last_learned_on)
    select 'child-' || n, 'parent-' || n || '@example.org', 'Kit', 'under-13', 'UTC', '2027-03-05'
    from generate_series(1, $1::int) n`,
    [families],
  );
  const child = "(select id, username from users where username like 'child-%') child";
  await client.query(`insert into family_links (grown_up_id, learner_id, origin, begun_at)
    select parent.id, child.id, 'mail', '2027-01-01' from ${child}
    join users parent on parent.username = replace(child.username, 'child-', 'parent-')`);
  await client.query(`insert into family_reports (user_id, is_on)
    select id, true from users where username like 'parent-%'`);
  await client.query(`insert into user_analytics (user_id, date, total_time_spent, lessons_completed)
    select child.id, day::date, 900, 1
    from generate_series('2027-02-01'::date, '2027-03-05', '2 days') day cross join ${child}`);
  await client.query(`insert into progress (user_id, course_id, lesson_id, completed, completed_at)
    select child.id, lesson.course_id, lesson.id, true, '2027-03-04'
    from (select id, course_id from lessons order by id limit 8) lesson cross join ${child}`);
  await client.query(`insert into user_quiz_results
      (user_id, quiz_id, score, total_questions, completed_at)
    select child.id, quiz.id, 4, 6, '2027-03-04'
    from (select id from quizzes order by id limit 8) quiz cross join ${child}`);
  await client.query(`insert into user_missed_questions (user_id, question_id, answer, missed_at)
    select child.id, question.id, 'A', '2027-03-04'
    from (select id from quiz_questions order by id limit 6) question cross join ${child}`);
  await client.query('analyze');
  await client.end();
}

async function allSent(pool) {
  for (let last = -1; ;) {
    await sleep(1000);
    const { rows } =
      await pool.query(`select count(*) filter (where sent_at is not null)::int as sent,
      count(*)::int as queued from outbox where kind = 'family-week'`);
    const [{ sent, queued }] = rows;
    if (sent === queued && queued > 0) return sent;
    if (sent === last) throw new Error(`only ${sent} of ${queued} mails were sent`);
    last = sent;
  }
}

/** Reads at 20 calls a second, and returns the p99 of the waits in milliseconds. */
async function readUntil(signal, url, cookie) {
  const reading = autocannon({
    url,
    headers: { cookie },
    connections: 2,
    overallRate: 20,
    duration: 3600,
  });
  signal.addEventListener('abort', () => reading.stop());
  const { latency, non2xx, errors } = await reading;
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refused, ${errors} failed`);
  return latency.p99;
}
