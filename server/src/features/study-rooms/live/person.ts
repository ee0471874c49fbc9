/** A learner as a room knows them, and what follows from it for what they write and read. */
import type { AgeRange, HiddenLearner, MayWrite, UserId } from '@qubloom/contract';

export interface Person {
  readonly id: UserId;
  readonly username: string;
  readonly ageRange: AgeRange;
  /** From 13 on always, under 13 with the parent's tick. */
  readonly freeChat: boolean;
  readonly isMuted: boolean;
  /** Whom they have hidden. */
  readonly hides: readonly Pick<HiddenLearner, 'userId' | 'how'>[];
}

export const mayWrite = ({ isMuted, freeChat }: Person): MayWrite =>
  isMuted ? 'nothing' : freeChat ? 'anything' : 'phrases';

/** R20: the same person, for whom the other is hidden, or is not any more. */
export const showing = (person: Person, userId: UserId): Person => ({
  ...person,
  hides: person.hides.filter((one) => one.userId !== userId),
});
export const hiding = (person: Person, userId: UserId, how: 'mute' | 'block'): Person => ({
  ...person,
  hides: [...showing(person, userId).hides, { userId, how }],
});

/** R20: whether the listener is given what the author writes. */
export function hears(listener: Person, author: Person | undefined, authorId: UserId): boolean {
  const isHidden = listener.hides.some(({ userId }) => userId === authorId);
  const blocks = author?.hides.some(({ userId, how }) => userId === listener.id && how === 'block');
  return !isHidden && blocks !== true;
}

/** R7: an under-13 whose parent has not ticked free chat would be together with older learners. */
export function meetsOlderOnes(people: readonly Person[]): boolean {
  const isChild = ({ ageRange }: Person) => ageRange === 'under-13';
  return people.some((one) => isChild(one) && !one.freeChat) && !people.every(isChild);
}
