/**
 * Grover's search among 4 or 8 items, half a step at a time: flip the sign of the marked item, then reflect every
 * amplitude about the mean. Source: Nielsen and Chuang, section 6.1.
 */
import { percent, maxGroverSteps } from '@qubloom/contract';
import {
  circuit,
  sampleIndices,
  smallStateAfter,
  type CircuitBuilder,
  type Random,
  type StateVector,
} from '@qubloom/quantum';
import { amplitudesOf, probabilityOf, type Amplitude } from '../bars/amplitudes.ts';

export type Items = 4 | 8;

export interface Search {
  readonly items: Items;
  readonly marked: number;
  /** Half steps done. After an odd number, the sign is flipped and the reflection is still to come. */
  readonly halves: number;
}

export const maxSteps = maxGroverSteps;

export function newSearch(items: Items, marked: number): Search {
  return { items, marked: Math.min(marked, items - 1), halves: 0 };
}

export function withHalf(search: Search, by: 1 | -1): Search {
  const halves = Math.min(Math.max(search.halves + by, 0), 2 * maxSteps);
  return { ...search, halves };
}

export function wiresOf(items: Items): number {
  return items === 4 ? 2 : 3;
}

export function bitsOf({ items }: Pick<Search, 'items'>, item: number): string {
  return item.toString(2).padStart(wiresOf(items), '0');
}

export function amplitudesAt(search: Search): readonly Amplitude[] {
  return amplitudesOf(stateAt(search));
}

function stateAt({ items, marked, halves }: Search): StateVector {
  const wires = wiresOf(items);
  const builder = circuit(wires);
  for (let wire = 0; wire < wires; wire++) builder.h(wire);
  for (let half = 0; half < halves; half++) {
    if (half % 2 === 0) flipSignOf(builder, wires, marked);
    else turnAboutMean(builder, wires);
  }
  return smallStateAfter(builder.build());
}

/** Z on the highest wire, with controls that only this item satisfies. */
function flipSignOf(builder: CircuitBuilder, wires: number, item: number): void {
  for (let wire = 0; wire < wires; wire++) if (((item >> wire) & 1) === 0) builder.x(wire);
  const controls = Array.from({ length: wires - 1 }, (_, wire) => wire);
  builder.gate('z', [wires - 1], { controls });
  for (let wire = 0; wire < wires; wire++) if (((item >> wire) & 1) === 0) builder.x(wire);
}

/**
 * Maps each amplitude a to 2 * mean - a. The gates give this with the wrong sign, which a full turn of RZ
 * corrects.
 */
function turnAboutMean(builder: CircuitBuilder, wires: number): void {
  for (let wire = 0; wire < wires; wire++) builder.h(wire);
  flipSignOf(builder, wires, 0);
  for (let wire = 0; wire < wires; wire++) builder.h(wire);
  builder.rz(2 * Math.PI, 0);
}

export function meanOf(amplitudes: readonly Amplitude[]): number {
  return amplitudes.reduce((sum, { re }) => sum + re, 0) / amplitudes.length;
}

/** The probability that a measurement finds the marked item. */
export function probabilityOfMarked(search: Search): number {
  const amplitude = amplitudesAt(search)[search.marked];
  return amplitude ? probabilityOf(amplitude) : 0;
}

/** Returns how many of `looks` at fresh qubits find the marked item. */
export function drawFinds(search: Search, looks: number, random: Random): number {
  return sampleIndices(stateAt(search), looks, random).get(search.marked) ?? 0;
}

/** Returns the item that one look at a fresh register finds. */
export function drawItem(search: Search, random: Random): number {
  const [item = 0] = sampleIndices(stateAt(search), 1, random).keys();
  return item;
}

/** Returns the probability of finding it after each whole step, beginning with none. */
export function probabilitiesByStep({ items, marked }: Search): readonly number[] {
  return Array.from({ length: maxSteps + 1 }, (_, step) =>
    probabilityOfMarked({ items, marked, halves: 2 * step }),
  );
}

/** Returns what the mirror at the mean is about to do, or has just done. */
export function mirrorAt({ halves }: Search): 'ready' | 'done' | undefined {
  if (halves === 0) return undefined;
  return halves % 2 === 1 ? 'ready' : 'done';
}

/** Describes the latest step. */
export function stepText(search: Search): string {
  const { halves, items } = search;
  if (halves === 0) return `All ${items} bars are the same.`;
  if (halves % 2 === 1) {
    return 'The marked bar points the other way now. Its chance is the same, but the mean has moved.';
  }
  const before = probabilityOfMarked({ ...search, halves: halves - 2 });
  return probabilityOfMarked(search) > before - 1e-9
    ? 'Every bar was mirrored at the mean’s line. The marked bar has grown.'
    : 'Too far: the marked bar has shrunk again.';
}

/** Describes the latest step, with the exact chance. */
export function messageAt(search: Search): string {
  return `${stepText(search)} A look finds the marked item with ${percent(probabilityOfMarked(search))}.`;
}
