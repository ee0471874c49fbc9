import type { CliffordAction } from './clifford-action.ts';

/**
 * A stabilizer state (Aaronson and Gottesman, "Improved simulation of stabilizer circuits", 2004). Rows 0 to n - 1 are
 * destabilizers, n to 2 n - 1 are stabilizers, and row 2 n is for temporary use. A row is a Pauli operator: bit `w` of
 * its x means an X on wire w, bit `w` of its z means a Z, and both together mean Y.
 *
 * Signs are affine forms over results that are still open: bit 0 of a row's sign means minus, and bit `v` means minus
 * if result `v` is 1. So one tableau holds all results of a readout at once.
 */
export interface Tableau {
  readonly wires: number;
  /** The number of 32-bit words in a row of x, and of z. */
  readonly words: number;
  readonly x: Uint32Array;
  readonly z: Uint32Array;
  readonly signWords: number;
  readonly signs: Uint32Array;
}

/** Returns the tableau of all wires in |0>. */
export function zeroTableau(wires: number): Tableau {
  const words = Math.max(1, Math.ceil(wires / 32));
  const rows = 2 * wires + 1;
  const x = new Uint32Array(rows * words);
  const z = new Uint32Array(rows * words);
  for (let wire = 0; wire < wires; wire++) {
    x[wire * words + (wire >>> 5)] = (1 << (wire & 31)) >>> 0;
    z[(wires + wire) * words + (wire >>> 5)] = (1 << (wire & 31)) >>> 0;
  }
  return { wires, words, x, z, signWords: 1, signs: new Uint32Array(rows) };
}

/** Returns a copy whose signs have room for this many open results. */
export function copyOfTableau(tableau: Tableau, openResults = 0): Tableau {
  const rows = 2 * tableau.wires + 1;
  const signWords = 1 + Math.floor(openResults / 32);
  const signs = new Uint32Array(rows * signWords);
  for (let row = 0; row < rows; row++)
    signs[row * signWords] = tableau.signs[row * tableau.signWords];
  return { ...tableau, x: tableau.x.slice(), z: tableau.z.slice(), signWords, signs };
}

/** Conjugates every row by a Clifford step. */
export function applyAction(tableau: Tableau, { wires, images }: CliffordAction): void {
  const { words, x, z, signs, signWords } = tableau;
  const sign = images.length; // 4^k is the bit above k pairs
  for (let row = 0; row < 2 * tableau.wires; row++) {
    let pauli = 0;
    for (let j = 0; j < wires.length; j++) {
      const at = row * words + (wires[j] >>> 5);
      const shift = wires[j] & 31;
      pauli |= (((x[at] >>> shift) & 1) | (((z[at] >>> shift) & 1) << 1)) << (2 * j);
    }
    const image = images[pauli];
    if (image === pauli) continue;
    for (let j = 0; j < wires.length; j++) {
      const at = row * words + (wires[j] >>> 5);
      const shift = wires[j] & 31;
      x[at] = (x[at] & ~(1 << shift)) | (((image >>> (2 * j)) & 1) << shift);
      z[at] = (z[at] & ~(1 << shift)) | (((image >>> (2 * j + 1)) & 1) << shift);
    }
    if ((image & sign) !== 0) signs[row * signWords] ^= 1;
  }
}

/** Applies a Pauli X, Y, or Z on one wire, which changes only signs. */
export function applyPauli(
  tableau: Tableau,
  wire: number,
  pauli: { x: boolean; z: boolean },
): void {
  for (let row = 0; row < 2 * tableau.wires; row++) {
    const hasX = hasBit(tableau.x, tableau, row, wire);
    const hasZ = hasBit(tableau.z, tableau, row, wire);
    if ((hasX && pauli.z) !== (hasZ && pauli.x)) tableau.signs[row * tableau.signWords] ^= 1;
  }
}

/**
 * Returns a stabilizer that anticommutes with the measurement of the wire, or undefined if the result is determined.
 */
export function openRowOf(tableau: Tableau, wire: number): number | undefined {
  for (let row = tableau.wires; row < 2 * tableau.wires; row++) {
    if (hasBit(tableau.x, tableau, row, wire)) return row;
  }
  return undefined;
}

/**
 * Applies a measurement with an open result, given by `openRow`. From then on the result is 0, or the value of the sign
 * bit `sign`: 1 for bit 0, and an open result for another bit.
 */
export function settle(tableau: Tableau, wire: number, openRow: number, sign?: number): void {
  const { wires, words, x, z, signs, signWords } = tableau;
  for (let row = 0; row < 2 * wires; row++) {
    if (row !== openRow && row !== openRow - wires && hasBit(x, tableau, row, wire))
      multiplyRow(tableau, row, openRow);
  }
  for (const list of [x, z]) {
    list.copyWithin((openRow - wires) * words, openRow * words, (openRow + 1) * words);
    list.fill(0, openRow * words, (openRow + 1) * words);
  }
  signs.copyWithin((openRow - wires) * signWords, openRow * signWords, (openRow + 1) * signWords);
  signs.fill(0, openRow * signWords, (openRow + 1) * signWords);
  z[openRow * words + (wire >>> 5)] = (1 << (wire & 31)) >>> 0;
  if (sign !== undefined) signs[openRow * signWords + (sign >>> 5)] = (1 << (sign & 31)) >>> 0;
}

/** Returns the result of a measurement that is determined, as the words of an affine form over the open results. */
export function settledResultOf(tableau: Tableau, wire: number): Uint32Array {
  const { wires, words, x, z, signs, signWords } = tableau;
  const scratch = 2 * wires;
  x.fill(0, scratch * words);
  z.fill(0, scratch * words);
  signs.fill(0, scratch * signWords);
  for (let row = 0; row < wires; row++) {
    if (hasBit(x, tableau, row, wire)) multiplyRow(tableau, scratch, row + wires);
  }
  return signs.slice(scratch * signWords);
}

/**
 * Replaces row `target` by the product of row `source` and itself. The powers of i from the products of Pauli operators
 * are counted in each bit modulo 4, by two bits (`low`, `high`), 32 wires at a time.
 */
function multiplyRow(tableau: Tableau, target: number, source: number): void {
  const { words, x, z, signs, signWords } = tableau;
  let low = 0;
  let high = 0;
  for (let word = 0; word < words; word++) {
    const t = target * words + word;
    const s = source * words + word;
    const xs = x[s];
    const zs = z[s];
    const xt = x[t];
    const zt = z[t];
    const crossed = xs & zt;
    const unequal = (xt & zs) ^ crossed; // the places in which the two operators anticommute
    x[t] = xs ^ xt;
    z[t] = zs ^ zt;
    high ^= (low ^ x[t] ^ z[t] ^ crossed) & unequal;
    low ^= unequal;
  }
  for (let word = 0; word < signWords; word++)
    signs[target * signWords + word] ^= signs[source * signWords + word];
  const quarters = countOnes(low) + 2 * countOnes(high);
  if ((quarters & 2) !== 0) signs[target * signWords] ^= 1;
}

function hasBit(list: Uint32Array, tableau: Tableau, row: number, wire: number): boolean {
  return ((list[row * tableau.words + (wire >>> 5)] >>> (wire & 31)) & 1) === 1;
}

function countOnes(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
