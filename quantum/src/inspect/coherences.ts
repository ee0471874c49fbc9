import { asMixture, isDensity, wiresOfState, type QuantumState } from '../state/mixture.ts';
import { reducedDensityMatrix } from './density.ts';

/**
 * Returns <1|rho|0> of each wire, re and im at `2 wire`, which is half the means of X and Y. It takes a quarter as many
 * passes over a state as there are wires if the amplitudes are real, else half as many.
 */
export function coherencesOf(of: QuantumState): Float64Array {
  const wires = wiresOfState(of);
  const coherences = new Float64Array(2 * wires);
  if (isDensity(of) || wires < realGroup) {
    for (let wire = 0; wire < wires; wire++) {
      const { entries } = reducedDensityMatrix(of, [wire]);
      coherences.set(entries.subarray(4, 6), 2 * wire);
    }
    return coherences;
  }
  for (const { probability, state } of asMixture(of)) {
    addCoherences(coherences, state.amplitudes, probability);
  }
  return coherences;
}

/** The number of wires handled in one pass, so that each amplitude is read once for all of them. */
const realGroup = 4;
const complexGroup = 2;

/** Adds `weight <1|rho|0>` of each wire, re and im at `2 wire`. There are at least four wires. */
function addCoherences(to: Float64Array, a: Float64Array, weight: number): void {
  const [sums, group] = isReal(a) ? [realSums, realGroup] : [complexSums, complexGroup];
  for (let end = to.length / 2; end > 0; end -= group) {
    // The last group may include wires that were already added.
    const low = Math.max(0, end - group);
    const found = sums(a, low).subarray(0, 2 * (end - low));
    for (const [i, sum] of found.entries()) to[2 * low + i] += weight * sum;
  }
}

function isReal(a: Float64Array): boolean {
  for (let i = 1; i < a.length; i += 2) if (a[i] !== 0) return false;
  return true;
}

/** Sums `a[k with 1] conj(a[k with 0])` for the wires `low` and `low + 1`, re and im of each. */
function complexSums(a: Float64Array, low: number): Float64Array {
  const l = 2 * 2 ** low;
  const h = 2 * l;
  const below = l - 1;
  let lowRe = 0;
  let lowIm = 0;
  let highRe = 0;
  let highIm = 0;
  for (let count = 0; count < a.length / 4; count += 2) {
    // The count skips the bits of both wires.
    const i = (count & below) + 4 * (count & ~below);
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
  return Float64Array.of(lowRe, lowIm, highRe, highIm);
}

/** Sums the same for the four wires from `low` on, if all amplitudes are real. */
function realSums(a: Float64Array, low: number): Float64Array {
  const s = 2 * 2 ** low;
  const below = s - 1;
  let [one, two, four, eight] = [0, 0, 0, 0];
  for (let count = 0; count < a.length / 16; count += 2) {
    const i = (count & below) + 16 * (count & ~below);
    const a0 = a[i];
    const a1 = a[i + s];
    const a2 = a[i + 2 * s];
    const a3 = a[i + 3 * s];
    const a4 = a[i + 4 * s];
    const a5 = a[i + 5 * s];
    const a6 = a[i + 6 * s];
    const a7 = a[i + 7 * s];
    const b0 = a[i + 8 * s];
    const b1 = a[i + 9 * s];
    const b2 = a[i + 10 * s];
    const b3 = a[i + 11 * s];
    const b4 = a[i + 12 * s];
    const b5 = a[i + 13 * s];
    const b6 = a[i + 14 * s];
    const b7 = a[i + 15 * s];
    one += a1 * a0 + a3 * a2 + a5 * a4 + a7 * a6 + b1 * b0 + b3 * b2 + b5 * b4 + b7 * b6;
    two += a2 * a0 + a3 * a1 + a6 * a4 + a7 * a5 + b2 * b0 + b3 * b1 + b6 * b4 + b7 * b5;
    four += a4 * a0 + a5 * a1 + a6 * a2 + a7 * a3 + b4 * b0 + b5 * b1 + b6 * b2 + b7 * b3;
    eight += b0 * a0 + b1 * a1 + b2 * a2 + b3 * a3 + b4 * a4 + b5 * a5 + b6 * a6 + b7 * a7;
  }
  return Float64Array.of(one, 0, two, 0, four, 0, eight, 0);
}
