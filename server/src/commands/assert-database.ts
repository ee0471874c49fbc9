import { brand } from '@qubloom/contract';
import { hasDatabase } from '../platform/database/built-in.ts';
import { CannotRun } from './cannot-run.ts';

/**
 * For commands that read a database and must not create one.
 * @throws {CannotRun} if the data folder has none.
 */
export async function assertDatabase(dataFolder: string): Promise<void> {
  if (await hasDatabase(dataFolder)) return;
  throw new CannotRun(
    `There is no database in ${dataFolder}. Run this in the folder of ${brand.name}, with the same DATA_DIR or DATABASE_URL as the server.`,
  );
}
