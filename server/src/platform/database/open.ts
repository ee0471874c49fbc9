/** The database of a running server: found or started, durable, up to date. */
import type pg from 'pg';
import { assertDurable } from './durability.ts';
import { connect, fillPool, type Connection } from './client.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { migrateDatabase } from './migrate.ts';

export interface DatabaseChoice {
  /** Where PostgreSQL is; without it, the built-in one is used. */
  readonly databaseUrl: string | undefined;
  /** Absolute. The built-in PostgreSQL keeps its data in here. */
  readonly dataFolder: string;
}

export interface OpenDatabase extends Connection {
  /** For what needs a connection of its own. */
  readonly settings: string | pg.ClientConfig;
  /** Ends the connections; the built-in PostgreSQL too, unless somebody else uses it. */
  close(): Promise<void>;
}

/** Called for what happens to the database while nobody is asking. */
export interface DatabaseEvents {
  readonly onIdleError?: (error: Error) => void;
  readonly onRestart?: (error?: unknown) => void;
}

/**
 * @throws {CannotStart} when the built-in PostgreSQL does not run.
 * @throws {NotDurable} when the database could lose what it has acknowledged.
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
