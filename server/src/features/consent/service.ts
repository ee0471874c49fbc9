/**
 * A parent's answer: pending becomes confirmed by a tick, and withdrawn or confirmed again as the parent likes.
 * A parent who declines, or never answers, has the account erased.
 */
import { randomUUID } from 'node:crypto';
import {
  allowsSomething,
  changedTicks,
  type BodyOf,
  type Child,
  type consent,
  type ConsentTicks,
  type ConsentState,
  linkGone,
  type PersonalData,
  retention,
  type UserId,
  waitsForConsent,
} from '@qubloom/contract';
import { recordAct, type AuditedAct } from '../../platform/audit/audit-log.ts';
import { queueLastMails, type EndedPayments } from '../../domain/last-mails.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { NotFound } from '../../platform/errors.ts';
import { forAll } from '../../platform/jobs/for-all.ts';
import { isSameMailbox, mailboxHash } from '../../platform/mail/mailbox.ts';
import {
  minuteOf,
  queueAwaitedMail,
  triedFor,
  type NewMail,
  type QueueMail,
} from '../../platform/mail/outbox.ts';
import {
  findToken,
  issueToken,
  revokeTokens,
  takeToken,
  type OpenToken,
} from '../../platform/tokens/tokens.ts';
import { firstNotice, lateNotice } from './asking.ts';
import { erasedAtOf, type ErasureCause } from './mails.ts';
import {
  allUnanswered,
  allUnasked,
  findConsent,
  lockConsent,
  recordDecision,
  type Consent,
} from './queries.ts';

const pageLifetime = retention['parent-pages'].period;

export interface ConsentOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly queueMail: QueueMail;
  personalDataOf(child: Pick<Consent, 'id' | 'username'>): Promise<PersonalData>;
  /** With everything that hangs on it. */
  eraseAccount(tx: Transaction, id: UserId): Promise<void>;
  /** What the child's account pays ends; to be done before the account is erased. */
  endPayments(id: UserId): Promise<EndedPayments>;
  /** Soon after the transaction, and again until it is done: no charge comes any more. */
  stopCharges(tx: Transaction, id: UserId): Promise<void>;
  rename(tx: Transaction, id: UserId, firstName: string): Promise<void>;
  confirmAddress(tx: Transaction, id: UserId, address: string): Promise<void>;
}

/** Whom a notice is about. */
export async function findNotice(options: ConsentOptions, token: string): Promise<Child> {
  const open = await findToken(options.database, 'consent', token, options.now());
  return childOf(await childBehind(open, (id) => findConsent(options.database, id)));
}

export async function approve(
  options: ConsentOptions,
  { token, rooms, freeChat, buying }: BodyOf<typeof consent.approve>,
): Promise<void> {
  const { database, now } = options;
  await database.transaction(async (tx) => {
    const open = await takeToken(tx, 'consent', token, now());
    const child = await childBehind(open, (id) => lockConsent(tx, id));
    await options.confirmAddress(tx, child.id, child.email);
    await decide(options, tx, child, { rooms, freeChat, buying });
  });
}

export async function decline(options: ConsentOptions, token: string): Promise<void> {
  const asked = await findToken(options.database, 'consent', token, options.now());
  const { id } = await childBehind(asked, (child) => findConsent(options.database, child));
  const ended = await options.endPayments(id);
  await options.database.transaction(async (tx) => {
    const open = await takeToken(tx, 'consent', token, options.now());
    const child = await childBehind(open, (id) => lockConsent(tx, id));
    await erase(options, tx, child, 'declined', ended);
  });
}

/** Whether there is a child is found out when the mail is written. */
export async function askLink(
  { database, now, queueMail }: ConsentOptions,
  email: string,
): Promise<void> {
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

/** The link is used up; the page it opens has a key of its own. */
export async function openPage(
  { database, now }: ConsentOptions,
  token: string,
): Promise<{ key: string; child: Child }> {
  return database.transaction(async (tx) => {
    const open = await takeToken(tx, 'parent-link', token, now());
    const child = await childBehind(open, (id) => findConsent(tx, id));
    const key = await issueToken(tx, {
      userId: child.id,
      address: child.email,
      purpose: 'parent-page',
      now: now(),
      lifetime: pageLifetime,
    });
    return { key, child: childOf(child) };
  });
}

export async function showPage({ database, now }: ConsentOptions, key: string): Promise<Child> {
  const open = await findToken(database, 'parent-page', key, now());
  return childOf(await childBehind(open, (id) => findConsent(database, id)));
}

export async function changeChild(
  options: ConsentOptions,
  { key, firstName, ...decision }: BodyOf<typeof consent.change>,
): Promise<Child> {
  return options.database.transaction(async (tx) => {
    const child = await childOnPage(options, tx, key);
    if (firstName !== undefined) await options.rename(tx, child.id, firstName);
    await decide(options, tx, child, decision);
    return childOf(present(await findConsent(tx, child.id)));
  });
}

export async function dataOfChild(options: ConsentOptions, key: string): Promise<PersonalData> {
  const child = await options.database.transaction((tx) => childOnPage(options, tx, key));
  return options.personalDataOf(child);
}

export async function eraseChild(options: ConsentOptions, key: string): Promise<void> {
  const { id } = await options.database.transaction((tx) => childOnPage(options, tx, key));
  const ended = await options.endPayments(id);
  await options.database.transaction(async (tx) =>
    erase(options, tx, await childOnPage(options, tx, key), 'asked', ended),
  );
}

/** Parents who were never written to are: by the first notice, and after an outage that outlasted it by another. */
export async function askUnasked({
  database,
  now,
  queueMail,
}: Pick<ConsentOptions, 'database' | 'now' | 'queueMail'>): Promise<void> {
  for await (const { id, email, createdAt } of allUnasked(database)) {
    const tries = Math.floor((now().getTime() - createdAt.getTime()) / triedFor);
    const notice = tries <= 0 ? firstNotice(id, email) : lateNotice(id, email, tries);
    await database.transaction((tx) => queueMail(tx, notice));
  }
}

/** The days of parents who have not answered end. */
export async function eraseUnanswered(options: ConsentOptions): Promise<void> {
  const { database, now } = options;
  const since = new Date(now().getTime() - retention['unanswered-consents'].period);
  await forAll(allUnanswered(database, since), 'erased', async ({ id }) => {
    const ended = await options.endPayments(id);
    await database.transaction(async (tx) => {
      const child = await lockConsent(tx, id);
      if (child?.state === 'pending') {
        await erase(options, tx, child, 'expired', ended);
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
  { now, queueMail, stopCharges }: ConsentOptions,
  tx: Transaction,
  child: Consent,
  decision: Decision,
): Promise<void> {
  const ticks = ticksAfter(child, decision);
  const state = stateAfter(child, decision, ticks);
  if (state === child.state && waitsForConsent.every((what) => ticks[what] === child[what])) return;
  await recordDecision(tx, child.id, { state, ...ticks, decidedAt: now() });
  if (state === 'pending') return;
  await revokeTokens(tx, child.id, ['consent']);
  await queueMail(tx, aboutChild(`consent-${state}`, child, { userId: child.id }));
  if (state === 'withdrawn' || (child.buying && !ticks.buying)) await stopCharges(tx, child.id);
  if (state === child.state) return;
  const act = state === 'confirmed' ? 'consent-given' : 'consent-withdrawn';
  await recordAct(tx, child.id, { act, at: now() });
}

function ticksAfter(child: Consent, { state, ...decision }: Decision): ConsentTicks {
  const isOff = state === 'withdrawn';
  return changedTicks(child, isOff ? { rooms: false, buying: false } : decision);
}

function stateAfter(child: Consent, decision: Decision, ticks: ConsentTicks): ConsentState {
  if (allowsSomething(ticks)) return 'confirmed';
  return child.state === 'confirmed' ? 'withdrawn' : (decision.state ?? child.state);
}

async function erase(
  { now, eraseAccount, queueMail }: ConsentOptions,
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

async function childOnPage(
  { now }: ConsentOptions,
  tx: Transaction,
  key: string,
): Promise<Consent> {
  const open = await findToken(tx, 'parent-page', key, now());
  return childBehind(open, (id) => lockConsent(tx, id));
}

/** Whoever reads an address that has been corrected since has no say. */
async function childBehind(
  open: OpenToken | null,
  find: (id: UserId) => Promise<Consent | null>,
): Promise<Consent> {
  const child = open && (await find(open.userId));
  if (!child || !isSameMailbox(child.email, open.address)) throw new NotFound(linkGone);
  return child;
}

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

const childOf = (child: Consent): Child => ({
  ...child,
  erasedAt: erasedAtOf(child)?.toISOString() ?? null,
});
