/** The connection pool and drizzle over it, made to fail fast and to outlive a restart of PostgreSQL. */
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { isDatabaseGone, sqlState } from './errors.ts';
import { waitedTooLong, waitWithin } from './call-wait.ts';

type NoRelations = Record<string, never>;

/** Where queries go: the pool, or one transaction of it. */
export type Database = PgDatabase<NodePgQueryResultHKT, NoRelations>;
/** For what must happen together with something else. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface Connection {
  readonly database: Database;
  /** For libraries that speak to `pg` themselves. */
  readonly pool: pg.Pool;
}

export interface ConnectionOptions {
  /** Called for connections that break while nobody uses them. */
  readonly onIdleError?: (error: Error) => void;
  readonly poolSize?: number;
  readonly timeouts?: Timeouts;
}

export interface Timeouts {
  /** Milliseconds until a connection is there, waiting for a free one included. */
  readonly connect: number;
  /** Milliseconds after which PostgreSQL itself ends a statement. */
  readonly statement: number;
  /** Milliseconds after which an answer is waited for no longer, and the connection dropped. */
  readonly answer: number;
  /** Milliseconds that a call waits for the database in all; without it there is no such limit. */
  readonly call?: number;
}

/** A call whose database hangs is answered within two seconds of it. */
const servingTimeouts: Timeouts = { connect: 1500, statement: 1400, answer: 1500, call: 1900 };

/** For work at start, which may stand in line behind other servers' that start as well. */
export const startupTimeouts: Timeouts = { connect: 5000, statement: 55_000, answer: 60_000 };

/** Milliseconds. */
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
    // One stays, so that an idle server is still seen to use the database.
    min: 1,
    // To make one on a busy machine can take as long as a call may wait.
    idleTimeoutMillis: idleConnectionTimeout,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: timeouts.statement,
    query_timeout: timeouts.answer,
    idle_in_transaction_session_timeout: idleInTransactionTimeout,
  });
  // Without a listener, a connection that breaks would end the process: one while it is idle, and one
  // while a transaction has it, whose queries fail of it themselves.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = drizzle(eachOnAnyConnection(pool, timeouts));
  database.transaction = transactionsOf(pool, timeouts);
  return { database, pool };
}

/** The part of a connection that drizzle uses. */
type Queries = Pick<pg.PoolClient, 'query'>;

/** The queries of one connection, each within the time that its call has left. */
function inTime(client: pg.PoolClient, { answer: step, call = Infinity }: Timeouts): pg.PoolClient {
  const queries = {
    query: (query: pg.QueryConfig | string, values?: unknown[]) => {
      const config = typeof query === 'string' ? { text: query } : query;
      return waitWithin({ step, call }, (milliseconds) => {
        // The driver knows it; its types do not.
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

/** Queries that belong to no transaction. */
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
      // One that comes after all is for others.
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

/** Makes all connections of a pool, so that no call waits for one to be made; what cannot be made now comes later. */
export async function fillPool(pool: pg.Pool): Promise<void> {
  const making = Array.from({ length: pool.options.max }, () => pool.connect());
  for (const made of await Promise.allSettled(making)) {
    if (made.status === 'fulfilled') made.value.release();
  }
}

/** By this a process knows its own connections in `pg_stat_activity`. */
export const applicationName = `qubloom-${String(process.pid)}`;

/**
 * `database.transaction`: all or nothing. The work runs again when PostgreSQL broke a deadlock or two
 * transactions could not be put in order, so it does nothing but queries.
 *
 * It stands here because drizzle's own never gives a connection back whose `begin` has failed, which
 * after ten restarts of PostgreSQL would leave the pool empty, and because it sends a rollback over a
 * connection that hangs, which waits out a second timeout.
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
    // Only the methods `rollback` and `transaction` differ: who throws rolls back, and nobody nests.
    const result = await work(drizzle(queries) as unknown as Transaction);
    await queries.query('commit');
    client.release();
    return result;
  } catch (error) {
    // PostgreSQL itself undoes what a dropped connection has left open.
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
