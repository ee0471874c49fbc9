/** Puts together who takes payments here with all that asks for it. */
import type { CheckoutOptions } from './checkout.ts';
import type { WarningOptions } from './jobs.ts';
import { returnUrls, type PaymentProvider } from './provider.ts';
import { deletePayer } from './queries.ts';
import { deleteAllCustomers } from './sandbox/queries.ts';
import type { SandboxRoutesOptions } from './sandbox/routes.ts';
import { SandboxProvider } from './sandbox/sandbox-provider.ts';
import type { PaymentSettings } from './settings.ts';
import { paymentThrottle } from './throttles.ts';
import { heed } from './webhooks.ts';

export interface PaymentsOptions extends Omit<CheckoutOptions, 'provider' | 'tries'> {
  readonly settings: PaymentSettings;
  readonly publicOrigin: string;
}

export interface Payments extends WarningOptions {
  /** Null where the sandbox stands in for nobody. */
  readonly sandbox: SandboxRoutesOptions | null;
}

export async function setUpPayments(options: PaymentsOptions): Promise<Payments> {
  const { settings } = options;
  if (settings.kind !== 'sandbox') await endSandbox(options);
  if (settings.kind === 'off') return { ...options, checkouts: null, sandbox: null };
  if (settings.kind === 'stripe') {
    const { StripeProvider } = await import('./stripe/stripe-provider.ts');
    const returnTo = returnUrls(options.publicOrigin);
    const provider = new StripeProvider({ ...settings, now: options.now, returnTo });
    return { ...options, checkouts: withProvider(options, provider), sandbox: null };
  }
  const provider = new SandboxProvider(options);
  const checkouts = withProvider(options, provider);
  const deliver = (body: Buffer, signature: string) => heed(checkouts, body, signature);
  return { ...options, checkouts, sandbox: { provider, deliver, hasClock: settings.hasClock } };
}

const withProvider = (options: PaymentsOptions, provider: PaymentProvider): CheckoutOptions => ({
  ...options,
  provider,
  tries: paymentThrottle(),
});

/** What was bought without money is not taken along to where there is some. */
function endSandbox({ database, forgetCustomer }: PaymentsOptions): Promise<void> {
  return database.transaction(async (tx) => {
    for (const id of await deleteAllCustomers(tx)) {
      await deletePayer(tx, id);
      await forgetCustomer(tx, id);
    }
  });
}
