/** A learner as rooms see them: what a parent, the operator and they themselves have decided. */
import type { HiddenLearner } from '@qubloom/contract';
import type { ParentsWord, ParentsWords } from '../../../domain/consent.ts';
import type { Learner } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database/client.ts';
import { listHidden } from '../queries.ts';
import { mutesOf } from '../reports/queries.ts';
import type { Person } from './person.ts';

export interface PeopleOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly parentsWords: ParentsWords;
}

/** What may change while a learner is in a room. */
export interface Standing {
  /** R7, R31: null from 13 on. */
  readonly word: ParentsWord | null;
  readonly isMuted: boolean;
}

const noWord: ParentsWord = { together: false, freeChat: false };

/** In the order of the learners. */
export async function standingsOf(
  { database, now, parentsWords }: PeopleOptions,
  learners: readonly Learner[],
): Promise<Standing[]> {
  const children = learners.filter(({ ageRange }) => ageRange === 'under-13');
  const [words, mutes] = await Promise.all([
    parentsWords(children.map(({ id }) => id)),
    mutesOf(
      database,
      learners.map(({ id }) => id),
      now(),
    ),
  ]);
  return learners.map(({ id, ageRange }) => ({
    word: ageRange === 'under-13' ? (words.get(id) ?? noWord) : null,
    isMuted: mutes.has(id),
  }));
}

export function personOf(
  { id, username, ageRange }: Learner,
  { word, isMuted }: Standing,
  hides: readonly Pick<HiddenLearner, 'userId' | 'how'>[],
): Person {
  return { id, username, ageRange, freeChat: word?.freeChat ?? true, isMuted, hides };
}

export async function findPerson(options: PeopleOptions, learner: Learner): Promise<Person> {
  const [[standing], hides] = await Promise.all([
    standingsOf(options, [learner]),
    listHidden(options.database, learner.id),
  ]);
  if (standing === undefined) throw new Error('one learner has one standing');
  return personOf(
    learner,
    standing,
    hides.map(({ userId, how }) => ({ userId, how })),
  );
}
