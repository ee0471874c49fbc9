import { asMixture, isDensity, wiresOfState, type QuantumState } from '../state/mixture.ts';
import { reducedDensityMatrix } from './density.ts';
import { zMeansOf } from './correlations.ts';
import { basisProbabilities } from './probabilities.ts';

export interface BlochVector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** 1 for a wire in a state of its own; shorter the more it is entangled with others or mixed; 0 for a coin. */
  readonly length: number;
}

/**
 * Where a wire stands on, or in, the Bloch sphere: the means of X, Y and Z. |0> is at z = 1, |+> at x = 1,
 * |i> at y = 1. It is what the wire alone shows, so two entangled wires are both inside the sphere.
 */
export function blochVector(of: QuantumState, wire: number): BlochVector {
  const { entries } = reducedDensityMatrix(of, [wire]);
  // rho = (1 + x X + y Y + z Z) / 2; entries 4 and 5 are <1|rho|0> = (x + i y) / 2
  return vectorAt(2 * entries[4], 2 * entries[5], entries[0] - entries[6]);
}

/**
 * The Bloch vectors of all wires at once, wire 0 first: half as many passes over the state as wires. With the
 * means of Z, if they are known already.
 */
export function blochVectors(of: QuantumState, zMeans?: Float64Array): readonly BlochVector[] {
  const wires = wiresOfState(of);
  if (isDensity(of)) return Array.from({ length: wires }, (_, wire) => blochVector(of, wire));
  const z = zMeans ?? zMeansOf(basisProbabilities(of)).means;
  const coherences = new Float64Array(2 * wires);
  for (const { probability, state } of asMixture(of)) {
    addCoherences(coherences, state.amplitudes, probability);
  }
  return Array.from(z, (mean, wire) =>
    vectorAt(2 * coherences[2 * wire], 2 * coherences[2 * wire + 1], mean),
  );
}

/** Entropy, in bits, of one wire whose Bloch vector has this length: 0 at length 1, 1 at length 0. */
export function entropyOfBlochLength(length: number): number {
  const part = (p: number) => (p > 1e-12 ? -p * Math.log2(p) : 0);
  const entropy = part((1 + length) / 2) + part((1 - length) / 2);
  // 1e-6 bits stand for a length of 1 - 1e-7: rounding of the amplitudes.
  return entropy < 1e-6 ? 0 : Math.min(1, entropy);
}

function vectorAt(x: number, y: number, z: number): BlochVector {
  return { x, y, z, length: Math.min(1, Math.hypot(x, y, z)) };
}

/**
 * Adds `weight <1|rho|0>` of each wire, re and im at `2 wire`. Wires are taken in pairs, so that each amplitude
 * is read once for two of them; a state whose amplitudes are all real needs half the arithmetic.
 */
function addCoherences(to: Float64Array, a: Float64Array, weight: number): void {
  const wires = to.length / 2;
  const add = isReal(a) ? realCoherences : complexCoherences;
  for (let high = wires - 1; high >= 1; high -= 2) {
    const found = add(a, high - 1, high);
    for (let i = 0; i < 4; i++) to[2 * (high - 1) + i] += weight * found[i];
  }
  // Wire 0 of an odd number is left over. Its partner, wire 1, has been added already.
  if (wires % 2 === 0) return;
  const [re, im] = wires === 1 ? coherenceAlone(a) : add(a, 0, 1);
  to[0] += weight * re;
  to[1] += weight * im;
}

function isReal(a: Float64Array): boolean {
  for (let i = 1; i < a.length; i += 2) if (a[i] !== 0) return false;
  return true;
}

function coherenceAlone(a: Float64Array): readonly [number, number] {
  return [a[2] * a[0] + a[3] * a[1], a[3] * a[0] - a[2] * a[1]];
}

type TwoCoherences = readonly [lowRe: number, lowIm: number, highRe: number, highIm: number];

/** Sums a[k with 1] conj(a[k with 0]) for two wires, low < high. */
function complexCoherences(a: Float64Array, low: number, high: number): TwoCoherences {
  const l = 2 * 2 ** low;
  const h = 2 * 2 ** high;
  let lowRe = 0;
  let lowIm = 0;
  let highRe = 0;
  let highIm = 0;
  for (let outer = 0; outer < a.length; outer += 2 * h) {
    for (let inner = outer; inner < outer + h; inner += 2 * l) {
      for (let i = inner; i < inner + l; i += 2) {
        const r00 = a[i];
        const i00 = a[i + 1];
        const r01 = a[i + l];
        const i01 = a[i + l + 1];
        const r10 = a[i + h];
        const i10 = a[i + h + 1];
        const r11 = a[i + h + l];
        const i11 = a[i + h + l + 1];
        lowRe += r01 * r00 + i01 * i00 + r11 * r10 + i11 * i10;
        lowIm += i01 * r00 - r01 * i00 + i11 * r10 - r11 * i10;
        highRe += r10 * r00 + i10 * i00 + r11 * r01 + i11 * i01;
        highIm += i10 * r00 - r10 * i00 + i11 * r01 - r11 * i01;
      }
    }
  }
  return [lowRe, lowIm, highRe, highIm];
}

function realCoherences(a: Float64Array, low: number, high: number): TwoCoherences {
  const l = 2 * 2 ** low;
  const h = 2 * 2 ** high;
  let lowRe = 0;
  let highRe = 0;
  for (let outer = 0; outer < a.length; outer += 2 * h) {
    for (let inner = outer; inner < outer + h; inner += 2 * l) {
      for (let i = inner; i < inner + l; i += 2) {
        const r00 = a[i];
        const r01 = a[i + l];
        const r10 = a[i + h];
        const r11 = a[i + h + l];
        lowRe += r01 * r00 + r11 * r10;
        highRe += r10 * r00 + r11 * r01;
      }
    }
  }
  return [lowRe, 0, highRe, 0];
}
