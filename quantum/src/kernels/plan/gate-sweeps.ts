import { LANE, PLANE, blockOffsets, type BlockLayout, type BlockOffsets } from './block-layout.ts';
import type { KernelGate } from './kernel-gate.ts';
import { SweepKind, type Sweep } from './sweep.ts';

type GateOf<Kind extends KernelGate['kind']> = Extract<KernelGate, { kind: Kind }>;

/** Makes sweeps of one gate on its own, outside any tile. The `active` wires already have their memory. */
export function sweepsOfGate(gate: KernelGate, layout: BlockLayout, active: number): Sweep[] {
  switch (gate.kind) {
    case 'rotate':
    case 'turn':
      return [sweepOfLaneRotation(gate)];
    case 'phase':
      return [sweepOfPhase(gate, layout)];
    case 'swap':
      return sweepOfSwap(gate, layout) ?? besideLane(gate, layout, active);
    case 'mix':
      return sweepOfMix(gate, layout) ?? besideLane(gate, layout, active);
    case 'dense':
      return sweepOfDense(gate, layout) ?? besideLane(gate, layout, active);
    case 'grow':
      return [sweepOfGrowth(layout.axes[gate.wire], gate.zero, gate.one)];
  }
}

/** Tiles have no room for the wire of the lane, so its rotations are 2x2 matrices between the lanes. */
function sweepOfLaneRotation(gate: GateOf<'rotate' | 'turn'>): Sweep {
  const { t } = gate;
  if (gate.kind === 'turn') {
    return { kind: SweepKind.mixLanes, fixed: PLANE, numbers: [1, 1, 0, 0, 0, 0, -t, -t] };
  }
  return { kind: SweepKind.mixLanesReal, fixed: 0, numbers: [1, 1, -t, t] };
}

export function sweepOfPhase({ mask, value, re, im }: GateOf<'phase'>, layout: BlockLayout): Sweep {
  const offsets = blockOffsets(layout, mask, value);
  const numbers = [...onLane(offsets.lane, re, 1), ...onLane(offsets.lane, im, 0)];
  return im === 0
    ? { kind: SweepKind.scale, ...latticeOf(offsets, 0), numbers }
    : { kind: SweepKind.phase, ...latticeOf(offsets, PLANE), numbers };
}

export function sweepOfGrowth(axis: number, zero: number, one: number): Sweep {
  const kind = zero === 1 ? SweepKind.growUp : SweepKind.grow;
  return { kind, fixed: axis, a: axis, numbers: [zero, zero, one, one] };
}

function sweepOfSwap({ mask, a, b }: GateOf<'swap'>, layout: BlockLayout): Sweep[] | undefined {
  const from = blockOffsets(layout, mask, a);
  const to = blockOffsets(layout, mask, b);
  const apart = from.origin ^ to.origin;
  if (from.lane === to.lane) {
    const pair = { ...latticeOf(from, 0), b: to.origin };
    if (from.lane === undefined) return [{ kind: SweepKind.swapPair, ...pair }];
    const numbers = [0, 1, 1, 0].flatMap((entry, i) =>
      onLane(from.lane, entry, i % 3 === 0 ? 1 : 0),
    );
    return [{ kind: SweepKind.mixPairReal, ...pair, numbers }];
  }
  if (apart === 0)
    return [{ kind: SweepKind.mixLanesReal, ...latticeOf(from, 0), numbers: [0, 0, 1, 1] }];
  // A SWAP of the lane's wire and another one exchanges lane 1 of one cell with lane 0 of its partner.
  const isSwap = (apart & (apart - 1)) === 0 && ((from.origin & apart) !== 0) === (from.lane === 0);
  if (!isSwap) return undefined;
  return [
    {
      kind: SweepKind.exchangeLane,
      ...latticeOf(from, 0),
      a: from.origin & ~apart,
      b: from.origin | apart,
    },
  ];
}

function sweepOfMix(
  { mask, a, b, matrix, isReal }: GateOf<'mix'>,
  layout: BlockLayout,
): Sweep[] | undefined {
  const from = blockOffsets(layout, mask, a);
  const to = blockOffsets(layout, mask, b);
  const parts = isReal ? matrix.filter((_, i) => i % 2 === 0) : matrix;
  const plane = isReal ? 0 : PLANE;
  if (from.lane === to.lane) {
    const pair = { ...latticeOf(from, plane), b: to.origin };
    const isUnit = (i: number) => i === 0 || i === parts.length - (isReal ? 1 : 2);
    const numbers = parts.flatMap((part, i) => onLane(from.lane, part, isUnit(i) ? 1 : 0));
    return [{ kind: isReal ? SweepKind.mixPairReal : SweepKind.mixPair, ...pair, numbers }];
  }
  if (from.origin !== to.origin) return undefined;
  // Row 0 of the matrix belongs to the lane of `a`. Each lane gets its row's own entry and its row's other entry.
  const row = (lane: number) => (lane === from.lane ? 0 : 1);
  const entry = (lane: number, own: boolean, part: 0 | 1) =>
    matrix[4 * row(lane) + 2 * (own ? row(lane) : 1 - row(lane)) + part];
  const own = [entry(0, true, 0), entry(1, true, 0)];
  const other = [entry(0, false, 0), entry(1, false, 0)];
  if (isReal)
    return [{ kind: SweepKind.mixLanesReal, ...latticeOf(from, 0), numbers: [...own, ...other] }];
  const ownIm = [entry(0, true, 1), entry(1, true, 1)];
  const otherIm = [entry(0, false, 1), entry(1, false, 1)];
  return [
    {
      kind: SweepKind.mixLanes,
      ...latticeOf(from, PLANE),
      numbers: [...own, ...ownIm, ...other, ...otherIm],
    },
  ];
}

function sweepOfDense(
  { targets, mask, value, matrix }: GateOf<'dense'>,
  layout: BlockLayout,
): Sweep[] | undefined {
  const fixed = blockOffsets(layout, mask, value);
  const axes = targets.map((wire) => layout.axes[wire]);
  if (axes.includes(LANE)) return undefined;
  const offsets = Array.from({ length: 2 ** targets.length }, (_, row) =>
    axes.reduce((offset, axis, i) => offset + ((row >>> i) & 1) * axis, 0),
  );
  const lattice = latticeOf(fixed, PLANE | axes.reduce((sum, axis) => sum | axis, 0));
  const numbers = [...onLane(fixed.lane, 1, 0), ...onLane(fixed.lane, 0, 1)];
  return [
    {
      kind: SweepKind.mixMany,
      ...lattice,
      tableSize: targets.length,
      numbers,
      dense: { offsets, matrix },
    },
  ];
}

/**
 * Makes sweeps for a gate that changes the lane's wire in a way that no sweep supports. Before and after the gate, that
 * wire is swapped with one that the gate does not change.
 */
function besideLane(gate: KernelGate, layout: BlockLayout, active: number): Sweep[] {
  const busy = gate.flipped | gate.mixed;
  const isSpare = (axis: number, wire: number) => axis > LANE && ((busy >>> wire) & 1) === 0;
  const isActive = (wire: number) => ((active >>> wire) & 1) === 1;
  let spare = layout.axes.findIndex((axis, wire) => isSpare(axis, wire) && isActive(wire));
  const clear: Sweep[] = [];
  if (spare < 0) {
    spare = layout.axes.findIndex(isSpare);
    if (spare < 0) throw new RangeError('The block has no wire to spare.');
    clear.push(sweepOfGrowth(layout.axes[spare], 1, 0));
  }
  const axis = layout.axes[spare];
  const lane = layout.axes.indexOf(LANE);
  const axes = layout.axes.map((own, wire) => (wire === spare ? LANE : wire === lane ? axis : own));
  const exchange: Sweep = { kind: SweepKind.exchangeLane, fixed: axis, b: axis };
  return [...clear, exchange, ...sweepsOfGate(gate, { ...layout, axes }, active), exchange];
}

function latticeOf({ fixed, origin, outerMask, outerValue }: BlockOffsets, more: number) {
  return { fixed: fixed | more, outerMask, outerValue, a: origin };
}

/** Returns a number for the selected lane, and a neutral one for the other lane. */
function onLane(lane: 0 | 1 | undefined, number: number, idle: number): [number, number] {
  return [lane === 1 ? idle : number, lane === 0 ? idle : number];
}
