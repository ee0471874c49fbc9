/** `npm run restore -- <backup>`: replaces the built-in database with a backup. */
import { resolve } from 'node:path';
import { CannotStart } from '../platform/database/embedded/cannot-start.ts';
import { restore } from '../platform/database/embedded/backup.ts';
import { runOnBuiltIn } from './run-on-built-in.ts';

await runOnBuiltIn(
  'It is a PostgreSQL of your own: restore it with pg_restore, for example pg_restore --clean --if-exists --dbname="$DATABASE_URL" qubloom.dump.',
  async (dataFolder, [backup]) => {
    if (backup === undefined) {
      throw new CannotStart('Say which backup: npm run restore -- .data/backups/<name>');
    }
    const former = await restore(dataFolder, resolve(backup));
    return former === undefined
      ? 'The backup is restored.'
      : `The backup is restored. What was there before is now in ${former}.`;
  },
);
