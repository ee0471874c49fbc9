/** Reports about learners: told to the operator; three make a mute, until somebody has looked. */
import { retention } from '@qubloom/contract';
import type { Rooms } from '../live/requests.ts';
import { countReporters, insertReport, mute, type NewReport } from './queries.ts';

/** So many different learners mute another. */
const reportersToMute = 3;

/** R21. The rooms of a learner whom the report mutes learn of it at once. */
export async function fileReport(
  { context, registry }: Rooms,
  report: Omit<NewReport, 'createdAt'>,
): Promise<void> {
  const { database, now, queueMail, site } = context;
  const createdAt = now();
  const { period } = retention.mutes;
  const isMuted = await database.transaction(async (tx) => {
    const id = await insertReport(tx, { ...report, createdAt });
    if (id === null) return false;
    const since = new Date(createdAt.getTime() - period);
    const isThird = (await countReporters(tx, report.aboutId, since)) >= reportersToMute;
    if (isThird) await mute(tx, report.aboutId, createdAt, new Date(createdAt.getTime() + period));
    // Without an address, reports wait for `npm run reports`.
    if (site.supportEmail !== null) {
      await queueMail(tx, {
        // One mail for all that is reported about a learner within an hour.
        key: `report:${String(report.aboutId)}:${createdAt.toISOString().slice(0, 13)}`,
        kind: 'report',
        to: site.supportEmail,
        importance: 'notice',
      });
    }
    return isThird;
  });
  if (!isMuted) return;
  registry.publishTo(report.aboutId, (person) => ({
    kind: 'changed',
    person: { ...person, isMuted: true },
  }));
}
