/** For commands that read the database as it is: they run no migrations. */
import type { Config } from '../config.ts';
import { connect, startupTimeouts } from '../platform/database/client.ts';
import { assertCluster } from '../platform/database/embedded/cluster.ts';
import { startEmbedded } from '../platform/database/embedded/embedded.ts';

type Database = ReturnType<typeof connect>['database'];

export async function onDatabase<T>(
  { databaseUrl, dataFolder }: Config,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  if (databaseUrl === undefined) await assertCluster(dataFolder);
  const embedded = databaseUrl === undefined ? await startEmbedded({ dataFolder }) : undefined;
  const settings = embedded?.settings ?? databaseUrl ?? '';
  const { database, pool } = connect(settings, { timeouts: startupTimeouts, poolSize: 1 });
  try {
    return await work(database);
  } finally {
    await pool.end();
    await embedded?.release();
  }
}
