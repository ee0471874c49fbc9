/** Checks that the numbers that are marked as computed agree with the engine. */
import {
  branchesAfter,
  probabilityOf,
  conditionalProbability,
  smallStateAfter,
} from '@qubloom/quantum';
import { circuitOfGrid, measurementsIn } from '../circuits/circuit-of-grid.ts';
import { wiresIn, type CircuitGrid } from '../circuits/circuit-grid.ts';
import { parseCircuitText } from '../circuits/circuit-text.ts';
import type { ComputedNumber } from '../computed-number.ts';
import type { ContentProblem } from '../problem.ts';
import { parseShownNumber } from '../shown-number.ts';

export async function checkNumbers(numbers: readonly ComputedNumber[]): Promise<ContentProblem[]> {
  const problems = await Promise.all(
    numbers.map(async (number): Promise<ContentProblem[]> => {
      const reason = await problemOf(number);
      const { file, line, shown } = number;
      return reason === undefined ? [] : [{ file, line, location: shown, reason }];
    }),
  );
  return problems.flat();
}

async function problemOf({
  shown,
  quantity,
  circuit,
}: ComputedNumber): Promise<string | undefined> {
  const read = parseShownNumber(shown);
  if (!read) return 'this is no number; write 25%, 0.25, 1/4, half, never or always';
  const rows = circuit.split(';').map((row, wire) => `q${wire}: ${row.trim()}`);
  const parsed = parseCircuitText(rows.join('\n'));
  if (!parsed.ok) return parsed.problems.map(({ message }) => message).join(' ');
  const found = await valueOf(quantity, parsed.grid);
  if (typeof found === 'string') return found;
  if (Math.abs(found - read.value) <= read.within + 1e-9) return undefined;
  return `the engine says ${Number(found.toFixed(6))}`;
}

/** Returns the number, or what is wrong with the question. */
async function valueOf(quantity: string, grid: CircuitGrid): Promise<number | string> {
  const wires = wiresIn(grid);
  const [, kind, rest = ''] = /^(chance|amplitude|count) (.+)$/.exec(quantity) ?? [];
  switch (kind) {
    case 'chance': {
      const [asked = '', given] = rest.split(' given ');
      return probabilityFor(grid, asked, given);
    }
    case 'count': {
      const [, asked = '', shots = ''] = /^(.+) of ([\d,]+)$/.exec(rest) ?? [];
      if (shots === '') return 'a count is asked for as "count 1 of 100"';
      const probability = await probabilityFor(grid, asked, undefined);
      return typeof probability === 'string'
        ? probability
        : probability * Number(shots.replaceAll(',', ''));
    }
    case 'amplitude':
      if (!isOutcome(rest, wires)) return `${rest} must have one digit for each of ${wires} wires`;
      return amplitudeOf(grid, Number.parseInt(rest, 2));
    default:
      return 'a chance, an amplitude or a count can be asked for';
  }
}

async function probabilityFor(
  grid: CircuitGrid,
  asked: string,
  given: string | undefined,
): Promise<number | string> {
  const values = valuesOf(asked, wiresIn(grid));
  const condition = valuesOf(given ?? '', wiresIn(grid));
  if (typeof values === 'string') return values;
  if (typeof condition === 'string') return condition;
  const branches = await branchesAfter(circuitOfGrid(grid));
  if (given === undefined) return probabilityOf(branches, values);
  return conditionalProbability(branches, values, condition) ?? `${given} never comes up`;
}

function amplitudeOf(grid: CircuitGrid, index: number): number | string {
  if (measurementsIn(grid) > 0) return 'with a look in it there is not one amplitude';
  const { amplitudes } = smallStateAfter(circuitOfGrid(grid));
  const [re = 0, im = 0] = amplitudes.subarray(2 * index, 2 * index + 2);
  return Math.abs(im) < 1e-9 ? re : 'this amplitude is no plain number';
}

/** Parses `01` for all wires, the highest first, or `q1=0, q0=1`; empty for an empty text. */
function valuesOf(text: string, wires: number): Record<number, 0 | 1> | string {
  if (text === '') return {};
  if (isOutcome(text, wires)) {
    return Object.fromEntries([...text].reverse().map((bit, wire) => [wire, bit === '1' ? 1 : 0]));
  }
  const values: Record<number, 0 | 1> = {};
  for (const part of text.split(',')) {
    const [, wire, bit] = /^ *q(\d)=([01]) *$/.exec(part) ?? [];
    if (wire === undefined || Number(wire) >= wires) return `${part.trim()} is no outcome`;
    values[Number(wire)] = bit === '1' ? 1 : 0;
  }
  return values;
}

function isOutcome(text: string, wires: number): boolean {
  return /^[01]+$/.test(text) && text.length === wires;
}
