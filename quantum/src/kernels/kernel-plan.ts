import type { UnitaryStep } from '../simulate/unitary-step.ts';
import { PLANE } from './block-layout.ts';
import { normalForm } from './normal-form.ts';
import { DEFAULT_LIMITS, planPasses, type Pass, type PassLimits } from './pass-planner.ts';
import { SweepKind, type Sweep } from './sweep.ts';

/** What a run begins with: a basis state with a factor, or amplitudes that lie in memory already. */
export type KernelStart =
  | { readonly kind: 'basis'; readonly index: number; readonly re: number; readonly im: number }
  | {
      readonly kind: 'amplitudes';
      /** Wires that are |0> in all of them. */ readonly fresh: number;
    };

/** A whole run, ready to be written to memory. */
export interface KernelPlan {
  readonly passes: readonly Pass[];
  /** Wires of the layout: those of the state, and more below ten so that every block has some to spare. */
  readonly wires: number;
  /** Real numbers only; spread out to amplitudes at the end, times `re + i im`. */
  readonly isReal: boolean;
  readonly re: number;
  readonly im: number;
  /** The basis state to write to memory, as bits of the lowest wires, and its factor. */
  readonly seed?: { readonly index: number; readonly re: number; readonly im: number };
}

/** The lowest wires have their room from the start: less than a row would not be worth a pass of its own. */
export const START_WIRES = 5;
const LEAST_WIRES = 10;

/** Plans steps on a state of `wires` wires. The result lies in memory as interleaved re, im. */
export function planKernels(
  wires: number,
  steps: readonly UnitaryStep[],
  start: KernelStart,
  limits: PassLimits = DEFAULT_LIMITS,
): KernelPlan {
  const all = 2 ** wires - 1;
  const startWires = 2 ** Math.min(wires, START_WIRES) - 1;
  const fresh = (start.kind === 'basis' ? all : start.fresh) & ~startWires;
  const form = normalForm(wires, steps, fresh, start.kind === 'basis' ? start.index : 0);
  const isReal = form.isReal && start.kind === 'basis';
  const laidOut = Math.max(wires, LEAST_WIRES);
  const planned = planPasses(laidOut, !isReal, form.gates, all & ~fresh, limits);
  const passes = isReal ? planned : withLast(planned, exchangePlane());
  if (start.kind === 'amplitudes') {
    return {
      passes: withFirst(passes, [exchangePlane(), scaleBy(form.re, form.im)]),
      wires: laidOut,
      isReal,
      re: 1,
      im: 0,
    };
  }
  const re = start.re * form.re - start.im * form.im;
  const im = start.re * form.im + start.im * form.re;
  const index = start.index & startWires;
  if (!isReal) return { passes, wires: laidOut, isReal, re: 1, im: 0, seed: { index, re, im } };
  // The size goes in at the start, where it balances the cosines left out; the phase at the end.
  const size = Math.hypot(re, im);
  return {
    passes,
    wires: laidOut,
    isReal,
    re: re / size,
    im: im / size,
    seed: { index, re: size, im: 0 },
  };
}

/** Between the kernels' layout and interleaved re, im: the lane and the plane change places. */
function exchangePlane(): Sweep {
  return { kind: SweepKind.exchangeLane, fixed: PLANE, b: PLANE };
}

function scaleBy(re: number, im: number): Sweep {
  return { kind: SweepKind.phase, fixed: PLANE, numbers: [re, re, im, im] };
}

function withFirst([first, ...others]: readonly Pass[], sweeps: readonly Sweep[]): Pass[] {
  const idle = idleAxes(first, first.active);
  const ahead = sweeps.map((sweep) => ({ ...sweep, fixed: sweep.fixed | idle }));
  return [
    { ...first, plan: { ...first.plan, sweeps: [...ahead, ...first.plan.sweeps] } },
    ...others,
  ];
}

function withLast(passes: readonly Pass[], sweep: Sweep): Pass[] {
  const last = passes[passes.length - 1];
  const behind = { ...sweep, fixed: sweep.fixed | idleAxes(last, last.plan.active) };
  return [
    ...passes.slice(0, -1),
    { ...last, plan: { ...last.plan, sweeps: [...last.plan.sweeps, behind] } },
  ];
}

/** Axes of the block whose wires have no room in memory yet. */
function idleAxes({ plan }: Pass, active: number): number {
  return plan.layout.axes.reduce(
    (sum, axis, wire) => (axis >= 2 ** 8 && ((active >>> wire) & 1) === 0 ? sum | axis : sum),
    0,
  );
}
