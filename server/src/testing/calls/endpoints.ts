/** All calls of the contract. */
import * as contract from '@qubloom/contract';
import type { Endpoint } from '@qubloom/contract';
import { firstPuzzleDay } from '@qubloom/curriculum';

/** Values for path parameters that are not ids. */
export const otherParams = {
  sheet: 'lesson-plan',
  name: 'username',
  paper: 'letter',
  day: firstPuzzleDay,
  challenge: 'concept',
  game: 'bb84',
  level: 2,
} as const;

export const endpoints: readonly Endpoint[] = Object.values(contract)
  .flatMap((part): unknown[] => (typeof part === 'object' ? Object.values(part) : []))
  .filter(isEndpoint);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'reply' in value;
}
