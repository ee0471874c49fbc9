import type { DisplayKind } from '../../operations/kinds.ts';
import type { InitialState } from '../../circuit/parts.ts';
import type { GateName } from '../../gates/gate.ts';

/**
 * The meanings of the numbers in a link. Links outlive programs, so entries are only added at the end, and none is
 * moved or removed.
 */
// prettier-ignore
export const GATE_CODES: readonly GateName[] = [
  'h', 'x', 'y', 'z', 's', 'sdg', 't', 'tdg', 'sx', 'sxdg', 'rx', 'ry', 'rz', 'p', 'u', 'id',
  'swap', 'iswap', 'iswapdg', 'rxx', 'ryy', 'rzz',
];
/** The highest codes are not gates of the catalog; 26 and below are reserved for future gates. */
export const CODE_BITS = 5;
export const OWN_GATE = 31;
/** The start of an operation in a link, if the operation is not a gate. */
export type LinkSign = 'measure' | 'reset' | 'barrier' | ExtraSign;
type ExtraSign = 'postselect' | DisplayKind | 'delay';

/** Signs with their own code. */
export const SIGN_CODES: { readonly [sign in Exclude<LinkSign, ExtraSign>]: number } = {
  measure: 30,
  reset: 29,
  barrier: 28,
};
/** The other signs share a code, and the three bits after it identify them. */
export const EXTRA = 27;
export const EXTRA_BITS = 3;
export const EXTRA_SIGNS: readonly ExtraSign[] = [
  'postselect',
  'probability',
  'bloch',
  'amplitudes',
  'delay',
];

/** Written before a permutation in place of a matrix, because no entry of a unitary is larger than 1. */
export const PERMUTATION = 2;

export const INITIAL_CODES: readonly InitialState[] = ['0', '1', '+', '-', 'i', '-i'];

/** Denominators of pi that a link stores in four bits. */
export const DENOMINATORS: readonly number[] = [
  1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 32, 64, 128, 256, 512, 1024,
];

/** Returns the number of bits that distinguish `count` items. */
export function widthOf(count: number): number {
  return Math.max(1, Math.ceil(Math.log2(Math.max(2, count))));
}
