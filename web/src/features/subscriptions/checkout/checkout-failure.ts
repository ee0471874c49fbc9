/** The reason why a checkout did not begin, in the specification's words. */
import { ApiError } from '../../../product/api/api.ts';
import { ForeignAnswer } from '../../../lib/connectivity/connectivity.ts';

export interface CheckoutFailure {
  /** A problem for the administrator, not for the buyer. */
  readonly isConfiguration: boolean;
  readonly title: 'Configuration Error' | 'Checkout Error';
  readonly message: string;
  /** Code of the server's refusal, if it has one. */
  readonly code: string;
}

const missing = 'resource_missing';
const aboutConfiguration = /\bprices?\b|configur|stripe|payment provider/i;

export function failureOf(error: Error): CheckoutFailure {
  const message = messageOf(error);
  const code = (error instanceof ApiError ? error.code : null) ?? '';
  const isConfiguration = code === missing || aboutConfiguration.test(message);
  return {
    isConfiguration,
    title: isConfiguration ? 'Configuration Error' : 'Checkout Error',
    message,
    code,
  };
}

function messageOf(error: Error): string {
  if (error instanceof ForeignAnswer && error.status >= 400) return serverError(error.status);
  if (error instanceof ApiError) {
    if (error.code === null) return serverError(error.status);
    return error.body || 'Failed to create checkout session';
  }
  // The status was successful, but the body could not be read.
  if (error instanceof SyntaxError || error instanceof ForeignAnswer)
    return 'Invalid response from server';
  return error.message || 'Failed to create checkout session';
}

const serverError = (status: number): string =>
  `Server error (${status}): Unable to create checkout session`;
