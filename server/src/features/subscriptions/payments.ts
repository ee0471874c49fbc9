/** The provider that takes payments on a server. */
import type { PaymentProvider } from './provider.ts';
import type { SandboxProvider } from './sandbox/sandbox-provider.ts';

export interface Payments {
  /** Null if nothing can be bought. */
  readonly provider: PaymentProvider | null;
  /** The provider if it is the sandbox. */
  readonly sandbox: SandboxProvider | null;
  /** In the sandbox days can be let pass; never in production. */
  readonly hasClock: boolean;
}
