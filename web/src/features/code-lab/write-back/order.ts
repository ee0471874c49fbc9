/** Orders the steps of a changed circuit in a program whose statements should stay unchanged. */
import { longestIncreasing } from './longest.ts';

/** A step of the changed circuit, by its index there. */
export interface OrderedStep {
  /** The existing statement that creates it; undefined if none does. */
  readonly statement: number | undefined;
  readonly places: readonly string[];
}

/** An entry of the new program: a statement that stays, or a step that is newly written. */
export type Entry =
  | { readonly kind: 'statement'; readonly statement: number }
  | { readonly kind: 'step'; readonly step: number };

export type Order =
  | { readonly ok: true; readonly entries: readonly Entry[] }
  /** This statement makes steps that cannot stay together, and only it knows how. */
  | { readonly ok: false; readonly statement: number };

/**
 * Statements keep their order as far as the circuit allows. `toTakeApart` are statements that cannot stay;
 * `mayTakeApart` tells for the others whether their steps can be written one by one.
 */
export function orderSteps(
  steps: readonly OrderedStep[],
  toTakeApart: ReadonlySet<number>,
  mayTakeApart: (statement: number) => boolean,
): Order {
  const before = needsOf(steps);
  const apart = new Set(toTakeApart);
  for (;;) {
    const { entries, torn } = entriesOf(steps, before, apart);
    const stays = longestIncreasing(
      entries.flatMap((entry) => (entry.kind === 'statement' ? [entry.statement] : [])),
    );
    const moved = entries.find(
      (entry) => entry.kind === 'statement' && !stays.has(entry.statement),
    );
    const broken = torn ?? (moved?.kind === 'statement' ? moved.statement : undefined);
    if (broken === undefined) return { ok: true, entries };
    if (!mayTakeApart(broken)) return { ok: false, statement: broken };
    apart.add(broken);
  }
}

/** Returns for each step the latest earlier steps on its wires and bits. */
function needsOf(steps: readonly OrderedStep[]): readonly (readonly number[])[] {
  const last = new Map<string, number>();
  return steps.map(({ places }, index) => {
    const needs = places.flatMap((place) => last.get(place) ?? []);
    for (const place of places) last.set(place, index);
    return needs;
  });
}

function entriesOf(
  steps: readonly OrderedStep[],
  before: readonly (readonly number[])[],
  apart: ReadonlySet<number>,
): { readonly entries: readonly Entry[]; readonly torn: number | undefined } {
  const ofStatement = new Map<number, number[]>();
  for (const [index, { statement }] of steps.entries()) {
    if (statement === undefined || apart.has(statement)) continue;
    ofStatement.set(statement, [...(ofStatement.get(statement) ?? []), index]);
  }
  const entries: Entry[] = [];
  const done = new Set<number>();
  const open = new Set<number>();
  /** Whole statements that wait for other steps. */
  const around: number[] = [];
  let torn: number | undefined;

  const put = (index: number): void => {
    if (done.has(index)) return;
    const { statement } = steps[index] ?? {};
    const together = (statement !== undefined && ofStatement.get(statement)) || undefined;
    // A cycle: a statement depends on a step that comes after another of its own steps.
    if (open.has(index)) return void (torn ??= around.at(-1));
    const group = together ?? [index];
    for (const each of group) open.add(each);
    if (together && statement !== undefined) around.push(statement);
    for (const each of group) {
      for (const need of before[each] ?? []) {
        if (!group.includes(need)) put(need);
      }
    }
    if (together) around.pop();
    for (const each of group) done.add(each);
    entries.push(
      together && statement !== undefined
        ? { kind: 'statement', statement }
        : { kind: 'step', step: index },
    );
  };
  const inProgramOrder = steps
    .map((_, index) => index)
    .filter((index) => steps[index]?.statement !== undefined)
    .sort((a, b) => (steps[a]?.statement ?? 0) - (steps[b]?.statement ?? 0) || a - b);
  for (const index of inProgramOrder) {
    // New steps come where the picture has them, unless this would move other steps.
    for (const earlier of steps.keys()) {
      if (earlier >= index) break;
      const isNew = steps[earlier]?.statement === undefined;
      if (isNew && before[earlier]?.every((need) => done.has(need))) put(earlier);
    }
    put(index);
  }
  for (const index of steps.keys()) put(index);
  return { entries, torn };
}
