/** Chooses the payment provider by the settings. */
import { forgetPayer } from './forget-payer.ts';
import type { Payments, TellClass } from './payments.ts';
import { findPayerByCustomer } from './queries.ts';
import { deleteAllCustomers } from './sandbox/queries.ts';
import { SandboxProvider, type SandboxOptions } from './sandbox/sandbox-provider.ts';
import type { PaymentSettings } from './settings.ts';

export async function openPayments(
  settings: PaymentSettings,
  site: SandboxOptions,
  tellClass: TellClass,
): Promise<Payments> {
  if (settings.kind === 'sandbox') {
    const sandbox = new SandboxProvider(site);
    return { provider: sandbox, sandbox, hasClock: settings.hasClock, tellClass };
  }
  await endSandbox(site, tellClass);
  if (settings.kind === 'off') return { provider: null, sandbox: null, hasClock: false, tellClass };
  const { StripeProvider } = await import('./stripe/stripe-provider.ts');
  const provider = new StripeProvider({ ...settings, now: site.now });
  return { provider, sandbox: null, hasClock: false, tellClass };
}

/** Plans bought without money do not survive a switch to a real provider. */
function endSandbox({ database, now }: SandboxOptions, tellClass: TellClass): Promise<void> {
  return database.transaction(async (tx) => {
    for (const customerId of await deleteAllCustomers(tx)) {
      const payer = await findPayerByCustomer(tx, customerId);
      if (payer !== null) await forgetPayer({ now, payments: { tellClass } }, tx, payer);
    }
  });
}
