import { describe, expect, it } from 'vitest';
import {
  isSamePoint,
  ketOf,
  moveText,
  namedGates,
  pointAfter,
  pointText,
  trailOf,
  type Move,
} from './turns.ts';

const walks: readonly (readonly Move[])[] = [
  ...namedGates.map((gate) => ['H', 'T', { axis: 'x', degrees: 40 }, gate] as const),
  ['H', { axis: 'z', degrees: -75 }],
  [{ axis: 'y', degrees: 60 }],
  ['H', 'S', { axis: 'x', degrees: 180 }],
];

describe('moves on the ball', () => {
  it.each(walks)('follow a trail that ends where the engine says: %j', (...walk) => {
    const last = walk.at(-1);
    const before = pointAfter(walk.slice(0, -1));
    if (last === undefined) throw new Error('an empty walk');
    const trail = trailOf(before, last);
    expect(isSamePoint(trail[0] ?? pointAfter(['X']), before)).toBe(true);
    const end = trail.at(-1);
    expect(end && isSamePoint(end, pointAfter(walk))).toBe(true);
    for (const { x, y, z } of trail) expect(Math.hypot(x, y, z)).toBeCloseTo(1, 9);
  });

  it('name the six points that have names', () => {
    expect(ketOf(pointAfter([]))).toBe('|0⟩');
    expect(ketOf(pointAfter(['X']))).toBe('|1⟩');
    expect(ketOf(pointAfter(['H', 'Z']))).toBe('|−⟩');
    expect(ketOf(pointAfter(['H', 'S']))).toBe('|i⟩');
    expect(ketOf(pointAfter(['H', 'T']))).toBeNull();
  });

  it('say where the arrow points', () => {
    expect(pointText(pointAfter(['H']))).toBe('on the rim: plus');
    expect(pointText(pointAfter(['H', 'T']))).toBe('at 0.71 along X, 0.71 along Y, 0.00 along Z');
  });

  it('are written with a minus sign', () => {
    expect(moveText({ axis: 'y', degrees: -60 })).toBe('RY −60°');
  });
});
