/** Opens the database for commands that read it as it is, without migrations. */
import type { Config } from '../config.ts';
import { startBuiltIn } from '../platform/database/built-in.ts';
import { connect, startupTimeouts } from '../platform/database/client.ts';
import { assertDatabase } from './assert-database.ts';

type Database = ReturnType<typeof connect>['database'];

export async function onDatabase<T>(
  { databaseUrl, dataFolder }: Config,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  if (databaseUrl === undefined) await assertDatabase(dataFolder);
  const builtIn = databaseUrl === undefined ? await startBuiltIn(dataFolder) : undefined;
  const settings = builtIn?.settings ?? databaseUrl ?? '';
  const { database, pool } = connect(settings, { timeouts: startupTimeouts, poolSize: 1 });
  try {
    return await work(database);
  } finally {
    await pool.end();
    await builtIn?.release();
  }
}
