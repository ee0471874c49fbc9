import type { Circuit } from '../circuit/circuit.ts';
import type { Wire } from '../circuit/parts.ts';
import { withColumnInserted, withoutOperationAt } from '../circuit/edit.ts';
import { gate } from '../operations/kinds.ts';
import { isIdle, wireCount } from '../circuit/operations.ts';
import { requireSound } from '../circuit/problems.ts';
import { journeyJudge, probabilityJudge, tableJudge, transferJudge } from './behavior-judges.ts';
import type { Diagnosis } from './diagnosis.ts';
import { distributionJudge } from './distribution-judge.ts';
import { familyJudge } from './family-judge.ts';
import type { Goal } from './goal.ts';
import { isRight, type Judge } from './judge.ts';
import { ordersOf } from './orders.ts';
import { stateJudge } from './state-judge.ts';
import { unitaryJudge } from './unitary-judge.ts';

export interface ExplainOptions {
  /** The task's starter. A learner who has only this has placed nothing yet. */
  readonly starter?: Circuit;
  /** The measurements that may be named as too many; every measurement by default. */
  readonly measurements?: readonly PlacedMeasurement[];
  /** The gates tried as the missing one; X, Z, and H by default. */
  readonly oneMore?: readonly OneMoreGate[];
  /** The wires on which a missing gate is tried; every wire by default. */
  readonly oneMoreOn?: readonly Wire[];
  /** Tries other orders of the wires; true by default. */
  readonly orders?: boolean;
  /** The places at which a missing gate is tried: `anywhere`, which is the default, or only at the `end`. */
  readonly oneMoreAt?: 'anywhere' | 'end';
}

export type OneMoreGate = 'x' | 'z' | 'h';

export interface PlacedMeasurement {
  readonly column: number;
  readonly wire: Wire;
}

/** The limit, in amplitudes, for trying a missing gate at every place. It takes about half a second. */
const MAX_WORK = 5e7;

/**
 * Decides if a learner's circuit reaches a goal. If not, returns the first of these reasons that applies: nothing
 * placed yet; a size that cannot be compared; right with the wires in another order; right after one more X, Z, or H;
 * right probabilities but a wrong sign; separate although entanglement was asked for; measurements too many; right for
 * some of a hidden family; otherwise its nearness. All is computed from amplitudes. Rejects with `InvalidCircuit`,
 * `TooLarge`, or a TypeError for an invalid goal.
 */
export async function explain(
  learner: Circuit,
  goal: Goal,
  options: ExplainOptions = {},
): Promise<Diagnosis> {
  requireSound(learner);
  const judge = await judgeOf(goal);
  const wrongSize = wrongSizeOf(learner, judge);
  const nearness = wrongSize ? 0 : await judge.nearness(learner);
  if (isRight(nearness)) return { kind: 'right' };
  if (isNothingPlaced(learner, options.starter)) return { kind: 'nothing-placed' };
  if (wrongSize) return (await measurementTooMany(learner, judge, options)) ?? wrongSize;
  return (
    (options.orders === false ? undefined : await otherOrder(learner, judge)) ??
    (await oneGateMissing(learner, judge, options)) ??
    (await wrongSign(learner, judge)) ??
    (await missingEntanglement(learner, judge)) ??
    (await measurementTooMany(learner, judge, options)) ??
    (await someMembers(learner, judge)) ?? { kind: 'not-yet', nearness }
  );
}

/** Returns how near a circuit comes to a goal, from 0 to 1. It is 1 exactly if `explain` calls the circuit right. */
export async function nearnessTo(learner: Circuit, goal: Goal): Promise<number> {
  requireSound(learner);
  const judge = await judgeOf(goal);
  const nearness = wrongSizeOf(learner, judge) ? 0 : await judge.nearness(learner);
  return isRight(nearness) ? 1 : nearness;
}

async function judgeOf(goal: Goal): Promise<Judge> {
  switch (goal.kind) {
    case 'state':
      return stateJudge(goal);
    case 'distribution':
      return distributionJudge(goal);
    case 'unitary':
      return unitaryJudge(goal);
    case 'probability':
      return probabilityJudge(goal);
    case 'transfer':
      return transferJudge(goal);
    case 'table':
      return tableJudge(goal);
    case 'journey':
      return journeyJudge(goal);
    case 'family':
      return familyJudge(
        await Promise.all(
          goal.members.map(async (member) => ({ ...member, judge: await judgeOf(member.goal) })),
        ),
      );
  }
}

function isNothingPlaced(learner: Circuit, starter: Circuit | undefined): boolean {
  const placed = (circuit: Circuit): string =>
    JSON.stringify(
      circuit.columns
        .map((column) => column.filter((o) => !isIdle(o)))
        .filter((column) => column.length > 0),
    );
  return placed(learner) === (starter ? placed(starter) : '[]');
}

function wrongSizeOf(learner: Circuit, { size }: Judge): Diagnosis | undefined {
  const found = size?.foundIn(learner);
  if (!size || found === undefined || found === size.wanted) return undefined;
  return { kind: 'wrong-size', unit: size.unit, found, wanted: size.wanted };
}

async function otherOrder(learner: Circuit, judge: Judge): Promise<Diagnosis | undefined> {
  const { unit, wanted } = judge.size ?? { unit: 'wires', wanted: wireCount(learner) };
  for (const permutation of ordersOf(wanted)) {
    if (isRight(await judge.reordered(learner, permutation)))
      return { kind: 'other-order', unit, permutation };
  }
  return undefined;
}

/** Tries the latest place first. If a circuit is too large to try everywhere, only the end is tried. */
async function oneGateMissing(
  learner: Circuit,
  judge: Judge,
  { oneMore = ['x', 'z', 'h'], oneMoreOn, oneMoreAt = 'anywhere' }: ExplainOptions,
): Promise<Diagnosis | undefined> {
  const end = learner.columns.length;
  const permutation = end * wireCount(learner) * oneMore.length;
  const work = permutation * learner.columns.flat().length * judge.cost(learner);
  const latest = oneMoreAt === 'end' ? end : Math.max(0, end - 1);
  const first = oneMoreAt === 'anywhere' && work <= MAX_WORK ? 0 : latest;
  for (let column = end; column >= first; column--) {
    for (const wire of oneMoreOn ?? learner.initial.keys()) {
      for (const name of oneMore) {
        const tried = withColumnInserted(learner, column, [gate(name, [wire])]);
        if (isRight(await judge.nearness(tried)))
          return { kind: 'one-gate-missing', gate: name, wire, column };
      }
    }
  }
  return undefined;
}

async function wrongSign(learner: Circuit, judge: Judge): Promise<Diagnosis | undefined> {
  const signs = await judge.wrongSigns?.(learner);
  return signs && signs.length > 0 ? { kind: 'wrong-sign', signs } : undefined;
}

async function missingEntanglement(learner: Circuit, judge: Judge): Promise<Diagnosis | undefined> {
  const wires = (await judge.separateWires?.(learner)) ?? [];
  return wires.length > 0 ? { kind: 'not-linked', wires } : undefined;
}

/** Tries leaving out each measurement, then all but the last on each wire, and then all. */
async function measurementTooMany(
  learner: Circuit,
  judge: Judge,
  { measurements = measurementsOf(learner) }: ExplainOptions,
): Promise<Diagnosis | undefined> {
  const early = measurements.filter((measurement) =>
    measurements.some(
      (later) => later.wire === measurement.wire && later.column > measurement.column,
    ),
  );
  for (const dropped of [
    ...measurements.map((measurement) => [measurement]),
    early,
    measurements,
  ]) {
    if (dropped.length === 0) continue;
    const tried = dropped.reduce(
      (so, { column, wire }) => withoutOperationAt(so, column, wire),
      learner,
    );
    if (isRight(await judge.nearness(tried)))
      return { kind: 'look-too-many', measurements: dropped };
  }
  return undefined;
}

function measurementsOf(learner: Circuit): readonly PlacedMeasurement[] {
  return learner.columns.flatMap((column, c) =>
    column.flatMap((operation) =>
      operation.kind === 'measure' ? [{ column: c, wire: operation.wire }] : [],
    ),
  );
}

async function someMembers(learner: Circuit, judge: Judge): Promise<Diagnosis | undefined> {
  const members = (await judge.membersRight?.(learner)) ?? [];
  const right = members.filter(Boolean).length;
  return right > 0 ? { kind: 'some-members', right, members: members.length } : undefined;
}
