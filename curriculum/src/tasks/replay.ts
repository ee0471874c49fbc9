/** A counterexample as steps for a replay: the chances at the start, after every column, and at the look. */
import {
  branchesAfter,
  counterexampleCircuit,
  formatBits,
  probabilityOf,
  type Circuit,
  type Counterexample,
  type InitialState,
} from '@qubloom/quantum';
import { columnsIn, empty, isVacant, type CircuitGrid } from '../circuits/circuit-grid.ts';
import { circuitOfGrid, circuitWithBoxOpened } from '../circuits/circuit-of-grid.ts';
import { circuitGrid } from '../circuits/circuit-text.ts';
import type { Task } from './grade.ts';

export interface ReplayStep {
  /** The last passed column; -1 at the start, and one past the last for gates before the look. */
  readonly column: number;
  /** Digits of all wires, the highest wire first. */
  readonly outcomes: readonly { readonly bits: string; readonly probability: number }[];
}

export interface Replay {
  readonly starts: readonly InitialState[];
  readonly steps: readonly ReplayStep[];
}

export async function replayOf(
  { check }: Pick<Task, 'check'>,
  answer: CircuitGrid,
  example: Counterexample,
): Promise<Replay> {
  const member = check.kind === 'family' ? check.members[example.member ?? -1] : undefined;
  const opened = (circuit: Circuit) =>
    member ? circuitWithBoxOpened(circuit, circuitOfGrid(circuitGrid(member.circuit))) : circuit;
  const starts = example.kind === 'look' ? example.start : answer.rows.map(() => '0' as const);
  const run = (column: number, looks: Parameters<typeof counterexampleCircuit>[1]['looks']) =>
    stepOf(
      column,
      counterexampleCircuit(opened(circuitOfGrid(upTo(answer, column))), { start: starts, looks }),
    );
  const last = columnsIn(answer);
  const filled = Array.from({ length: last }, (_, column) => column).filter((column) =>
    answer.rows.some((row) => !isVacant(row[column] ?? empty)),
  );
  const isTurned = example.kind === 'look' && example.looks.some(({ axis }) => axis !== 'z');
  return {
    starts,
    steps: await Promise.all([
      ...[-1, ...filled].map((column) => run(column, [])),
      ...(isTurned ? [run(last, example.looks)] : []),
    ]),
  };
}

function upTo({ rows }: CircuitGrid, last: number): CircuitGrid {
  return { rows: rows.map((row) => row.map((cell, column) => (column > last ? empty : cell))) };
}

async function stepOf(column: number, circuit: Circuit): Promise<ReplayStep> {
  const branches = await branchesAfter(circuit);
  const wires = circuit.initial.length;
  return {
    column,
    outcomes: Array.from({ length: 2 ** wires }, (_, index) => {
      const bits = formatBits(index, wires);
      const values = [...bits].reverse().map((bit, wire) => [wire, bit === '1' ? 1 : 0] as const);
      return { bits, probability: probabilityOf(branches, Object.fromEntries(values)) };
    }),
  };
}
