/** The payment provider of a server. */
import type { ClassId } from '@qubloom/contract';
import type { Transaction } from '../../platform/database/client.ts';
import type { PaymentProvider } from './provider.ts';
import type { SandboxProvider } from './sandbox/sandbox-provider.ts';

export interface Payments {
  /** Null if nothing can be bought. */
  readonly provider: PaymentProvider | null;
  /** The provider, if it is the sandbox. */
  readonly sandbox: SandboxProvider | null;
  /** True if days can be skipped in the sandbox; never in production. */
  readonly hasClock: boolean;
  readonly tellClass: TellClass;
}

/**
 * Tells the classes feature until when a class has the plan that a teacher pays for; null if it has none. Classes come
 * later in the order of features.
 */
export type TellClass = (tx: Transaction, classId: ClassId, until: Date | null) => Promise<void>;
