/** Plans for everybody; status, checkout and cancelling for learners. */
import { plans, subscriptions } from '@qubloom/contract';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import { notConfigured } from './refusals.ts';

export function planRoutes(scope: PublicScope): void {
  serve(scope, subscriptions.plans, () => Promise.resolve([...plans]));
}

export function subscriptionRoutes(scope: SignedInScope): void {
  serveSignedIn(scope, subscriptions.status, () =>
    Promise.resolve({
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
    }),
  );
  for (const call of [
    subscriptions.checkout,
    subscriptions.cancel,
    subscriptions.resume,
    subscriptions.portal,
  ]) {
    serveSignedIn(scope, call, () => Promise.reject(notConfigured()));
  }
}
