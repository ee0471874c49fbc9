/**
 * Handles a parent's answer. A tick turns pending into confirmed, and the parent can withdraw it or confirm it again at
 * any time. If a parent declines or never answers, the account is erased.
 */
import { randomUUID } from 'node:crypto';
import {
  allowsSomething,
  changedTicks,
  type BodyOf,
  type Child,
  type ChildChange,
  type ClassId,
  type consent,
  type ConsentTicks,
  type ConsentState,
  type FamilyLink,
  linkGone,
  type PersonalData,
  retention,
  type UserId,
  waitsForConsent,
} from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { recordAct, type AuditedAct } from '../../platform/audit/audit-log.ts';
import type { Learner } from '../../platform/caller.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { Forbidden, NotFound } from '../../platform/errors.ts';
import { forAll } from '../../platform/jobs/for-all.ts';
import { isSameMailbox, mailboxHash } from '../../platform/mail/mailbox.ts';
import { minuteOf, queueAwaitedMail, type NewMail } from '../../platform/mail/outbox.ts';
import {
  findToken,
  issueToken,
  revokeTokens,
  takeToken,
  type OpenToken,
} from '../../platform/tokens/tokens.ts';
import { personalDataOf } from '../account-data/index.ts';
import {
  confirmPassword,
  eraseAccount,
  findContact,
  queueLastMails,
  recordConfirmedAddress,
  renameLearner,
  type EndedPayments,
} from '../accounts/index.ts';
import { endOfChild, listClassesOf } from '../classes/index.ts';
import {
  allUnanswered,
  erasedAtOf,
  findConsent,
  lockConsent,
  recordDecision,
  type Consent,
  type DecisionPayload,
  type DecisionPlace,
  type ErasureCause,
} from '../consent/index.ts';
import { allowAdding, linkChild, loadOwnChild } from '../families/index.ts';
import { endPayments, stopChargesSoon } from '../subscriptions/index.ts';

const pageLifetime = retention['parent-pages'].period;

/** Returns the child whom a notice is about. */
export async function findNotice(context: Context, token: string): Promise<Child> {
  const open = await findToken(context.database, 'consent', token, context.now());
  return childOf(
    context.database,
    await childBehind(open, (id) => findConsent(context.database, id)),
  );
}

/** Returns a key of the parent's page, because the link came to the same mailbox as one to that page. */
export async function approve(
  context: Context,
  { token, rooms, freeChat, buying }: BodyOf<typeof consent.approve>,
): Promise<string> {
  const { database, now } = context;
  return database.transaction(async (tx) => {
    const open = await takeToken(tx, 'consent', token, now());
    const child = await childBehind(open, (id) => lockConsent(tx, id));
    await recordConfirmedAddress(tx, child.id, child.email);
    await decide(context, tx, child, { rooms, freeChat, buying, from: 'link' });
    return issuePageKey(context, tx, child);
  });
}

export async function decline(context: Context, token: string): Promise<void> {
  const asked = await findToken(context.database, 'consent', token, context.now());
  const { id } = await childBehind(asked, (child) => findConsent(context.database, child));
  const ended = await endPayments(context, id);
  await context.database.transaction(async (tx) => {
    const open = await takeToken(tx, 'consent', token, context.now());
    const child = await childBehind(open, (id) => lockConsent(tx, id));
    await erase(context, tx, child, 'declined', ended);
  });
}

/** The child is looked up only when the email is written, so the reply does not tell whether there is one. */
export async function askLink({ database, now, queueMail }: Context, email: string): Promise<void> {
  const mailbox = mailboxHash(email).toString('hex');
  await database.transaction((tx) =>
    queueAwaitedMail(queueMail, tx, {
      key: `parent-link:${mailbox}:${minuteOf(now())}`,
      kind: 'parent-link',
      to: email,
      importance: 'requested',
    }),
  );
}

/** The link is used up, and the page that it opens has its own key. */
export async function openPage(
  context: Context,
  token: string,
): Promise<{ key: string; child: Child }> {
  return context.database.transaction(async (tx) => {
    const open = await takeToken(tx, 'parent-link', token, context.now());
    const child = await childBehind(open, (id) => findConsent(tx, id));
    return { key: await issuePageKey(context, tx, child), child: await childOf(tx, child) };
  });
}

/** Ends the earlier key of the same account, and returns the new one. */
const issuePageKey = (
  { now }: Pick<Context, 'now'>,
  tx: Transaction,
  { id, email }: Pick<Consent, 'id' | 'email'>,
) =>
  issueToken(tx, {
    userId: id,
    address: email,
    purpose: 'parent-page',
    now: now(),
    lifetime: pageLifetime,
  });

export async function showPage({ database, now }: Context, key: string): Promise<Child> {
  const open = await findToken(database, 'parent-page', key, now());
  return childOf(database, await childBehind(open, (id) => findConsent(database, id)));
}

/** Finds and locks the child whom a parent decides about, or refuses. */
export type FindChild = (tx: Transaction) => Promise<Consent>;

/** @param key of the page that an emailed link has opened */
export function childOnPage({ now }: Context, key: string): FindChild {
  return async (tx) => {
    const open = await findToken(tx, 'parent-page', key, now());
    return childBehind(open, (id) => lockConsent(tx, id));
  };
}

export interface KeyOfParent {
  readonly childId: UserId;
  /** Belongs to the parent's own account, and not to a child. */
  readonly key: string;
}

/** The link decides at each call. The key says that the parent has given the password within half an hour. */
export function linkedChild(
  context: Context,
  parent: Learner,
  { childId, key }: KeyOfParent,
): FindChild {
  return async (tx) => {
    await loadOwnChild({ ...context, database: tx }, parent, childId);
    const open = await findToken(tx, 'parent-page', key, context.now());
    if (open?.userId !== parent.id) throw new Forbidden('Please enter your password again.');
    return present(await lockConsent(tx, childId));
  };
}

export async function changeChild(
  context: Context,
  findChild: FindChild,
  { firstName, from, ...decision }: ChildChange & { readonly from: DecisionPlace },
): Promise<Child> {
  return context.database.transaction(async (tx) => {
    const child = await findChild(tx);
    if (firstName !== undefined) await renameLearner(tx, child.id, firstName);
    await decide(context, tx, child, { ...decision, from });
    return childOf(tx, present(await findConsent(tx, child.id)));
  });
}

export async function endClass(
  context: Context,
  findChild: FindChild,
  classId: ClassId,
): Promise<Child> {
  return context.database.transaction(async (tx) => {
    const child = await findChild(tx);
    await endOfChild(tx, { childId: child.id, classId });
    return childOf(tx, child);
  });
}

export async function dataOfChild(context: Context, findChild: FindChild): Promise<PersonalData> {
  const child = await context.database.transaction(findChild);
  return personalDataOf(context, child);
}

export async function eraseChild(context: Context, findChild: FindChild): Promise<void> {
  const { id } = await context.database.transaction(findChild);
  const ended = await endPayments(context, id);
  await context.database.transaction(async (tx) =>
    erase(context, tx, await findChild(tx), 'asked', ended),
  );
}

/** Links a grown-up's own account to the child whose page is open. */
export async function linkParent(
  context: Context,
  grownUp: Learner,
  key: string,
): Promise<FamilyLink> {
  allowAdding(grownUp);
  return context.database.transaction(async (tx) => {
    const { id } = await childOnPage(context, key)(tx);
    return linkChild(context, tx, grownUp, id);
  });
}

export async function showLinkedChild(
  context: Context,
  parent: Learner,
  childId: UserId,
): Promise<Child> {
  const { id } = await loadOwnChild(context, parent, childId);
  return childOf(context.database, present(await findConsent(context.database, id)));
}

/**
 * Returns a key for the family page. The password keeps a child who finds that page open from changing what it may do.
 */
export async function openLinkedChild(
  context: Context,
  parent: Learner,
  childId: UserId,
  password: string,
): Promise<string> {
  await loadOwnChild(context, parent, childId);
  await confirmPassword(context, parent.id, password);
  return context.database.transaction(async (tx) => {
    const { email } = present(await findContact(tx, parent.id));
    return issuePageKey(context, tx, { id: parent.id, email });
  });
}

/** Erases accounts whose parents have not answered in time. */
export async function eraseUnanswered(context: Context): Promise<void> {
  const { database, now } = context;
  const since = new Date(now().getTime() - retention['unanswered-consents'].period);
  await forAll(allUnanswered(database, since), 'erased', async ({ id }) => {
    const ended = await endPayments(context, id);
    await database.transaction(async (tx) => {
      const child = await lockConsent(tx, id);
      if (child?.state === 'pending') {
        await erase(context, tx, child, 'expired', ended);
      }
    });
  });
}

interface Decision {
  readonly state?: 'withdrawn' | undefined;
  readonly rooms?: boolean | undefined;
  readonly freeChat?: boolean | undefined;
  readonly buying?: boolean | undefined;
}

async function decide(
  { now, queueMail }: Context,
  tx: Transaction,
  child: Consent,
  { from, ...decision }: Decision & { readonly from: DecisionPlace },
): Promise<void> {
  const ticks = ticksAfter(child, decision);
  const state = stateAfter(child, decision, ticks);
  if (state === child.state && waitsForConsent.every((what) => ticks[what] === child[what])) return;
  await recordDecision(tx, child.id, { state, ...ticks, decidedAt: now() });
  if (state === 'pending') return;
  await revokeTokens(tx, child.id, ['consent']);
  await queueMail(
    tx,
    aboutChild(`consent-${state}`, child, {
      userId: child.id,
      before: { state: child.state, ...ticksOf(child) },
      from,
    } satisfies DecisionPayload),
  );
  if (state === 'withdrawn' || (child.buying && !ticks.buying)) await stopChargesSoon(tx, child.id);
  if (state === child.state) return;
  const act = state === 'confirmed' ? 'consent-given' : 'consent-withdrawn';
  await recordAct(tx, child.id, { act, at: now() });
}

function ticksAfter(child: Consent, { state, ...decision }: Decision): ConsentTicks {
  const isOff = state === 'withdrawn';
  return changedTicks(child, isOff ? { rooms: false, buying: false } : decision);
}

function stateAfter(child: Consent, decision: Decision, ticks: ConsentTicks): ConsentState {
  if (decision.state === 'withdrawn') return 'withdrawn';
  const isWhole = waitsForConsent.every((what) => decision[what] !== undefined);
  return isWhole || allowsSomething(ticks) ? 'confirmed' : child.state;
}

async function erase(
  { now, queueMail }: Context,
  tx: Transaction,
  child: Consent,
  cause: ErasureCause,
  ended: EndedPayments,
): Promise<void> {
  await recordAct(tx, child.id, { act: erasureActs[cause], at: now() });
  await eraseAccount(tx, child.id);
  const { email: to, username } = child;
  await queueLastMails(
    queueMail,
    tx,
    { kind: 'child-erased', to, payload: { username, cause } },
    ended,
  );
}

const erasureActs = {
  declined: 'consent-declined',
  expired: 'consent-expired',
  asked: 'erasure',
} as const satisfies Record<ErasureCause, AuditedAct>;

/** A reader of an address that has since been corrected cannot decide. */
async function childBehind(
  open: OpenToken | null,
  find: (id: UserId) => Promise<Consent | null>,
): Promise<Consent> {
  const child = open && (await find(open.userId));
  if (!child || !isSameMailbox(child.email, open.address)) throw new NotFound(linkGone);
  return child;
}

const ticksOf = ({ rooms, freeChat, buying }: ConsentTicks): ConsentTicks => ({
  rooms,
  freeChat,
  buying,
});

const aboutChild = (kind: string, { email }: Consent, payload: object): NewMail => ({
  key: `${kind}:${randomUUID()}`,
  kind,
  to: email,
  payload,
  importance: 'notice',
});

function present<T>(found: T | null): T {
  if (found === null) throw new NotFound(linkGone);
  return found;
}

const childOf = async (database: Database, child: Consent): Promise<Child> => ({
  ...child,
  decidedAt: child.decidedAt?.toISOString() ?? null,
  erasedAt: erasedAtOf(child)?.toISOString() ?? null,
  classes: await listClassesOf(database, child.id, true),
});
