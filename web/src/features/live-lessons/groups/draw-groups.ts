/** Groups of learners before they are opened: drawn at random, and changed by the teacher. */
import type { GroupLearner, GroupSize, UserId } from '@qubloom/contract';

/** The number of each learner's group, counted from 1. A learner without a number is in no group. */
export type Draft = ReadonlyMap<UserId, number>;

/**
 * Draws groups of this size, or of one learner less. If they do not come out even, nobody is alone: a group is larger
 * by one. Children who may only be with children get groups of their own.
 * @param random a number from 0 up to 1
 */
export function drawGroups(
  learners: readonly GroupLearner[],
  size: GroupSize,
  random: () => number = Math.random,
): Draft {
  const draft = new Map<UserId, number>();
  let groups = 0;
  for (const some of together(learners)) {
    const count = groupCount(some.length, size);
    for (const [index, { id }] of shuffled(some, random).entries()) {
      draft.set(id, groups + (index % count) + 1);
    }
    groups += count;
  }
  return draft;
}

/** Splits learners into those who may be in the same groups. */
function together(learners: readonly GroupLearner[]): readonly (readonly GroupLearner[])[] {
  const open = learners.filter(({ company }) => company !== 'nobody');
  const hasChildren = open.some(({ company }) => company === 'children');
  const isOlder = ({ company }: GroupLearner) => hasChildren && company === 'older';
  return [open.filter((one) => !isOlder(one)), open.filter(isOlder)].filter(
    (some) => some.length > 0,
  );
}

function groupCount(learners: number, size: GroupSize): number {
  const count = Math.ceil(learners / size);
  const isSomebodyAlone = Math.floor(learners / count) < 2;
  return isSomebodyAlone ? Math.max(1, count - 1) : count;
}

/** Fisher and Yates. */
function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item]; // both are in the list
  }
  return mixed;
}

/** @param group null for none */
export function moved(draft: Draft, id: UserId, group: number | null): Draft {
  const next = new Map(draft);
  if (group === null) next.delete(id);
  else next.set(id, group);
  return next;
}

/** Returns the groups that have learners, in the order of their numbers. */
export function groupsOf(draft: Draft): readonly (readonly UserId[])[] {
  const numbers = [...new Set(draft.values())].toSorted((one, other) => one - other);
  return numbers.map((number) => [...draft.keys()].filter((id) => draft.get(id) === number));
}
