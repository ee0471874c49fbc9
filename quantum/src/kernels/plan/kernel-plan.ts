import type { UnitaryStep } from '../../backend/unitary-step.ts';
import { PLANE, ROW_BYTES } from './block-layout.ts';
import { finishNormalForm, writeSteps } from './normal-form.ts';
import { NormalFormWriter } from './normal-form-writer.ts';
import { DEFAULT_LIMITS, planPasses, type Pass, type PassLimits } from './pass-planner.ts';
import { SweepKind, type Sweep } from './sweep.ts';

/** The start of a run: a basis state with a factor, or amplitudes that are already in memory. */
export type KernelStart =
  | { readonly kind: 'basis'; readonly index: number; readonly re: number; readonly im: number }
  | {
      readonly kind: 'amplitudes';
      /** Wires that are |0> in all amplitudes. */ readonly fresh: number;
    };

/** A whole run. After it, the memory contains the amplitudes with real and imaginary parts in turn. */
export interface KernelPlan {
  /** The number of wires of the layout: at least ten, so that every block has spare ones. */
  readonly wires: number;
  /** True if all numbers are real. At the end, each becomes an amplitude by multiplication with `re + i im`. */
  readonly isReal: boolean;
  readonly re: number;
  readonly im: number;
  /** The basis state to write to memory, as bits of the lowest wires, and its factor. */
  readonly seed?: { readonly index: number; readonly re: number; readonly im: number };
  readonly stageCount: number;
  /**
   * Yields the passes, planned one stage at a time so that a circuit of any length fits into the memory for programs.
   */
  stages(): Generator<readonly Pass[], void>;
}

/** The lowest wires have their memory from the start, because less than a row is not worth its own pass. */
const START_WIRES = 5;
const MIN_WIRES = 10;
/** The number of steps planned at a time. Longer stages fuse no better, and planning takes more than linear time. */
const STAGE_STEPS = 512;

export function planKernels(
  wires: number,
  steps: readonly UnitaryStep[],
  start: KernelStart,
  limits: PassLimits = DEFAULT_LIMITS,
): KernelPlan {
  const all = 2 ** wires - 1;
  const startWires = 2 ** Math.min(wires, START_WIRES) - 1;
  const fresh = (start.kind === 'basis' ? all : start.fresh) & ~startWires;
  const newWriter = () =>
    new NormalFormWriter(wires, fresh, start.kind === 'basis' ? start.index : 0);
  const parts = inParts(steps);
  const survey = newWriter();
  for (const [i, part] of parts.entries()) {
    if (i > 0) survey.takeGates();
    writeSteps(survey, part);
  }
  finishNormalForm(survey, wires);
  const isReal = survey.isReal && start.kind === 'basis';
  const laidOut = Math.max(wires, MIN_WIRES);

  function* stages(): Generator<readonly Pass[], void> {
    const writer = newWriter();
    let active = all & ~fresh;
    for (const [i, part] of parts.entries()) {
      const isLast = i === parts.length - 1;
      if (parts.length > 1) writeSteps(writer, part);
      if (parts.length > 1 && isLast) finishNormalForm(writer, wires);
      const gates = parts.length > 1 ? writer.takeGates() : survey.gates;
      let passes = planPasses(laidOut, !isReal, gates, active, limits);
      active = passes[passes.length - 1].plan.active;
      if (isLast && !isReal) passes = withLast(passes, exchangePlane());
      if (i === 0 && start.kind === 'amplitudes') {
        passes = withFirst(passes, [exchangePlane(), scaleBy(survey.re, survey.im)]);
      }
      yield passes;
    }
  }

  const plan = { wires: laidOut, isReal, re: 1, im: 0, stageCount: parts.length, stages };
  if (start.kind === 'amplitudes') return plan;
  const re = start.re * survey.re - start.im * survey.im;
  const im = start.re * survey.im + start.im * survey.re;
  const index = start.index & startWires;
  if (!isReal) return { ...plan, seed: { index, re, im } };
  // The size is applied at the start, where it balances the cosines left out, and the phase at the end.
  const size = Math.hypot(re, im);
  return { ...plan, re: re / size, im: im / size, seed: { index, re: size, im: 0 } };
}

/** Splits the steps into stages. If there are no steps, there is one empty stage. */
function inParts(steps: readonly UnitaryStep[]): (readonly UnitaryStep[])[] {
  if (steps.length <= STAGE_STEPS) return [steps];
  const parts = [];
  for (let from = 0; from < steps.length; from += STAGE_STEPS)
    parts.push(steps.slice(from, from + STAGE_STEPS));
  return parts;
}

/** Converts between the kernels' layout and interleaved re, im by exchanging the lane and the plane. */
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

/** Returns the axes of the block whose wires have no memory yet. */
function idleAxes({ plan }: Pass, active: number): number {
  return plan.layout.axes.reduce(
    (sum, axis, wire) => (axis >= ROW_BYTES && ((active >>> wire) & 1) === 0 ? sum | axis : sum),
    0,
  );
}
