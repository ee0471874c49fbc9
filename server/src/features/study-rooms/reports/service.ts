/** Reports about learners: told to the operator; three make a mute, until somebody has looked. */
import { retention, type UserId } from '@qubloom/contract';
import type { Database } from '../../../platform/database/client.ts';
import type { QueueMail } from '../../../platform/mail/outbox.ts';
import { countReporters, insertReport, mute, type NewReport } from './queries.ts';

export interface ReportsOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly queueMail: QueueMail;
  /** The address that is mailed; null if there is none, and reports wait for `npm run reports`. */
  readonly operator: string | null;
}

export type FileReport = (report: Omit<NewReport, 'createdAt'>) => Promise<void>;

/** So many different learners mute another. */
const reportersToMute = 3;

/**
 * R21.
 * @param noteMuted is told after it is so
 */
export function reportFiling(
  { database, now, queueMail, operator }: ReportsOptions,
  noteMuted: (userId: UserId) => void,
): FileReport {
  return async (report) => {
    const createdAt = now();
    const { period } = retention.mutes;
    const isMuted = await database.transaction(async (tx) => {
      const id = await insertReport(tx, { ...report, createdAt });
      if (id === null) return false;
      const since = new Date(createdAt.getTime() - period);
      const isThird = (await countReporters(tx, report.aboutId, since)) >= reportersToMute;
      if (isThird)
        await mute(tx, report.aboutId, createdAt, new Date(createdAt.getTime() + period));
      if (operator !== null) {
        await queueMail(tx, {
          // One mail for all that is reported about a learner within an hour.
          key: `report:${String(report.aboutId)}:${createdAt.toISOString().slice(0, 13)}`,
          kind: 'report',
          to: operator,
          importance: 'notice',
        });
      }
      return isThird;
    });
    if (isMuted) noteMuted(report.aboutId);
  };
}
