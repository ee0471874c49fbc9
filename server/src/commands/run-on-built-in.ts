import { readConfig, type Config } from '../config.ts';
import { startupErrorMessage } from '../startup-errors.ts';

/**
 * Runs a command that works only with the built-in database, and prints how it ended.
 * @param otherwise what to do if DATABASE_URL is set
 * @param work returns the sentence to print at the end
 */
export async function runOnBuiltIn(
  otherwise: string,
  work: (dataFolder: string, args: readonly string[]) => Promise<string>,
): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    if (config.databaseUrl === undefined) {
      process.stdout.write(`${await work(config.dataFolder, process.argv.slice(2))}\n`);
      return;
    }
    process.stderr.write(
      `DATABASE_URL is set, so the database is not the built-in one. ${otherwise}\n`,
    );
  } catch (error) {
    process.stderr.write(`${startupErrorMessage(error, config)}\n`);
  }
  process.exitCode = 1;
}
