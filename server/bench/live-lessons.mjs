// Measures how soon a board shows what learners do: one class with 30 learners, and 20 classes at the same time.
// `npm run bench` writes the table.
import { fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lessonPartsOf, lessonScreensOf, parseLessonContent } from '@qubloom/contract';
import { WebSocket } from 'ws';
import { openDatabase } from '../dist/platform/database/open.js';

const learners = 30;
const manyClasses = Number(process.env.CLASSES ?? 20);
/** The time between two acts of a learner, in milliseconds. */
const pause = 3000;
const seconds = Number(process.env.SECONDS ?? 15);
const goal = { one: 300, many: 500 };
const origin = 'http://localhost:3000';

const script = join(import.meta.dirname, 'rooms-server.mjs');
const dataFolder = await mkdtemp(join(tmpdir(), 'qubloom-bench-'));
await chmod(dataFolder, 0o755);
const connection = await openDatabase({ databaseUrl: undefined, dataFolder });
const { pool } = connection;
let server;
try {
  server = fork(script, [JSON.stringify({ kind: 'ours', dataFolder, redisUrl: null })]);
  const [{ port }] = await new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('the server ended')));
    server.once('message', (message) => resolve([message]));
  });
  const lesson = await firstLesson();
  const classes = [];
  for (let index = 0; index < manyClasses; index += 1) classes.push(await enterClass(port, lesson));
  // This run is not measured: until it is compiled, the server is slower.
  await learn(classes.slice(0, 1), lesson, 5);
  const one = await learn(classes.slice(0, 1), lesson, seconds);
  const many = await learn(classes, lesson, seconds);
  for (const { sockets } of classes) for (const socket of sockets) socket.terminate();
  const rows = [
    ...figures('one class', one, goal.one),
    ...figures(`${manyClasses} classes`, many, goal.many),
  ];
  console.log(`| ${learners} learners in a class, an act each every 3 s | measured | goal |`);
  console.log('| --- | --- | --- |');
  for (const [what, value, wanted] of rows) console.log(`| ${what} | ${value} | ${wanted} |`);
  if (rows.some(([, , , isMet]) => !isMet)) process.exitCode = 1;
} finally {
  server?.kill('SIGKILL');
  await connection.close();
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 });
}

function figures(where, { p99, lost, bytes }, atMost) {
  return [
    [`change on the board p99, ms, ${where}`, p99.toFixed(0), `at most ${atMost}`, p99 <= atMost],
    [`acts that no board showed, ${where}`, lost, 0, lost === 0],
    [`kilobytes a second to one board, ${where}`, (bytes / 1024).toFixed(1), '', true],
  ];
}

/** The first lesson, which everybody may open, with the keys of its steps and its first guess. */
async function firstLesson() {
  const { rows } = await pool.query(
    `select lessons.id, content from lessons join courses on courses.id = lessons.course_id
     where lessons.retired_at is null and courses.retired_at is null
     order by courses.position, lessons."order" limit 1`,
  );
  const screens = lessonScreensOf(lessonPartsOf(parseLessonContent(rows[0].content)));
  return {
    id: rows[0].id,
    steps: screens.map(({ key }) => key),
  };
}

async function person(ageRange) {
  const username = `bench${randomBytes(6).toString('hex')}`;
  const { rows } = await pool.query(
    `insert into users (username, password, email, first_name, age_range)
     values ($1, 'matches no password', $1 || '@example.org', 'Bea', $2) returning id`,
    [username, ageRange],
  );
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `insert into sessions (id, user_id, created_at, last_seen_at, expires_at)
     values ($1, $2, now(), now(), now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), rows[0].id],
  );
  return { id: rows[0].id, cookie: `qubloom-session=${token}` };
}

/** Makes a class with its live lesson, and opens the sockets of its teacher and its learners. */
async function enterClass(port, lesson) {
  const teacher = await person('18-plus');
  const { rows } = await pool.query(
    `insert into classes (name, plan, plan_until, seats, time_zone, created_at)
     values ('Bench', 'classroom', now() + interval '1 day', 30, 'UTC', now()) returning id`,
  );
  const classId = rows[0].id;
  await pool.query('insert into class_teachers values ($1, $2, now())', [classId, teacher.id]);
  const reply = await fetch(`http://127.0.0.1:${port}/api/classes/${classId}/live`, {
    method: 'POST',
    headers: {
      cookie: teacher.cookie,
      origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ lessonId: lesson.id }),
  });
  if (!reply.ok) throw new Error(await reply.text());
  const board = await openSocket(port, teacher, { type: 'WATCH', classId, view: 'board' });
  const pages = [];
  for (let index = 0; index < learners; index += 1) {
    const learner = await person('13-17');
    await pool.query(
      `insert into class_learners (class_id, user_id, name, is_class_account, joined_at)
       values ($1, $2, $3, false, now())`,
      [classId, learner.id, `Learner ${index}`],
    );
    const join = {
      type: 'JOIN',
      classId,
      lessonId: lesson.id,
      step: lesson.steps[0],
      guesses: {},
    };
    pages.push({ id: learner.id, socket: await openSocket(port, learner, join) });
  }
  return { board, pages, sockets: [board, ...pages.map(({ socket }) => socket)] };
}

/** Resolves when the server has answered the first message. */
function openSocket(port, { cookie }, first) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/live`, {
    headers: { cookie, origin },
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', (code) => reject(new Error(`closed with ${code}`)));
    socket.once('open', () => socket.send(JSON.stringify(first)));
    socket.once('message', () => resolve(socket));
  });
}

/** Everybody goes to another step every three seconds. */
async function learn(classes, { steps }, duration) {
  const waits = [];
  let sent = 0;
  let bytes = 0;
  const listeners = classes.map(({ board }) => {
    const awaited = new Map();
    const listen = (data) => {
      bytes += data.length;
      for (const { id, step } of JSON.parse(data.toString()).learners) {
        const act = awaited.get(id);
        if (act?.step !== step) continue;
        waits.push(performance.now() - act.at);
        awaited.delete(id);
      }
    };
    board.on('message', listen);
    return { board, awaited, listen };
  });
  const turns = Math.ceil((duration * 1000) / pause);
  const start = performance.now();
  await Promise.all(
    classes.flatMap(({ pages }, index) =>
      pages.map(async ({ id, socket }) => {
        await sleep(Math.random() * pause);
        for (let turn = 1; turn <= turns; turn += 1) {
          const step = steps[turn % steps.length];
          listeners[index].awaited.set(id, { step, at: performance.now() });
          sent += 1;
          socket.send(JSON.stringify({ type: 'TELL', step }));
          await sleep(pause);
        }
      }),
    ),
  );
  const took = (performance.now() - start) / 1000;
  for (const { board, listen } of listeners) board.off('message', listen);
  waits.sort((one, other) => one - other);
  return {
    p99: waits[Math.floor(waits.length * 0.99)] ?? Infinity,
    lost: sent - waits.length,
    bytes: bytes / took / classes.length,
  };
}
