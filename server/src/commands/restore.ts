/** `npm run restore -- <backup>`: replaces the built-in database with a backup. */
import { resolve } from 'node:path';
import { restoreBuiltIn } from '../platform/database/built-in.ts';
import { CannotRun } from './cannot-run.ts';
import { runOnBuiltIn } from './run-on-built-in.ts';

await runOnBuiltIn(
  'It is a PostgreSQL of your own: restore it with pg_restore, for example pg_restore --clean --if-exists --dbname="$DATABASE_URL" qubloom.dump.',
  async (dataFolder, [backup]) => {
    if (backup === undefined) {
      throw new CannotRun('Say which backup: npm run restore -- .data/backups/<name>');
    }
    const former = await restoreBuiltIn(dataFolder, resolve(backup));
    return former === undefined
      ? 'The backup is restored.'
      : `The backup is restored. What was there before is now in ${former}.`;
  },
);
