/** Counts of what the filter found, by kind and rule, for the operator. They hold no text and no learner. */
import type { Finding } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import { addToCount, type FindingOutcome } from './queries.ts';

export async function countFinding(
  { database, now }: Context,
  outcome: FindingOutcome,
  { finding, rule }: { readonly finding: Finding; readonly rule: string },
): Promise<void> {
  const day = now().toISOString().slice(0, 10);
  await addToCount(database, { day, finding, rule, outcome });
}
