/**
 * The page that stands in for the payment provider's where no real one is set up. Its calls do not exist with a
 * real one.
 */
import { z } from 'zod';
import { Email } from '../accounts/accounts.ts';
import { Tier } from '../courses.ts';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { BillingCycle } from './plans.ts';

/** Of the page; the session's id follows as the query `session`. */
export const sandboxPath = '/sandbox';
export const sandboxNotice = 'Sandbox: no real card, no real money';

/** `fails-later` is taken, and its charges fail. */
export const SandboxCard = z.enum(['succeeds', 'fails', 'second-step', 'fails-later']);
export type SandboxCard = z.infer<typeof SandboxCard>;

const SessionParams = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/, 'That session does not exist.'),
});

export const SandboxReceipt = z.object({
  id: z.string(),
  paidAt: z.iso.datetime(),
  planId: Tier,
  billingCycle: BillingCycle,
  /** USD. */
  amount: z.number(),
  /** USD that were given back. */
  refunded: z.number(),
});
export type SandboxReceipt = z.infer<typeof SandboxReceipt>;

export const SandboxSession = z.object({
  id: z.string(),
  /** A new subscription, a change to a higher plan, or the page for another card. */
  kind: z.enum(['checkout', 'upgrade', 'card']),
  /** `open` until it was paid, replaced by another or has expired. */
  state: z.enum(['open', 'complete', 'expired']),
  planId: Tier,
  billingCycle: BillingCycle,
  /** USD of each charge. */
  price: z.number(),
  /** When the first or the next charge comes. */
  firstChargeAt: z.iso.datetime(),
  /** Enough of the payer's address to know the mailbox; null if the page asks for it. */
  receiptsTo: z.string().nullable(),
  /** Whether there is a plan that a card pays. */
  isRunning: z.boolean(),
  /** On the page for another card: what has been paid, the latest first. */
  receipts: z.array(SandboxReceipt),
  /** Where leaving leads to. */
  leaveUrl: z.url(),
});
export type SandboxSession = z.infer<typeof SandboxSession>;

const SandboxPayment = z.discriminatedUnion('outcome', [
  /** Paid: the page goes on to `url`. */
  z.object({ outcome: z.literal('paid'), url: z.url() }),
  /** The card was refused; another one can be tried. */
  z.object({ outcome: z.literal('declined'), message: z.string() }),
  /** The bank asks back: send the same once more with `confirmed`. */
  z.object({ outcome: z.literal('second-step') }),
]);

export const sandbox = {
  session: endpoint({
    ...routes.sandbox.session,
    summary: "What one of the learner's own sandbox sessions is about.",
    params: SessionParams,
    reply: SandboxSession,
    errors: ['not-signed-in', 'not-found'],
  }),
  pay: endpoint({
    ...routes.sandbox.pay,
    summary: 'Pay a sandbox session with a card that succeeds, fails, or asks for a second step.',
    params: SessionParams,
    body: z.strictObject({
      card: SandboxCard,
      /** The answer to the second step: let it pass, or not. */
      confirmed: z.boolean().optional(),
      /** The address of the person who pays. It counts if none is known. */
      email: Email.optional(),
    }),
    reply: SandboxPayment,
    errors: ['invalid', 'not-signed-in', 'not-found', 'conflict'],
  }),
  refund: endpoint({
    ...routes.sandbox.refund,
    summary: "Give back one of the learner's own sandbox payments.",
    params: SessionParams,
    body: z.strictObject({}),
    reply: z.object({}),
    errors: ['invalid', 'not-signed-in', 'not-found', 'conflict'],
  }),
  /** Not there in production. */
  passDays: endpoint({
    ...routes.sandbox.passDays,
    summary: "Let days pass for the learner's own sandbox subscription, with all that they bring.",
    body: z.strictObject({ days: z.number().int().min(1).max(400) }),
    reply: z.object({}),
    errors: ['invalid', 'not-signed-in'],
  }),
};
