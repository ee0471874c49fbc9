/** What is asked of whoever takes the money. Stripe answers it, or the sandbox in its place. */
import type { BillingCycle, Tier, UserId } from '@qubloom/contract';

export interface PricedPlan {
  readonly plan: Tier;
  readonly cycle: BillingCycle;
}

/**
 * `paid`: in trial or paid for. `overdue`: a charge failed and is tried again. `unpaid`: nothing is open any more,
 * and the subscription could still come back to life. `over`: for good.
 */
export type Standing = 'paid' | 'overdue' | 'unpaid' | 'over';

export interface ProviderSubscription {
  readonly id: string;
  readonly standing: Standing;
  /** Null for a price that is none of ours. */
  readonly priced: PricedPlan | null;
  /** While the trial lasts. */
  readonly trialEnd: Date | null;
  readonly currentPeriodStart: Date;
  readonly currentPeriodEnd: Date;
  readonly isCancelling: boolean;
  readonly card: { readonly brand: string; readonly last4: string } | null;
  /** The address of the person who pays; null if the provider knows none. */
  readonly payerEmail: string | null;
  readonly createdAt: Date;
}

/** Milliseconds in which a checkout can be paid. Below a day, for which keys are remembered at least. */
export const checkoutLifetime = 23 * 3_600_000;
/** Milliseconds: no page is opened for less than half an hour, and the call for it takes a while. */
export const minCheckoutLifetime = 31 * 60_000;

/** A page of the provider's that the browser goes on to. */
export interface ProviderSession {
  readonly id: string;
  readonly url: string;
}

export interface NewCheckout extends PricedPlan {
  readonly customerId: string;
  /** The same for the same checkout: asked twice, the provider answers with the same session. */
  readonly key: string;
  /** From which on the time to pay is counted. */
  readonly begunAt: Date;
  /** The address of the person who pays; null if the provider's page asks for it. */
  readonly payerEmail: string | null;
}

export interface Upgrade extends PricedPlan {
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly key: string;
}

/** A message of the provider's, known to be genuine. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** Null for what is about no customer. */
  readonly customerId: string | null;
  /** The money has gone back: whole, or the bank has taken it. */
  readonly takesBack: TakenBack | null;
  /** Null if no money has moved, or was to. */
  readonly money: MoneyMove | null;
  /** The provider knows the customer no more. */
  readonly isCustomerGone: boolean;
}

/** `taken-back`: by the bank, in a dispute. */
export interface MoneyMove {
  readonly kind: 'paid' | 'failed' | 'given-back' | 'taken-back';
  /** The same for the same move, however many messages tell of it. */
  readonly key: string;
  /** USD. */
  readonly amount: number;
  readonly at: Date;
  /** When a charge that failed is tried again; null for the last time. */
  readonly nextTryAt: Date | null;
}

export interface TakenBack {
  /** Of the charge; a period that began later was not paid by it. */
  readonly paidAt: Date;
}

/**
 * Every method throws a refusal in plain words where the provider does not answer, `ProviderFailed` where it answers
 * that it failed: the same key gets the same answer from then on.
 */
export interface PaymentProvider {
  /** Once for each key. */
  makeCustomer(learner: UserId, key: string): Promise<string>;
  openCheckout(checkout: NewCheckout): Promise<ProviderSession>;
  findCheckout(sessionId: string): Promise<ProviderSession & { readonly state: CheckoutState }>;
  /** Afterwards nobody can pay it any more; one that was paid stays so. */
  closeCheckout(sessionId: string): Promise<void>;
  openUpgrade(upgrade: Upgrade): Promise<ProviderSession>;
  /** For the card and the receipts. */
  openPortal(customerId: string): Promise<ProviderSession>;
  /** Or not, after all. */
  endWithPeriod(subscriptionId: string, ends: boolean): Promise<void>;
  endNow(subscriptionId: string): Promise<void>;
  /** With those that are over. */
  subscriptionsOf(customerId: string): Promise<readonly ProviderSubscription[]>;
  /** With everything the provider may forget of them. */
  forgetCustomer(customerId: string): Promise<void>;
  /**
   * @param body as it came, byte for byte.
   * @throws {BadRequest} for what the provider has not signed, or not just now.
   */
  readEvent(body: Buffer, signature: string): Promise<ProviderEvent>;
}

export type CheckoutState = 'open' | 'paid' | 'expired';

/** Where the provider's pages lead back to. */
export interface ReturnUrls {
  readonly paid: string;
  readonly left: string;
  readonly account: string;
}

export const returnUrls = (origin: string): ReturnUrls => ({
  paid: `${origin}/dashboard?checkout=success`,
  left: `${origin}/subscribe?checkout=cancelled`,
  account: `${origin}/dashboard?tab=subscription`,
});

/** Whether a second subscription beside it would be one too many. */
export const isLive = ({ standing }: Pick<ProviderSubscription, 'standing'>): boolean =>
  standing !== 'over';
