/** Runs a command on the database, and turns what goes wrong into a sentence. */
import { readConfig, type Config } from '../config.ts';
import type { Database } from '../platform/database/client.ts';
import { sqlState } from '../platform/database/errors.ts';
import { startupErrorMessage } from '../startup-errors.ts';
import { onDatabase } from './on-database.ts';

export interface Outcome {
  readonly exitCode: 0 | 1;
  readonly text: string;
}

export const done = (text: string): Outcome => ({ exitCode: 0, text });
export const refused = (text: string): Outcome => ({ exitCode: 1, text });

/** @param noTable the sentence for a database that no server with this command has used yet */
export async function outcomeOnDatabase(
  environment: NodeJS.ProcessEnv,
  noTable: string,
  work: (database: Database) => Promise<Outcome>,
): Promise<Outcome> {
  let config: Config | undefined;
  try {
    config = readConfig(environment);
    return await onDatabase(config, work);
  } catch (error) {
    const undefinedTable = '42P01';
    return refused(
      sqlState(error) === undefinedTable ? noTable : startupErrorMessage(error, config),
    );
  }
}
