/** Opens the database of a running server: found or started, durable, up to date. */
import type pg from 'pg';
import { assertDurable } from './durability.ts';
import { connect, fillPool, type Connection } from './client.ts';
import { startEmbedded } from './embedded/embedded.ts';
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
 * @throws {CannotStart} if the built-in PostgreSQL does not run.
 * @throws {NotDurable} if the database could lose acknowledged data.
 */
export async function openDatabase(
  { databaseUrl, dataFolder }: DatabaseChoice,
  events: DatabaseEvents = {},
): Promise<OpenDatabase> {
  const embedded =
    databaseUrl === undefined ? await startEmbedded({ dataFolder, ...events }) : undefined;
  const settings = embedded?.settings ?? databaseUrl ?? '';
  const connection = connect(settings, events);
  const close = async () => {
    await connection.pool.end();
    await embedded?.release();
  };
  try {
    await assertDurable(connection.database);
    await migrateDatabase(settings, () => embedded?.backUpBeforeMigration() ?? Promise.resolve());
    await fillPool(connection.pool);
    return { ...connection, settings, close };
  } catch (error) {
    await close();
    throw error;
  }
}
