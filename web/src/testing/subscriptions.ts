/** States of subscriptions, as the server would send them. */
import type { OwnSubscription } from '@qubloom/contract';

export const noSubscription: OwnSubscription = {
  tier: 'free',
  status: 'inactive',
  isTrialActive: false,
  daysLeftInTrial: 0,
  trialEnd: null,
  isCancelling: false,
  currentPeriodEnd: null,
  billingCycle: null,
  card: null,
  hasPaymentProblem: false,
  hasReceipts: false,
  isPaidByFamily: false,
};

/** Basic with monthly billing, paid until then. */
export const basicMonthly: OwnSubscription = {
  ...noSubscription,
  tier: 'basic',
  status: 'active',
  currentPeriodEnd: '2026-05-20T12:00:00.000Z',
  billingCycle: 'monthly',
  card: { brand: 'visa', last4: '4242' },
  hasReceipts: true,
};

export const onTrial = (daysLeft: number): OwnSubscription => ({
  ...basicMonthly,
  isTrialActive: true,
  daysLeftInTrial: daysLeft,
  trialEnd: basicMonthly.currentPeriodEnd,
});
