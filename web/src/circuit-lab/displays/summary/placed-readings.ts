/** The readings of the displays in a circuit. Each describes the state behind its column. */
import {
  displayReading,
  neverActs,
  withColumns,
  type Circuit,
  type Column,
  type QuantumState,
} from '@qubloom/quantum';
import type { PlacedReading } from './state-summary.ts';

interface StateThere {
  readonly state: QuantumState;
  /** Wires that are measured and have no operation after the measurement. */
  readonly dephased: readonly number[];
}

/** Returns the number of states that the displays need. Displays with nothing between them that acts share one. */
export function displayStopsIn(circuit: Circuit): number {
  return stopsOf(circuit).size;
}

/**
 * Calls `stateAfter` once for each stop. The whole circuit comes first and is passed as the same object, because its
 * existing state may be lent by a backend until the backend's next run.
 */
export async function placedReadings(
  circuit: Circuit,
  stateAfter: (cut: Circuit) => StateThere | Promise<StateThere>,
): Promise<readonly PlacedReading[]> {
  const readings: PlacedReading[] = [];
  const last = circuit.columns.findLastIndex(acts);
  for (const [stop, columns] of [...stopsOf(circuit)].reverse()) {
    const isWhole = stop >= last;
    const cut = isWhole ? circuit : withColumns(circuit, circuit.columns.slice(0, stop + 1));
    const { state, dephased } = await stateAfter(cut);
    for (const column of columns)
      for (const each of circuit.columns[column] ?? [])
        if (each.kind === 'display') {
          const { shows, wires } = each;
          readings.push({ column, shows, wires, ...displayReading(state, wires, dephased) });
        }
  }
  return readings.sort((a, b) => a.column - b.column);
}

/** Maps each last column that acts (-1 at the start) to the columns of displays that show the state behind it. */
function stopsOf({ columns }: Circuit): ReadonlyMap<number, readonly number[]> {
  const stops = new Map<number, number[]>();
  let stop = -1;
  for (const [column, operations] of columns.entries()) {
    if (acts(operations)) stop = column;
    if (operations.some(({ kind }) => kind === 'display'))
      stops.set(stop, [...(stops.get(stop) ?? []), column]);
  }
  return stops;
}

function acts(operations: Column): boolean {
  return operations.some((each) => !neverActs(each));
}
