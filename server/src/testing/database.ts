/** A database of one's own for a test file, cloned from the migrated template in some 50 ms. */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { connect, startupTimeouts, type Connection } from '../platform/database/client.ts';
// For the type of what is injected.
import type {} from './database-server.ts';

export interface TestDatabase extends Connection {
  /** For what connects by itself. */
  readonly settings: pg.ClientConfig;
  /** Removes every learner and all that hangs on them; content stays. */
  forgetLearners(): Promise<void>;
}

/**
 * Every table empty, for the whole file:
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
 * What every test of the file needs, such as courses, goes in with the argument, once.
 * The properties are there from `beforeAll` on, not while the file is being read.
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
  // Copied as files it need not be written to the log as well.
  await asAdministrator(server, `create database ${name} template ${template} strategy file_copy`);
  const settings = { ...server, database: name };
  // A busy machine may need longer for a query than a learner is let wait.
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

/** As an operator names a database; a socket's folder stands in the query. */
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
