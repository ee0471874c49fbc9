/** The connection pool and drizzle over it, made to fail fast and to outlive a restart of PostgreSQL. */
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { isDatabaseGone, sqlState } from './errors.ts';

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
}

/** A call whose database hangs is answered within two seconds of it. */
const servingTimeouts: Timeouts = { connect: 1500, statement: 1400, answer: 1500 };

/** For work at start, which may stand in line behind other servers' that start as well. */
export const startupTimeouts: Timeouts = { connect: 5000, statement: 55_000, answer: 60_000 };

/** Milliseconds. */
const idleInTransactionTimeout = 10_000;

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
  const database = drizzle(pool);
  database.transaction = transactionsOf(pool);
  return { database, pool };
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
function transactionsOf(pool: pg.Pool): Database['transaction'] {
  return async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runTransaction(await pool.connect(), work);
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
): Promise<Result> {
  try {
    await client.query('begin');
    // Only the methods `rollback` and `transaction` differ: who throws rolls back, and nobody nests.
    const result = await work(drizzle(client) as unknown as Transaction);
    await client.query('commit');
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
