/** Brings the tables up to date with `server/migrations`, one process at a time. */
import { fileURLToPath } from 'node:url';
import { brand } from '@qubloom/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { applicationName, connect, startupTimeouts } from './client.ts';

/** Works from both `src/platform/database` and `dist/platform/database`. */
const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Any number works if nothing else in this database takes the same lock. */
const migrationLock = 7_825_662;

/** A later version has changed the tables, so this version could read or write them wrongly. */
export class DatabaseIsNewer extends Error {
  override readonly name = 'DatabaseIsNewer';

  constructor() {
    super(
      `A newer version of ${brand.name} has already changed this database, so this version cannot use it. Start the newer version, or restore the backup that was made before the change.`,
    );
  }
}

/**
 * Uses its own connection, because a migration may take longer than a query may.
 * @param beforeChange runs first if tables already exist and are about to change
 */
export async function migrateDatabase(
  settings: string | pg.ClientConfig,
  beforeChange: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const client = new pg.Client({
    ...(typeof settings === 'string' ? { connectionString: settings } : settings),
    application_name: applicationName,
    connectionTimeoutMillis: 5000,
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const last = await lastMigration(client);
    const newest = Math.max(
      ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis),
    );
    if (last !== undefined && last > newest) throw new DatabaseIsNewer();
    if (last !== undefined && last < newest) await beforeChange();
    await migrate(drizzle(client), { migrationsFolder });
    await migrateJobs(settings);
  } finally {
    await client.end();
  }
}

/** The worker's library keeps its tables in its own schema, and migrates them itself. */
async function migrateJobs(settings: string | pg.ClientConfig): Promise<void> {
  const { Logger, runMigrations } = await import('graphile-worker');
  const { pool: pgPool } = connect(settings, { timeouts: startupTimeouts, poolSize: 1 });
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => undefined) });
  } finally {
    await pgPool.end();
  }
}

/** When the last applied migration was written, in milliseconds; undefined in a new database. */
async function lastMigration(client: pg.Client): Promise<number | undefined> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as name",
  );
  if (!tables[0]?.name) return undefined;
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  return rows[0]?.last ? Number(rows[0].last) : undefined;
}
