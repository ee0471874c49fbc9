/** Looks at the end of a circuit need no arithmetic of their own: what they show is read off the state before. */
import {
  bitsOf,
  withColumns,
  wiresOf,
  type Circuit,
  type MeasureOperation,
  type Operation,
} from '@qubloom/quantum';

export interface PartedCircuit {
  /** Without the final looks. */
  readonly before: Circuit;
  readonly looks: readonly MeasureOperation[];
  /** Looks and resets that are left in `before`: each may part a way in two. */
  readonly choices: number;
  /** Every bit that any look writes, the highest first. */
  readonly bits: readonly number[];
}

const mayPart: ReadonlySet<Operation['kind']> = new Set(['measure', 'reset']);

/** Parts off the looks that nothing comes after, on their wire or with their bit. */
export function partFinalLooks(circuit: Circuit): PartedCircuit {
  const parts = circuit.columns.some((column) => column.some(({ kind }) => mayPart.has(kind)));
  if (!parts) return { before: circuit, looks: [], choices: 0, bits: [] };
  const wires = new Set<number>();
  const busyBits = new Set<number>();
  const looks: MeasureOperation[] = [];
  const isFinal = (operation: Operation): operation is MeasureOperation =>
    operation.kind === 'measure' &&
    !operation.condition &&
    !wires.has(operation.wire) &&
    !busyBits.has(operation.bit);
  const columns = circuit.columns.toReversed().map((column) => {
    const finals = column.filter(isFinal);
    const others = column.filter((operation) => !isFinal(operation));
    looks.push(...finals);
    for (const operation of column) {
      if (operation.kind === 'barrier') continue;
      for (const wire of wiresOf(operation)) wires.add(wire);
      for (const bit of bitsOf(operation)) busyBits.add(bit);
    }
    return others;
  });
  const before = looks.length === 0 ? circuit : withColumns(circuit, columns.reverse());
  const left = before.columns.flat();
  const written = circuit.columns.flat().flatMap((each) => bitWrittenBy(each) ?? []);
  return {
    before,
    looks,
    choices: left.filter(({ kind }) => mayPart.has(kind)).length,
    bits: [...new Set(written)].sort((a, b) => b - a),
  };
}

function bitWrittenBy(operation: Operation): number | undefined {
  return operation.kind === 'measure' ? operation.bit : undefined;
}
