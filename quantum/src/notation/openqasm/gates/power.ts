import type { GateDefinition } from '../../../circuit/circuit.ts';
import { GATES, findGate } from '../../../gates/catalog.ts';
import type { GateName } from '../../../gates/gate.ts';
import { unitaryPower } from '../../../eigen.ts';
import { largestDifference, matrixOf } from '../../../matrix.ts';
import {
  controlled,
  fragment,
  fragmentOfMatrix,
  gateOperation,
  inverted,
  type Fragment,
  type FragmentOperation,
} from '../../fragment.ts';
import { matrixOfFragment, wiresIn } from './fragment-matrix.ts';

/** The number of repetitions after which a gate without parameters is the identity. */
const ORDERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ id: 1, x: 2, y: 2, z: 2, h: 2, swap: 2 },
    ...{ s: 4, sdg: 4, sx: 4, sxdg: 4, iswap: 4, iswapdg: 4, t: 8, tdg: 8 },
  }),
);

/** The full turn of gates with one angle. RX and similar gates return to the identity after two turns. */
const PERIODS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ p: 2 * Math.PI, rx: 4 * Math.PI, ry: 4 * Math.PI, rz: 4 * Math.PI },
    ...{ rxx: 4 * Math.PI, ryy: 4 * Math.PI, rzz: 4 * Math.PI },
  }),
);

/** The cost of multiplying a gate into one column of a matrix, in units of work. */
const STEP_COST = 20;

/** The most wires of a gate that has fractional powers. */
const MAX_ROOT_WIRES = 4;

interface PowerContext {
  /** Returns the circuit's own gates that a fragment contains. */
  readonly definitionsFor: (fragment: Fragment) => readonly GateDefinition[];
  /** Returns the number of catalog gates that a gate expands to. */
  readonly sizeOf: (gate: string) => number;
  readonly inverseOf: (gate: string) => string;
  /** Makes a gate from a matrix and returns its name. */
  readonly define: (matrix: Float64Array, wires: number) => string;
  /** Called before this much work is done. */
  readonly spend: (operations: number) => void;
}

/**
 * Applies `pow(exponent) @`: repetition for whole exponents, the principal value for others. Returns undefined for
 * fractional powers of gates on more than four wires.
 */
export function powerOf(
  base: Fragment,
  exponent: number,
  context: PowerContext,
): Fragment | undefined {
  const [only] = base.operations;
  const isSingle = base.operations.length === 1 && only.kind === 'gate';
  if (exponent === 1) return base;
  if (isSingle && base.phase === 0) {
    const power = singlePower(only, exponent);
    if (power) return power;
  }
  if (Number.isInteger(exponent) && (Math.abs(exponent) <= 8 || wiresIn(base).length > 1))
    return repeated(base, exponent, context);
  const controls = isSingle ? only.controls : [];
  if (controls.length > 0 && isSingle && base.phase === 0) {
    const bare = powerOf(fragment([{ ...only, controls: [] }]), exponent, context);
    return bare && controlled(bare, controls);
  }
  const wires = wiresIn(base);
  if (wires.length === 0) return fragment(base.operations, base.phase * exponent);
  if (wires.length > MAX_ROOT_WIRES) return undefined;
  const gates = base.operations.filter((operation) => operation.kind === 'gate');
  const steps = gates.reduce((sum, { gate }) => sum + context.sizeOf(gate), 0);
  context.spend(STEP_COST * (steps + 8 ** wires.length) * 2 ** wires.length);
  const matrix = matrixOfFragment(base, wires, context.definitionsFor(base));
  const { entries } = unitaryPower(matrixOf(matrix), exponent);
  if (wires.length > 1)
    return fragment([gateOperation(context.define(entries, wires.length), [], wires)]);
  return nameOf(entries, wires[0]) ?? fragmentOfMatrix(entries, wires[0]);
}

function singlePower(
  only: Extract<FragmentOperation, { kind: 'gate' }>,
  exponent: number,
): Fragment | undefined {
  const period = PERIODS.get(only.gate);
  if (period !== undefined) {
    const [angle] = only.parameters;
    const principal = Number.isInteger(exponent)
      ? angle
      : angle - period * Math.ceil(angle / period - 0.5);
    return fragment([{ ...only, parameters: [principal * exponent] }]);
  }
  const order = ORDERS.get(only.gate);
  if (order !== undefined && Number.isInteger(exponent)) {
    const times = ((exponent % order) + order) % order;
    const use = times === order - 1 ? findGate(only.gate)?.inverse([]) : undefined;
    if (use) return fragment([{ ...only, gate: use.gate }]);
    return fragment(Array.from({ length: times }, () => only));
  }
  if (only.gate === 'swap') return swapPower(only, exponent);
  if (only.gate === 'iswap' || only.gate === 'iswapdg') {
    // iSWAP = exp(i pi/4 (XX + YY))
    const angle = (only.gate === 'iswap' ? -1 : 1) * (Math.PI / 2) * exponent;
    return fragment(['rxx', 'ryy'].map((gate) => ({ ...only, gate, parameters: [angle] })));
  }
  return undefined;
}

/** SWAP is three CX gates. The two outer ones undo each other, so the power applies to the middle one. */
function swapPower(only: Extract<FragmentOperation, { kind: 'gate' }>, exponent: number): Fragment {
  const [a, b] = only.targets;
  const outer = gateOperation('x', [], [a], [{ wire: b, on: 1 }]);
  const control = { wire: a, on: 1 } as const;
  // X^k = H P(k pi) H, and under a control the two H gates undo each other.
  const frame = gateOperation('h', [], [b]);
  const middle = gateOperation('p', [Math.PI * exponent], [b], [...only.controls, control]);
  return fragment([outer, frame, middle, frame, outer]);
}

function repeated(base: Fragment, exponent: number, context: PowerContext): Fragment {
  const times = Math.abs(exponent);
  const once = exponent < 0 ? inverted(base, context.inverseOf) : base;
  context.spend(times * base.operations.length);
  const operations = Array.from({ length: times }, () => once.operations).flat();
  return fragment(operations, base.phase * exponent);
}

/** Returns the catalog gate with this matrix, if it is one without parameters. */
function nameOf(matrix: Float64Array, wire: number): Fragment | undefined {
  for (const gate of [
    'id',
    'x',
    'y',
    'z',
    'h',
    's',
    'sdg',
    't',
    'tdg',
    'sx',
    'sxdg',
  ] satisfies GateName[]) {
    if (largestDifference(matrix, GATES[gate].matrix([])) < 1e-14)
      return fragment([gateOperation(gate, [], [wire])]);
  }
  return undefined;
}
