/** Where on a form the server's refusal belongs, and what it says there. */
import { errorStatus } from '@qubloom/contract';
import { ApiError } from '../../lib/api.ts';

export interface Refusal {
  /** None where it is about no field: it then stands beside the button. */
  readonly field: 'username' | 'password' | undefined;
  readonly sentence: string;
}

export function refusalOf(error: Error | null): Refusal | undefined {
  if (!error) return undefined;
  if (!(error instanceof ApiError)) return { field: undefined, sentence: error.message };
  return { field: fieldOf(error), sentence: error.body || error.message };
}

function fieldOf({ status, body }: ApiError): Refusal['field'] {
  if (status === errorStatus.conflict) return 'username';
  if (status === errorStatus['not-signed-in']) return 'password';
  if (status !== errorStatus.invalid) return undefined;
  // The sentence is all that comes; a password may be refused for being the username.
  if (/password/i.test(body)) return 'password';
  return /username/i.test(body) ? 'username' : undefined;
}

/** What to do with a refusal: the field that it is about has the focus. */
export function focusRefused(focus: (field: 'username' | 'password') => void) {
  return (error: Error): void => {
    const field = refusalOf(error)?.field;
    if (field) focus(field);
  };
}
