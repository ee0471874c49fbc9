/** The last emails of an account, and the words that they share. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../platform/database/client.ts';
import { isSameMailbox } from '../../platform/mail/mailbox.ts';
import type { NewMail, QueueMail } from '../../platform/mail/outbox.ts';

/** The payments that ended with an account. */
export interface EndedPayments {
  /** The name of the paid plan; null if there was none. */
  readonly plan: string | null;
  /** The address of the person who paid, if the provider knows one. */
  readonly payerEmail: string | null;
}

/** Everything that was erased, in the words of every email about it. */
export const erasedParts =
  'the name and the password, lessons, quizzes, programs, points and badges, and what was written in study rooms';

/** @param plan the name of the paid plan; null if there was none */
export const endedPlanParagraphs = (plan: string | null): readonly string[] =>
  plan === null
    ? []
    : [
        `The plan ${plan} has ended with it, and nothing more is charged. Receipts of what was paid stay with the payment provider, as the law requires.`,
      ];

/** The email to the account's address. */
interface OwnLastMail extends Pick<NewMail, 'kind' | 'to'> {
  readonly payload: { readonly username: string; readonly cause?: string };
}

/** Queues the last emails of an account: to its address, and to the person who paid if that is another mailbox. */
export async function queueLastMails(
  queueMail: QueueMail,
  tx: Transaction,
  own: OwnLastMail,
  { plan, payerEmail }: EndedPayments,
): Promise<void> {
  const { username } = own.payload;
  // A person who has paid gets the email, no matter how many emails are waiting for the mailbox.
  const importance = plan === null ? 'notice' : 'money';
  const payload = { ...own.payload, plan };
  await queueMail(tx, { ...own, key: `${own.kind}:${randomUUID()}`, payload, importance });
  if (payerEmail === null || isSameMailbox(payerEmail, own.to)) return;
  await queueMail(tx, {
    key: `paid-account-erased:${randomUUID()}`,
    kind: 'paid-account-erased',
    to: payerEmail,
    payload: { username, plan },
    importance: 'money',
  });
}
