/** Code that begins a payment. It is loaded separately, a moment after the checkout has opened. */
import type { CheckoutBody, Plan } from '@qubloom/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../product/api/api.ts';
import { subscriptions } from '../../../product/api/endpoints.ts';
import { plansQuery } from '../queries.ts';

/** Returns the address of the provider's page. The plan must still match the one that the page has shown. */
export async function openSession(
  queryClient: QueryClient,
  shown: Plan,
  body: CheckoutBody,
): Promise<string> {
  const plans = await queryClient.fetchQuery({ ...plansQuery, staleTime: 0 });
  const plan = plans.find(({ id }) => id === shown.id);
  if (plan?.price !== shown.price) {
    throw new Error('This plan has just changed. Please look at it again.');
  }
  const { sessionUrl } = (await call(subscriptions.checkout, { body })) as {
    readonly sessionUrl?: string;
  };
  if (!sessionUrl) throw new Error('No checkout URL returned from the server');
  return sessionUrl;
}
