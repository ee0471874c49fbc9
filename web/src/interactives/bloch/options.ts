/** Options of the Bloch sphere, read from the query of the frame's address. */
import { interactiveOptions, readOptions as readTable, blochModes } from '@qubloom/contract';
import { goals, type Goal } from './state.ts';
import type { Move, NamedGate } from './turns.ts';

export const modes = blochModes;
export type Mode = (typeof modes)[number];

export interface BlochOptions {
  readonly mode: Mode;
  /** The offered activities. A lesson offers those that it has introduced. */
  readonly modes: readonly Mode[];
  readonly gates: readonly NamedGate[];
  /** Whether turns by any angle are offered; null lets the mode decide. */
  readonly hasAngles: boolean | null;
  /** Initial moves of a free walk. */
  readonly start: readonly Move[];
  /** The first point to reach. */
  readonly goal: Goal;
  /** One sentence about the part of the address that could not be read. */
  readonly problem?: string | undefined;
}

const firstGoal: Goal = goals[0] ?? { moves: ['H'], within: 3 };

export function readOptions(query: string): BlochOptions {
  const { target, within, angles, mode, ...options } = readTable(
    interactiveOptions.bloch,
    new URLSearchParams(query),
  );
  const moves = target ?? firstGoal.moves;
  const isFirst = target === null && within === firstGoal.within;
  return {
    ...options,
    mode: mode ?? (target === null ? 'free' : 'target'),
    hasAngles: angles,
    goal: isFirst ? firstGoal : { moves, within },
  };
}
