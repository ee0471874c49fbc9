/** `npm run backup`: copies the built-in database, even while the server runs. */
import { join, resolve } from 'node:path';
import { timestamp } from '../platform/database/embedded/backup.ts';
import { assertCluster } from '../platform/database/embedded/cluster.ts';
import { startEmbedded } from '../platform/database/embedded/embedded.ts';
import { runOnBuiltIn } from './run-on-built-in.ts';

await runOnBuiltIn(
  'It is a PostgreSQL of your own: back it up with pg_dump, for example pg_dump --format=custom --file=qubloom.dump "$DATABASE_URL".',
  async (dataFolder, [folder]) => {
    const target =
      folder === undefined ? join(dataFolder, 'backups', timestamp()) : resolve(folder);
    await assertCluster(dataFolder);
    const embedded = await startEmbedded({ dataFolder });
    try {
      await embedded.backUp(target);
    } finally {
      await embedded.release();
    }
    return `The database is backed up in ${target}.`;
  },
);
