/** The work behind `npm run reports`. */
import { readConfig, type Config } from '../config.ts';
import { listFindings, listReports, settle } from '../features/study-rooms/index.ts';
import { sqlState } from '../platform/database/errors.ts';
import { startupErrorMessage } from '../startup-errors.ts';
import { onDatabase } from './on-database.ts';

interface Outcome {
  readonly exitCode: 0 | 1;
  readonly text: string;
}

const usage = `npm run reports                        lists what is open
npm run reports -- mute <username> <days>  the reports are right: no writing for so many days
npm run reports -- lift <username>         they are not, or it is over: writing is open again
npm run reports -- findings                counts what the chat filter found in the last 30 days, by kind and rule`;

export async function settleReports(
  environment: NodeJS.ProcessEnv,
  [act, username, days]: readonly string[],
): Promise<Outcome> {
  let config: Config | undefined;
  try {
    config = readConfig(environment);
    const now = new Date();
    if (act === undefined) {
      return { exitCode: 0, text: await onDatabase(config, (database) => listReports(database)) };
    }
    if (act === 'findings' && username === undefined) {
      return {
        exitCode: 0,
        text: await onDatabase(config, (database) => listFindings(database, 30, now)),
      };
    }
    const isLift = act === 'lift' && days === undefined;
    const isMute = act === 'mute' && /^[1-9]\d{0,3}$/.test(days ?? '');
    if (username === undefined || !(isLift || isMute)) return { exitCode: 1, text: usage };
    const text = await onDatabase(config, (database) =>
      settle(database, { username, days: isMute ? Number(days) : 0, now }),
    );
    return text === null
      ? { exitCode: 1, text: `There is no learner called ${username}.` }
      : { exitCode: 0, text };
  } catch (error) {
    const undefinedTable = '42P01';
    const text =
      sqlState(error) === undefinedTable
        ? 'This database has no reports. Start the server once, which makes them possible.'
        : startupErrorMessage(error, config);
    return { exitCode: 1, text };
  }
}
