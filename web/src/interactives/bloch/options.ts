/** Options of the Bloch sphere, read from the query of the frame's address. */
import { SimulatorAddress } from '../address/simulator-address.ts';
import { goals, maxMoves, type Goal } from './state.ts';
import { namedGates, parseMove, type Move, type NamedGate } from './turns.ts';

export const modes = ['free', 'target', 'pair'] as const;
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

/** `?mode=free|target|pair&modes=free,target&gates=X,H&angles=on|off&start=H,RY(60)&target=H,T&within=3`. */
export function readOptions(query: string): BlochOptions {
  const address = new SimulatorAddress(query);
  const moves = address.read('target', movesFrom, firstGoal.moves);
  const within = address.whole('within', 1, 9, 3);
  const angles = address.oneOf<'on' | 'off' | ''>('angles', ['on', 'off'], '');
  return {
    mode: address.oneOf('mode', modes, moves === firstGoal.moves ? 'free' : 'target'),
    modes: address.read('modes', modesFrom, modes),
    gates: address.read('gates', gatesFrom, namedGates),
    hasAngles: angles === '' ? null : angles === 'on',
    start: address.read('start', movesFrom, []),
    goal: moves === firstGoal.moves && within === firstGoal.within ? firstGoal : { moves, within },
    problem: address.problem,
  };
}

function movesFrom(text: string): readonly Move[] | undefined {
  const moves = text.split(',').map(parseMove);
  const isSound = moves.length <= maxMoves && moves.every((move) => move !== undefined);
  return isSound ? moves.filter((move) => move !== undefined) : undefined;
}

function modesFrom(text: string): readonly Mode[] | undefined {
  const asked = text.split(',');
  const known = modes.filter((name) => asked.includes(name));
  return known.length === asked.length ? known : undefined;
}

function gatesFrom(text: string): readonly NamedGate[] | undefined {
  const asked = text.split(',');
  const known = namedGates.filter((name) => asked.includes(name));
  return known.length === asked.length ? known : undefined;
}
