/** Messages of Stripe's: who signed them, and what of them counts. The sandbox writes them the same way. */
import { z } from 'zod';
import { BadRequest } from '../../../platform/errors.ts';
import type { ProviderEvent, TakenBack } from '../provider.ts';

/** Milliseconds that its clock and ours may differ, and a message may travel. */
const tolerance = 5 * 60_000;

const Id = z.string().max(255);
const Message = z.object({
  id: Id.min(1),
  type: Id,
  data: z.object({
    object: z.object({
      object: z.string(),
      id: Id.optional(),
      customer: z.union([Id, z.object({ id: Id })]).nullish(),
      charge: z.union([Id, z.object({ id: Id })]).nullish(),
      created: z.number().optional(),
      refunded: z.boolean().optional(),
    }),
  }),
});
export type Message = z.infer<typeof Message>;

/**
 * @param secrets one, or two while one replaces the other.
 * @throws {BadRequest} for what is signed with none of them, or not just now.
 */
export async function readMessage(
  body: Buffer,
  signature: string,
  secrets: readonly string[],
  now: Date,
): Promise<Message> {
  const { default: Stripe } = await import('stripe');
  // The library refuses what is old, and not what is from the future.
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? NaN) * 1000;
  if (!(Math.abs(now.getTime() - signedAt) <= tolerance)) throw new BadRequest();
  for (const secret of secrets) {
    try {
      return Message.parse(
        Stripe.webhooks.constructEvent(
          body,
          signature,
          secret,
          tolerance / 1000,
          undefined,
          now.getTime(),
        ),
      );
    } catch {
      // Perhaps it is signed with the next one.
    }
  }
  throw new BadRequest();
}

const idOf = (link: string | { readonly id: string } | null | undefined): string | null =>
  typeof link === 'string' ? link : (link?.id ?? null);

export interface Charge {
  readonly customerId: string | null;
  readonly paidAt: Date;
}

/** @param findCharge because a dispute names its charge, and not whose it was. */
export async function eventOf(
  { id, type, data: { object } }: Message,
  findCharge: (id: string) => Promise<Charge>,
): Promise<ProviderEvent> {
  const base = { id, type, isCustomerGone: type === 'customer.deleted' };
  if (type === 'charge.dispute.created') {
    const charge = idOf(object.charge);
    if (charge === null) return { ...base, customerId: null, takesBack: null };
    const { customerId, paidAt } = await findCharge(charge);
    return { ...base, customerId, takesBack: { paidAt } };
  }
  const customerId = object.object === 'customer' ? (object.id ?? null) : idOf(object.customer);
  return { ...base, customerId, takesBack: refundOf(type, object) };
}

/** A part that is given back ends nothing. */
function refundOf(
  type: string,
  { refunded, created }: Message['data']['object'],
): TakenBack | null {
  if (type !== 'charge.refunded' || refunded !== true || created === undefined) return null;
  return { paidAt: new Date(created * 1000) };
}
