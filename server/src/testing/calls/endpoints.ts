/** Every call that the contract promises. */
import * as contract from '@qubloom/contract';
import type { Endpoint } from '@qubloom/contract';

/** Of the paths that name more than a thing by its number. */
export const otherParams = { sheet: 'lesson-plan', name: 'username', paper: 'letter' } as const;

export const endpoints: readonly Endpoint[] = Object.values(contract)
  .flatMap((part): unknown[] => (typeof part === 'object' ? Object.values(part) : []))
  .filter(isEndpoint);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'reply' in value;
}
