/** A learner as rooms see them, after the decisions of a parent, the operator, and the learner. */
import type { HiddenLearner, UserId } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import type { Learner } from '../../../platform/caller.ts';
import { listParentDecisions, type ParentDecision } from '../../consent/index.ts';
import { listHidden } from '../queries.ts';
import { concernsOf, mutesOf } from '../reports/queries.ts';
import type { Person } from './person.ts';

/** The properties of a learner that may change while they are in a room. */
export interface RoomPermission {
  /** R7, R31: null from age 13. */
  readonly word: ParentDecision | null;
  readonly isMuted: boolean;
  readonly phrasesWith: readonly UserId[];
}

const noWord: ParentDecision = { together: false, freeChat: false };

/** Returns them in the order of the given learners. */
export async function listPermissions(
  context: Context,
  learners: readonly Learner[],
): Promise<RoomPermission[]> {
  const children = learners.filter(({ ageRange }) => ageRange === 'under-13');
  const ids = learners.map(({ id }) => id);
  const [words, mutes, concerns] = await Promise.all([
    listParentDecisions(
      context,
      children.map(({ id }) => id),
    ),
    mutesOf(context.database, ids, context.now()),
    concernsOf(context.database, ids),
  ]);
  return learners.map(({ id, ageRange }) => ({
    word: ageRange === 'under-13' ? (words.get(id) ?? noWord) : null,
    isMuted: mutes.has(id),
    phrasesWith: concerns.get(id) ?? [],
  }));
}

export function personOf(
  { id, username, ageRange }: Learner,
  { word, isMuted, phrasesWith }: RoomPermission,
  hides: readonly Pick<HiddenLearner, 'userId' | 'how'>[],
): Person {
  return {
    id,
    username,
    ageRange,
    freeChat: word?.freeChat ?? true,
    isMuted,
    phrasesWith,
    hides,
  };
}

export async function findPerson(context: Context, learner: Learner): Promise<Person> {
  const [[permission], hides] = await Promise.all([
    listPermissions(context, [learner]),
    listHidden(context.database, learner.id),
  ]);
  if (permission === undefined) throw new Error('one learner has one permission');
  return personOf(
    learner,
    permission,
    hides.map(({ userId, how }) => ({ userId, how })),
  );
}
