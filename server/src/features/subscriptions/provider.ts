/** The interface of payment providers. Stripe implements it, and so does the sandbox. */
import type { BillingCycle, PlanId } from '@qubloom/contract';
import type { Customer } from './plan-holder.ts';

export interface PricedPlan {
  readonly plan: PlanId;
  readonly cycle: BillingCycle;
}

/**
 * `paid`: in trial or paid for. `overdue`: a charge failed and will be tried again. `unpaid`: nothing is open any more,
 * but the subscription could still become active again. `over`: ended for good.
 */
export type PaymentState = 'paid' | 'overdue' | 'unpaid' | 'over';

export interface ProviderSubscription {
  readonly id: string;
  readonly paymentState: PaymentState;
  /** Null for a price that is not ours. */
  readonly priced: PricedPlan | null;
  /** Null after the trial. */
  readonly trialEnd: Date | null;
  readonly currentPeriodStart: Date;
  readonly currentPeriodEnd: Date;
  readonly isCancelling: boolean;
  readonly card: { readonly brand: string; readonly last4: string } | null;
  /** The address of the person who pays; null if the provider has none. */
  readonly payerEmail: string | null;
  readonly createdAt: Date;
}

/** Milliseconds in which a checkout can be paid. Less than a day, because keys are remembered for at least a day. */
export const checkoutLifetime = 23 * 3_600_000;
/** Milliseconds. A page must be open for at least half an hour, and the call that opens it takes a while. */
export const minCheckoutLifetime = 31 * 60_000;

/** A page of the provider that the browser is sent to. */
export interface ProviderSession {
  readonly id: string;
  readonly url: string;
}

export interface NewCheckout extends PricedPlan {
  readonly customerId: string;
  /** Fixed for each checkout: a second call with it returns the same session. */
  readonly key: string;
  /** The start of the time in which it can be paid. */
  readonly begunAt: Date;
  /** The address of the person who pays; null if the provider's page asks for it. */
  readonly payerEmail: string | null;
  readonly returnTo: ReturnUrls;
}

export interface Upgrade extends PricedPlan {
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly key: string;
  readonly returnTo: ReturnUrls;
}

/** A message from the provider whose signature was checked. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** Null if the message is not about a customer. */
  readonly customerId: string | null;
  /** The money went back: all of it was refunded, or the bank took it. */
  readonly takesBack: TakenBack | null;
  /** Null if no money moved or failed to move. */
  readonly money: MoneyMovement | null;
  /** The provider has deleted the customer. */
  readonly isCustomerGone: boolean;
}

/** `taken-back`: by the bank, in a dispute. */
export interface MoneyMovement {
  readonly kind: 'paid' | 'failed' | 'given-back' | 'taken-back';
  /** Fixed for each movement, no matter how many messages report it. */
  readonly key: string;
  /** USD. */
  readonly amount: number;
  readonly at: Date;
  /** When a failed charge will be tried again; null after the last try. */
  readonly nextTryAt: Date | null;
}

export interface TakenBack {
  /** When the charge was made. It did not pay for a period that began later. */
  readonly paidAt: Date;
}

/**
 * Every method throws a refusal in plain words if the provider does not answer, and `ProviderFailed` if it answers that
 * it failed. After that, the same key always gets the same answer.
 */
export interface PaymentProvider {
  /** Makes one customer for each key. */
  makeCustomer(payer: Customer, key: string): Promise<string>;
  openCheckout(checkout: NewCheckout): Promise<ProviderSession>;
  findCheckout(sessionId: string): Promise<ProviderSession & { readonly state: CheckoutState }>;
  /** Afterwards, nobody can pay it. A checkout that was already paid stays paid. */
  closeCheckout(sessionId: string): Promise<void>;
  openUpgrade(upgrade: Upgrade): Promise<ProviderSession>;
  /** Opens the page for the card and the receipts. */
  openPortal(customerId: string, returnTo: ReturnUrls): Promise<ProviderSession>;
  /** Also takes a cancellation back, with `ends` false. */
  endWithPeriod(subscriptionId: string, ends: boolean): Promise<void>;
  endNow(subscriptionId: string): Promise<void>;
  /** Includes subscriptions that are over. */
  subscriptionsOf(customerId: string): Promise<readonly ProviderSubscription[]>;
  /** Deletes everything about the customer that the provider may delete. */
  forgetCustomer(customerId: string): Promise<void>;
  /**
   * @param body the raw bytes of the request
   * @throws {BadRequest} if the provider has not signed the message, or not recently
   */
  readEvent(body: Buffer, signature: string): Promise<ProviderEvent>;
}

export type CheckoutState = 'open' | 'paid' | 'expired';

/** Pages that the provider's pages lead back to. */
export interface ReturnUrls {
  readonly paid: string;
  readonly left: string;
  readonly account: string;
}

/** @param origin the site's origin, from its settings */
export function returnUrls(origin: string, { id, classId, paidBy }: Customer): ReturnUrls {
  if (classId !== null) {
    const account = `${origin}/teach/${String(classId)}`;
    return { paid: `${account}?checkout=success`, left: `${account}?checkout=cancelled`, account };
  }
  if (paidBy !== null) {
    const account = `${origin}/family?learner=${String(id)}`;
    return { paid: `${account}&checkout=success`, left: `${account}&checkout=cancelled`, account };
  }
  return ownReturnUrls(origin);
}

export function ownReturnUrls(origin: string): ReturnUrls {
  return {
    paid: `${origin}/dashboard?checkout=success`,
    left: `${origin}/subscribe?checkout=cancelled`,
    account: `${origin}/dashboard?tab=subscription`,
  };
}

/** Returns true if nobody may begin a second subscription beside this one. */
export const isLive = ({ paymentState }: Pick<ProviderSubscription, 'paymentState'>): boolean =>
  paymentState !== 'over';
