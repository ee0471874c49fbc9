import type { BarrierOperation, GateOperation } from '../operations/kinds.ts';
import type { Control, Wire } from '../circuit/parts.ts';
import { frozen } from '../circuit/frozen.ts';
import { operationOnWires } from '../circuit/wire-edits.ts';
import { findGate } from '../gates/catalog.ts';

/** The result of expanding a gate: operations in order, and a global phase that controls make visible. */
export interface Fragment {
  readonly operations: readonly FragmentOperation[];
  /** In radians. The fragment is `e^(i phase)` times its operations. */
  readonly phase: number;
}
export type FragmentOperation = GateOperation | BarrierOperation;

/** Shared by all operations without controls or parameters, so that a long circuit stays small. */
const NONE: readonly never[] = Object.freeze([]);

/** Frozen at once, so that freezing a whole circuit need not look inside. */
export function gateOperation(
  gate: string,
  parameters: readonly number[],
  targets: readonly Wire[],
  controls: readonly Control[] = NONE,
): GateOperation {
  return Object.freeze({
    kind: 'gate',
    gate,
    parameters: parameters.length > 0 ? Object.freeze(parameters) : NONE,
    targets: Object.freeze(targets),
    controls: controls.length > 0 ? frozen(controls) : NONE,
  });
}

export function fragment(operations: readonly FragmentOperation[], phase = 0): Fragment {
  return { operations, phase };
}

/** Adds controls to the fragment, before the existing controls. */
export function controlled(
  { operations, phase }: Fragment,
  controls: readonly Control[],
): Fragment {
  const under = operations.map((operation) =>
    operation.kind === 'barrier'
      ? operation
      : { ...operation, controls: [...controls, ...operation.controls] },
  );
  return fragment([...under, ...phaseUnder(controls, phase)]);
}

/**
 * Returns e^(i phase) on the condition that all controls are met: P on one of them under the others, between X gates if
 * necessary.
 */
export function phaseUnder(controls: readonly Control[], phase: number): GateOperation[] {
  if (isWholeTurn(phase)) return [];
  const chosen = controls.findLast((control) => control.on === 1) ?? controls[controls.length - 1];
  const others = controls.filter((control) => control !== chosen);
  const turn = gateOperation('p', [phase], [chosen.wire], others);
  const flip = gateOperation('x', NONE, [chosen.wire]);
  return chosen.on === 1 ? [turn] : [flip, turn, flip];
}

/** Returns the inverse of a fragment. `inverseOf` names the inverse of a gate that is not in the catalog. */
export function inverted(
  { operations, phase }: Fragment,
  inverseOf: (gate: string) => string,
): Fragment {
  const undone = operations.toReversed().map((operation) => {
    if (operation.kind === 'barrier') return operation;
    const use = findGate(operation.gate)?.inverse(operation.parameters);
    return {
      ...operation,
      gate: use?.gate ?? inverseOf(operation.gate),
      parameters: use?.parameters ?? NONE,
    };
  });
  return fragment(undone, 0 - phase);
}

/** Returns `e^(i phase)` as two gates on one wire, for a body that cannot store a phase. */
export function phaseAsGates(phase: number, wire: Wire): GateOperation[] {
  if (isWholeTurn(phase)) return [];
  return [gateOperation('p', [2 * phase], [wire]), gateOperation('rz', [-2 * phase], [wire])];
}

/** Returns true if an angle is a multiple of 2 pi, within the rounding of sums of pi. */
export function isWholeTurn(angle: number): boolean {
  const turns = angle / (2 * Math.PI);
  return Math.abs(turns - Math.round(turns)) < 1e-15 * Math.max(1, Math.abs(turns));
}

/** Returns the gate U and the phase that together equal a unitary 2 by 2 matrix (interleaved, row-major). */
export function fragmentOfMatrix(matrix: ArrayLike<number>, wire: Wire): Fragment {
  const { angles, phase } = anglesOf(matrix);
  const isIdentity = angles.every((angle) => isWholeTurn(angle)) && Math.abs(angles[0]) < 1;
  return fragment(isIdentity ? [] : [gateOperation('u', angles, [wire])], phase);
}

/**
 * Returns angles with `matrix = e^(i phase) U(theta, phi, lambda)`. Theta is from the moduli of the first column, and
 * the others are from the arguments of nonzero entries.
 */
export function anglesOf(matrix: ArrayLike<number>): {
  readonly angles: readonly [number, number, number];
  readonly phase: number;
} {
  const [aRe, aIm, bRe, bIm, cRe, cIm, dRe, dIm] = Array.from(matrix);
  const theta = 2 * Math.atan2(Math.hypot(cRe, cIm), Math.hypot(aRe, aIm));
  const a = Math.atan2(aIm, aRe);
  const c = Math.atan2(cIm, cRe);
  if (Math.abs(Math.cos(theta / 2)) < 1e-12) {
    return { angles: [Math.PI, c, Math.atan2(-bIm, -bRe)], phase: 0 };
  }
  const d = Math.atan2(dIm, dRe);
  if (Math.abs(Math.sin(theta / 2)) < 1e-12) return { angles: [0, 0, d - a], phase: a };
  return { angles: [theta, c - a, Math.atan2(-bIm, -bRe) - a], phase: a };
}

/** Returns the work of going through a fragment once. */
export function sizeOfFragment({ operations }: Fragment): number {
  return operations.reduce(
    (sum, operation) =>
      sum + 1 + (operation.kind === 'barrier' ? operation.wires.length : operation.controls.length),
    0,
  );
}

/** Moves a fragment on wires 0, 1, … to other wires. */
export function onWires({ operations, phase }: Fragment, wires: readonly Wire[]): Fragment {
  return fragment(
    operations.map((operation) => operationOnWires(operation, (wire) => wires[wire])),
    phase,
  );
}
