/** Lets the operator read and settle reports. */
import type { Database } from '../../../platform/database/client.ts';
import {
  confirmMute,
  findLearnerByName,
  liftMute,
  listCounts,
  listOpenConcerns,
  listOpenReports,
  settleConcerns,
  settleReports,
  type OpenConcern,
  type OpenReport,
} from './queries.ts';

const day = 24 * 3_600_000;

export async function listReports(database: Database): Promise<string> {
  const reports = await listOpenReports(database);
  const concerns = await listOpenConcerns(database);
  if (reports.length + concerns.length === 0) return 'No report is open.';
  return [...reports.map(lineOf), ...concerns.map(concernLine)].join('\n');
}

function concernLine({ about, finding, others, createdAt }: OpenConcern): string {
  const when = createdAt.toISOString().slice(0, 16).replace('T', ' ');
  return `${when}  ${finding}  the filter was often in doubt about messages of ${about}; only phrases are possible between them and ${String(others)} others`;
}

/** Lists how often the filter found what in the last days. */
export async function listFindings(database: Database, days: number, now: Date): Promise<string> {
  const since = new Date(now.getTime() - days * day);
  const counts = await listCounts(database, since);
  if (counts.length === 0) return 'The filter has found nothing.';
  return counts
    .map(({ finding, rule, outcome, count }) =>
      [String(count).padStart(7), outcome.padEnd(9), finding.padEnd(9), rule].join('  '),
    )
    .join('\n');
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
    await settleConcerns(tx, id, now);
    return settleReports(tx, id, now);
  });
  const outcome =
    days === 0
      ? `${username} may write again.`
      : `${username} may not write until ${endsAt.toISOString()}.`;
  return `${outcome} Reports settled: ${String(settled)}.`;
}
