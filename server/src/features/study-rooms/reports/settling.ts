/** Lets the operator read and settle reports. */
import type { Database } from '../../../platform/database/client.ts';
import {
  confirmMute,
  findLearnerByName,
  liftMute,
  listOpenReports,
  settleReports,
  type OpenReport,
} from './queries.ts';

const day = 24 * 3_600_000;

export async function listReports(database: Database): Promise<string> {
  const reports = await listOpenReports(database);
  if (reports.length === 0) return 'No report is open.';
  return reports.map(lineOf).join('\n');
}

function lineOf({ createdAt, about, reason, roomName, said }: OpenReport): string {
  const when = createdAt.toISOString().slice(0, 16).replace('T', ' ');
  // Quoted as JSON, so that nothing a learner wrote can control the terminal.
  const what = said === null ? '' : `, who wrote ${JSON.stringify(said)}`;
  return `${when}  ${reason}  about ${about} in ${JSON.stringify(roomName)}${what}`;
}

/**
 * Closes the open reports about the learner.
 * @param days without writing; 0 lets the learner write again
 * @returns null if there is no such learner
 */
export async function settle(
  database: Database,
  { username, days, now }: { readonly username: string; readonly days: number; readonly now: Date },
): Promise<string | null> {
  const id = await findLearnerByName(database, username);
  if (id === null) return null;
  const endsAt = new Date(now.getTime() + days * day);
  const settled = await database.transaction(async (tx) => {
    if (days === 0) await liftMute(tx, id);
    else await confirmMute(tx, id, now, endsAt);
    return settleReports(tx, id, now);
  });
  const outcome =
    days === 0
      ? `${username} may write again.`
      : `${username} may not write until ${endsAt.toISOString()}.`;
  return `${outcome} Reports settled: ${String(settled)}.`;
}
