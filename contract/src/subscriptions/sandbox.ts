/**
 * Page that replaces the payment provider's page if no real provider is set up. Its calls don't exist with a
 * real one.
 */
import { z } from 'zod';
import { Email } from '../accounts/accounts.ts';
import { endpoint } from '../endpoint.ts';
import * as routes from '../routes.ts';
import { BillingCycle, planIds } from './plans.ts';

/** Path of the sandbox page; the query `session` holds the session's id. */
export const sandboxPath = '/sandbox';
export const sandboxNotice = 'Sandbox: no real card, no real money';

/** `fails-later` is accepted at checkout, but its charges fail. */
export const SandboxCard = z.enum(['succeeds', 'fails', 'second-step', 'fails-later']);
export type SandboxCard = z.infer<typeof SandboxCard>;

const SessionParams = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/, 'That session does not exist.'),
});

export const SandboxReceipt = z.object({
  id: z.string(),
  paidAt: z.iso.datetime(),
  planId: z.enum(planIds),
  billingCycle: BillingCycle,
  /** USD. */
  amount: z.number(),
  /** Refunded USD. */
  refunded: z.number(),
});
export type SandboxReceipt = z.infer<typeof SandboxReceipt>;

export const SandboxSession = z.object({
  id: z.string(),
  /** A new subscription, a change to a higher plan, or a change of the card. */
  kind: z.enum(['checkout', 'upgrade', 'card']),
  /** `open` until the session is paid, replaced, or expired. */
  state: z.enum(['open', 'complete', 'expired']),
  planId: z.enum(planIds),
  billingCycle: BillingCycle,
  /** The learner's first name, or the class, for whom somebody else pays; null for the payer's own plan. */
  forWhom: z.string().nullable(),
  /** USD of each charge. */
  price: z.number(),
  /** Time of the first or next charge. */
  firstChargeAt: z.iso.datetime(),
  /** Parts of the payer's address that identify the mailbox; null if the page asks for the address. */
  receiptsTo: z.string().nullable(),
  /** True if a card pays for a current plan. */
  isRunning: z.boolean(),
  /** Payments so far, latest first, on the page for changing the card. */
  receipts: z.array(SandboxReceipt),
  /** Address for leaving the page. */
  leaveUrl: z.url(),
});
export type SandboxSession = z.infer<typeof SandboxSession>;

const SandboxPayment = z.discriminatedUnion('outcome', [
  /** The payment succeeded, and the page continues at `url`. */
  z.object({ outcome: z.literal('paid'), url: z.url() }),
  /** The card was refused; the payer can try another one. */
  z.object({ outcome: z.literal('declined'), message: z.string() }),
  /** The bank asks for confirmation; the page sends the same body again with `confirmed`. */
  z.object({ outcome: z.literal('second-step') }),
]);

export const sandbox = {
  session: endpoint({
    ...routes.sandbox.session,
    summary: "One of the learner's own sandbox sessions.",
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
      /** Payer's answer to the second step: approve or refuse. */
      confirmed: z.boolean().optional(),
      /** Payer's address, used only if none is known. */
      email: Email.optional(),
    }),
    reply: SandboxPayment,
    errors: ['invalid', 'not-signed-in', 'not-found', 'conflict'],
  }),
  refund: endpoint({
    ...routes.sandbox.refund,
    summary: "Refund one of the learner's own sandbox payments.",
    params: SessionParams,
    body: z.strictObject({}),
    reply: z.object({}),
    errors: ['invalid', 'not-signed-in', 'not-found', 'conflict'],
  }),
  /** This call does not exist in production. */
  passDays: endpoint({
    ...routes.sandbox.passDays,
    summary:
      "Let days pass for the learner's own sandbox subscription, with everything that is due in them.",
    body: z.strictObject({ days: z.number().int().min(1).max(400) }),
    reply: z.object({}),
    errors: ['invalid', 'not-signed-in'],
  }),
};
