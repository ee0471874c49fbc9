import type { BlockLayout } from './block-layout.ts';
import type { KernelGate } from './kernel-gate.ts';
import { SweepKind, type Sweep } from './sweep.ts';

export type Rotation = Extract<KernelGate, { kind: 'rotate' | 'turn' }>;
export type Swap = Extract<KernelGate, { kind: 'swap' }>;

/**
 * One sweep for rotations on different wires of a tile and then swaps inside it. `wires` are the
 * tile's, one to three; there are kernels for
 *
 *   1 wire    a rotation or a turn
 *   2 wires   any two of them, or one
 *   3 wires   three rotations, or two
 */
export function sweepOfTile(layout: BlockLayout, wires: readonly number[], rotations: readonly Rotation[], swaps: readonly Swap[]): Sweep {
  const ordered = [...rotations].sort((x, y) => Number(x.kind === 'turn') - Number(y.kind === 'turn'));
  const idle = wires.filter((wire) => !rotations.some((rotation) => rotation.wire === wire));
  const order = [...ordered.map((rotation) => rotation.wire), ...idle];
  const axes = order.map((wire) => layout.axes[wire]);
  const turns = rotations.filter((rotation) => rotation.kind === 'turn').length;
  const kind = kindOfTile(wires.length, rotations.length, turns);
  return {
    kind,
    fixed: axes.reduce((sum, axis) => sum | axis, turns > 0 ? 16 : 0),
    a: axes[0],
    b: axes[1] ?? 0,
    c: axes[2] ?? 0,
    places: placesAfter(order, axes, rotations, swaps),
    numbers: ordered.map((rotation) => rotation.t),
  };
}

/** Whether there is a kernel for a tile of so many wires with so many rotations, `turns` of them about X. */
export function hasTileKernel(wires: number, rotations: number, turns: number): boolean {
  return kinds[wires]?.[rotations]?.[turns] !== undefined;
}

const kinds: readonly (readonly (readonly SweepKind[])[])[] = [
  [],
  [[], [SweepKind.rotateOne, SweepKind.turnOne]],
  [
    [],
    [SweepKind.rotateOneOfTwo, SweepKind.turnOneOfTwo],
    [SweepKind.rotateTwo, SweepKind.rotateAndTurn, SweepKind.turnTwo],
  ],
  [[], [], [SweepKind.rotateTwoOfThree], [SweepKind.rotateThree]],
];

function kindOfTile(wires: number, rotations: number, turns: number): SweepKind {
  const kind = kinds[wires]?.[rotations]?.[turns];
  if (kind === undefined) throw new RangeError('There is no kernel for this tile.');
  return kind;
}

/** Where each cell of the tile is to be stored: bit `i` of a cell's number is the wire `order[i]`. */
function placesAfter(
  order: readonly number[],
  axes: readonly number[],
  rotations: readonly Rotation[],
  swaps: readonly Swap[],
): number[] {
  const inTile = (mask: number) => order.reduce((bits, wire, i) => bits | (((mask >>> wire) & 1) << i), 0);
  let flips = 0;
  for (const rotation of rotations) if (rotation.kind === 'rotate' && rotation.flips) flips |= rotation.mixed;
  const moves = swaps.map(({ mask, a, b }) => ({ mask: inTile(mask), a: inTile(a), b: inTile(b) }));
  return Array.from({ length: 2 ** order.length }, (_, cell) => {
    let at = cell ^ inTile(flips);
    for (const { mask, a, b } of moves) {
      if ((at & mask) === a || (at & mask) === b) at ^= a ^ b;
    }
    return axes.reduce((offset, axis, i) => offset + ((at >>> i) & 1) * axis, 0);
  });
}
