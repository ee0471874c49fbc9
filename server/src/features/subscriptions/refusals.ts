/** Why no payment begins, as one sentence with a code that a page can tell apart. */
import { brand, type ErrorCode, type PaymentErrorCode } from '@qubloom/contract';
import { Refusal } from '../../platform/errors.ts';

export class PaymentRefused extends Refusal {
  readonly code: ErrorCode;
  override readonly reason: PaymentErrorCode;

  constructor(code: ErrorCode, reason: PaymentErrorCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.code = code;
    this.reason = reason;
  }
}

/** The page knows it by its code, and by its words. */
export const notConfigured = (cause?: unknown): PaymentRefused =>
  new PaymentRefused(
    'unavailable',
    'resource_missing',
    `The price ids of the payment provider are not set up at this ${brand.name}. Please contact the administrator.`,
    { cause },
  );
