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
  /** Told about connections that break while nobody uses them. */
  readonly onIdleError?: (error: Error) => void;
  readonly poolSize?: number;
}

/** Milliseconds. Together they keep a call from waiting over five seconds for a database that hangs. */
const patience = { connect: 1500, statement: 4000, answer: 4500, idleInTransaction: 10_000 };

export function connect(
  settings: string | pg.ClientConfig,
  { onIdleError = () => undefined, poolSize = 10 }: ConnectionOptions = {},
): Connection {
  const pool = new pg.Pool({
    ...(typeof settings === 'string' ? { connectionString: settings } : settings),
    application_name: applicationName,
    max: poolSize,
    // One stays, so that an idle server is still seen to use the database.
    min: 1,
    keepAlive: true,
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    query_timeout: patience.answer,
    idle_in_transaction_session_timeout: patience.idleInTransaction,
  });
  // Without a listener, a connection that breaks would end the process: one while it is idle, and one
  // while a transaction has it, whose queries tell of it themselves.
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
 * after ten restarts of PostgreSQL would leave the pool empty.
 */
function transactionsOf(pool: pg.Pool): Database['transaction'] {
  return async (work, config) => {
    for (let attempt = 1; ; attempt += 1) {
      const client = await pool.connect();
      try {
        const result = await drizzle(client).transaction(work, config);
        client.release();
        return result;
      } catch (error) {
        client.release(isDatabaseGone(error));
        if (attempt === mostAttempts || !canTryAgain(error)) throw error;
      }
    }
  };
}

const mostAttempts = 3;

function canTryAgain(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40001' || state === '40P01';
}
