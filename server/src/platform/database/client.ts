/** The connection pool with drizzle on top, made to fail fast and to survive a restart of PostgreSQL. */
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { connectionName } from '@qubloom/embedded-postgres';
import { isDatabaseGone, sqlState } from './errors.ts';
import { waitedTooLong, waitWithin } from './call-wait.ts';

type NoRelations = Record<string, never>;

/** The target of queries: the pool, or one of its transactions. */
export type Database = PgDatabase<NodePgQueryResultHKT, NoRelations>;
/** For queries that must happen together with others. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface Connection {
  readonly database: Database;
  /** For libraries that use `pg` directly. */
  readonly pool: pg.Pool;
}

export interface ConnectionOptions {
  /** Called when a connection breaks while it is idle. */
  readonly onIdleError?: (error: Error) => void;
  readonly poolSize?: number;
  readonly timeouts?: Timeouts;
}

export interface Timeouts {
  /** Milliseconds to get a connection, including the wait for a free one. */
  readonly connect: number;
  /** Milliseconds after which PostgreSQL itself cancels a statement. */
  readonly statement: number;
  /** Milliseconds after which the client stops waiting for an answer and drops the connection. */
  readonly answer: number;
  /** Milliseconds that a call may wait for the database in total; no limit if absent. */
  readonly call?: number;
}

/** Chosen so that a call is answered within two seconds if the database hangs. */
const servingTimeouts: Timeouts = { connect: 1500, statement: 1400, answer: 1500, call: 1900 };

/** For work at startup, which may wait for other servers that start at the same time. */
export const startupTimeouts: Timeouts = { connect: 5000, statement: 55_000, answer: 60_000 };

/** Both timeouts are in milliseconds. */
const idleInTransactionTimeout = 10_000;
const idleConnectionTimeout = 600_000;

export function connect(
  settings: string | pg.ClientConfig,
  {
    onIdleError = () => undefined,
    poolSize = 10,
    timeouts = servingTimeouts,
  }: ConnectionOptions = {},
): Connection {
  const pool = new pg.Pool({
    ...(typeof settings === 'string' ? { connectionString: settings } : settings),
    application_name: applicationName,
    max: poolSize,
    // One connection stays, so that an idle server still counts as a user of the database.
    min: 1,
    // On a busy machine, opening a connection can take as long as a call may wait.
    idleTimeoutMillis: idleConnectionTimeout,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: timeouts.statement,
    query_timeout: timeouts.answer,
    idle_in_transaction_session_timeout: idleInTransactionTimeout,
  });
  // Without a listener, a broken connection would end the process: one that is idle, or one that a transaction
  // holds, even though its queries already fail by themselves.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = drizzle(eachOnAnyConnection(pool, timeouts));
  database.transaction = transactionsOf(pool, timeouts);
  return { database, pool };
}

/** The part of a connection that drizzle uses. */
type Queries = Pick<pg.PoolClient, 'query'>;

/** Runs the queries of one connection within the time that their call has left. */
function inTime(client: pg.PoolClient, { answer: step, call = Infinity }: Timeouts): pg.PoolClient {
  const queries = {
    query: (query: pg.QueryConfig | string, values?: unknown[]) => {
      const config = typeof query === 'string' ? { text: query } : query;
      return waitWithin({ step, call }, (milliseconds) => {
        // The driver supports this option; its types don't.
        const limited: pg.QueryConfig & { readonly query_timeout: number } = {
          ...config,
          query_timeout: milliseconds,
        };
        return client.query(limited, values);
      });
    },
  };
  return queries as Queries as pg.PoolClient;
}

/** Runs queries that belong to no transaction. */
function eachOnAnyConnection(pool: pg.Pool, timeouts: Timeouts): pg.PoolClient {
  const queries = {
    query: async (query: pg.QueryConfig, values?: unknown[]) => {
      const client = await connectInTime(pool, timeouts);
      try {
        const result = await inTime(client, timeouts).query(query, values);
        client.release();
        return result;
      } catch (error) {
        client.release(isDatabaseGone(error));
        throw error;
      }
    },
  };
  return queries as Queries as pg.PoolClient;
}

function connectInTime(
  pool: pg.Pool,
  { connect: step, call = Infinity }: Timeouts,
): Promise<pg.PoolClient> {
  return waitWithin({ step, call }, async (milliseconds) => {
    const connecting = pool.connect();
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(waitedTooLong)), milliseconds);
    });
    try {
      return await Promise.race([connecting, tooLate]);
    } catch (error) {
      // A connection that arrives after all goes to others.
      connecting.then(
        (client) => client.release(),
        () => undefined,
      );
      throw error;
    } finally {
      clearTimeout(timer);
    }
  });
}

/**
 * Opens all connections of a pool in advance, so that no call waits for one. A connection that cannot be opened
 * now is opened later.
 */
export async function fillPool(pool: pg.Pool): Promise<void> {
  const making = Array.from({ length: pool.options.max }, () => pool.connect());
  for (const made of await Promise.allSettled(making)) {
    if (made.status === 'fulfilled') made.value.release();
  }
}

/** The name of the built-in database and its role, and the start of the name of each connection. */
export const productName = 'qubloom';

/** A process recognizes its own connections in `pg_stat_activity` by this name. */
export const applicationName = connectionName(productName);

/**
 * `database.transaction`: all or nothing. The work runs again if PostgreSQL broke a deadlock or could not
 * serialize two transactions, so it must do nothing but queries.
 *
 * drizzle's own version is not used for two reasons. It never returns a connection whose `begin` has failed, so
 * ten restarts of PostgreSQL would empty the pool. And it sends a rollback over a hanging connection, which
 * waits for a second timeout.
 */
function transactionsOf(pool: pg.Pool, timeouts: Timeouts): Database['transaction'] {
  return async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runTransaction(await connectInTime(pool, timeouts), work, timeouts);
      } catch (error) {
        if (attempt === maxAttempts || !canTryAgain(error)) throw error;
      }
    }
  };
}

const maxAttempts = 3;

async function runTransaction<Result>(
  client: pg.PoolClient,
  work: (transaction: Transaction) => Promise<Result>,
  timeouts: Timeouts,
): Promise<Result> {
  const queries = inTime(client, timeouts);
  try {
    await queries.query('begin');
    // Only the methods `rollback` and `transaction` differ: our code throws to roll back, and nothing nests.
    const result = await work(drizzle(queries) as unknown as Transaction);
    await queries.query('commit');
    client.release();
    return result;
  } catch (error) {
    // PostgreSQL itself undoes whatever a dropped connection left open.
    const isUndone = !isDatabaseGone(error) && (await rollBack(client));
    client.release(!isUndone);
    throw error;
  }
}

function rollBack(client: pg.PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}

function canTryAgain(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40001' || state === '40P01';
}
