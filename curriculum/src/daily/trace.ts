/** A circuit column by column: what a look after each of them would show. */
import { reducedDensityMatrix, smallStateAfter } from '@qubloom/quantum';
import { measure, wiresIn, type CircuitGrid } from '../circuits/circuit-grid.ts';
import { circuitWithDeferredMeasurements } from '../circuits/circuit-of-grid.ts';
import { certainOutcome, chancesOf, sameChances, type Chances } from './chances.ts';
import { columnsOfGrid, columnWith, gridOfColumns, type Column } from './columns.ts';

/** More results than this are counted, and not listed. */
const mostListed = 4;

/** Counts the columns that change nothing. */
export function idleColumns(columns: readonly Column[]): number {
  const mixtures = [-1, ...columns.keys()].map((at) => mixtureAfter(aroundColumn(columns, at)[1]));
  return columns.filter((_, at) => {
    const [before, after] = mixtures.slice(at, at + 2);
    return before && after && isSame(before, after);
  }).length;
}

/** Returns the circuit before a column, and with it. */
function aroundColumn(
  columns: readonly Column[],
  at: number,
): readonly [before: CircuitGrid, after: CircuitGrid] {
  // A circuit has at least one column.
  const start = columnWith(columns[0]?.length ?? 1, {});
  return [
    gridOfColumns([start, ...columns.slice(0, at)]),
    gridOfColumns([start, ...columns.slice(0, at + 1)]),
  ];
}

/** Says what a look after each column would show. */
export function traceInWords(grid: CircuitGrid): string {
  const columns = columnsOfGrid(grid);
  const steps = columns.map((column, at) => stepInWords(...aroundColumn(columns, at), column));
  const pace = wiresIn(grid) === 1 ? 'Gate by gate' : 'Column by column';
  return `${pace}, a look would show ${steps.join(', then ')}.`;
}

function stepInWords(before: CircuitGrid, after: CircuitGrid, column: Column): string {
  const chances = chancesOf(after);
  if (!sameChances(chancesOf(before), chances)) return resultsInWords(chances);
  if (isSame(mixtureAfter(before), mixtureAfter(after))) return 'no change';
  if (column.includes(measure)) return `${resultsInWords(chances)}, picked by the look`;
  const turns = column.some((cell) => ['S', 'T'].includes(cell));
  return turns ? 'the same with a hidden turn' : 'the same with a hidden sign turned';
}

function isSame(a: Float64Array, b: Float64Array): boolean {
  return a.every((entry, at) => Math.abs(entry - (b[at] ?? 0)) < 1e-9);
}

/** Returns what is left of the wires' state after looks, without a global phase. */
function mixtureAfter(grid: CircuitGrid): Float64Array {
  const state = smallStateAfter(circuitWithDeferredMeasurements(grid));
  return reducedDensityMatrix(
    state,
    grid.rows.map((_, wire) => wire),
  ).entries;
}

function resultsInWords(chances: Chances): string {
  const certain = certainOutcome(chances);
  if (certain !== undefined) return `${certain} for sure`;
  const outcomes = Object.keys(chances).sort();
  if (outcomes.length > mostListed) {
    const isAll = outcomes.length === 2 ** (outcomes[0]?.length ?? 0);
    return isAll ? 'every result' : `${outcomes.length} different results`;
  }
  const likeliest = outcomes.find((outcome) => (chances[outcome] ?? 0) > 0.5 + 1e-6);
  if (likeliest !== undefined) return `mostly ${likeliest}`;
  return outcomes.length === 2
    ? outcomes.join(' or ')
    : `${outcomes.slice(0, -1).join(', ')}, or ${outcomes.at(-1) ?? ''}`;
}
