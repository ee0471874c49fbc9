/** What stands on the table of the Bloch ball: the moves so far, and the point to reach. */
import type { BlochVector } from '@qubloom/quantum';
import { isSamePoint, pointAfter, type Move } from './turns.ts';

export interface Goal {
  /** Moves from 0 that lead there; there may be others. */
  readonly way: readonly Move[];
  /** How many moves may be used. */
  readonly within: number;
}

export interface BallState {
  readonly moves: readonly Move[];
  /** Null for a free walk. */
  readonly goal: Goal | null;
}

export type BallStep =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'undo' }
  | { readonly kind: 'restart' }
  | { readonly kind: 'goal'; readonly goal: Goal | null };

/** A free walk forgets nothing, but it does not grow without end. */
export const mostMoves = 60;

/** Points to reach, the easiest first; one behind the last it begins again. */
export const goals: readonly Goal[] = [
  { way: ['H', 'S'], within: 3 },
  { way: ['H', 'Z'], within: 3 },
  { way: ['H', 'T'], within: 3 },
  { way: ['H', 'T', 'H'], within: 3 },
  { way: ['X', 'H', 'T'], within: 3 },
];

export function goalAfter(goal: Goal | null): Goal {
  const at = goals.findIndex((one) => one === goal);
  return goals[(at + 1) % goals.length] ?? { way: ['H'], within: 3 };
}

export function stepBall(state: BallState, step: BallStep): BallState {
  switch (step.kind) {
    case 'move':
      return mayMove(state) ? { ...state, moves: [...state.moves, step.move] } : state;
    case 'undo':
      return { ...state, moves: state.moves.slice(0, -1) };
    case 'restart':
      return { ...state, moves: [] };
    case 'goal':
      return { moves: [], goal: step.goal };
  }
}

export function mayMove({ moves, goal }: BallState): boolean {
  return moves.length < (goal?.within ?? mostMoves);
}

/** The point to reach. */
export function targetOf({ goal }: BallState): BlochVector | null {
  return goal === null ? null : pointAfter(goal.way);
}

export function hasReached(state: BallState): boolean {
  const target = targetOf(state);
  return target !== null && state.moves.length > 0 && isSamePoint(pointAfter(state.moves), target);
}

/** How the search for the point stands; null without one. */
export function goalInWords(state: BallState): string | null {
  const { moves, goal } = state;
  if (goal === null) return null;
  const used = `${moves.length} of ${goal.within} moves used.`;
  if (hasReached(state)) return `You are on the point. ${used}`;
  if (moves.length < goal.within) return `${used} The dashed ring is the point to reach.`;
  return `${used} The point is somewhere else. Undo one, or start over.`;
}
