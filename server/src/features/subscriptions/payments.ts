/** The payment provider of a server. */
import type { PaymentProvider } from './provider.ts';
import type { SandboxProvider } from './sandbox/sandbox-provider.ts';

export interface Payments {
  /** Null if nothing can be bought. */
  readonly provider: PaymentProvider | null;
  /** The provider, if it is the sandbox. */
  readonly sandbox: SandboxProvider | null;
  /** True if days can be skipped in the sandbox; never in production. */
  readonly hasClock: boolean;
}
