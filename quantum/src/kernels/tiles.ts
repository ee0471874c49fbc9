import { PLANE, type BlockLayout } from './block-layout.ts';
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
 *
 * with any permutation behind them, but none behind a single wire's rotation.
 */
export function sweepOfTile(
  layout: BlockLayout,
  wires: readonly number[],
  rotations: readonly Rotation[],
  swaps: readonly Swap[],
): Sweep {
  const turns = rotations.filter((rotation) => rotation.kind === 'turn');
  const others = rotations.filter((rotation) => rotation.kind !== 'turn');
  const idle = wires.filter((wire) => !rotations.some((rotation) => rotation.wire === wire));
  let ordered = [...others, ...turns];
  const kind = kindOfTile(wires.length, rotations.length, turns.length);
  const order = () => [...ordered.map((rotation) => rotation.wire), ...idle];
  let places = placesAfter(order(), swaps);
  if (kind === SweepKind.rotateTwo && isCross(places, 1, 2)) {
    ordered = ordered.reverse();
    places = placesAfter(order(), swaps);
  }
  const axes = order().map((wire) => layout.axes[wire]);
  return {
    kind: kind === SweepKind.rotateTwo ? kindOfTwo(places) : kind,
    fixed: axes.reduce((sum, axis) => sum | axis, turns.length > 0 ? PLANE : 0),
    a: axes[0],
    b: axes[1] ?? 0,
    c: axes[2] ?? 0,
    places: places.map((cell) =>
      axes.reduce((offset, axis, i) => offset + ((cell >>> i) & 1) * axis, 0),
    ),
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

function kindOfTwo(places: readonly number[]): SweepKind {
  if (places.every((place, cell) => place === cell)) return SweepKind.rotateTwo;
  return isCross(places, 2, 1) ? SweepKind.rotateTwoCross : SweepKind.rotateTwoMove;
}

/** Whether a tile of four is stored as by a CX that flips `flipped` where the other bit, `control`, is 1. */
function isCross(places: readonly number[], flipped: number, control: number): boolean {
  return places.every((place, cell) => place === (cell & control ? cell ^ flipped : cell));
}

/** Where each cell of the tile goes: bit `i` of a cell's number is the wire `order[i]`. */
function placesAfter(order: readonly number[], swaps: readonly Swap[]): number[] {
  const inTile = (mask: number) =>
    order.reduce((bits, wire, i) => bits | (((mask >>> wire) & 1) << i), 0);
  const moves = swaps.map(({ mask, a, b }) => ({ mask: inTile(mask), a: inTile(a), b: inTile(b) }));
  return Array.from({ length: 2 ** order.length }, (_, cell) => {
    let at = cell;
    for (const { mask, a, b } of moves) {
      if ((at & mask) === a || (at & mask) === b) at ^= a ^ b;
    }
    return at;
  });
}
