/** Parses Stripe's messages: checks the signature and keeps what matters. The sandbox writes them in the same form. */
import { z } from 'zod';
import { BadRequest } from '../../../platform/errors.ts';
import type { MoneyMovement, ProviderEvent, TakenBack } from '../provider.ts';

/** Milliseconds, for the difference between Stripe's clock and ours and for the time on the way. */
const tolerance = 5 * 60_000;

const Id = z.string().max(255);
const Message = z.object({
  id: Id.min(1),
  type: Id,
  /** In seconds since 1970. */
  created: z.number(),
  data: z.object({
    /** The old values of the fields that have changed. */
    previous_attributes: z.object({ amount_refunded: z.number().optional() }).optional(),
    object: z.object({
      object: z.string(),
      id: Id.optional(),
      customer: z.union([Id, z.object({ id: Id })]).nullish(),
      charge: z.union([Id, z.object({ id: Id })]).nullish(),
      created: z.number().optional(),
      refunded: z.boolean().optional(),
      status: z.string().nullish(),
      /** Cents, like all amounts. */
      amount: z.number().nullish(),
      amount_paid: z.number().optional(),
      amount_due: z.number().optional(),
      amount_refunded: z.number().optional(),
      attempt_count: z.number().optional(),
      /** In seconds since 1970. */
      next_payment_attempt: z.number().nullish(),
    }),
  }),
});
export type Message = z.infer<typeof Message>;

/**
 * @param secrets one, or two while one replaces the other
 * @throws {BadRequest} if the message is not signed with any of them, or not recently, or is signed but has an unknown
 * shape; the cause tells which, for the log
 */
export async function readMessage(
  body: Buffer,
  signature: string,
  secrets: readonly string[],
  now: Date,
): Promise<Message> {
  const { default: Stripe } = await import('stripe');
  // The library refuses old signatures but not those from the future.
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? NaN) * 1000;
  if (!(Math.abs(now.getTime() - signedAt) <= tolerance)) {
    throw refusal('a payment message is not signed just now');
  }
  const read = (secret: string): unknown =>
    Stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      tolerance / 1000,
      undefined,
      now.getTime(),
    );
  let signatureError: unknown;
  for (const secret of secrets) {
    try {
      return parseMessage(read(secret));
    } catch (error) {
      if (error instanceof BadRequest) throw error;
      // It may be signed with the next secret.
      signatureError = error;
    }
  }
  throw refusal('a payment message has a wrong signature', signatureError);
}

function parseMessage(signed: unknown): Message {
  const message = Message.safeParse(signed);
  if (message.success) return message.data;
  throw refusal(`a payment message has an unknown shape: ${z.prettifyError(message.error)}`);
}

const refusal = (what: string, cause?: unknown) =>
  new BadRequest(undefined, { cause: new Error(what, { cause }) });

const idOf = (link: string | { readonly id: string } | null | undefined): string | null =>
  typeof link === 'string' ? link : (link?.id ?? null);

export interface Charge {
  readonly customerId: string | null;
  readonly paidAt: Date;
}

/** @param findCharge needed because a dispute names only its charge, not the customer */
export async function eventOf(
  message: Message,
  findCharge: (id: string) => Promise<Charge>,
): Promise<ProviderEvent> {
  const { id, type } = message;
  const { object } = message.data;
  const money = moneyOf(message);
  const base = { id, type, money, isCustomerGone: type === 'customer.deleted' };
  if (type.startsWith('charge.dispute.')) {
    const charge = idOf(object.charge);
    if (charge === null || !hasTakenMoney(object.status))
      return { ...base, money: null, customerId: null, takesBack: null };
    const { customerId, paidAt } = await findCharge(charge);
    return { ...base, customerId, takesBack: { paidAt } };
  }
  const customerId = object.object === 'customer' ? (object.id ?? null) : idOf(object.customer);
  return { ...base, customerId, takesBack: refundOf(type, object) };
}

/**
 * True if the bank has taken the money: not after a mere inquiry (`warning_...`), and no longer once a dispute is won.
 * The states are those of Stripe's API reference, "The Dispute object".
 */
const hasTakenMoney = (status: string | null | undefined): boolean =>
  ['needs_response', 'under_review', 'lost'].includes(status ?? '');

/** A partial refund ends nothing. */
function refundOf(
  type: string,
  { refunded, created }: Message['data']['object'],
): TakenBack | null {
  if (type !== 'charge.refunded' || refunded !== true || created === undefined) return null;
  return { paidAt: new Date(created * 1000) };
}

/** Returns null if no money moved or failed to move: a trial begins with an invoice over zero. */
function moneyOf({ type, created, data }: Message): MoneyMovement | null {
  const { object, previous_attributes: before } = data;
  const movement = (kind: MoneyMovement['kind'], key: string, cents: number | null = 0) =>
    cents === null || cents <= 0
      ? null
      : { kind, key: `payment-${kind}:${key}`, amount: cents / 100, at: momentOf(created) };
  const nextTryAt = object.next_payment_attempt ? momentOf(object.next_payment_attempt) : null;
  const found = (() => {
    switch (type) {
      case 'invoice.paid':
        return movement('paid', object.id ?? '', object.amount_paid);
      case 'invoice.payment_failed': {
        const attempt = `${object.id ?? ''}:${String(object.attempt_count ?? 1)}`;
        return movement('failed', attempt, object.amount_due);
      }
      case 'charge.refunded': {
        const whole = object.amount_refunded ?? 0;
        const cents = whole - (before?.amount_refunded ?? 0);
        return movement('given-back', `${object.id ?? ''}:${String(whole)}`, cents);
      }
      default:
        return type.startsWith('charge.dispute.')
          ? movement('taken-back', idOf(object.charge) ?? '', object.amount)
          : null;
    }
  })();
  return found && { ...found, nextTryAt };
}

const momentOf = (seconds: number): Date => new Date(seconds * 1000);
