import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { readConfig } from './config.ts';
import { connect } from './platform/database/client.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open.ts';
import { startupErrorMessage } from './startup-errors.ts';
import { databaseUrl, useTestDatabase } from './testing/database.ts';

const testing = useTestDatabase();

async function whyNot(work: () => Promise<unknown>, environment: Record<string, string>) {
  const config = readConfig(environment);
  const error: unknown = await work().then(
    () => 'it started',
    (reason: unknown) => reason,
  );
  return startupErrorMessage(error, config);
}

const opened = (url: string) =>
  whyNot(() => openDatabase({ databaseUrl: url, dataFolder: '' }), { DATABASE_URL: url });

const urlOf = (change: Partial<pg.ClientConfig>): string =>
  databaseUrl({ ...inject('databaseServer').settings, ...change });

test('a mistake in the settings is reported unchanged', () => {
  try {
    readConfig({ PORT: 'x' });
  } catch (error) {
    expect(startupErrorMessage(error)).toMatch(/^PORT must/);
  }
  expect.assertions(1);
});

test('a taken port is reported with its number', async () => {
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

test.each(['ENOTFOUND', 'EAI_AGAIN'])('a HOST without an address is reported (%s)', (code) => {
  const lookUp = (hostname: string) =>
    Object.assign(new Error(code), { code, syscall: 'getaddrinfo', hostname });
  const config = readConfig({ HOST: 'foo', DATABASE_URL: 'postgres://ada:x@db/qubloom' });
  expect(startupErrorMessage(lookUp('foo'), config)).toBe(
    'HOST is foo, which is not an address of this machine.',
  );
  expect(startupErrorMessage(lookUp('db'), config)).toMatch(/^The database "qubloom" on db/);
});

test('a database that cannot be reached is reported with its host', async () => {
  expect(await opened('postgres://ada:x@127.0.0.1:1/qubloom')).toBe(
    'The database "qubloom" on 127.0.0.1 does not answer. Is PostgreSQL running, and is DATABASE_URL right?',
  );
});

test('a server without TLS is reported if TLS is required', async () => {
  const url = new URL(urlOf({}));
  url.searchParams.set('sslmode', 'require');
  expect(await opened(String(url))).toMatch(
    /^The database "\w+" on localhost cannot be reached safely: The server does not support SSL connections\./,
  );
});

test('a certificate that is not trusted is reported', () => {
  const error = Object.assign(new Error('self-signed certificate'), {
    code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  });
  const config = readConfig({ DATABASE_URL: 'postgres://ada:x@db.example.org/qubloom' });
  expect(startupErrorMessage(error, config)).toBe(
    'The database "qubloom" on db.example.org cannot be reached safely: self-signed certificate. Correct its certificate, or sslmode and sslrootcert in DATABASE_URL.',
  );
});

test('the cause of a failed query is shown', () => {
  const cause = new Error('relation "courses" already exists');
  expect(startupErrorMessage(new Error('Failed query: create table', { cause }))).toMatch(
    /Failed query: create table[^]+Caused by: Error: relation "courses" already exists/,
  );
});

test('a wrong password is reported but not shown', async () => {
  const output = await opened(urlOf({ password: 'opensesame' }));
  expect(output).toBe(
    'The database "postgres" on localhost refuses the user and password of DATABASE_URL.',
  );
});

test('a database that nobody has created is reported by its name', async () => {
  expect(await opened(urlOf({ database: 'nobody_made_me' }))).toMatch(
    /^The database "nobody_made_me" on localhost does not exist\./,
  );
});

describe('a database', () => {
  const administrator = () => connect(inject('databaseServer').settings);
  const role = { user: 'startup_errors', password: 'opensesame' };

  async function withRole(attributes: string, setting?: string) {
    const { database, pool } = administrator();
    await database.execute(`create role ${role.user} login ${attributes} password 'opensesame'`);
    if (setting) await database.execute(`alter role ${role.user} set ${setting}`);
    await pool.end();
  }
  afterEach(async () => {
    const { database, pool } = administrator();
    await database.execute(`drop role ${role.user}`);
    await pool.end();
  });
  const migrated = () => {
    const url = urlOf(role);
    return whyNot(() => migrateDatabase(url), { DATABASE_URL: url });
  };

  test('that has no connection left is reported', async () => {
    await withRole('connection limit 0');
    expect(await migrated()).toBe(
      'The database "postgres" on localhost has no connection left: other programs use them all. End one of them, or raise its max_connections.',
    );
  });

  test('that is read-only is reported', async () => {
    await withRole('superuser', 'default_transaction_read_only = on');
    expect(await migrated()).toBe(
      'The database "postgres" on localhost is read-only, and Qubloom has to write. Is it a standby, or is default_transaction_read_only on?',
    );
  });
});

test('a database that a newer version has changed is refused', async () => {
  await testing.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the next version', 4102444800000)",
  );
  expect(await whyNot(() => migrateDatabase(testing.settings), {})).toBe(
    'A newer version of Qubloom has already changed this database, so this version cannot use it. Start the newer version, or restore the backup that was made before the change.',
  );
});

test('a database without space on its disk is reported', async () => {
  const full = Object.assign(new pg.DatabaseError('could not extend file', 0, 'error'), {
    code: '53100',
  });
  expect(await whyNot(() => Promise.reject(full), { DATA_DIR: '/srv/data' })).toBe(
    'The built-in database in /srv/data has no space left on its disk. Free some space and start again.',
  );
});

test('a database that could lose data is refused', async () => {
  expect(await opened(urlOf({}))).toMatch(
    /^PostgreSQL may lose what learners have saved: set fsync = on/,
  );
});

test('any other error keeps its stack trace', () => {
  expect(startupErrorMessage(new Error('a bug'), readConfig({}))).toMatch(/a bug\n\s+at /);
});
