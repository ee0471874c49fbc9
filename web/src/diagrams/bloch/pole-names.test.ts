import { expect, it } from 'vitest';
import { placesOf, size } from './pole-names.ts';
import { project, startView } from './view.ts';

const points = [
  { x: 0, y: 0, z: 1 },
  { x: 0, y: 0, z: -1 },
  { x: 1, y: 0, z: 0 },
  { x: -1, y: 0, z: 0 },
  { x: 0, y: 1, z: 0 },
  { x: 0, y: -1, z: 0 },
];
const placesFrom = (turn: number, tilt: number) =>
  placesOf(points.map((point) => project(point, { turn, tilt })));

it('names all six points in the first view of the ball', () => {
  expect(placesFrom(startView.turn, startView.tilt)).not.toContain(null);
});

it(
  'lets no name cover another or leave the drawing, in any view of the ball',
  { tags: ['exhaustive'] },
  () => {
    for (let turn = -180; turn <= 180; turn += 5) {
      for (let tilt = -80; tilt <= 80; tilt += 5) {
        const shown = placesFrom(turn, tilt).filter((place) => place !== null);
        // At most one name of each pair is hidden.
        expect(shown.length).toBeGreaterThanOrEqual(3);
        for (const [at, { x, y }] of shown.entries()) {
          expect(Math.abs(x) + 16).toBeLessThanOrEqual(size / 2);
          expect(y).toBeLessThanOrEqual(size / 2);
          expect(y - 12).toBeGreaterThanOrEqual(-size / 2);
          for (const other of shown.slice(at + 1)) {
            expect(Math.abs(x - other.x) >= 32 || Math.abs(y - other.y) >= 13).toBe(true);
          }
        }
      }
    }
  },
);
