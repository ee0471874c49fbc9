/** Chooses the payment provider by the settings. */
import type { Database } from '../../platform/database/client.ts';
import { forgetCustomer } from '../accounts/index.ts';
import type { Payments } from './payments.ts';
import { returnUrls } from './provider.ts';
import { deletePayer } from './queries.ts';
import { deleteAllCustomers } from './sandbox/queries.ts';
import { SandboxProvider, type SandboxOptions } from './sandbox/sandbox-provider.ts';
import type { PaymentSettings } from './settings.ts';

export async function openPayments(
  settings: PaymentSettings,
  site: SandboxOptions,
): Promise<Payments> {
  if (settings.kind === 'sandbox') {
    const sandbox = new SandboxProvider(site);
    return { provider: sandbox, sandbox, hasClock: settings.hasClock };
  }
  await endSandbox(site.database);
  if (settings.kind === 'off') return { provider: null, sandbox: null, hasClock: false };
  const { StripeProvider } = await import('./stripe/stripe-provider.ts');
  const returnTo = returnUrls(site.publicOrigin);
  const provider = new StripeProvider({ ...settings, now: site.now, returnTo });
  return { provider, sandbox: null, hasClock: false };
}

/** Plans bought without money do not survive a switch to a real provider. */
function endSandbox(database: Database): Promise<void> {
  return database.transaction(async (tx) => {
    for (const id of await deleteAllCustomers(tx)) {
      await deletePayer(tx, id);
      await forgetCustomer(tx, id);
    }
  });
}
