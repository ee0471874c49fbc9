/** Computes the data of the displays from a circuit. The same code runs on the page and in the worker. */
import {
  branchesAfter,
  branchesWithOutcome,
  branchOutcomes,
  createStepper,
  densityAfter,
  MAX_DENSITY_WIRES,
  splitTerminalMeasurements,
  summarizeState,
  summarizeStateOn,
  weightedDensityAfter,
  wireCount,
  type Backend,
  type BackendOptions,
  type Circuit,
  type CircuitBranch,
  type SplitCircuit,
  type StateSummary,
  type SummaryOptions,
} from '@qubloom/quantum';
import { placedReadings } from './placed-readings.ts';
import { maxBranches, type CircuitSummary, type SummaryRequest } from './state-summary.ts';

export interface ComputeOptions extends BackendOptions {
  /** Does the arithmetic; the engine chooses if it is left out. */
  readonly backend?: Backend;
}

/**
 * All results are listed up to 5 wires. With more wires, only this many are listed, because each appears in four
 * pictures.
 */
const maxAllListed = 32;
const maxLikeliest = 16;

/** The limit of wires and branch points together, which means 2^20 amplitudes in all branches. */
const maxBranchedWires = 20;

export async function summarizeCircuit(
  request: SummaryRequest,
  options: ComputeOptions = {},
): Promise<CircuitSummary> {
  const { circuit, noise, focus, branch } = request;
  const wires = wireCount(circuit);
  const maxRows = 2 ** wires <= maxAllListed ? maxAllListed : maxLikeliest;
  if (noise && wires <= MAX_DENSITY_WIRES) {
    const { density, kept } = weightedDensityAfter(circuit, undefined, { noise });
    return {
      ...summarizeState(density, { focus, maxRows }),
      ...noBranches,
      noise: 'shown',
      kept,
      readings: await placedReadings(circuit, (cut) => {
        const state = cut === circuit ? density : densityAfter(cut, undefined, { noise });
        return { state, dephased: [] };
      }),
    };
  }
  const { split, branches, isOneOfMany } = await branchesOf(circuit, options);
  const { outcomes, count } = branchOutcomes(branches, split, maxBranches);
  const chosen = outcomes.some(({ bits }) => bits === branch) ? branch : null;
  const known = count === 1 ? (outcomes[0]?.bits ?? null) : chosen;
  // This runs before the states for displays in the circuit, because a backend's next run overwrites a state that it
  // lent.
  const summary = await summaryOf(branches, split, known, {
    focus,
    maxRows,
    backend: options.backend,
  });
  const readings = await placedReadings(circuit, async (cut) => {
    const at = cut === circuit ? { split, branches } : await branchesOf(cut, options);
    return stateThere(at, chosen === null ? null : outcomeAt(cut, circuit, split, chosen));
  });
  return {
    ...summary,
    bits: split.bits,
    branches: outcomes,
    branchCount: count,
    branch: chosen,
    noise: noise ? 'left out' : 'none',
    isOneOfMany,
    kept: branches[0]?.kept ?? 1,
    readings,
  };
}

/**
 * Returns the bits that measurements in a part of the circuit have shown in this branch. It leaves out bits that later
 * measurements write.
 */
function outcomeAt(
  { columns }: Circuit,
  whole: Circuit,
  { bits }: SplitCircuit,
  way: string,
): ReadonlyMap<number, string> {
  const later = whole.columns
    .slice(columns.length)
    .flat()
    .flatMap((each) => (each.kind === 'measure' ? [each.bit] : []));
  return new Map(bits.flatMap((bit, i) => (later.includes(bit) ? [] : [[bit, way[i] ?? '?']])));
}

/** Returns the state of all branches together, or of the branch whose measurements have `shown` these bits. */
function stateThere(
  { split, branches }: Pick<Awaited<ReturnType<typeof branchesOf>>, 'split' | 'branches'>,
  shown: ReadonlyMap<number, string> | null,
) {
  const { bits, measurements } = split;
  const onWay =
    shown &&
    branchesWithOutcome(branches, split, bits.map((bit) => shown.get(bit) ?? '?').join(''));
  // If only one likely branch of many was followed, the shown one may be missing.
  if (!onWay || onWay.length === 0)
    return { state: branches, dephased: measurements.map(({ wire }) => wire) };
  const unseen = measurements.filter(({ bit }) => !shown.has(bit));
  return { state: onWay, dephased: unseen.map(({ wire }) => wire) };
}

/** Returns the likeliest branch if there are many, otherwise all branches. */
async function branchesOf(circuit: Circuit, options: ComputeOptions) {
  const split = splitTerminalMeasurements(circuit);
  const isOneOfMany =
    split.branchPoints > 0 && wireCount(circuit) + split.branchPoints > maxBranchedWires;
  const branches = isOneOfMany
    ? await likeliestBranch(split, options)
    : await branchesAfter(split.before, undefined, options);
  return { split, branches, isOneOfMany };
}

const noBranches = {
  bits: [],
  branches: [],
  branchCount: 0,
  branch: null,
  isOneOfMany: false,
} satisfies Partial<CircuitSummary>;

/** Summarizes one branch if it is known, otherwise all together. */
function summaryOf(
  branches: readonly CircuitBranch[],
  split: SplitCircuit,
  branch: string | null,
  { backend, ...options }: SummaryOptions & { readonly backend: Backend | undefined },
): Promise<StateSummary> {
  if (branch !== null) {
    return summarizeStateOn(backend, branchesWithOutcome(branches, split, branch), options);
  }
  const dephasedWires = split.measurements.map(({ wire }) => wire);
  return summarizeStateOn(backend, branches, { ...options, dephasedWires });
}

async function likeliestBranch(
  { before }: SplitCircuit,
  { backend, ...options }: ComputeOptions,
): Promise<readonly CircuitBranch[]> {
  const stepper = createStepper({ ...(backend && { backend }), memory: 0 });
  const { bits, probability: _, ...state } = await stepper.stateAfter(before, undefined, options);
  return [{ probability: 1, kept: 1, bits, state }];
}
