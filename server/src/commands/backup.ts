/** `npm run backup`: copies the built-in database, even while the server runs. */
import { join, resolve } from 'node:path';
import { startBuiltIn, timestamp } from '../platform/database/built-in.ts';
import { assertDatabase } from './assert-database.ts';
import { runOnBuiltIn } from './run-on-built-in.ts';

await runOnBuiltIn(
  'It is a PostgreSQL of your own: back it up with pg_dump, for example pg_dump --format=custom --file=qubloom.dump "$DATABASE_URL".',
  async (dataFolder, [folder]) => {
    const target =
      folder === undefined ? join(dataFolder, 'backups', timestamp()) : resolve(folder);
    await assertDatabase(dataFolder);
    const builtIn = await startBuiltIn(dataFolder);
    try {
      await builtIn.makeBackup(target);
    } finally {
      await builtIn.release();
    }
    return `The database is backed up in ${target}.`;
  },
);
