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
/** 23 to 26 are reserved for future gates. */
export const CODE_BITS = 5;
export const OWN_GATE = 31;

/**
 * The other kinds of operation start with 30, 29, or 28, or with the code `EXTRA` and three bits more. Their rows in
 * `operations/` have their codes: 0b11110, or all eight bits, as in 0b11011_000.
 */
export const EXTRA = 0b11011;
export const EXTRA_BITS = 3;

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
