/** The work behind `npm run reports`. */
import { listFindings, listReports, settle } from '../features/study-rooms/index.ts';
import { done, outcomeOnDatabase, refused, type Outcome } from './outcome-on-database.ts';

const usage = `npm run reports                        lists what is open
npm run reports -- mute <username> <days>  the reports are right: no writing for so many days
npm run reports -- lift <username>         they are not, or it is over: writing is open again
npm run reports -- findings                counts what the chat filter found in the last 30 days, by kind and rule`;

export async function settleReports(
  environment: NodeJS.ProcessEnv,
  [act, username, days]: readonly string[],
): Promise<Outcome> {
  const now = new Date();
  const isFindings = act === 'findings' && username === undefined;
  const isLift = act === 'lift' && days === undefined;
  const isMute = act === 'mute' && /^[1-9]\d{0,3}$/.test(days ?? '');
  const isSettling = username !== undefined && (isLift || isMute);
  if (act !== undefined && !isFindings && !isSettling) return refused(usage);
  return outcomeOnDatabase(
    environment,
    'This database has no reports. Start the server once, which makes them possible.',
    async (database) => {
      if (isFindings) return done(await listFindings(database, 30, now));
      if (!isSettling) return done(await listReports(database));
      const text = await settle(database, { username, days: isMute ? Number(days) : 0, now });
      return text === null ? refused(`There is no learner called ${username}.`) : done(text);
    },
  );
}
