import { PLANE, type BlockLayout } from './block-layout.ts';
import { maskOf, type KernelGate } from './kernel-gate.ts';
import { SweepKind, type Sweep } from './sweep.ts';

export type Rotation = Extract<KernelGate, { kind: 'rotate' | 'turn' }>;
export type Swap = Extract<KernelGate, { kind: 'swap' }>;

/**
 * Makes one sweep for rotations on different wires of a tile and then swaps inside it. The tile has one to
 * three `wires`. There are kernels for
 *
 *   1 wire    a rotation or a turn
 *   2 wires   any two of them, or one
 *   3 wires   three rotations, or two
 *
 * with any permutation after them, but none after a single wire's rotation.
 */
export function sweepOfTile(
  layout: BlockLayout,
  wires: number,
  rotations: readonly Rotation[],
  swaps: readonly Swap[],
): Sweep {
  const turns = rotations.filter((rotation) => rotation.kind === 'turn');
  const others =
    turns.length > 0 ? rotations.filter((rotation) => rotation.kind !== 'turn') : rotations;
  const order = [...others, ...turns].map((rotation) => rotation.wire);
  for (let idle = wires & ~maskOf(order); idle !== 0; idle &= idle - 1)
    order.push(31 - Math.clz32(idle & -idle));
  let kind = kindOfTile(order.length, rotations.length, turns.length);
  let numbers = [...others, ...turns].map((rotation) => rotation.t);
  let cells = swaps.length > 0 ? placesAfter(order, swaps) : undefined;
  if (kind === SweepKind.rotateTwo && cells) {
    if (isCross(cells, 1, 2)) {
      order.reverse();
      numbers = numbers.reverse();
      cells = placesAfter(order, swaps);
    }
    kind = isCross(cells, 2, 1) ? SweepKind.rotateTwoCross : SweepKind.rotateTwoMove;
  }
  const [a, b = 0, c = 0] = order.map((wire) => layout.axes[wire]);
  const offset = (cell: number) => (cell & 1 ? a : 0) + (cell & 2 ? b : 0) + (cell & 4 ? c : 0);
  const places = (cells ?? UNMOVED.slice(0, 2 ** order.length)).map(offset);
  return { kind, fixed: a | b | c | (turns.length > 0 ? PLANE : 0), a, b, c, places, numbers };
}

const UNMOVED = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * Returns true if there is a kernel for a tile of this many wires with this many rotations, `turns` of them about X.
 */
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

/** Returns true if a tile of four is stored as by a CX that flips `flipped` if the other bit, `control`, is 1. */
function isCross(places: readonly number[], flipped: number, control: number): boolean {
  return places.every((place, cell) => place === (cell & control ? cell ^ flipped : cell));
}

/** Returns the destination of each cell of the tile. Bit `i` of a cell's number is the wire `order[i]`. */
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
