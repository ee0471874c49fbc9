import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startBuiltIn } from './platform/database/built-in.ts';
import { freePort } from './testing/free-port.ts';
import { startProcess, type ServerProcess } from './testing/process.ts';

let home: string;
let port: string;
let started: ServerProcess[];

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'qubloom-process-'));
  port = String(await freePort());
  started = [];
});
afterEach(async () => {
  for (const server of started) server.child.kill('SIGKILL');
  const left = await startBuiltIn(home);
  await left.stop();
  await rm(home, { recursive: true, force: true });
});

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startProcess({ DATA_DIR: home, PORT: port, ...environment });
  started.push(server);
  return server;
}

const databaseProcess = async () =>
  Number.parseInt(await readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8'), 10);

describe('the server as a process', { timeout: 120_000 }, () => {
  test('kill -9 of the server, the database, or both in the middle of a write loses nothing that was acknowledged', async () => {
    let server = await start();
    const learner = await signUp(server.origin);
    let acknowledged = 0;
    for (const victims of [['server'], ['database'], ['server', 'database']]) {
      const writing = keepWriting(server.origin, learner);
      await writing.untilSaved(5);
      if (victims.includes('database')) process.kill(await databaseProcess(), 'SIGKILL');
      if (victims.includes('server')) {
        await server.end('SIGKILL');
        server = await start();
      } else {
        await untilReady(server.origin);
      }
      acknowledged += await writing.end();
      expect(await savedResults()).toBeGreaterThanOrEqual(acknowledged);
    }
    // A learner who was signed in still is.
    expect((await call(server.origin, '/api/user', learner)).status).toBe(200);
    expect(server.output()).not.toContain('"level":60');
  });

  test('a second server on the same data joins the database, and keeps it when the first one leaves', async () => {
    const first = await start();
    const second = await start({ PORT: String(await freePort()) });
    const learner = await signUp(first.origin);
    expect(await first.end()).toBe(0);
    expect((await call(second.origin, '/api/user', learner)).status).toBe(200);
    expect(await second.end()).toBe(0);
    await expect(databaseProcess()).rejects.toThrow('ENOENT');
  });

  test('a second server on the same port says so in one line, and harms nothing', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(
      new RegExp(`^Port ${port} is taken, perhaps by another Qubloom\\. Stop that one, .*\\n$`),
    );
    expect((await call(first.origin, '/readyz')).status).toBe(200);
  });

  test('mistakes in the settings are reported before anything starts', async () => {
    await expect(start({ PORT: 'many', LOG_LEVEL: 'loud' })).rejects.toThrow(
      /^PORT must .*\nLOG_LEVEL must .*\n$/,
    );
  });
});

interface Learner {
  readonly cookie: string;
}

function call(origin: string, path: string, learner?: Learner, body?: unknown): Promise<Response> {
  return fetch(origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(learner === undefined ? {} : { cookie: learner.cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function signUp(origin: string): Promise<Learner> {
  const answer = await call(origin, '/api/register', undefined, {
    username: 'ada',
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Byron',
    password: 'kitten-waves-7',
  });
  expect(answer.status, await answer.text()).toBe(200);
  return {
    cookie: answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  };
}

/** Submits the first quiz again and again; each reply of 200 promises that the result is saved. */
function keepWriting(origin: string, learner: Learner) {
  let saved = 0;
  let stopped = false;
  const surprises: string[] = [];
  const json = async <T>(path: string): Promise<T> => {
    let answer = await call(origin, path, learner);
    // Right after the database was killed, a connection of the pool may still fail.
    while (answer.status === 503) {
      await sleep(20);
      answer = await call(origin, path, learner);
    }
    return (await answer.json()) as T;
  };
  const work = (async () => {
    const [course] = await json<{ id: number }[]>('/api/courses');
    const [lesson] = await json<{ id: number }[]>(`/api/courses/${String(course?.id)}/lessons`);
    const quiz = await json<{ id: number }>(`/api/lessons/${String(lesson?.id)}/quiz`);
    const path = `/api/quizzes/${String(quiz.id)}`;
    const questions = await json<{ id: number }[]>(`${path}/questions`);
    const answers = questions.map(({ id }) => ({ questionId: id, answer: 'A' }));
    while (!stopped) {
      const answer = await call(origin, `${path}/submit`, learner, { answers }).catch(
        () => undefined,
      );
      if (answer?.status === 200) {
        saved += 1;
        // A learner may submit a quiz fifty times a day.
        await sleep(200);
      }
      // Either the server is gone, or it says that the database is.
      else if (answer === undefined || answer.status === 503) await sleep(20);
      else surprises.push(`${String(answer.status)} ${await answer.text()}`);
    }
  })();
  return {
    untilSaved: (count: number) =>
      expect.poll(() => saved, { timeout: 30_000 }).toBeGreaterThan(count),
    end: async () => {
      stopped = true;
      await work;
      expect(surprises).toEqual([]);
      return saved;
    },
  };
}

const untilReady = (origin: string) =>
  expect
    .poll(async () => (await call(origin, '/readyz').catch(() => undefined))?.status, {
      timeout: 10_000,
    })
    .toBe(200);

/** Counts in the database itself, without the server. */
async function savedResults(): Promise<number> {
  const database = await startBuiltIn(home);
  const client = new pg.Client(database.settings);
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>(
      'select count(*) from user_quiz_results',
    );
    return Number(rows[0]?.count);
  } finally {
    await client.end();
    await database.release();
  }
}
