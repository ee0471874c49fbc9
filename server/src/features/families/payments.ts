/** The plan of a linked learner. Every linked grown-up may buy it if nobody pays; only the payer can change it. */
import type { BodyOf, familyPayments, UserId } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import type { Learner } from '../../platform/caller.ts';
import {
  cancelForFamily,
  checkoutForFamily,
  listLearnersPaidBy,
  portalForFamily,
  resumeForFamily,
  statusForFamily,
} from '../subscriptions/index.ts';
import { loadLearnerOf, notLinked } from './policy.ts';
import { findLearnerOf } from './queries.ts';

export async function showPlan(context: Context, grownUp: Learner, learnerId: UserId) {
  await loadLearnerOf(context, grownUp, learnerId);
  return statusForFamily(context, grownUp, learnerId);
}

export async function buyPlan(
  context: Context,
  grownUp: Learner,
  learnerId: UserId,
  body: BodyOf<typeof familyPayments.checkout>,
) {
  await loadLearnerOf(context, grownUp, learnerId);
  return checkoutForFamily(context, grownUp, learnerId, body);
}

/** Somebody who pays can stop paying, even after the link has ended. */
export async function cancelPlan(context: Context, { id }: Learner, learnerId: UserId) {
  const { database } = context;
  if ((await findLearnerOf(database, id, learnerId)) === null) {
    const paidFor = await listLearnersPaidBy(database, id);
    if (paidFor.every((one) => one.id !== learnerId)) throw notLinked();
  }
  return cancelForFamily(context, id, learnerId);
}

export async function resumePlan(context: Context, grownUp: Learner, learnerId: UserId) {
  await loadLearnerOf(context, grownUp, learnerId);
  return resumeForFamily(context, grownUp, learnerId);
}

export async function openPlanPortal(context: Context, grownUp: Learner, learnerId: UserId) {
  await loadLearnerOf(context, grownUp, learnerId);
  return portalForFamily(context, grownUp.id, learnerId);
}
