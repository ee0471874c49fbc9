/** Links between learners and grown-ups: made by a code or by the parent's page, seen and ended from both sides. */
import {
  familyLimits,
  retention,
  type AgeRange,
  type Family,
  type FamilyLink,
  type LearnerRecord,
  type LinkOrigin,
  type UserId,
  type WeeklyGoal,
} from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { drawJoinCode, hashOfJoinCode, writtenJoinCode } from '../../domain/join-code.ts';
import type { Learner } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { Conflict, Forbidden, NotFound, NotSignedIn } from '../../platform/errors.ts';
import { withLearner } from '../accounts/index.ts';
import { changeGoal, showRecord } from '../record/index.ts';
import { listLearnersPaidBy, stopFamilyChargesSoon } from '../subscriptions/index.ts';
import {
  allowAdding,
  allowMakingCode,
  isOwnChild,
  loadLearnerOf,
  mayAdd,
  mayEnd,
  mayMakeCode,
  notLinked,
} from './policy.ts';
import {
  countGrownUpsOf,
  countLearnersOf,
  deleteCodeOf,
  deleteLink,
  deleteLinksToGrownUps,
  deleteLinksToLearners,
  findCode,
  findGetsReports,
  findLinkBetween,
  insertLink,
  listGrownUpsOf,
  listLearnersOf,
  lockPair,
  putCode,
  takeCode,
  type LinkedPerson,
  type LockedPair,
} from './queries.ts';
import { codeTries, newCodes } from './throttles.ts';

export async function showFamily(
  { database }: Context,
  { id, ageRange }: Learner,
): Promise<Family> {
  const [learners, grownUps, paidFor, getsReports] = await Promise.all([
    listLearnersOf(database, id),
    listGrownUpsOf(database, id),
    listLearnersPaidBy(database, id),
    findGetsReports(database, id),
  ]);
  return {
    learners: learners.map((one) => ({ ...linkedOf(one), isOwnChild: isOwnChild(one) })),
    grownUps: grownUps.map((one) => ({ ...linkedOf(one), canEnd: mayEnd(ageRange, one.origin) })),
    paysFor: paidFor
      .filter((one) => learners.every((linked) => linked.id !== one.id))
      .map(({ status, endDate, ...one }) => ({
        ...one,
        isCancelling: status === 'cancelling',
        currentPeriodEnd: endDate?.toISOString() ?? null,
      })),
    canMakeCode: mayMakeCode(ageRange),
    getsReports,
  };
}

export async function showRecordOf(
  context: Context,
  grownUp: Learner,
  learnerId: UserId,
): Promise<LearnerRecord> {
  return showRecord(context, await loadLearnerOf(context, grownUp, learnerId));
}

/** The new code replaces an earlier one. */
export async function makeCode(
  context: Context,
  learner: Learner,
): Promise<{ code: string; expiresAt: string }> {
  allowMakingCode(learner);
  await newCodes.take(context, String(learner.id));
  const code = drawJoinCode();
  const expiresAt = new Date(context.now().getTime() + retention['family-codes'].period);
  await putCode(context.database, { learnerId: learner.id, hash: hashOfJoinCode(code), expiresAt });
  return { code: writtenJoinCode(code), expiresAt: expiresAt.toISOString() };
}

/** The same for a code that is wrong, too old, or used. */
const codeGone =
  'This code does not work. A code works once, and only for an hour. Please ask for a new one.';

/** Wrong codes count against the limits, right ones do not. */
export async function addByCode(
  context: Context,
  grownUp: Learner,
  { code, household }: { readonly code: string; readonly household: string },
): Promise<FamilyLink> {
  const { database, now } = context;
  allowAdding(grownUp);
  const one = await codeTries.take(context, String(grownUp.id), household);
  const secret = hashOfJoinCode(code);
  const linked = await database.transaction(async (tx) => {
    const learnerId = await findCode(tx, secret, now());
    if (learnerId === null) throw new NotFound(codeGone);
    const pair = await lockPair(tx, { learnerId, grownUpId: grownUp.id });
    // In the meantime, somebody else may have used the code, or the learner may have turned out to be younger.
    const isStillOpen = await takeCode(tx, secret, now());
    if (!pair || !isStillOpen || !mayMakeCode(pair.learner.ageRange)) throw new NotFound(codeGone);
    return link(context, tx, pair, 'code');
  });
  await one.giveBack();
  return linked;
}

/** Links a grown-up to a child under 13. The caller has checked that the child's parent wants this. */
export async function linkChild(
  context: Context,
  tx: Transaction,
  grownUp: Learner,
  child: UserId,
): Promise<FamilyLink> {
  const pair = await lockPair(tx, { learnerId: child, grownUpId: grownUp.id });
  if (pair === null) throw new NotSignedIn();
  return link(context, tx, pair, 'mail');
}

async function link(
  { now }: Context,
  tx: Transaction,
  pair: LockedPair,
  origin: LinkOrigin,
): Promise<FamilyLink> {
  const { learner, grownUp } = pair;
  allowAdding(grownUp);
  if (learner.id === grownUp.id) throw new Conflict('You cannot be linked to yourself.');
  if ((await findLinkBetween(tx, learner.id, grownUp.id)) !== null) {
    throw new Conflict(`You are already linked to ${learner.firstName}.`);
  }
  if ((await countLearnersOf(tx, grownUp.id)) >= familyLimits.learners) {
    throw new Conflict(
      `You are linked to ${String(familyLimits.learners)} learners, and more are not possible.`,
    );
  }
  if ((await countGrownUpsOf(tx, learner.id)) >= familyLimits.grownUps) {
    throw new Conflict(
      `${learner.firstName} is linked to ${String(familyLimits.grownUps)} grown-ups, and more are not possible.`,
    );
  }
  const begun = { origin, begunAt: now() };
  await insertLink(tx, pair, begun);
  return linkedOf({ ...learner, ...begun });
}

const linkedOf = ({
  id,
  firstName,
  username,
  origin,
  begunAt,
}: Pick<LinkedPerson, 'id' | 'firstName' | 'username' | 'origin' | 'begunAt'>): FamilyLink => ({
  id,
  firstName,
  username,
  origin,
  since: begunAt.toISOString(),
});

export async function endLink(
  { database }: Context,
  { id, ageRange }: Learner,
  otherId: UserId,
): Promise<void> {
  const found = await findLinkBetween(database, id, otherId);
  if (found === null) throw notLinked();
  if (found.learnerId === id && !mayEnd(ageRange, found.origin)) {
    throw new Forbidden('Your parent or guardian made this link, so only they can end it.');
  }
  await deleteLink(database, found);
}

/** Ends the links and the code that a person could not have made at the younger age range that they have now. */
export async function fitLinksToAge(
  tx: Transaction,
  id: UserId,
  ageRange: AgeRange,
): Promise<void> {
  if (!mayAdd(ageRange)) {
    await deleteLinksToLearners(tx, id);
    await stopFamilyChargesSoon(tx, id);
  }
  if (mayMakeCode(ageRange)) return;
  await deleteCodeOf(tx, id);
  if (ageRange === 'under-13') await endLinksOfChild(tx, id);
}

/** A child has got another parent's address, so the links that somebody else has made say nothing anymore. */
export async function endLinksOfChild(tx: Transaction, id: UserId): Promise<void> {
  await deleteLinksToGrownUps(tx, id);
}

/** Without linked grown-ups, the goal counts at once. */
export async function setOwnGoal(
  context: Context,
  { id }: Learner,
  days: number,
): Promise<WeeklyGoal> {
  return withLearner(context, id, async (tx, learner) => {
    const isShared = (await countGrownUpsOf(tx, id)) > 0;
    return changeGoal(tx, learner, { days, by: 'learner', isShared });
  });
}

export async function setGoalOf(
  context: Context,
  grownUp: Learner,
  { learnerId, days }: { readonly learnerId: UserId; readonly days: number },
): Promise<WeeklyGoal> {
  await loadLearnerOf(context, grownUp, learnerId);
  return withLearner(context, learnerId, (tx, learner) =>
    changeGoal(tx, learner, { days, by: 'grown-up', isShared: true }),
  );
}
