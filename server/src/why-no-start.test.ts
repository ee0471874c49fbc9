import { createServer, type AddressInfo } from 'node:net';
import type pg from 'pg';
import { expect, inject, test } from 'vitest';
import { readConfig } from './config.ts';
import { openDatabase } from './platform/database/open.ts';
import type {} from './testing/database-server.ts';
import { whyNoStart } from './why-no-start.ts';

async function whyNot(work: () => Promise<unknown>, environment: Record<string, string>) {
  const config = readConfig(environment);
  const error: unknown = await work().then(
    () => 'it started',
    (reason: unknown) => reason,
  );
  return whyNoStart(error, config);
}

const opened = (url: string) =>
  whyNot(() => openDatabase({ databaseUrl: url, dataFolder: '' }), { DATABASE_URL: url });

function urlOf(change: Partial<pg.ClientConfig>): string {
  const { user, password, host, port, database } = {
    ...inject('databaseServer').settings,
    ...change,
  };
  const place = `?host=${encodeURIComponent(String(host))}&port=${String(port)}`;
  return `postgres://${String(user)}:${String(password)}@localhost/${String(database)}${place}`;
}

test('a mistake in the settings is told as it is', () => {
  try {
    readConfig({ PORT: 'x' });
  } catch (error) {
    expect(whyNoStart(error)).toMatch(/^PORT must/);
  }
  expect.assertions(1);
});

test('a taken port', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => holder.once('listening', resolve));
  const { port } = holder.address() as AddressInfo;
  const second = createServer();
  const listen = () =>
    new Promise((resolve, reject) =>
      second.once('error', reject).listen(port, '127.0.0.1', () => resolve(0)),
    );
  expect(await whyNot(listen, { PORT: String(port) })).toBe(
    `Port ${String(port)} is taken, perhaps by another Qubloom. Stop that one, or set PORT to another number.`,
  );
  holder.close();
});

test('a database that is not there', async () => {
  expect(await opened('postgres://ada:x@127.0.0.1:1/qubloom')).toBe(
    'The database "qubloom" on 127.0.0.1 does not answer. Is PostgreSQL running, and is DATABASE_URL right?',
  );
});

test('a wrong password, which is not shown', async () => {
  const said = await opened(urlOf({ password: 'opensesame' }));
  expect(said).toBe(
    'The database "postgres" on localhost refuses the user and password of DATABASE_URL.',
  );
});

test('a database that nobody has made', async () => {
  expect(await opened(urlOf({ database: 'nobody_made_me' }))).toMatch(
    /^The database "nobody_made_me" on localhost does not exist\./,
  );
});

test('a database that may forget', async () => {
  expect(await opened(urlOf({}))).toMatch(
    /^PostgreSQL may lose what learners have saved: set fsync = on/,
  );
});

test('anything else keeps its stack, for us', () => {
  expect(whyNoStart(new Error('a bug'), readConfig({}))).toMatch(/a bug\n\s+at /);
});
