/** What a circuit of a task gives, exactly: chances and amplitudes, never sampled shots. */
import type { BlockOf } from '@qubloom/contract';
import { stateAfter } from '@qubloom/quantum';
import { circuitWithLooksDeferred, looksIn } from './circuit-of-grid.ts';
import { columnsIn, upToColumn, wiresIn, withBoxOpened, type CircuitGrid } from './circuit-grid.ts';
import { circuitGrid } from './circuit-text.ts';
import {
  probabilityNearness,
  tableNearness,
  transferNearness,
  unitaryNearness,
} from './task-behaviour.ts';

export type TaskCheck = BlockOf<'task'>['check'];

/** Two states or chances that differ by less are the same: 1e-9 as in the curriculum's rules. */
const tolerance = 1e-9;

interface Run {
  readonly wires: number;
  /** Number of looks; each has a wire of its own above the grid's. */
  readonly looks: number;
  /** Interleaved re, im. */
  readonly amplitudes: Float64Array;
}

function run(grid: CircuitGrid): Run {
  const { amplitudes } = stateAfter(circuitWithLooksDeferred(grid));
  return { wires: wiresIn(grid), looks: looksIn(grid), amplitudes };
}

/** The chance of each outcome of the grid's wires, by its index. */
function chancesOf({ wires, amplitudes }: Run): Float64Array {
  const chances = new Float64Array(2 ** wires);
  for (let index = 0; index < amplitudes.length / 2; index++) {
    const re = amplitudes[2 * index] ?? 0;
    const im = amplitudes[2 * index + 1] ?? 0;
    const outcome = index % chances.length;
    chances[outcome] = (chances[outcome] ?? 0) + re * re + im * im;
  }
  return chances;
}

/** 1 when the circuit does what is asked, otherwise how near it comes, from 0. */
export function nearnessTo(check: TaskCheck, grid: CircuitGrid): number {
  switch (check.kind) {
    case 'distribution':
      return overlapOfChances(chancesOf(run(grid)), askedChances(check, wiresIn(grid)));
    case 'state':
      return fidelityTo(askedAmplitudes(check, wiresIn(grid)), run(grid));
    case 'journey':
      return partOfJourney(check.stops, grid);
    case 'unitary':
      return unitaryNearness(circuitGrid(check.circuit), grid);
    case 'table':
      return tableNearness(check.rows, grid);
    case 'probability':
      return probabilityNearness(check, grid);
    case 'transfer':
      return transferNearness(check, grid);
    case 'family':
      return Math.min(
        ...check.members.map(({ circuit, chances }) => {
          const opened = withBoxOpened(grid, circuitGrid(circuit));
          return overlapOfChances(chancesOf(run(opened)), chancesByIndex(chances, wiresIn(grid)));
        }),
      );
  }
}

export function meets(check: TaskCheck, grid: CircuitGrid): boolean {
  if (check.kind !== 'distribution') return nearnessTo(check, grid) >= 1 - tolerance;
  const asked = askedChances(check, wiresIn(grid));
  return sameChances(chancesOf(run(grid)), asked);
}

/** Of a hidden family: how many members the circuit is right for. */
export function membersMet(check: TaskCheck, grid: CircuitGrid): number {
  if (check.kind !== 'family') return 0;
  return check.members.filter(
    (member) => nearnessTo({ ...check, members: [member] }, grid) >= 1 - tolerance,
  ).length;
}

/** Whether the chances are those of the state that is asked for, whatever the signs. */
export function hasAskedChances(check: TaskCheck, grid: CircuitGrid): boolean {
  if (check.kind !== 'state') return false;
  const asked = askedAmplitudes(check, wiresIn(grid));
  const chances = chancesOf({ wires: wiresIn(grid), looks: 0, amplitudes: asked });
  return sameChances(chancesOf(run(grid)), chances);
}

/** Whether the task asks for wires that are linked: no wires on their own could give it. */
export function asksForLinked(check: TaskCheck, wires: number): boolean {
  if (wires < 2 || (check.kind !== 'state' && check.kind !== 'distribution')) return false;
  if (check.kind === 'state') {
    return !areSeparate({ wires, looks: 0, amplitudes: askedAmplitudes(check, wires) });
  }
  const chances = askedChances(check, wires);
  return !sameChances(chances, productOfMarginals(chances, wires));
}

/** Whether every wire has a state of its own. With a look the question does not arise. */
export function isSeparate(grid: CircuitGrid): boolean {
  const result = run(grid);
  return result.looks === 0 && areSeparate(result);
}

/** The outcome that the wires surely show, or null where chance has a say. */
function sureOutcome(grid: CircuitGrid): string | null {
  const chances = chancesOf(run(grid));
  const index = chances.findIndex((chance) => chance >= 1 - tolerance);
  return index < 0 ? null : index.toString(2).padStart(wiresIn(grid), '0');
}

/** Which part of the stops is reached in order; the last counts only at the end. */
function partOfJourney(stops: readonly string[], grid: CircuitGrid): number {
  const columns = columnsIn(grid);
  let reached = 0;
  for (let column = 0; column <= columns && reached < stops.length; column++) {
    const isLast = reached === stops.length - 1;
    const seen = sureOutcome(upToColumn(grid, isLast ? columns : column));
    if (seen === stops[reached]) reached++;
    else if (isLast) break;
  }
  return reached / stops.length;
}

function askedChances(
  check: Extract<TaskCheck, { kind: 'distribution' }>,
  wires: number,
): Float64Array {
  return chancesByIndex(check.chances, wires);
}

function chancesByIndex(asked: Readonly<Record<string, number>>, wires: number): Float64Array {
  const chances = new Float64Array(2 ** wires);
  for (const [bits, chance] of Object.entries(asked)) chances[parseInt(bits, 2)] = chance;
  return chances;
}

function askedAmplitudes(
  check: Extract<TaskCheck, { kind: 'state' }>,
  wires: number,
): Float64Array {
  const amplitudes = new Float64Array(2 * 2 ** wires);
  for (const [bits, amplitude] of Object.entries(check.amplitudes)) {
    const [re, im] = typeof amplitude === 'number' ? [amplitude, 0] : amplitude;
    amplitudes.set([re, im], 2 * parseInt(bits, 2));
  }
  const norm = Math.hypot(...amplitudes);
  return amplitudes.map((number) => number / norm);
}

function sameChances(a: Float64Array, b: Float64Array): boolean {
  return a.every((chance, index) => Math.abs(chance - (b[index] ?? 0)) <= tolerance);
}

/** 1 less the total variation distance. */
function overlapOfChances(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, chance, index) => sum + Math.min(chance, b[index] ?? 0), 0);
}

/** <asked| rho |asked> of the grid's wires, summed over what the looks may have shown. */
function fidelityTo(asked: Float64Array, { amplitudes }: Run): number {
  let fidelity = 0;
  for (let branch = 0; branch < amplitudes.length; branch += asked.length) {
    let re = 0;
    let im = 0;
    for (let at = 0; at < asked.length; at += 2) {
      const [aRe, aIm] = [asked[at] ?? 0, asked[at + 1] ?? 0];
      const [bRe, bIm] = [amplitudes[branch + at] ?? 0, amplitudes[branch + at + 1] ?? 0];
      re += aRe * bRe + aIm * bIm;
      im += aRe * bIm - aIm * bRe;
    }
    fidelity += re * re + im * im;
  }
  return fidelity;
}

function productOfMarginals(chances: Float64Array, wires: number): Float64Array {
  const ones = Array.from({ length: wires }, (_, wire) =>
    chances.reduce((sum, chance, index) => sum + ((index >> wire) & 1 ? chance : 0), 0),
  );
  return chances.map((_, index) =>
    ones.reduce((product, one, wire) => product * ((index >> wire) & 1 ? one : 1 - one), 1),
  );
}

/** A pure state is a product of its wires exactly when each wire's own state is pure. */
function areSeparate(state: Run): boolean {
  return Array.from({ length: state.wires }, (_, wire) => purityOf(state.amplitudes, wire)).every(
    (purity) => purity >= 1 - tolerance,
  );
}

/** Tr rho^2 of one wire: P0^2 + P1^2 + 2 |c|^2 with c = sum conj(a0) a1. */
function purityOf(amplitudes: Float64Array, wire: number): number {
  const bit = 2 ** wire;
  let [p0, p1, re, im] = [0, 0, 0, 0];
  for (let index = 0; index < amplitudes.length / 2; index++) {
    if (index & bit) continue;
    const [aRe, aIm] = [amplitudes[2 * index] ?? 0, amplitudes[2 * index + 1] ?? 0];
    const other = index | bit;
    const [bRe, bIm] = [amplitudes[2 * other] ?? 0, amplitudes[2 * other + 1] ?? 0];
    p0 += aRe * aRe + aIm * aIm;
    p1 += bRe * bRe + bIm * bIm;
    re += aRe * bRe + aIm * bIm;
    im += aRe * bIm - aIm * bRe;
  }
  return p0 * p0 + p1 * p1 + 2 * (re * re + im * im);
}
