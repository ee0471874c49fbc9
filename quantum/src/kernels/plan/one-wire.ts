import { mix, rotate, swap, turn } from './kernel-gate.ts';
import { NEGLIGIBLE, type NormalFormWriter } from './normal-form-writer.ts';

/**
 * Above this tangent, a rotation is written with its rows exchanged, which turns the tangent into a cotangent. So no
 * factor near zero is ever taken out.
 */
const MAX_TANGENT = 1e3;

/** Once a wire's rotations have lost this much, the next one is written in full and restores it. */
const MIN_LEFT_OUT = 1e-6;

/** Writes a 2x2 matrix (row by row, re before im) on a wire, for the bits `value` on the wires of `mask`. */
export function writeOneWire(
  writer: NormalFormWriter,
  u: Float64Array,
  wire: number,
  mask: number,
  value: number,
): void {
  if (writer.isFresh(wire)) {
    if (mask === 0) return beginWire(writer, u, wire);
    const isOne = writer.freshValue(wire);
    if (isDiagonal(u)) return writer.writePhase(mask, value, u[6 * isOne], u[6 * isOne + 1]);
    writer.endFresh(wire);
  }
  const bit = 1 << wire;
  if (isDiagonal(u)) {
    writer.writePhase(mask, value, u[0], u[1]);
    writer.writePhase(mask | bit, value | bit, ...quotient(u[6], u[7], u[0], u[1]));
  } else if (isAntidiagonal(u)) {
    writer.writePhase(mask, value, u[4], u[5]);
    writer.writePhase(mask | bit, value | bit, ...quotient(u[2], u[3], u[4], u[5]));
    writer.write(swap(mask | bit, value, value | bit));
  } else if (mask === 0 && isUnitary(u)) {
    writeRotation(writer, u, wire);
  } else {
    const gate = mix(mask | bit, value, value | bit, Array.from(u, snapToZero));
    if (gate.kind === 'mix' && !gate.isReal) writer.isReal = false;
    writer.write(gate);
  }
}

/** Writes the first gate on a wire that is still |0> or |1>. Only one column of the matrix matters. */
function beginWire(writer: NormalFormWriter, u: Float64Array, wire: number): void {
  const column = 2 * writer.freshValue(wire);
  const [zr, zi, or, oi] = [u[column], u[column + 1], u[column + 4], u[column + 5]];
  const zero = Math.hypot(zr, zi);
  const one = Math.hypot(or, oi);
  const bit = 1 << wire;
  if (zero < NEGLIGIBLE || one < NEGLIGIBLE) {
    writer.takeOut(one < NEGLIGIBLE ? zr : or, one < NEGLIGIBLE ? zi : oi);
    writer.freshValues = one < NEGLIGIBLE ? writer.freshValues & ~bit : writer.freshValues | bit;
    return;
  }
  writer.takeOut(zr / zero, zi / zero);
  const [re, im] = quotient(or / one, oi / one, zr / zero, zi / zero);
  const sign = Math.abs(im) < NEGLIGIBLE && re < 0 ? -1 : 1;
  const isLarge = one > MAX_TANGENT * zero;
  if (!isLarge) writer.leftOut[wire] *= zero;
  writer.beginWith(wire, isLarge ? zero : 1, (sign * one) / (isLarge ? 1 : zero));
  if (sign > 0) writer.writePhase(bit, bit, re, im);
}

/** U = g P(b) M P(d), where M is a rotation that the kernels support and P(x) = diag(1, x). */
interface Form {
  readonly kind: 'rotate' | 'turn' | 'flip';
  readonly before: readonly [re: number, im: number];
  readonly after: readonly [re: number, im: number];
}

/**
 * Writes a unitary that is neither diagonal nor antidiagonal, with c = |u00|, s = |u10|, g = u00 / c:
 *
 *   U = g P(b) [c -s; s c] P(d),     b = u10 / (g s),  d = -u01 / (g s)
 *
 * The middle can also be [c -is; -is c] (then b is multiplied by i and d by -i) or X [s -c; c s]
 * (then d changes its sign), which is needed if c is near zero. The form with the fewest phases is
 * chosen: none for RY, RX, and H (a sign does not count).
 */
function writeRotation(writer: NormalFormWriter, u: Float64Array, wire: number): void {
  const c = Math.hypot(u[0], u[1]);
  const s = Math.hypot(u[4], u[5]);
  const [gr, gi] = [u[0] / c, u[1] / c];
  const [br, bi] = quotient(u[4] / s, u[5] / s, gr, gi);
  const [dr, di] = quotient(-u[2] / s, -u[3] / s, gr, gi);
  const turned: Form = { kind: 'turn', before: [di, -dr], after: [-bi, br] };
  const rotated: Form = { kind: 'rotate', before: [dr, di], after: [br, bi] };
  const flipped: Form = { kind: 'flip', before: [-dr, -di], after: [br, bi] };
  const direct = phaseCount(turned) < phaseCount(rotated) ? turned : rotated;
  const form = s <= MAX_TANGENT * c ? direct : flipped;
  const bit = 1 << wire;
  writer.takeOut(gr, gi);
  writer.writePhase(bit, bit, ...form.before);
  writeMiddle(writer, form.kind, wire, c, s);
  writer.writePhase(bit, bit, ...form.after);
}

function writeMiddle(
  writer: NormalFormWriter,
  kind: Form['kind'],
  wire: number,
  c: number,
  s: number,
): void {
  const t = kind === 'flip' ? c / s : s / c;
  const leftOut = writer.leftOut[wire] * (kind === 'flip' ? s : c);
  const bit = 1 << wire;
  if (kind === 'turn') writer.isReal = false;
  if (leftOut > MIN_LEFT_OUT) {
    writer.leftOut[wire] = leftOut;
    writer.write(kind === 'turn' ? turn(wire, t) : rotate(wire, t));
  } else {
    writer.leftOut[wire] = 1;
    const [f, ft] = [leftOut, leftOut * t];
    writer.write(
      mix(
        bit,
        0,
        bit,
        kind === 'turn' ? [f, 0, 0, -ft, 0, -ft, f, 0] : [f, 0, -ft, 0, ft, 0, f, 0],
      ),
    );
  }
  if (kind === 'flip') writer.write(swap(bit, 0, bit));
}

/** Counts phases that are more than a sign. */
function phaseCount({ before, after }: Form): number {
  return [before, after].filter(([, im]) => Math.abs(im) >= NEGLIGIBLE).length;
}

function isDiagonal(u: Float64Array): boolean {
  return isZero(u, 1) && isZero(u, 2);
}

function isAntidiagonal(u: Float64Array): boolean {
  return isZero(u, 0) && isZero(u, 3);
}

function isZero(u: Float64Array, entry: number): boolean {
  return Math.abs(u[2 * entry]) < NEGLIGIBLE && Math.abs(u[2 * entry + 1]) < NEGLIGIBLE;
}

/** Checks within rounding. A matrix that fails uses the general method, which assumes nothing. */
function isUnitary(u: Float64Array): boolean {
  const columnZero = u[0] * u[0] + u[1] * u[1] + u[4] * u[4] + u[5] * u[5];
  const columnOne = u[2] * u[2] + u[3] * u[3] + u[6] * u[6] + u[7] * u[7];
  const re = u[0] * u[2] + u[1] * u[3] + u[4] * u[6] + u[5] * u[7];
  const im = u[0] * u[3] - u[1] * u[2] + u[4] * u[7] - u[5] * u[6];
  return Math.abs(columnZero - 1) + Math.abs(columnOne - 1) + Math.abs(re) + Math.abs(im) < 1e-14;
}

export function snapToZero(x: number): number {
  return Math.abs(x) < NEGLIGIBLE ? 0 : x;
}

/** Returns (a + ib) / (c + id). */
export function quotient(a: number, b: number, c: number, d: number): [re: number, im: number] {
  const squared = c * c + d * d;
  return [(a * c + b * d) / squared, (b * c - a * d) / squared];
}
