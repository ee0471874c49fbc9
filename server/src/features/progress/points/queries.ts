/** The points ledger: a row an award, the only way to points. */
import type { LockedLearner } from '../../accounts/index.ts';
import type { Award } from '../learning.ts';
import type { Transaction } from '../../../platform/database/client.ts';
import { pointsLedger } from '../../../platform/database/schema/index.ts';

/** What was awarded before is not awarded again. Gives the points that are new. */
export async function addPoints(
  tx: Transaction,
  { id: userId }: LockedLearner,
  awards: readonly Award[],
): Promise<number> {
  const rows = awards.filter(({ points }) => points > 0).map((award) => ({ userId, ...award }));
  if (rows.length === 0) return 0;
  const added = await tx
    .insert(pointsLedger)
    .values(rows)
    .onConflictDoNothing()
    .returning({ points: pointsLedger.points });
  return added.reduce((sum, { points }) => sum + points, 0);
}
