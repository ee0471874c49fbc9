import type { Control } from '../../circuit/parts.ts';
import type { GateOperation } from '../../operations/kinds.ts';
import {
  anglesOf,
  fragment,
  gateOperation,
  isWholeTurn,
  phaseUnder,
  type Fragment,
} from '../fragment.ts';

/**
 * Writes a unitary matrix as gates on single wires under controls and anti-controls, exact up to rounding.
 *
 * It clears the columns one after the other by rotations between two basis states that differ in one wire, going
 * through the states in Gray order (Nielsen and Chuang 2010, section 4.5.2). The last rotations undo the rest on the
 * diagonal. There are at most 2^(n-1) (2^n - 1) gates, each under n - 1 controls. `matrix` is row-major, interleaved,
 * with the first wire least significant.
 */
export function synthesize(matrix: ArrayLike<number>, wires: number): Fragment {
  const size = 2 ** wires;
  const rest = Float64Array.from(matrix);
  const order = Array.from({ length: size }, (_, i) => i ^ (i >> 1));
  if (wires === 1) return single(rest, 0, []);
  // The rotations G have G_m ... G_1 M = 1, so M = G_1^-1 ... G_m^-1: the last one acts first.
  const undone: Fragment[] = [];
  for (let column = 0; column < size - 1; column++) {
    for (let row = size - 1; row > column; row--) {
      const isLast = row === column + 1;
      const rotation = clearing(
        rest,
        order[row - 1],
        order[row],
        order[column],
        isLast && column === size - 2,
      );
      if (!rotation) continue;
      rotateRows(rest, order[row - 1], order[row], rotation);
      undone.push(twoLevel(order[row - 1], order[row], adjoint(rotation), wires));
    }
  }
  const operations = undone.reverse().flatMap((part) => part.operations);
  return fragment(operations);
}

type TwoByTwo = readonly [number, number, number, number, number, number, number, number];

/**
 * Returns the unitary on rows `high` and `low` that makes the entry of `low` in this column 0 and that of `high` real
 * and positive. At the very end, it turns the whole remaining block into the identity.
 */
function clearing(
  rest: Float64Array,
  high: number,
  low: number,
  column: number,
  isEnd: boolean,
): TwoByTwo | undefined {
  const size = Math.sqrt(rest.length / 2);
  const at = (row: number, of: number): [number, number] => [
    rest[2 * (row * size + of)],
    rest[2 * (row * size + of) + 1],
  ];
  const [aRe, aIm] = at(high, column);
  const [bRe, bIm] = at(low, column);
  if (isEnd) {
    const [cRe, cIm] = at(high, low);
    const [dRe, dIm] = at(low, low);
    return adjoint([aRe, aIm, cRe, cIm, bRe, bIm, dRe, dIm]);
  }
  const norm = Math.hypot(aRe, aIm, bRe, bIm);
  if (norm < 1e-14) return undefined;
  if (Math.hypot(bRe, bIm) < 1e-15 && Math.abs(aIm) < 1e-15 && aRe > 0) return undefined;
  // [[a*, b*], [-b, a]] / norm
  return [
    aRe / norm,
    -aIm / norm,
    bRe / norm,
    -bIm / norm,
    -bRe / norm,
    -bIm / norm,
    aRe / norm,
    aIm / norm,
  ];
}

function adjoint([aRe, aIm, bRe, bIm, cRe, cIm, dRe, dIm]: TwoByTwo): TwoByTwo {
  return [aRe, -aIm, cRe, -cIm, bRe, -bIm, dRe, -dIm];
}

function rotateRows(
  rest: Float64Array,
  high: number,
  low: number,
  [aRe, aIm, bRe, bIm, cRe, cIm, dRe, dIm]: TwoByTwo,
): void {
  const size = Math.sqrt(rest.length / 2);
  for (let column = 0; column < size; column++) {
    const h = 2 * (high * size + column);
    const l = 2 * (low * size + column);
    const [hRe, hIm, lRe, lIm] = [rest[h], rest[h + 1], rest[l], rest[l + 1]];
    rest[h] = aRe * hRe - aIm * hIm + bRe * lRe - bIm * lIm;
    rest[h + 1] = aRe * hIm + aIm * hRe + bRe * lIm + bIm * lRe;
    rest[l] = cRe * hRe - cIm * hIm + dRe * lRe - dIm * lIm;
    rest[l + 1] = cRe * hIm + cIm * hRe + dRe * lIm + dIm * lRe;
  }
}

/** Makes a unitary between two basis states that differ in one wire: one gate, controlled by all other wires. */
function twoLevel(one: number, other: number, matrix: TwoByTwo, wires: number): Fragment {
  const wire = Math.log2(one ^ other);
  const [aRe, aIm, bRe, bIm, cRe, cIm, dRe, dIm] = matrix;
  const isUpright = (one >> wire) % 2 === 0;
  const upright = isUpright ? matrix : [dRe, dIm, cRe, cIm, bRe, bIm, aRe, aIm];
  const controls = Array.from({ length: wires }, (_, w): Control => ({
    wire: w,
    on: (one >> w) % 2 === 1 ? 1 : 0,
  }));
  return single(
    upright,
    wire,
    controls.filter((control) => control.wire !== wire),
  );
}

/** Makes one gate under controls, with the phase of its matrix as a gate on the controls. */
function single(matrix: ArrayLike<number>, wire: number, controls: readonly Control[]): Fragment {
  const { angles, phase } = anglesOf(matrix);
  const [theta, , lambda] = angles;
  const operations: GateOperation[] = [];
  if (!isWholeTurn(theta) || !isWholeTurn(lambda) || Math.abs(theta) > 1)
    operations.push(gateOperation('u', angles, [wire], controls));
  if (controls.length === 0) return fragment(operations, phase);
  return fragment([...operations, ...phaseUnder(controls, phase)]);
}
