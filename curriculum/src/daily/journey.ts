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

/** `0`, `1`, `plus`, `minus`, or a mix. */
function stateInWords(state: StateVector): string {
  const certain = certainValue(state);
  if (certain !== undefined) return String(certain);
  const { amplitudes } = state;
  if (Math.abs(chanceOf(amplitudes, 0) - 0.5) > tolerance) return 'an uneven mix';
  return evenMixes[eighthsOfTurn(amplitudes)] ?? 'an even mix';
}

const evenMixes: Readonly<Record<number, string>> = {
  0: 'plus',
  1: 'plus with 1/8 turn',
  2: 'plus with 1/4 turn',
  3: 'minus with -1/8 turn',
  4: 'minus',
  5: 'minus with 1/8 turn',
  6: 'minus with 1/4 turn',
  7: 'plus with -1/8 turn',
};

/** Returns the angle from the amplitude of 0 to that of 1, as a number from 0 to 7 if it is a whole one. */
function eighthsOfTurn(amplitudes: Float64Array): number {
  const [re0 = 0, im0 = 0, re1 = 0, im1 = 0] = amplitudes;
  const turn = argument(complex(re1 * re0 + im1 * im0, im1 * re0 - re1 * im0)) / (2 * Math.PI);
  const eighths = turn * 8;
  return Math.abs(eighths - Math.round(eighths)) < 1e-6 ? (Math.round(eighths) + 8) % 8 : eighths;
}

/** `plus, minus, and 1`: the state after each gate. */
export function stopsInWords(cells: readonly Cell[]): string {
  const journeys = new Journeys();
  return listed(cells.map((_, at) => stateInWords(journeys.stateAfter(cells.slice(0, at + 1)))));
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
