/** The state of the Bloch sphere: the moves so far, and the point to reach. */
import { maxBlochMoves } from '@qubloom/contract';
import type { BlochVector } from '@qubloom/quantum';
import type { Point } from '../../diagrams/bloch/view.ts';
import { isSamePoint, movesTo, pointAfter, type Move } from './turns.ts';

export interface Goal {
  /** Moves from 0 that lead there; others may do so, too. */
  readonly moves: readonly Move[];
  /** Maximum number of moves. */
  readonly within: number;
}

export interface SphereState {
  readonly moves: readonly Move[];
  /** Null for a free walk. */
  readonly goal: Goal | null;
}

export type SphereStep =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'aim'; readonly point: Point }
  | { readonly kind: 'undo' }
  | { readonly kind: 'restart' }
  | { readonly kind: 'goal'; readonly goal: Goal | null };

/** A free walk keeps all moves, up to this number. */
export const maxMoves = maxBlochMoves;

/** Points to reach, the easiest first. After the last one comes the first. */
export const goals: readonly Goal[] = [
  { moves: ['H', 'S'], within: 3 },
  { moves: ['H', 'Z'], within: 3 },
  { moves: ['H', 'T'], within: 3 },
  { moves: ['H', 'T', 'H'], within: 3 },
  { moves: ['X', 'H', 'T'], within: 3 },
];

const firstGoal: Goal = goals[0] ?? { moves: ['H'], within: 3 };

/** Returns the first goal: the requested target, or else the first of `goals`. */
export function goalAt(target: readonly Move[] | null, within: number): Goal {
  const isUsual = target === null && within === firstGoal.within;
  return isUsual ? firstGoal : { moves: target ?? firstGoal.moves, within };
}

export function goalAfter(goal: Goal | null): Goal {
  const at = goals.findIndex((one) => one === goal);
  return goals[(at + 1) % goals.length] ?? { moves: ['H'], within: 3 };
}

export function stepSphere(state: SphereState, step: SphereStep): SphereState {
  switch (step.kind) {
    case 'move':
      return mayMove(state) ? { ...state, moves: [...state.moves, step.move] } : state;
    case 'aim':
      return { ...state, moves: movesTo(step.point) };
    case 'undo':
      return { ...state, moves: state.moves.slice(0, -1) };
    case 'restart':
      return { ...state, moves: [] };
    case 'goal':
      return { moves: [], goal: step.goal };
  }
}

export function mayMove({ moves, goal }: SphereState): boolean {
  return moves.length < (goal?.within ?? maxMoves);
}

/** Returns the point to reach; null for a free walk. */
export function targetOf({ goal }: SphereState): BlochVector | null {
  return goal === null ? null : pointAfter(goal.moves);
}

export function hasReached(state: SphereState): boolean {
  const target = targetOf(state);
  return target !== null && state.moves.length > 0 && isSamePoint(pointAfter(state.moves), target);
}

/** Describes the progress of the search for the point; null without one. */
export function goalText(state: SphereState): string | null {
  const { moves, goal } = state;
  if (goal === null) return null;
  const used = `${moves.length} of ${goal.within} moves used.`;
  if (hasReached(state)) return `You are on the point. ${used}`;
  if (moves.length < goal.within) return `${used} The dashed ring is the point to reach.`;
  return `${used} The point is somewhere else. Undo one, or start over.`;
}
