/** Counts of what the filter found, by kind and rule, for the operator. They hold no text and no learner. */
import type { Finding } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import { addToCount, type FindingOutcome } from './queries.ts';

export async function countFinding(
  { database, now }: Context,
  outcome: FindingOutcome,
  { finding, rule }: { readonly finding: Finding; readonly rule: string },
): Promise<void> {
  const hour = now();
  hour.setUTCMinutes(0, 0, 0);
  await addToCount(database, { hour, finding, rule, outcome });
}
