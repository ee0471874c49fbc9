/** The server's process keeps running when its database fails during a job. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startBuiltIn, type Postgres } from './platform/database/built-in.ts';
import { freePort } from './testing/free-port.ts';
import { deferred } from './testing/deferred.ts';
import { startProcess, type ServerProcess } from './testing/process.ts';

let home: string;
let server: ServerProcess;
let mailServer: SMTPServer;
/** Resolves when an email is being handed over. */
let begun = deferred();
/** Resolves to let the mail server answer. */
let answer = deferred();
let taken = 0;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'qubloom-jobs-'));
  taken = 0;
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.resume();
      begun.resolve();
      void answer.promise.then(() => {
        taken += 1;
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void mailServer.listen(0, '127.0.0.1', resolve));
  const address = mailServer.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  server = await startProcess({
    DATA_DIR: home,
    PORT: String(await freePort()),
    SMTP_URL: `smtp://127.0.0.1:${String(address.port)}`,
    MAIL_FROM: 'Qubloom <hello@example.org>',
  });
});
afterEach(async () => {
  answer.resolve();
  server.child.kill('SIGKILL');
  const left = await startBuiltIn(home);
  await left.stop();
  await new Promise<void>((resolve) => mailServer.close(resolve));
  await rm(home, { recursive: true, force: true });
});

async function asSuperuser(statement: string): Promise<void> {
  const database: Postgres = await startBuiltIn(home);
  const client = new pg.Client(database.superuserSettings);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
    await database.release();
  }
}

const signalDatabase = async (signal: NodeJS.Signals) =>
  process.kill(
    Number.parseInt(await readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8'), 10),
    signal,
  );

const setReadOnly = (value: string) =>
  asSuperuser(`alter system set default_transaction_read_only = ${value}`).then(() =>
    asSuperuser('select pg_reload_conf()'),
  );

/** Ways in which the database fails, and how to bring it back if it does not come back by itself. */
const faults = {
  'it is killed': { strike: () => signalDatabase('SIGKILL') },
  'it is stopped, fast': { strike: () => signalDatabase('SIGINT') },
  'it is stopped at once': { strike: () => signalDatabase('SIGQUIT') },
  'its connections are ended': {
    strike: () =>
      asSuperuser(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null',
      ),
  },
  'it may only be read': { strike: () => setReadOnly('on'), mend: () => setReadOnly('off') },
};

const call = (path: string, body?: unknown) =>
  fetch(server.origin + path, {
    ...(body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
  });

const signUp = async (username: string) =>
  (
    await call('/api/register', {
      username,
      email: `${username}@example.org`,
      firstName: 'Ada',
      lastName: 'Byron',
      password: 'kitten-waves-7',
    })
  ).status;

const isReady = async () => (await call('/readyz').catch(() => undefined))?.status;

describe('an email is being sent while the database fails', { timeout: 180_000 }, () => {
  test.each(Object.entries(faults))(
    '%s: the site keeps running, and so do its jobs',
    async (_, { strike, mend }: { strike: () => Promise<unknown>; mend?: () => Promise<void> }) => {
      for (const round of [1, 2]) {
        begun = deferred();
        answer = deferred();
        // A connection that was open before may fail for one more call.
        await expect.poll(() => signUp(`learner${String(round)}`), { timeout: 30_000 }).toBe(200);
        await begun.promise;
        await strike();
        answer.resolve();
        // The job ends while the database is down.
        await expect.poll(() => taken, { timeout: 30_000 }).toBeGreaterThanOrEqual(round);
        await mend?.();
        await expect.poll(isReady, { timeout: 60_000 }).toBe(200);
        expect(server.child.exitCode).toBeNull();
      }
      expect(server.output()).not.toContain('"level":60');
      expect(await server.end(), server.output()).toBe(0);
    },
  );
});
