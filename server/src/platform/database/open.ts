/** Opens the database of a running server: found or started, durable, up to date. */
import type pg from 'pg';
import { backUpBeforeMigration, startBuiltIn } from './built-in.ts';
import { assertDurable } from './durability.ts';
import { connect, fillPool, type Connection } from './client.ts';
import { migrateDatabase } from './migrate.ts';

export interface DatabaseChoice {
  /** The address of PostgreSQL; if undefined, the built-in one is used. */
  readonly databaseUrl: string | undefined;
  /** An absolute path. The built-in PostgreSQL keeps its data there. */
  readonly dataFolder: string;
}

export interface OpenDatabase extends Connection {
  /** For code that needs its own connection. */
  readonly settings: string | pg.ClientConfig;
  /** Closes the connections, and stops the built-in PostgreSQL unless another process uses it. */
  close(): Promise<void>;
}

/** Called for events of the database that no query is waiting for. */
export interface DatabaseEvents {
  readonly onIdleError?: (error: Error) => void;
  readonly onRestart?: (error?: unknown) => void;
}

/**
 * @throws {PostgresProblem} if the built-in PostgreSQL does not run.
 * @throws {NotDurable} if the database could lose acknowledged data.
 */
export async function openDatabase(
  { databaseUrl, dataFolder }: DatabaseChoice,
  events: DatabaseEvents = {},
): Promise<OpenDatabase> {
  const builtIn = databaseUrl === undefined ? await startBuiltIn(dataFolder, events) : undefined;
  const settings = builtIn?.settings ?? databaseUrl ?? '';
  const connection = connect(settings, events);
  const close = async () => {
    await connection.pool.end();
    await builtIn?.release();
  };
  try {
    await assertDurable(connection.database);
    await migrateDatabase(settings, async () => {
      if (builtIn !== undefined) await backUpBeforeMigration(builtIn);
    });
    await fillPool(connection.pool);
    return { ...connection, settings, close };
  } catch (error) {
    await close();
    throw error;
  }
}
