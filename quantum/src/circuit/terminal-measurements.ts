import type { Circuit } from './circuit.ts';
import type { MeasureOperation, Operation } from '../operations/kinds.ts';
import { withColumns } from './edit.ts';
import { kindOf } from './operation-kinds.ts';
import { bitsOf, neverActs, wiresOf } from './operations.ts';

export interface SplitCircuit {
  /** The circuit without the terminal measurements. */
  readonly before: Circuit;
  /** In the order of the circuit. */
  readonly measurements: readonly MeasureOperation[];
  /** The number of measurements and resets left in `before`. Each of them can split a branch in two. */
  readonly branchPoints: number;
  /** Every classical bit that any measurement writes, the highest first. */
  readonly bits: readonly number[];
}

/**
 * Splits off the unconditional measurements that no operation follows, neither on their wire nor with their bit. Their
 * results can be read from the state before them, without a branch for each result.
 */
export function splitTerminalMeasurements(circuit: Circuit): SplitCircuit {
  const operations = circuit.columns.flat();
  if (!operations.some((each) => kindOf(each).maySplit)) {
    return { before: circuit, measurements: [], branchPoints: 0, bits: [] };
  }
  const busyWires = new Set<number>();
  const busyBits = new Set<number>();
  const isTerminal = (operation: Operation): operation is MeasureOperation =>
    operation.kind === 'measure' &&
    !operation.condition &&
    !busyWires.has(operation.wire) &&
    !busyBits.has(operation.bit);
  const measurements: MeasureOperation[] = [];
  const columns = circuit.columns.toReversed().map((column) => {
    const others: Operation[] = [];
    for (const operation of column.toReversed()) {
      if (isTerminal(operation)) measurements.push(operation);
      else others.push(operation);
      if (neverActs(operation)) continue;
      for (const wire of wiresOf(operation)) busyWires.add(wire);
      for (const bit of bitsOf(operation)) busyBits.add(bit);
    }
    return others.reverse();
  });
  const before = measurements.length === 0 ? circuit : withColumns(circuit, columns.reverse());
  const written = operations.flatMap((each) => kindOf(each).writes?.(each) ?? []);
  return {
    before,
    measurements: measurements.reverse(),
    branchPoints: before.columns.flat().filter((each) => kindOf(each).maySplit).length,
    bits: [...new Set(written)].sort((a, b) => b - a),
  };
}
