/** What the displays show of a circuit: small, plain data, however large the state is. */
import type { Circuit, Matrix, NoiseModel } from '@qubloom/quantum';

/** Rows of basis states that a screen can show. */
export const mostRows = 32;
/** Ways through looks that are offered one by one. */
export const mostWays = 16;

export interface ReadingRequest {
  /** Up to the column that is looked at. */
  readonly circuit: Circuit;
  readonly noise: NoiseModel | null;
  /** What the looks so far showed, the highest bit first; null for all ways together. */
  readonly way: string | null;
  /** Wires whose density matrix is wanted, the lowest first. */
  readonly focus: readonly number[];
}

export interface BasisRow {
  readonly index: number;
  readonly chance: number;
  /** Of the amplitude; 0 where there is none to tell, because the state is mixed. */
  readonly re: number;
  readonly im: number;
}

/** A point of the Bloch ball. `length` is 1 for a wire that is linked with nothing. */
export interface Ball {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly length: number;
}

export interface Way {
  readonly bits: string;
  readonly chance: number;
}

export interface PairLink {
  readonly a: number;
  readonly b: number;
  /** Wootters' concurrence, 0 to 1. */
  readonly strength: number;
}

export interface Reading {
  readonly wires: number;
  /** One list of amplitudes says all; else looks or noise have left a mixture. */
  readonly isPure: boolean;
  /** All basis states in their order where they fit, else the likeliest first. */
  readonly rows: readonly BasisRow[];
  /** The chance of all that is not among the rows. */
  readonly rest: number;
  readonly balls: readonly Ball[];
  /** Of looks at two wires, -1 to 1, at `a * wires + b`; see `correlation` of the engine. */
  readonly correlations: Float64Array;
  readonly density: { readonly wires: readonly number[]; readonly matrix: Matrix };
  /** Null where there are too many pairs. */
  readonly pairs: readonly PairLink[] | null;
  /** The bits that looks have written, the highest first, as they stand in a way. */
  readonly bits: readonly number[];
  readonly ways: readonly Way[];
  readonly wayCount: number;
  /** The way that is shown; null for all together. */
  readonly way: string | null;
  readonly noise: 'none' | 'shown' | 'left out';
  /** There were too many ways: this is the likeliest only. */
  readonly isOneOfMany: boolean;
}
