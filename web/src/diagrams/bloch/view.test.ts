import { describe, expect, it } from 'vitest';
import { dragged, maxTilt, project, unproject } from './view.ts';

const front = { x: 1, y: 0, z: 0 };

describe('the view of the ball', () => {
  it('shows X in front, Y to the right, and Z up when seen straight on', () => {
    const straight = { turn: 0, tilt: 0 };
    expect(project(front, straight)).toMatchObject({ across: 0, near: 1 });
    expect(project({ x: 0, y: 1, z: 0 }, straight)).toMatchObject({ across: 1, near: 0 });
    expect(project({ x: 0, y: 0, z: 1 }, straight).down).toBe(-1);
  });

  it('keeps lengths, from any angle', () => {
    for (const [turn, tilt] of [
      [-30, 20],
      [135, -80],
      [180, 45],
    ] as const) {
      const { across, down, near } = project({ x: 0.6, y: 0, z: 0.8 }, { turn, tilt });
      expect(Math.hypot(across, down, near)).toBeCloseTo(1, 12);
    }
  });

  it('follows the finger: points in front move along with it', () => {
    const right = project(front, dragged({ turn: 0, tilt: 0 }, 0.2, 0));
    expect(right.across).toBeGreaterThan(0.1);
    const down = project(front, dragged({ turn: 0, tilt: 0 }, 0, 0.2));
    expect(down.down).toBeGreaterThan(0.1);
  });

  it('turns around without end, but never over the top', () => {
    expect(dragged({ turn: 170, tilt: 0 }, 0.5, 0).turn).toBe(-161);
    expect(dragged({ turn: 0, tilt: 0 }, 0, 9).tilt).toBe(maxTilt);
  });

  it('finds the point under a finger, in front and behind, and the rim if the finger is outside', () => {
    for (const [turn, tilt] of [
      [-30, 20],
      [135, -80],
    ] as const) {
      for (const point of [front, { x: 0.6, y: 0, z: 0.8 }, { x: 0, y: -0.8, z: -0.6 }]) {
        const { across, down, near } = project(point, { turn, tilt });
        const found = unproject({ across, down, isBehind: near < 0 }, { turn, tilt });
        expect(found.x).toBeCloseTo(point.x, 9);
        expect(found.y).toBeCloseTo(point.y, 9);
        expect(found.z).toBeCloseTo(point.z, 9);
      }
    }
    const outside = unproject({ across: 3, down: 0, isBehind: false }, { turn: 0, tilt: 0 });
    expect(outside.y).toBeCloseTo(1, 12);
  });
});
