/** The calls that change a plan: a learner's own, or the one that somebody pays for a class or for a learner. */
import type { UserId } from '@qubloom/contract';
import type { QueryKey } from '@tanstack/react-query';
import { call } from '../../../product/api/api.ts';
import { classPayments, familyPayments, subscriptions } from '../../../product/api/endpoints.ts';
import { queryKeys } from '../../../product/api/query-keys.ts';
import type { GrownUpConsent } from '../grown-up-check.tsx';
import { subscriptionQuery } from '../queries.ts';

export interface PlanCalls {
  readonly cancel: () => Promise<{ readonly currentPeriodEnd: string }>;
  readonly resume: (consent: GrownUpConsent) => Promise<{ readonly currentPeriodEnd: string }>;
  /** Opens the provider's page for the card and the receipts. */
  readonly portal: () => Promise<{ readonly sessionUrl: string }>;
  /** The queries that show what has changed. */
  readonly queryKey: QueryKey;
}

export const ownPlanCalls: PlanCalls = {
  cancel: () => call(subscriptions.cancel),
  resume: ({ grownUp }) => call(subscriptions.resume, { body: grownUp ? { grownUp } : {} }),
  portal: () => call(subscriptions.portal),
  queryKey: subscriptionQuery.queryKey,
};

export function familyPlanCalls(id: UserId): PlanCalls {
  const params = { id };
  return {
    cancel: () => call(familyPayments.cancel, { params }),
    resume: () => call(familyPayments.resume, { params }),
    portal: () => call(familyPayments.portal, { params }),
    queryKey: queryKeys.family,
  };
}

export function classPlanCalls(classId: number): PlanCalls {
  const params = { id: classId };
  return {
    cancel: () => call(classPayments.cancel, { params }),
    resume: () => call(classPayments.resume, { params }),
    portal: () => call(classPayments.portal, { params }),
    queryKey: queryKeys.classes,
  };
}
