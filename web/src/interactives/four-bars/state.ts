/** A circuit on two qubits, followed column by column from a start that the learner sets. */
import { circuitOfGrid, columnsIn, type CircuitGrid } from '@qubloom/curriculum';
import {
  sampleIndices,
  smallStateAfter,
  withInitialState,
  type Random,
  type StateVector,
} from '@qubloom/quantum';
import { amplitudesOf, type Amplitude } from '../../diagrams/bars/amplitudes.ts';

export interface Walk {
  readonly grid: CircuitGrid;
  /** The start of each wire. */
  readonly starts: readonly [0 | 1, 0 | 1];
  /** Number of columns that have been done. */
  readonly step: number;
}

export function newWalk(grid: CircuitGrid): Walk {
  return { grid, starts: [0, 0], step: 0 };
}

export function stepsIn({ grid }: Walk): number {
  return columnsIn(grid);
}

export function withStep(walk: Walk, step: number): Walk {
  return { ...walk, step: Math.min(Math.max(step, 0), stepsIn(walk)) };
}

/** Another start returns to the beginning of the circuit. */
export function withStartFlipped(walk: Walk, wire: 0 | 1): Walk {
  const [first, second] = walk.starts;
  const starts = wire === 0 ? ([flip(first), second] as const) : ([first, flip(second)] as const);
  return { ...walk, starts, step: 0 };
}

function flip(bit: 0 | 1): 0 | 1 {
  return bit === 0 ? 1 : 0;
}

export function amplitudesAt(walk: Walk): readonly Amplitude[] {
  return amplitudesOf(stateAt(walk));
}

/** Returns the count of each result, by index, for this many looks at fresh pairs. */
export function drawMeasurements(
  walk: Walk,
  looks: number,
  random: Random,
): ReadonlyMap<number, number> {
  return sampleIndices(stateAt(walk), looks, random);
}

function stateAt({ grid, starts, step }: Walk): StateVector {
  const done = starts.reduce(
    (circuit, start, wire) => withInitialState(circuit, wire, start === 0 ? '0' : '1'),
    circuitOfGrid({ rows: grid.rows.map((row) => row.slice(0, step)) }),
  );
  return smallStateAfter(done);
}
