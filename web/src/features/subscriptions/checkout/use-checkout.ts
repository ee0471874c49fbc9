import type { BillingCycle, Plan } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { leaveFor, useComeBack } from '../../../lib/browser/leave.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import type { openSession } from './payment-script.ts';
import type { GrownUpConsent } from '../grown-up-check.tsx';
import { failureOf, type CheckoutFailure } from './checkout-failure.ts';
import { isFramed } from './framed.tsx';

/** Both delays are in milliseconds. */
export const scriptDelay = 500;
export const redirectDelay = 1000;

export interface CheckoutOrder {
  readonly plan: Plan;
  readonly billingCycle: BillingCycle;
  /** For learners under 18. */
  readonly consent: GrownUpConsent;
}

export type CheckoutState =
  | { readonly step: 'idle' | 'processing' | 'redirecting' }
  | { readonly step: 'failed'; readonly failure: CheckoutFailure };

export interface Checkout {
  readonly state: CheckoutState;
  readonly begin: (order: CheckoutOrder) => void;
}

interface PaymentScript {
  readonly openSession: typeof openSession;
}

export function useCheckout(): Checkout {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const loadScript = usePaymentScript();
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: async ({ plan, billingCycle, consent }: CheckoutOrder) => {
      const script = await loadScript();
      return script.openSession(queryClient, plan, {
        planId: plan.id,
        billingCycle,
        ...consent,
      });
    },
    onMutate: () => toasts.show({ title: 'Creating checkout session...' }),
    onError: (reason) => {
      const { title, message } = failureOf(reason);
      toasts.show({ title, description: message, variant: 'destructive' });
    },
  });
  useEffect(() => {
    if (data === undefined) return undefined;
    const timer = setTimeout(() => leaveFor(data), redirectDelay);
    return () => clearTimeout(timer);
  }, [data]);
  useComeBack(reset);
  return { state: stateOf(isPending, data, error), begin: mutate };
}

function stateOf(isPending: boolean, url: string | undefined, error: Error | null): CheckoutState {
  if (isPending) return { step: 'processing' };
  if (error) return { step: 'failed', failure: failureOf(error) };
  return { step: url === undefined ? 'idle' : 'redirecting' };
}

/** The script loads when the checkout has been open for a while. A faster buyer waits for it. */
function usePaymentScript(): () => Promise<PaymentScript> {
  const script = useRef<Promise<PaymentScript>>(undefined);
  useEffect(() => {
    if (isFramed()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    script.current = new Promise((resolve, reject) => {
      timer = setTimeout(() => import('./payment-script.ts').then(resolve, reject), scriptDelay);
    });
    // The button may never be pressed.
    script.current.catch(() => undefined);
    return () => clearTimeout(timer);
  }, []);
  return () => script.current ?? Promise.reject(new Error('Nothing can be paid in a frame.'));
}
