/** The reasons why a payment cannot begin: a sentence, and a code that pages recognize. */
import { brand, type ErrorCode, type PaymentErrorCode } from '@qubloom/contract';
import { Refusal, Unavailable } from '../../platform/errors.ts';

export class PaymentRefused extends Refusal {
  readonly code: ErrorCode;
  override readonly reason: PaymentErrorCode;

  constructor(code: ErrorCode, reason: PaymentErrorCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.code = code;
    this.reason = reason;
  }
}

/** Pages recognize it by its code and by its words. */
export const notConfigured = (cause?: unknown): PaymentRefused =>
  new PaymentRefused(
    'unavailable',
    'resource_missing',
    `The price ids of the payment provider are not set up at this ${brand.name}. Please contact the administrator.`,
    { cause },
  );

/** Worded so that no page takes it for a mistake in the settings. */
const away =
  "Paying doesn't work right now, and nothing was charged. Please try again in a few minutes.";
/** The time after which a page may try again, in seconds. */
const retryAfter = 30;

export const providerAway = (cause?: unknown): Unavailable =>
  new Unavailable(away, retryAfter, { cause });

/** The provider has answered that it failed. */
export class ProviderFailed extends Unavailable {
  constructor(cause: unknown) {
    super(away, retryAfter, { cause });
  }
}

/** The sentence is for a grown-up whose request also ends a paid plan, such as an erasure. */
export const cannotEndPayments = (cause: unknown): Unavailable =>
  new Unavailable(
    'We could not end the paid plan just now, so nothing has changed. Please try again in a few minutes.',
    retryAfter,
    { cause },
  );

export const noSubscription = (): PaymentRefused =>
  new PaymentRefused('conflict', 'nothing-to-cancel', 'There is no subscription yet.');

export const nothingToCancel = (): PaymentRefused =>
  new PaymentRefused('conflict', 'nothing-to-cancel', 'There is no subscription to cancel.');

export const nothingToKeep = (): PaymentRefused =>
  new PaymentRefused(
    'conflict',
    'nothing-to-cancel',
    'This subscription has already ended. Please choose a plan again.',
  );
