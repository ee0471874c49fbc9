/** The states of one qubit on its way through a row of gates, in words. */
import { argument, complex, smallStateAfter, type StateVector } from '@qubloom/quantum';
import { empty, type Cell } from '../circuits/circuit-grid.ts';
import { circuitOfGrid } from '../circuits/circuit-of-grid.ts';
import { chancesInWords, chancesOf, listed } from './chances.ts';

const tolerance = 1e-9;

/** Follows a qubit from 0 through rows of gates. Rows that begin in the same way share their states. */
export class Journeys {
  readonly #known = new Map<string, StateVector>();

  stateAfter(cells: readonly Cell[]): StateVector {
    const key = cells.join(' ');
    const known = this.#known.get(key);
    if (known) return known;
    const last = cells.at(-1);
    const state =
      last === undefined
        ? smallStateAfter(circuitOfGrid({ rows: [[empty]] }))
        : smallStateAfter(circuitOfGrid({ rows: [[last]] }), undefined, {
            from: this.stateAfter(cells.slice(0, -1)),
          });
    this.#known.set(key, state);
    return state;
  }

  /** Returns the value that a look at the end finds for certain, or undefined. */
  end(cells: readonly Cell[]): 0 | 1 | undefined {
    return certainValue(this.stateAfter(cells));
  }
}

/** Returns the value that a look finds for certain, or undefined. */
function certainValue({ amplitudes }: StateVector): 0 | 1 | undefined {
  if (chanceOf(amplitudes, 1) < tolerance) return 0;
  if (chanceOf(amplitudes, 0) < tolerance) return 1;
  return undefined;
}

function chanceOf(amplitudes: Float64Array, value: 0 | 1): number {
  return (amplitudes[2 * value] ?? 0) ** 2 + (amplitudes[2 * value + 1] ?? 0) ** 2;
}

/** `X makes it 1`, `Z turns a hidden sign`, `T changes nothing`: the change by one gate. */
function stepInWords(gate: Cell, before: StateVector, after: StateVector): string {
  const turned = eighthsBetween(before.amplitudes, after.amplitudes);
  if (turned !== undefined) return `${gate} ${turns[turned] ?? 'turns it a little'}`;
  const certain = certainValue(after);
  if (certain !== undefined) return `${gate} makes it ${certain}`;
  const { amplitudes } = after;
  if (Math.abs(chanceOf(amplitudes, 0) - 0.5) > tolerance) return `${gate} makes an uneven mix`;
  const angle = eighthsOfTurn(amplitudes);
  const sign = angle === 0 ? '' : angle === 4 ? ' with a minus' : ' with a hidden turn';
  return `${gate} makes an even mix${sign}`;
}

/** By eighths of a whole turn of the part for 1. */
const turns: Readonly<Record<number, string>> = {
  0: 'changes nothing',
  1: 'turns it by an eighth',
  2: 'turns it by a quarter',
  4: 'turns a hidden sign',
  6: 'turns it back by a quarter',
  7: 'turns it back by an eighth',
};

/** Returns how far the part for 1 has turned against that for 0; undefined if the chances have changed. */
function eighthsBetween(before: Float64Array, after: Float64Array): number | undefined {
  if (Math.abs(chanceOf(before, 1) - chanceOf(after, 1)) > tolerance) return undefined;
  const isMixed = chanceOf(after, 0) > tolerance && chanceOf(after, 1) > tolerance;
  return isMixed ? mod8(eighthsOfTurn(after) - eighthsOfTurn(before)) : 0;
}

/** Returns the angle from the amplitude of 0 to that of 1, in eighths of a turn, from 0 to 8. */
function eighthsOfTurn(amplitudes: Float64Array): number {
  const [re0 = 0, im0 = 0, re1 = 0, im1 = 0] = amplitudes;
  const turn = argument(complex(re1 * re0 + im1 * im0, im1 * re0 - re1 * im0)) / (2 * Math.PI);
  return mod8(turn * 8);
}

/** Whole numbers are exact, without rounding errors. */
function mod8(eighths: number): number {
  const whole = Math.round(eighths);
  return ((Math.abs(eighths - whole) < 1e-6 ? whole : eighths) + 8) % 8;
}

/** `H makes an even mix, Z turns a hidden sign, and H makes it 1`: the change by each gate. */
export function stepsInWords(cells: readonly Cell[]): string {
  const journeys = new Journeys();
  return listed(
    cells.map((gate, at) =>
      stepInWords(
        gate,
        journeys.stateAfter(cells.slice(0, at)),
        journeys.stateAfter(cells.slice(0, at + 1)),
      ),
    ),
  );
}

/** Says what comes out at the end, and why: what happens at the last H. */
export function endInWords(cells: readonly Cell[]): string {
  const journeys = new Journeys();
  const last = cells.lastIndexOf('H');
  const before = journeys.end(cells.slice(0, Math.max(last, 0)));
  const met = journeys.end(cells.slice(0, last + 1));
  const end = journeys.end(cells);
  if (end === undefined) {
    const why =
      before === undefined
        ? 'At the last H the parts neither add up nor cancel completely'
        : 'The last H makes a mix, and no other H undoes it';
    return `${why}, so a look gives ${chancesInWords(chancesOf({ rows: [cells] }))}.`;
  }
  if (met === undefined || last < 0) {
    return `There's no H on the way, so there's no mix, and a look gives ${end} every time.`;
  }
  const canceled = `At the last H, the parts for ${1 - met} cancel`;
  return end === met
    ? `${canceled}, so ${end} comes out every time.`
    : `${canceled}, and then the ${met} is flipped to ${end}.`;
}
