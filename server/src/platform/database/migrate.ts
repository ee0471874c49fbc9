/** Brings the tables up to date with `server/migrations`, one process at a time. */
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { applicationName } from './client.ts';

/** From `src/platform/database` and from `dist/platform/database` alike. */
const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Any number does, as long as nothing else in this database takes the same lock. */
const migrationLock = 7_825_662;

/** On a connection of its own: a migration may take longer than a query may. */
export async function migrateDatabase(settings: string | pg.ClientConfig): Promise<void> {
  const client = new pg.Client({
    ...(typeof settings === 'string' ? { connectionString: settings } : settings),
    application_name: applicationName,
    connectionTimeoutMillis: 5000,
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
