/**
 * Reports about learners: the operator is emailed, and three reports mute a learner until somebody has looked at them.
 */
import { retention } from '@qubloom/contract';
import type { Rooms } from '../live/requests.ts';
import { tellOperator } from './tell-operator.ts';
import { countReporters, insertReport, mute, type NewReport } from './queries.ts';

/** This many different learners mute another. */
const reportersToMute = 3;

/** R21. If the report mutes the learner, their rooms are told at once. */
export async function fileReport(
  { context, registry }: Rooms,
  report: Omit<NewReport, 'createdAt'>,
): Promise<void> {
  const { database, now } = context;
  const createdAt = now();
  const { period } = retention.mutes;
  const isMuted = await database.transaction(async (tx) => {
    const id = await insertReport(tx, { ...report, createdAt });
    if (id === null) return false;
    const since = new Date(createdAt.getTime() - period);
    const isThird = (await countReporters(tx, report.aboutId, since)) >= reportersToMute;
    if (isThird) await mute(tx, report.aboutId, createdAt, new Date(createdAt.getTime() + period));
    await tellOperator(tx, context, report.aboutId);
    return isThird;
  });
  if (!isMuted) return;
  registry.publishTo(report.aboutId, (person) => ({
    kind: 'changed',
    person: { ...person, isMuted: true },
  }));
}
