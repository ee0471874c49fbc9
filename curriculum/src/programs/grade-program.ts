/**
 * Grades the results of a learner's program: passed, or the first wrong case with its reason and a next step.
 * Circuits are graded by their amplitudes, so any physically equal one is right.
 */
import type { BlockOf, ProgramCheck, Returned } from '@qubloom/contract';
import {
  counterexampleTo,
  explain,
  nearnessTo,
  parseOpenQasm,
  splitTerminalMeasurements,
  wireCount,
  type Circuit,
  type Goal,
} from '@qubloom/quantum';
import { withCounterexample } from '../tasks/counterexample-words.ts';
import { diagnosisOf } from '../tasks/diagnosis.ts';
import { behaviorGoal, wireCountOf } from '../tasks/task-goal.ts';
import { limitProblem } from './program-limits.ts';
import { explainReturned, programDiagnosisOf, type ProgramDiagnosis } from './program-diagnosis.ts';
import { isSameValue } from './same-value.ts';

export type ProgramTask = Pick<BlockOf<'program-task'>, 'cases' | 'limits'>;

export type ProgramGrade =
  | { readonly passed: true; readonly nearness: 1 }
  | {
      readonly passed: false;
      /** Share of the cases that are right. */
      readonly nearness: number;
      readonly diagnosis: ProgramDiagnosis;
    };

/** Maximum number of wires that a server simulates for one case. */
export const maxWires = 8;
const maxOperations = 500;
const maxBranchPoints = 6;

export interface GradeOptions {
  /** True to find why a circuit is wrong, which may take half a second; false to find only how close it is. */
  readonly explains: boolean;
}

export async function gradeProgram(
  { cases, limits }: ProgramTask,
  returned: readonly Returned[],
  { explains }: GradeOptions = { explains: true },
): Promise<ProgramGrade> {
  const verdicts: Verdict[] = [];
  // One after the other, because each may use the whole memory of a case.
  for (const [at, { check }] of cases.entries()) {
    verdicts.push(await verdictOf(check, limits, returned[at] ?? { kind: 'nothing' }));
  }
  const first = verdicts.findIndex((verdict) => verdict !== 'right');
  const verdict = verdicts[first];
  if (verdict === undefined || verdict === 'right') return { passed: true, nearness: 1 };
  const right = verdicts.filter((one) => one === 'right').length;
  const diagnosis = 'wrong' in verdict ? await reasonFor(verdict.wrong, limits, explains) : verdict;
  const name = cases.length > 1 ? cases[first]?.name : undefined;
  return { passed: false, nearness: right / cases.length, diagnosis: inCase(diagnosis, name) };
}

function inCase(diagnosis: ProgramDiagnosis, name: string | undefined): ProgramDiagnosis {
  return name === undefined
    ? diagnosis
    : { ...diagnosis, reason: `For ${name}: ${diagnosis.reason}` };
}

/** A circuit that can be compared with the goal, and differs from it. */
interface WrongCircuit {
  readonly circuit: Circuit;
  readonly goal: Goal;
  readonly nearness: number;
  /** A single chance may become right by swapping qubits without that being the mistake. */
  readonly asksForOneChance: boolean;
}

type Verdict = 'right' | ProgramDiagnosis | { readonly wrong: WrongCircuit };

async function verdictOf(
  check: ProgramCheck,
  limits: ProgramTask['limits'],
  returned: Returned,
): Promise<Verdict> {
  if (returned.kind === 'failed') return programDiagnosisOf('failed', returned.sentence);
  if (returned.kind === 'nothing') return programDiagnosisOf('returned-nothing');
  if (check.kind === 'value') {
    if (returned.kind !== 'value') return programDiagnosisOf('not-a-value');
    return isSameValue(check, returned.value)
      ? 'right'
      : programDiagnosisOf('wrong-value', returned.value);
  }
  const read = returned.kind === 'circuit' ? parseOpenQasm(returned.openQasm) : undefined;
  return read?.ok
    ? circuitVerdict(check, limits, read.circuit)
    : programDiagnosisOf('not-a-circuit');
}

type CircuitCheck = Exclude<ProgramCheck, { readonly kind: 'value' }>;

async function circuitVerdict(
  check: CircuitCheck,
  limits: ProgramTask['limits'],
  whole: Circuit,
): Promise<Verdict> {
  const { before, branchPoints } = splitTerminalMeasurements(whole);
  const size = whole.columns.flat().length;
  if (wireCount(whole) > maxWires || size > maxOperations || branchPoints > maxBranchPoints) {
    return programDiagnosisOf('too-large');
  }
  const wanted = check.kind === 'bits' ? undefined : wireCountOf(check);
  if (wanted !== undefined && wanted !== wireCount(whole)) {
    return programDiagnosisOf('wrong-size', { unit: 'wires', found: wireCount(whole), wanted });
  }
  const circuit = check.kind === 'bits' ? whole : before;
  const goal = circuitGoal(check, wireCount(whole));
  const nearness = await nearnessTo(circuit, goal);
  if (nearness === 1) return limitProblem(limits, whole) ?? 'right';
  const asksForOneChance = check.kind === 'probability';
  return { wrong: { circuit, goal, nearness, asksForOneChance } };
}

function circuitGoal(check: CircuitCheck, wires: number): Goal {
  return check.kind === 'bits'
    ? { kind: 'distribution', distribution: check.chances, over: 'bits' }
    : behaviorGoal(check, wires);
}

async function reasonFor(
  { circuit, goal, nearness, asksForOneChance }: WrongCircuit,
  { gates }: ProgramTask['limits'],
  explains: boolean,
): Promise<ProgramDiagnosis> {
  if (!explains) return diagnosisOf('how-near', { nearness });
  const reason = await explain(circuit, goal, {
    oneMoreAt: 'end',
    oneMore: (['x', 'z', 'h'] as const).filter((gate) => gates?.includes(gate) ?? true),
  });
  if (reason.kind === 'wrong-size') return programDiagnosisOf('wrong-size', reason);
  if (reason.kind === 'nothing-placed') return programDiagnosisOf('empty-circuit');
  const example = await counterexampleTo(circuit, goal);
  const isMisleading = reason.kind === 'other-order' && asksForOneChance;
  if (reason.kind === 'right' || isMisleading) {
    return withCounterexample(diagnosisOf('how-near', { nearness }), example);
  }
  return withCounterexample(explainReturned(reason, wireCount(circuit), gates), example);
}
