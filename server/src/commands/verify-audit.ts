/** The work behind `npm run audit:verify`. */
import { readConfig, type Config } from '../config.ts';
import { parseMark, verifyAuditLog } from '../platform/audit/verify.ts';
import { sqlState } from '../platform/database/errors.ts';
import { startupErrorMessage } from '../startup-errors.ts';
import { onDatabase } from './on-database.ts';

interface Outcome {
  /** 0: the log is intact. 1: it was changed. 2: it could not be checked. */
  readonly exitCode: 0 | 1 | 2;
  readonly sentence: string;
}

const cannotLook = (sentence: string): Outcome => ({ exitCode: 2, sentence });

/** @param args the mark of an earlier run, if there is one */
export async function verifyAudit(
  environment: NodeJS.ProcessEnv,
  [markText]: readonly string[],
): Promise<Outcome> {
  const mark = markText === undefined ? undefined : parseMark(markText);
  if (mark === null) {
    return cannotLook(
      'That is not a mark. Enter it as it was printed: npm run audit:verify -- <mark>',
    );
  }
  let config: Config | undefined;
  try {
    config = readConfig(environment);
    const { holds, sentence } = await onDatabase(config, (database) =>
      verifyAuditLog(database, mark),
    );
    return { exitCode: holds ? 0 : 1, sentence };
  } catch (error) {
    const undefinedTable = '42P01';
    return cannotLook(
      sqlState(error) === undefinedTable
        ? 'This database has no audit log. Start the server once, which makes it.'
        : startupErrorMessage(error, config),
    );
  }
}
