/** The Classroom plan that a teacher buys for a class. Every teacher may buy it; only the payer can end it. */
import type { BillingCycle, ClassId, ClassPlanStatus } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import type { Learner } from '../../platform/caller.ts';
import { Conflict } from '../../platform/errors.ts';
import {
  cancelForClass,
  checkoutForClass,
  portalForClass,
  resumeForClass,
  statusForClass,
} from '../subscriptions/index.ts';
import { allowChanges, loadTaught } from './policy.ts';
import { listPlanSources, type StoredClass } from './queries.ts';

export async function showClassPlan(
  context: Context,
  teacher: Learner,
  id: ClassId,
): Promise<ClassPlanStatus> {
  const { plan, planUntil } = await loadTaught(context, teacher, id);
  const { payer, own } = await statusForClass(context, teacher, id);
  const currentPeriodEnd = payer?.endDate ?? null;
  return {
    plan,
    until: planUntil?.toISOString() ?? null,
    paidBy:
      payer === null || currentPeriodEnd === null
        ? null
        : {
            firstName: payer.firstName,
            username: payer.username,
            isCancelling: payer.status === 'cancelling',
            currentPeriodEnd: currentPeriodEnd.toISOString(),
          },
    own,
  };
}

export async function buyPlan(
  context: Context,
  teacher: Learner,
  id: ClassId,
  billingCycle: BillingCycle,
) {
  const found = await loadTaught(context, teacher, id);
  allowBuying(found);
  await allowAfterPaidTime(context, teacher, found);
  return checkoutForClass(context, teacher, id, billingCycle);
}

export async function cancelBoughtPlan(context: Context, teacher: Learner, id: ClassId) {
  await loadTaught(context, teacher, id);
  return cancelForClass(context, teacher, id);
}

export async function resumeBoughtPlan(context: Context, teacher: Learner, id: ClassId) {
  allowChanges(await loadTaught(context, teacher, id));
  return resumeForClass(context, teacher, id);
}

export async function openPlanPortal(context: Context, teacher: Learner, id: ClassId) {
  await loadTaught(context, teacher, id);
  return portalForClass(context, teacher, id);
}

/** The paid time of a teacher whose account is gone stays with the class, so nobody pays for the same days twice. */
async function allowAfterPaidTime(
  context: Context,
  teacher: Learner,
  { id }: StoredClass,
): Promise<void> {
  const sources = await listPlanSources(context.database, id);
  const isPaid = sources.some(({ origin, until }) => origin === 'bought' && until > context.now());
  if (!isPaid || (await statusForClass(context, teacher, id)).payer !== null) return;
  throw new Conflict('This class already has the Classroom plan.');
}

function allowBuying(found: StoredClass): void {
  allowChanges(found);
  if (found.plan !== 'school') return;
  throw new Conflict(
    'This class has a School plan, which opens everything. There is nothing to buy.',
  );
}
