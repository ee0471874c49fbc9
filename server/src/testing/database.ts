/** A separate database for each test file, cloned from the migrated template in about 50 ms. */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { connect, startupTimeouts, type Connection } from '../platform/database/client.ts';
// This import provides the type of the injected settings.
import type {} from './database-server.ts';

export interface TestDatabase extends Connection {
  /** Connection settings for code that connects by itself. */
  readonly settings: pg.ClientConfig;
  /** Removes every learner and all rows that refer to them; content stays. */
  forgetLearners(): Promise<void>;
}

/**
 * Opens a database with empty tables for the whole test file.
 *
 * ```ts
 * const testing = useTestDatabase();
 * afterEach(() => testing.forgetLearners());
 *
 * test('a learner begins with no points', async () => {
 *   await testing.database.insert(users).values({ username: 'ada', ... });
 * });
 * ```
 *
 * `prepare` inserts data for all tests of the file once, such as courses. The properties exist only from `beforeAll`
 * on, not while the file is being loaded.
 */
export function useTestDatabase(
  prepare: (connection: Connection) => Promise<void> = () => Promise.resolve(),
): TestDatabase {
  let open: OpenTestDatabase | undefined;
  beforeAll(async () => {
    open = await openTestDatabase();
    await prepare(open);
  });
  afterAll(() => open?.close());
  const opened = () => {
    if (open === undefined) throw new Error('The test database is open only while tests run.');
    return open;
  };
  return {
    get database() {
      return opened().database;
    },
    get pool() {
      return opened().pool;
    },
    get settings() {
      return opened().settings;
    },
    forgetLearners: () => opened().forgetLearners(),
  };
}

interface OpenTestDatabase extends TestDatabase {
  close(): Promise<void>;
}

async function openTestDatabase(): Promise<OpenTestDatabase> {
  const { settings: server, template } = inject('databaseServer');
  copies += 1;
  const worker = process.env['VITEST_POOL_ID'] ?? '0';
  const name = `${template}_${worker}_${String(process.pid)}_${String(copies)}`;
  // Copying the template's files avoids writing them to the write-ahead log.
  await asAdministrator(server, `create database ${name} template ${template} strategy file_copy`);
  const settings = { ...server, database: name };
  // A busy machine may need longer for a query than the limit for learners.
  const connection = connect(settings, { timeouts: startupTimeouts });
  return {
    ...connection,
    settings,
    forgetLearners: async () => {
      // Cascades to every table that points at a learner. With a handful of rows `delete` takes a tenth
      // of the time of `truncate`, which makes new files for each of those tables and their indexes.
      await connection.database.execute(
        sql`with limits as (delete from rate_limits), tries as (delete from recent_tries), mails as (delete from outbox)
          delete from users`,
      );
    },
    close: async () => {
      await connection.pool.end();
      await asAdministrator(server, `drop database ${name} with (force)`);
    },
  };
}

let copies = 0;

/** Connection URL in the form that an operator uses; the socket's folder is in the query. */
export function databaseUrl({ user, password, host, port, database }: pg.ClientConfig): string {
  const place = `?host=${encodeURIComponent(String(host))}&port=${String(port)}`;
  return `postgres://${String(user)}:${String(password)}@localhost/${String(database)}${place}`;
}

async function asAdministrator(settings: pg.ClientConfig, query: string): Promise<void> {
  const client = new pg.Client(settings);
  await client.connect();
  try {
    await client.query(query);
  } finally {
    await client.end();
  }
}
