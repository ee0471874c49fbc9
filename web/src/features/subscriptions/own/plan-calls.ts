/** The calls that change a plan: a learner's own, or the one that a teacher pays for a class. */
import type { QueryKey } from '@tanstack/react-query';
import { call } from '../../../product/api/api.ts';
import { classPayments, subscriptions } from '../../../product/api/endpoints.ts';
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

export function classPlanCalls(classId: number): PlanCalls {
  const params = { id: classId };
  return {
    cancel: () => call(classPayments.cancel, { params }),
    resume: () => call(classPayments.resume, { params }),
    portal: () => call(classPayments.portal, { params }),
    queryKey: queryKeys.classes,
  };
}
