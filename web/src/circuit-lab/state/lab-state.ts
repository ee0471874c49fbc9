/** The state of the lab, and its start. */
import type { LabLevel } from '@qubloom/contract';
import {
  emptyCircuit,
  isMadeWith,
  withCrossingsSeparated,
  type Circuit,
  type CircuitClip,
  type GridCell,
  type GridRegion,
} from '@qubloom/quantum';
import { kindOfTool } from '../operations/operations.ts';
import { paletteOf, type Tool } from '../palette/tools.ts';

/** All numbers are probabilities. Switching noise off keeps the sliders' values. */
export interface LabNoise {
  readonly isOn: boolean;
  readonly depolarizing: number;
  readonly damping: number;
  readonly readout: number;
}

/** A circuit around a gate of its own that is open in the editor. */
export interface OuterCircuit {
  /** The gate that is open. */
  readonly gate: string;
  readonly circuit: Circuit;
  readonly past: readonly Circuit[];
  readonly future: readonly Circuit[];
  readonly cursor: GridCell;
  readonly step: number | null;
}

export interface LabNotice {
  /** Increases with each notice, so that the same message is announced again. */
  readonly serial: number;
  readonly message: string;
  readonly isRefusal: boolean;
}

export interface LabState {
  /** The edited circuit: the learner's circuit, or the inside of the open gate. See `wholeCircuit`. */
  readonly circuit: Circuit;
  readonly past: readonly Circuit[];
  readonly future: readonly Circuit[];
  readonly cursor: GridCell;
  readonly selection: GridRegion | null;
  /** The start of the selection; the cursor is its other end. */
  readonly anchor: GridCell | null;
  readonly clip: CircuitClip | null;
  readonly armed: Tool | null;
  /** Space has picked this up: the operation of this cell, or the selection if there is one. */
  readonly carried: GridCell | null;
  /** True if the details of the cell at the cursor are open. */
  readonly isDetailsOpen: boolean;
  readonly level: LabLevel;
  /** Names of the allowed gates, or null for all of the level. See `paletteOf`. */
  readonly allowed: readonly string[] | null;
  /** The state is shown after this column (-1 is the start); null is after all. */
  readonly step: number | null;
  /** From 0 to 1. */
  readonly time: number;
  readonly isPlaying: boolean;
  readonly noise: LabNoise;
  readonly shots: number;
  /** The seed of all shots; null draws a new one for each run, as nature does. */
  readonly seed: number | null;
  /** Circuits around the edited one, the outermost first. */
  readonly outer: readonly OuterCircuit[];
  readonly notice: LabNotice;
  /** Edits of one gesture, such as one drag of a slider, are one undo step. */
  readonly gesture: string | null;
  /** Increases when another circuit replaces this one, so that the old one can be saved beside it. */
  readonly generation: number;
}

/** The cursor in a circuit that was just opened. */
export const firstCell: GridCell = { column: 0, wire: 0 };

export const nothingSelected = { selection: null, anchor: null } satisfies Partial<LabState>;

/** Nothing is selected, chosen in the palette, or picked up. */
export const nothingInHand = {
  ...nothingSelected,
  armed: null,
  carried: null,
} satisfies Partial<LabState>;

/** The start of work on a circuit that has just been opened. */
export const freshWork = {
  ...nothingInHand,
  past: [],
  future: [],
  cursor: firstCell,
  step: null,
} satisfies Partial<LabState>;

const startNoise: LabNoise = { isOn: false, depolarizing: 0.02, damping: 0.02, readout: 0.02 };
const startShots = 1000;

export interface LabOptions {
  readonly circuit?: Circuit;
  readonly level?: LabLevel;
  readonly allowed?: readonly string[];
}

export function startLab({ circuit, level = 'explorer', allowed }: LabOptions = {}): LabState {
  return {
    circuit: withCrossingsSeparated(circuit ?? emptyCircuit(2)),
    ...freshWork,
    clip: null,
    isDetailsOpen: false,
    level,
    allowed: allowed ?? null,
    time: 0,
    isPlaying: false,
    noise: startNoise,
    shots: startShots,
    seed: null,
    outer: [],
    notice: { serial: 0, message: '', isRefusal: false },
    gesture: null,
    generation: 0,
  };
}

/** Returns the tools that can be placed now: the gates of the level, then those of the circuit's own. */
export function paletteIn(
  state: Pick<LabState, 'circuit' | 'level' | 'allowed' | 'outer'>,
): readonly Tool[] {
  const isInside = state.outer.length > 0;
  const known = paletteOf(state.level, state.allowed).filter(
    (tool) => !isInside || kindOfTool(tool).fitsInside,
  );
  const own = state.circuit.definitions
    .filter(({ name }) => !isMadeWithOpen(state.outer, state.circuit, name))
    .map(({ name }): Tool => ({ kind: 'gate', gate: name }));
  return [...known, ...own];
}

/** Returns true if gates may be made by choosing or typing. */
export function mayMakeGates({ level, allowed }: Pick<LabState, 'level' | 'allowed'>): boolean {
  return level === 'full' && allowed === null;
}

/** Returns true if a gate contains an open one, so that placing it would make the open gate contain itself. */
export function isMadeWithOpen(
  outer: readonly OuterCircuit[],
  { definitions }: Pick<Circuit, 'definitions'>,
  name: string,
): boolean {
  return outer.some((open) => isMadeWith(definitions, name, open.gate));
}
