/** From a circuit to what the displays show of it. The same code runs on the page and in the worker. */
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
  wireCount,
  type Backend,
  type BackendOptions,
  type CircuitBranch,
  type SplitCircuit,
  type StateSummary,
  type SummaryOptions,
} from '@qubloom/quantum';
import { maxBranches, type CircuitSummary, type SummaryRequest } from './state-summary.ts';

export interface ComputeOptions extends BackendOptions {
  /** Does the arithmetic; the engine chooses if it is left out. */
  readonly backend?: Backend;
}

/** All results are listed up to 5 wires, of more only these: every one stands in four pictures. */
const maxAllListed = 32;
const maxLikeliest = 16;

/** Wires and branch points together: 2^20 amplitudes in all branches. */
const maxBranchedWires = 20;

export async function summarizeCircuit(
  request: SummaryRequest,
  options: ComputeOptions = {},
): Promise<CircuitSummary> {
  const { circuit, noise, focus, branch } = request;
  const wires = wireCount(circuit);
  const maxRows = 2 ** wires <= maxAllListed ? maxAllListed : maxLikeliest;
  if (noise && wires <= MAX_DENSITY_WIRES) {
    return {
      ...summarizeState(densityAfter(circuit, undefined, { noise }), { focus, maxRows }),
      ...noBranches,
      noise: 'shown',
    };
  }
  const split = splitTerminalMeasurements(circuit);
  const isOneOfMany = split.branchPoints > 0 && wires + split.branchPoints > maxBranchedWires;
  const branches = isOneOfMany
    ? await likeliestBranch(split, options)
    : await branchesAfter(split.before, undefined, options);
  const { outcomes, count } = branchOutcomes(branches, split, maxBranches);
  const chosen = outcomes.some(({ bits }) => bits === branch) ? branch : null;
  const known = count === 1 ? (outcomes[0]?.bits ?? null) : chosen;
  return {
    ...(await summaryOf(branches, split, known, { focus, maxRows, backend: options.backend })),
    bits: split.bits,
    branches: outcomes,
    branchCount: count,
    branch: chosen,
    noise: noise ? 'left out' : 'none',
    isOneOfMany,
  };
}

const noBranches = {
  bits: [],
  branches: [],
  branchCount: 0,
  branch: null,
  isOneOfMany: false,
} satisfies Partial<CircuitSummary>;

/** Of one branch if it is known, else of all together. */
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
  const { bits, ...state } = await stepper.stateAfter(before, undefined, options);
  return [{ probability: 1, bits, state }];
}
