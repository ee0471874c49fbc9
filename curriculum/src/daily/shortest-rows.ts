/** The fewest gates of a palette that do the same as a circuit, found by a breadth-first search over the engine. */
import { smallStateAfter, type StateVector } from '@qubloom/quantum';
import { control, empty, type Cell } from '../circuits/circuit-grid.ts';
import { circuitOfGrid } from '../circuits/circuit-of-grid.ts';
import { columnWith, gridOfColumns, type Column } from './columns.ts';

/** A shortest row, as its last gate and the row before it. */
interface Found {
  readonly gates: number;
  readonly last?: Column;
  readonly before?: string;
}

/**
 * The rows that a palette can build on some wires, up to a number of gates. Two rows are the same if they act in the
 * same way, up to a global phase, on one half of pairs that are linked to wires outside, and so on every input.
 * Source: the Choi-Jamiolkowski isomorphism; Watrous, The Theory of Quantum Information, section 2.2.
 */
export class ShortestRows {
  /** All columns with one gate of the palette. `*` in the palette puts any number of dots on a gate. */
  readonly moves: readonly Column[];
  readonly #found = new Map<string, Found>();

  readonly #wires: number;

  constructor(wires: number, gates: readonly Cell[], most: number) {
    this.#wires = wires;
    this.moves = movesWith(wires, gates);
    let edge: (readonly [key: string, state: StateVector])[] = [
      [keyOf(pairs(wires)), pairs(wires)],
    ];
    for (const [key] of edge) this.#found.set(key, { gates: 0 });
    for (let count = 1; count <= most; count++) {
      edge = edge.flatMap(([before, state]) =>
        this.moves.flatMap((last) => {
          const next = afterColumn(state, last);
          const key = keyOf(next);
          if (this.#found.has(key)) return [];
          this.#found.set(key, { gates: count, last, before });
          return [[key, next] as const];
        }),
      );
    }
  }

  /** Returns one of the shortest rows, or undefined if it needs more gates than were searched. */
  shortest(columns: readonly Column[]): readonly Column[] | undefined {
    const end = columns.reduce(afterColumn, pairs(this.#wires));
    const row: Column[] = [];
    let found = this.#found.get(keyOf(end));
    if (!found) return undefined;
    while (found?.last && found.before !== undefined) {
      row.unshift(found.last);
      found = this.#found.get(found.before);
    }
    return row;
  }

  /** Returns how many rows have fewer gates than this. */
  rowsBelow(gates: number): number {
    return Array.from({ length: gates }, (_, count) => this.moves.length ** count).reduce(
      (sum, rows) => sum + rows,
      0,
    );
  }
}

function movesWith(wires: number, gates: readonly Cell[]): Column[] {
  const all = [...Array(wires).keys()];
  const dots = gates.includes(control) ? 2 ** wires : 1;
  return gates
    .filter((gate) => gate !== control)
    .flatMap((gate) =>
      all.flatMap((target) =>
        [...Array(dots).keys()]
          .filter((mask) => ((mask >> target) & 1) === 0)
          .map((mask) =>
            columnWith(wires, {
              ...Object.fromEntries(
                all.filter((wire) => (mask >> wire) & 1).map((wire) => [wire, control]),
              ),
              [target]: gate,
            }),
          ),
      ),
    );
}

/** Each wire is linked to one of as many wires above them. */
function pairs(wires: number): StateVector {
  const columns = Array.from({ length: wires }, (_, wire) => [
    columnWith(2 * wires, { [wires + wire]: 'H' }),
    columnWith(2 * wires, { [wires + wire]: control, [wire]: 'X' }),
  ]).flat();
  return smallStateAfter(circuitOfGrid(gridOfColumns(columns)));
}

function afterColumn(state: StateVector, column: Column): StateVector {
  const all = [...column, ...column.map(() => empty)];
  return smallStateAfter(circuitOfGrid(gridOfColumns([all])), undefined, { from: state });
}

/** Writes a state so that states that differ only in a global phase, or by rounding, are written the same. */
function keyOf({ amplitudes }: StateVector): string {
  const first = amplitudes.findIndex((part) => Math.abs(part) > 1e-6);
  const at = first - (first % 2);
  const [re = 0, im = 0] = [amplitudes[at], amplitudes[at + 1]];
  const length = Math.hypot(re, im);
  const parts: number[] = [];
  for (let k = 0; k < amplitudes.length; k += 2) {
    const [a = 0, b = 0] = [amplitudes[k], amplitudes[k + 1]];
    // Adding 0 turns -0 into 0.
    parts.push(Math.round(((a * re + b * im) / length) * 1e4) + 0);
    parts.push(Math.round(((b * re - a * im) / length) * 1e4) + 0);
  }
  return parts.join();
}
