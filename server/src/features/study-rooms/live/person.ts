/** A learner as a room knows them, and what they may write and read because of it. */
import type { AgeRange, HiddenLearner, MayWrite, UserId } from '@qubloom/contract';

export interface Person {
  readonly id: UserId;
  readonly username: string;
  readonly ageRange: AgeRange;
  /** Always true from age 13; under 13, true if the parent ticked it. */
  readonly freeChat: boolean;
  readonly isMuted: boolean;
  /**
   * R39: learners to whom this person may send only ready phrases, until the operator has settled a concern about their
   * messages. A process that still runs the previous version leaves it out.
   */
  readonly phrasesWith?: readonly UserId[];
  /** The learners whom they have hidden. */
  readonly hides: readonly Pick<HiddenLearner, 'userId' | 'how'>[];
}

/** @param present everybody in the room */
export function mayWrite(
  { isMuted, freeChat, phrasesWith = [] }: Person,
  present: readonly Person[],
): MayWrite {
  if (isMuted) return 'nothing';
  const isWatched = present.some(({ id }) => phrasesWith.includes(id));
  return freeChat && !isWatched ? 'anything' : 'phrases';
}

/** R20: returns the person with the other learner no longer hidden. */
export const showing = (person: Person, userId: UserId): Person => ({
  ...person,
  hides: person.hides.filter((one) => one.userId !== userId),
});
export const hiding = (person: Person, userId: UserId, how: 'mute' | 'block'): Person => ({
  ...person,
  hides: [...showing(person, userId).hides, { userId, how }],
});

/** R20: decides whether the listener receives what the author writes. */
export function hears(listener: Person, author: Person | undefined, authorId: UserId): boolean {
  const isHidden = listener.hides.some(({ userId }) => userId === authorId);
  const blocks = author?.hides.some(({ userId, how }) => userId === listener.id && how === 'block');
  return !isHidden && blocks !== true;
}

/** R7: true if a child under 13 without a parent's tick for free chat would be together with older learners. */
export function meetsOlderOnes(people: readonly Person[]): boolean {
  const isChild = ({ ageRange }: Person) => ageRange === 'under-13';
  return people.some((one) => isChild(one) && !one.freeChat) && !people.every(isChild);
}
