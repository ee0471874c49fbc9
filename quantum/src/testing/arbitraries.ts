import * as fc from 'fast-check';
import { CircuitBuilder } from '../circuit/builder.ts';
import type { Circuit } from '../circuit/circuit.ts';
import type { Condition, Control } from '../circuit/parts.ts';
import {
  type DisplayKind,
  type DisplayOperation,
  type Operation,
  delay,
  display,
  gate,
  measure,
  postSelect,
  reset,
} from '../operations/kinds.ts';
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
  /** Whether to include measurements, resets, and conditions. */
  readonly measured?: boolean;
  /** Whether to include post-selection and displays. */
  readonly selected?: boolean;
  /** Whether wires can start in states other than |0>. */
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
  const wire = fc.integer({ min: 0, max: wires - 1 });
  const gates = shape.selected
    ? fc.oneof(
        { arbitrary: gateOperations(wires, shape), weight: 6 },
        {
          arbitrary: fc
            .tuple(wire, fc.constantFrom(...INITIAL_STATES))
            .map(([w, state]) => postSelect(w, state)),
          weight: 1,
        },
        { arbitrary: displays(wires), weight: 1 },
      )
    : gateOperations(wires, shape);
  if (!shape.measured) return gates;
  const measurements = fc.tuple(wire, wire).map(([w, b]) => measure(w, b));
  const times = fc.constantFrom(0.5, 100, 1500, 2e9);
  const resets = wire.map((w) => reset(w));
  const underCondition = fc
    .tuple(fc.oneof(gateOperations(wires, shape), measurements, resets), conditions(wires))
    .map(([operation, condition]) => ({ ...operation, condition }));
  return fc.oneof(
    { arbitrary: gates, weight: 6 },
    { arbitrary: measurements, weight: 1 },
    { arbitrary: resets, weight: 1 },
    { arbitrary: fc.tuple(wire, times).map(([w, time]) => delay(w, time)), weight: 1 },
    { arbitrary: underCondition, weight: 2 },
  );
}

function displays(wires: number): fc.Arbitrary<DisplayOperation> {
  return fc
    .tuple(
      fc.constantFrom<DisplayKind>('probability', 'bloch', 'amplitudes'),
      fc.shuffledSubarray([...Array(wires).keys()], {
        minLength: 1,
        maxLength: Math.min(3, wires),
      }),
    )
    .map(([shows, places]) => display(shows, shows === 'bloch' ? [places[0]] : places));
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
