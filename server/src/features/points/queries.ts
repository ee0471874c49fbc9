/** The points ledger: a row an award, the only way to points. */
import { sql, type SQL } from 'drizzle-orm';
import type { LockedLearner } from '../../domain/learner-lock.ts';
import type { Award } from '../../domain/progress-recorder.ts';
import type { Database } from '../../platform/database/client.ts';
import { pointsLedger } from '../../platform/database/schema/index.ts';
import type { Write } from '../../platform/one-statement.ts';

export interface Payment {
  readonly writes: readonly Write[];
  /** What is really paid, for the learner's sum: it is changed by the same statement. */
  readonly points: SQL<number> | number;
}

/** What was awarded before is not awarded again. */
export function paying(
  database: Database,
  learner: LockedLearner,
  awards: readonly Award[],
): Payment {
  const rows = awards
    .filter(({ points }) => points > 0)
    .map((award) => ({ userId: learner.id, ...award }));
  if (rows.length === 0) return { writes: [], points: 0 };
  const statement = database
    .insert(pointsLedger)
    .values(rows)
    .onConflictDoNothing()
    .returning({ points: pointsLedger.points });
  return {
    writes: [{ name: 'paid', statement }],
    points: sql<number>`(select coalesce(sum(points), 0)::int from paid)`,
  };
}
