/** Moves on the Bloch sphere: a gate is a turn around an axis by an angle. */
import { blochGates, type BlochMove } from '@qubloom/contract';
import {
  blochVector,
  circuit,
  smallStateAfter,
  type BlochVector,
  type CircuitBuilder,
  type Radians,
} from '@qubloom/quantum';
import type { Point } from '../../diagrams/bloch/view.ts';

export const namedGates = blochGates;
export type NamedGate = (typeof namedGates)[number];
export const axes = ['x', 'y', 'z'] as const;
export type Axis = (typeof axes)[number];

/** A gate by its name, or a turn by the learner in whole degrees. */
export type Move = BlochMove;

const half = Math.SQRT1_2;
const ex: Point = { x: 1, y: 0, z: 0 };
const ey: Point = { x: 0, y: 1, z: 0 };
const ez: Point = { x: 0, y: 0, z: 1 };

/** The turn of each gate on the sphere. */
const turns: Readonly<Record<NamedGate, { readonly around: Point; readonly degrees: number }>> = {
  X: { around: ex, degrees: 180 },
  Y: { around: ey, degrees: 180 },
  Z: { around: ez, degrees: 180 },
  H: { around: { x: half, y: 0, z: half }, degrees: 180 },
  S: { around: ez, degrees: 90 },
  T: { around: ez, degrees: 45 },
};

const turnOf = (move: Move) =>
  typeof move === 'string'
    ? turns[move]
    : { around: { x: ex, y: ey, z: ez }[move.axis], degrees: move.degrees };

const radians = (degrees: number): Radians => (degrees * Math.PI) / 180;

/** Returns the arrow's direction after some moves from 0, computed by the engine. */
export function pointAfter(moves: readonly Move[]): BlochVector {
  const line = circuit(1);
  for (const move of moves) addTo(line, move);
  return blochVector(smallStateAfter(line.build()), 0);
}

function addTo(line: CircuitBuilder, move: Move): void {
  if (typeof move === 'string') line.gate(move.toLowerCase(), [0]);
  else line.gate(`r${move.axis}`, [0], { parameters: [radians(move.degrees)] });
}

/** Degrees between the points to which an arrow can be dragged. */
export const aimStep = 15;

/** A point as on a globe: its angle from |0> at the top, and its angle from |+> around Z, in steps of `aimStep`. */
export interface Aim {
  /** From 0 to 180. */
  readonly below: number;
  /** From -180 to 180; 0 at the poles. */
  readonly around: number;
}

export function aimAt({ x, y, z }: Point): Aim {
  const below = stepped(Math.acos(Math.max(-1, Math.min(1, z))));
  return { below, around: below % 180 === 0 ? 0 : stepped(Math.atan2(y, x)) };
}

const stepped = (angle: Radians) => Math.round((angle * 180) / Math.PI / aimStep) * aimStep;

/** Returns turns around Y and Z that lead from |0> to the nearest of these points. */
export function movesTo(point: Point): readonly Move[] {
  const { below, around } = aimAt(point);
  const moves: readonly Move[] = [
    { axis: 'y', degrees: below },
    { axis: 'z', degrees: around },
  ];
  return moves.filter((move) => typeof move !== 'string' && move.degrees !== 0);
}

export function pointOf({ below, around }: Aim): Point {
  return pointAfter([
    { axis: 'y', degrees: below },
    { axis: 'z', degrees: around },
  ]);
}

/** Degrees between two points of a trail. */
const trailStep = 5;

/** Returns the path of the arrow's tip from `from` through one move, including both ends. */
export function trailOf(from: Point, move: Move): readonly Point[] {
  const { around, degrees } = turnOf(move);
  const steps = Math.max(1, Math.ceil(Math.abs(degrees) / trailStep));
  return Array.from({ length: steps + 1 }, (_, step) =>
    turned(from, around, radians((degrees * step) / steps)),
  );
}

/** Rodrigues' formula: v cos a + (k x v) sin a + k (k . v)(1 - cos a), with k of length 1. */
function turned(v: Point, k: Point, angle: Radians): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = (k.x * v.x + k.y * v.y + k.z * v.z) * (1 - cos);
  return {
    x: v.x * cos + (k.y * v.z - k.z * v.y) * sin + k.x * along,
    y: v.y * cos + (k.z * v.x - k.x * v.z) * sin + k.y * along,
    z: v.z * cos + (k.x * v.y - k.y * v.x) * sin + k.z * along,
  };
}

/** Two points closer than this are equal. */
const rounding = 1e-6;

export function isSamePoint(a: Point, b: Point): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z) < rounding;
}

const named: readonly (readonly [name: string, label: string, at: Point])[] = [
  ['|0⟩', 'at the top: 0', ez],
  ['|1⟩', 'at the bottom: 1', { x: 0, y: 0, z: -1 }],
  ['|+⟩', 'on the rim: plus', ex],
  ['|−⟩', 'on the rim: minus', { x: -1, y: 0, z: 0 }],
  ['|i⟩', 'on the rim: i', ey],
  ['|−i⟩', 'on the rim: minus i', { x: 0, y: -1, z: 0 }],
];

/** Returns the name of a named point; null for others. */
export function ketOf(point: Point): string | null {
  return named.find(([, , at]) => isSamePoint(at, point))?.[0] ?? null;
}

/** Describes the position of a point, for screen readers. */
export function pointText(point: Point): string {
  const known = named.find(([, , at]) => isSamePoint(at, point))?.[1];
  if (known !== undefined) return known;
  const { x, y, z } = point;
  return `at ${spoken(x)} along X, ${spoken(y)} along Y, ${spoken(z)} along Z`;
}

/** Formats a number with two decimals and a true minus sign. */
export function numberText(value: number): string {
  const text = value.toFixed(2);
  return text === '-0.00' ? '0.00' : text.replace('-', '−');
}

const spoken = (value: number) => numberText(value).replace('−', 'minus ');

export function moveText(move: Move): string {
  return typeof move === 'string'
    ? move
    : `R${move.axis.toUpperCase()} ${String(move.degrees).replace('-', '−')}°`;
}
