/** The grid notation: `q0: H * ?`, one line per wire, with spaces between the cells. README.md lists the signs. */
import {
  antiControl,
  box,
  columnsIn,
  control,
  empty,
  free,
  measure,
  plainGates,
  swapEnd,
  turnGates,
  type Cell,
  type CircuitGrid,
} from './circuit-grid.ts';

export interface CircuitTextProblem {
  /** From 1. */
  readonly line: number;
  /** Number of the cell in the line, from 1; absent if the whole line is meant. */
  readonly column?: number;
  readonly message: string;
}

export type CircuitTextResult =
  | { readonly ok: true; readonly grid: CircuitGrid }
  | { readonly ok: false; readonly problems: readonly CircuitTextProblem[] };

export const maxWires = 8;
export const maxColumns = 40;

const signs: readonly string[] = [
  empty,
  free,
  measure,
  control,
  antiControl,
  swapEnd,
  box,
  ...plainGates,
];

/** Parses the notation. Empty lines are skipped, and wires are in order from q0. */
export function parseCircuitText(text: string): CircuitTextResult {
  const problems: CircuitTextProblem[] = [];
  const rows: Cell[][] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    if (raw.trim() === '') continue;
    const line = index + 1;
    const found = /^\s*q(\d+):\s*(.*?)\s*$/.exec(raw);
    const wire = rows.length;
    if (!found) {
      problems.push({ line, message: `A wire is written like "q${wire}: H - ?".` });
      continue;
    }
    if (Number(found[1]) !== wire) {
      problems.push({ line, message: `Wires come in order; here q${wire} is due.` });
    }
    const cells = (found[2] ?? '').split(/\s+/).filter((cell) => cell !== '');
    for (const [column, cell] of cells.entries()) {
      if (!isCell(cell)) {
        problems.push({
          line,
          column: column + 1,
          message: `"${cell}" is not a sign of the notation.`,
        });
      }
    }
    rows.push(cells);
  }
  problems.push(...sizeProblems(rows));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, grid: { rows } };
}

/** Parses notation on one line, with ` / ` between the wires: `q0: H * / q1: - X`, or `H * / - X`. */
export function parseCircuitLine(line: string): CircuitTextResult {
  const wires = line.trim().split(/\s+\/\s*|\s*\/\s+/);
  return parseCircuitText(
    wires.map((wire, at) => (/^q\d/.test(wire) ? wire : `q${at}: ${wire}`)).join('\n'),
  );
}

/**
 * Parses notation that was checked before.
 * @throws {SyntaxError} if it is invalid.
 */
export function circuitGrid(text: string): CircuitGrid {
  return gridOf(parseCircuitText(text));
}

/**
 * Parses a circuit on one line.
 * @throws {SyntaxError} if it is invalid.
 */
export function gridOfLine(line: string): CircuitGrid {
  return gridOf(parseCircuitLine(line));
}

function gridOf(result: CircuitTextResult): CircuitGrid {
  if (result.ok) return result.grid;
  throw new SyntaxError(result.problems.map(({ message }) => message).join(' '));
}

/** Formats a grid with its cells in columns. */
export function formatCircuitText(grid: CircuitGrid): string {
  const widths = Array.from({ length: columnsIn(grid) }, (_, column) =>
    Math.max(...grid.rows.map((row) => row[column]?.length ?? 1)),
  );
  return grid.rows
    .map((row, wire) =>
      `q${wire}: ${row.map((cell, column) => cell.padEnd(widths[column] ?? 1)).join(' ')}`.trimEnd(),
    )
    .join('\n');
}

export function isCell(cell: string): boolean {
  return signs.includes(cell) || angleOf(cell) !== null;
}

/** Returns the angle of a gate such as `RY(2*pi/3)` in radians; null for every other cell. */
export function angleOf(cell: Cell): number | null {
  const turn = /^([A-Z]+)\((.+)\)$/.exec(cell);
  if (!turn || !(turnGates as readonly string[]).includes(turn[1] ?? '')) return null;
  return parseAngle(turn[2] ?? '');
}

/** Parses `pi/3`, `-2*pi/3`, `0.75*pi`, or plain radians. */
export function parseAngle(text: string): number | null {
  const found = /^(-?)(?:(\d+(?:\.\d+)?)\*)?(pi|\d+(?:\.\d+)?)(?:\/([1-9]\d*))?$/.exec(text);
  if (!found) return null;
  const [, sign, factor, base, divisor] = found;
  const size = base === 'pi' ? Math.PI : Number(base);
  const angle = (size * Number(factor ?? 1)) / Number(divisor ?? 1);
  if (!Number.isFinite(angle)) return null;
  return sign === '-' && angle !== 0 ? -angle : angle;
}

/** Formats an angle as a fraction of pi with a denominator up to 64 if possible, else in radians. */
export function formatAngle(angle: number): string {
  for (let divisor = 1; divisor <= 64; divisor++) {
    const times = (angle / Math.PI) * divisor;
    const whole = Math.round(times);
    if (whole === 0 ? angle !== 0 : Math.abs(times - whole) > 1e-12 * Math.abs(times)) continue;
    if (whole === 0) return '0';
    const size = Math.abs(whole) === 1 ? 'pi' : `${Math.abs(whole)}*pi`;
    return `${whole < 0 ? '-' : ''}${size}${divisor === 1 ? '' : `/${divisor}`}`;
  }
  // Never in exponent form, which the notation lacks. 1e-12 radians is below every tolerance.
  const digits = angle.toFixed(12).replace(/\.?0+$/, '');
  return digits === '-0' ? '0' : digits;
}

function sizeProblems(rows: readonly (readonly Cell[])[]): CircuitTextProblem[] {
  const columns = rows[0]?.length ?? 0;
  if (rows.length === 0) return [{ line: 1, message: 'A circuit has at least the wire q0.' }];
  if (rows.length > maxWires) return [{ line: 1, message: `At most ${maxWires} wires fit.` }];
  if (columns === 0) return [{ line: 1, message: 'A wire has at least one place.' }];
  if (columns > maxColumns) return [{ line: 1, message: `At most ${maxColumns} places fit.` }];
  return rows.flatMap((row, wire) =>
    row.length === columns
      ? []
      : [{ line: wire + 1, message: `q${wire} has ${row.length} places and q0 has ${columns}.` }],
  );
}
