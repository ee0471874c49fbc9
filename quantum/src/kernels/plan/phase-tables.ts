import { LANE, PLANE, blockOffsets, type BlockLayout } from './block-layout.ts';
import { sweepOfPhase } from './gate-sweeps.ts';
import type { KernelGate } from './kernel-gate.ts';
import { SweepKind, type Sweep } from './sweep.ts';

export type Phase = Extract<KernelGate, { kind: 'phase' }>;

/**
 * Makes the sweeps that build one table of the product of phases whose wires are all in the block. The table has the
 * layout of the block's part up to the highest axis that a phase depends on.
 *
 * It grows one axis at a time. The half for 1 is the half for 0 times the phase of that wire alone. Then the phases
 * that join the axis with lower ones are multiplied in, on the existing part. So a phase costs no more than its share
 * of the table up to its highest axis.
 */
export function sweepsOfTable(
  phases: readonly Phase[],
  layout: BlockLayout,
  idleAxes: number,
  table: number,
): { build: Sweep[]; tableSize: number } {
  const { hasPlane } = layout;
  const alone = new Map<number, [re: number, im: number]>();
  const joint = new Map<number, Phase[]>();
  let top = hasPlane ? 2 * PLANE : PLANE;
  for (const phase of phases) {
    const { fixed, lane } = blockOffsets(layout, phase.mask, phase.value);
    const highest = fixed === 0 ? LANE : 2 ** (31 - Math.clz32(fixed));
    top = Math.max(top, highest);
    const isAlone = phase.mask === phase.value && (phase.mask & (phase.mask - 1)) === 0;
    if (isAlone) {
      const [re, im] = alone.get(highest) ?? [1, 0];
      alone.set(highest, [phase.re * re - phase.im * im, phase.re * im + phase.im * re]);
    } else {
      const others = joint.get(highest);
      if (others) others.push(phase);
      else joint.set(highest, [phase]);
    }
    if (lane === undefined && fixed === 0)
      throw new RangeError('A phase of a table needs a wire of the block.');
  }
  const onTable = { table, onTable: true };
  const [laneRe, laneIm] = alone.get(LANE) ?? [1, 0];
  const build: Sweep[] = [
    {
      kind: SweepKind.seed,
      fixed: 0,
      a: hasPlane ? PLANE : 0,
      numbers: [1, laneRe, 0, laneIm],
      ...onTable,
    },
  ];
  const join = (axis: number, size: number) => {
    for (const phase of joint.get(axis) ?? []) {
      const sweep = sweepOfPhase(phase, layout);
      build.push({ ...sweep, fixed: sweep.fixed | (idleAxes & (size - 1)), size, ...onTable });
    }
  };
  join(LANE, hasPlane ? 2 * PLANE : 16);
  for (let axis = hasPlane ? 2 * PLANE : 16; axis <= top; axis *= 2) {
    if (idleAxes & axis) continue;
    const [re, im] = alone.get(axis) ?? [1, 0];
    const fixed = (hasPlane ? PLANE : 0) | (idleAxes & (axis - 1));
    const kind = hasPlane ? SweepKind.double : SweepKind.doubleReal;
    build.push({ kind, fixed, a: axis, size: axis, numbers: [re, re, im, im], ...onTable });
    join(axis, 2 * axis);
  }
  return { build, tableSize: 2 * top };
}
