import * as fc from 'fast-check';
import { CircuitBuilder } from '../circuit/builder.ts';
import type { Circuit } from '../circuit/circuit.ts';
import type { Condition, Control } from '../circuit/parts.ts';
import { gate, OPERATION_KINDS, type Operation } from '../operations/kinds.ts';
import { kindOf } from '../circuit/operation-kinds.ts';
import type { Shape } from '../circuit/shape.ts';
import { emptyCircuit, withInitialState } from '../circuit/edit.ts';
import { GATES } from '../gates/catalog.ts';
import type { GateSpec } from '../gates/gate.ts';
import { createRandom } from '../random.ts';

const INITIAL_STATES = ['0', '1', '+', '-', 'i', '-i'] as const;

/** Returns quarter turns, and angles that clearly are not: multiples of a millionth. */
export function angles(): fc.Arbitrary<number> {
  return fc.oneof(
    fc.integer({ min: -8, max: 8 }).map((quarters) => (quarters * Math.PI) / 2),
    fc.integer({ min: -7e6, max: 7e6 }).map((millionths) => millionths / 1e6),
  );
}

export interface CircuitShape {
  readonly minWires?: number;
  readonly maxWires: number;
  readonly maxOperations?: number;
  /** Gates to choose from; the whole catalog by default. */
  readonly gates?: readonly GateSpec[];
  /** The most controls and anti-controls on one gate; 2 by default. */
  readonly maxControls?: number;
  /** True to include measurements, resets, delays, and conditions. */
  readonly measured?: boolean;
  /** True to include the other kinds, such as post-selection and displays. */
  readonly selected?: boolean;
  /** True if wires can start in states other than |0>. */
  readonly initial?: boolean;
}

/** Returns circuits of every gate, on every choice of wires. */
export function circuits(shape: CircuitShape): fc.Arbitrary<Circuit> {
  const { minWires = 1, maxWires, maxOperations = 20 } = shape;
  return fc.integer({ min: minWires, max: maxWires }).chain((wires) =>
    fc
      .tuple(
        fc.array(operations(wires, shape), { maxLength: maxOperations }),
        fc.array(fc.constantFrom(...INITIAL_STATES), { minLength: wires, maxLength: wires }),
      )
      .map(([list, initial]) => {
        let base = emptyCircuit(wires, shape.measured ? wires : 0);
        if (shape.initial)
          for (const [wire, state] of initial.entries()) base = withInitialState(base, wire, state);
        const builder = new CircuitBuilder(base);
        for (const operation of list) builder.place(operation);
        return builder.build();
      }),
  );
}

/** Returns unitary circuits of exactly this many wires, without controls on more than two. */
export function unitaryCircuits(wires: number, maxOperations = 12): fc.Arbitrary<Circuit> {
  return circuits({ minWires: wires, maxWires: wires, maxOperations });
}

function operations(wires: number, shape: CircuitShape): fc.Arbitrary<Operation> {
  const choices = [
    { arbitrary: gateOperations(wires, shape) as fc.Arbitrary<Operation>, weight: 6 },
  ];
  const conditional: fc.Arbitrary<Operation>[] = [gateOperations(wires, shape)];
  for (const [kind, row] of Object.entries(OPERATION_KINDS)) {
    // The laws of moving hold for parts that move.
    if (kind === 'gate' || row.moves === 'never') continue;
    const isMeasured = row.maySplit === true || row.acts === 'with-noise';
    const arbitrary = operationsOf(kind as Operation['kind'], wires); // a key of the table
    if (isMeasured ? shape.measured : shape.selected) choices.push({ arbitrary, weight: 1 });
    if (row.shape.optional?.condition) conditional.push(arbitrary);
  }
  if (!shape.measured) return fc.oneof(...choices);
  const underCondition = fc
    .tuple(fc.oneof(...conditional), conditions(wires))
    .map(([operation, condition]) => ({ ...operation, condition }) as Operation);
  return fc.oneof(...choices, { arbitrary: underCondition, weight: 2 });
}

/** Returns operations of one kind, from the shape of its data. */
function operationsOf(kind: Operation['kind'], wires: number): fc.Arbitrary<Operation> {
  const { shape, problem } = kindOf({ kind });
  return (valuesOf({ fields: shape.fields }, wires) as fc.Arbitrary<object>)
    .map((fields) => ({ kind, ...fields }) as Operation)
    .filter((operation) => problem?.(operation) === undefined);
}

function valuesOf(shape: Shape, wires: number): fc.Arbitrary<unknown> {
  if (shape === 'wire' || shape === 'bit') return fc.nat(wires - 1);
  if (shape === 'number') return fc.constantFrom(0.5, 100, 1500, 2e9);
  if (shape === 'string') return fc.string();
  if ('either' in shape) return fc.oneof(...shape.either.map((each) => valuesOf(each, wires)));
  if ('list' in shape) {
    const all = [...Array(wires).keys()];
    return fc.shuffledSubarray(all, { minLength: 1, maxLength: Math.min(3, wires) });
  }
  if (!('fields' in shape)) return fc.constantFrom(...shape);
  return fc.record(
    Object.fromEntries(
      Object.entries(shape.fields).map(([name, each]) => [name, valuesOf(each, wires)]),
    ),
  );
}

/** Returns conditions on one or several bits that may never be written, and that may be impossible to meet. */
function conditions(bits: number): fc.Arbitrary<Condition> {
  return fc
    .uniqueArray(fc.nat(bits - 1), { minLength: 1, maxLength: Math.min(2, bits) })
    .chain((chosen) =>
      fc.record({ bits: fc.constant(chosen), equals: fc.nat(2 ** chosen.length - 1) }),
    );
}

function gateOperations(wires: number, shape: CircuitShape): fc.Arbitrary<ReturnType<typeof gate>> {
  const fitting = (shape.gates ?? Object.values(GATES)).filter((spec) => spec.wires <= wires);
  const order = fc.shuffledSubarray([...Array(wires).keys()], {
    minLength: wires,
    maxLength: wires,
  });
  const maxControls = shape.maxControls ?? 2;
  return fc
    .tuple(
      fc.constantFrom(...fitting),
      order,
      fc.tuple(angles(), angles(), angles()),
      fc.nat(maxControls),
      fc.nat(2 ** maxControls),
    )
    .map(([spec, places, values, controls, on]) =>
      gate(spec.name, places.slice(0, spec.wires), {
        parameters: values.slice(0, spec.parameters.length),
        controls: places
          .slice(spec.wires, spec.wires + controls)
          .map((wire, i): Control => ({ wire, on: ((on >>> i) & 1) === 1 ? 1 : 0 })),
      }),
    );
}

/** Returns a random unitary, row-major interleaved: Gaussian columns made orthonormal by Gram and Schmidt. */
export function randomUnitary(size: number, seed: number): number[] {
  const random = createRandom(seed);
  const gaussian = (): number =>
    Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const rows: number[][] = [];
  for (let row = 0; row < size; row++) {
    const vector = Array.from({ length: 2 * size }, gaussian);
    for (const other of rows) {
      let re = 0;
      let im = 0;
      for (let i = 0; i < size; i++) {
        re += other[2 * i] * vector[2 * i] + other[2 * i + 1] * vector[2 * i + 1];
        im += other[2 * i] * vector[2 * i + 1] - other[2 * i + 1] * vector[2 * i];
      }
      for (let i = 0; i < size; i++) {
        vector[2 * i] -= re * other[2 * i] - im * other[2 * i + 1];
        vector[2 * i + 1] -= re * other[2 * i + 1] + im * other[2 * i];
      }
    }
    const norm = Math.hypot(...vector);
    rows.push(vector.map((value) => value / norm));
  }
  return rows.flat();
}
