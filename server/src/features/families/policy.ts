/** Who may be linked to whom, and who sees a record. There are no roles: the link alone decides. */
import type { AgeRange, LinkOrigin, UserId } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import type { Learner } from '../../platform/caller.ts';
import { Forbidden, NotFound } from '../../platform/errors.ts';
import { findLearnerOf, type LinkedPerson } from './queries.ts';

/** Younger children are linked by their parents, and grown-ups need nobody. */
export const mayMakeCode = (ageRange: AgeRange): boolean => ageRange === '13-17';

export const mayAdd = (ageRange: AgeRange): boolean => ageRange === '18-plus';

/** A child's parent ends the link that the parent has made, until the child is 13. */
export const mayEnd = (ageRange: AgeRange, origin: LinkOrigin): boolean =>
  ageRange !== 'under-13' || origin !== 'mail';

/** Only a child's parent can have made a link from the parent's page, which opens from the parent's mailbox. */
export const isOwnChild = ({
  ageRange,
  origin,
}: Pick<LinkedPerson, 'ageRange' | 'origin'>): boolean =>
  ageRange === 'under-13' && origin === 'mail';

type Aged = Pick<Learner, 'ageRange'>;

export function allowMakingCode({ ageRange }: Aged): void {
  if (mayMakeCode(ageRange)) return;
  throw new Forbidden(
    ageRange === 'under-13'
      ? "You need no code: your parent or guardian can link to you from the parent's page, which our emails to them open."
      : 'Codes are for learners from 13 to 17. You can enter the code of one of them.',
  );
}

export function allowAdding({ ageRange }: Aged): void {
  if (mayAdd(ageRange)) return;
  throw new Forbidden(
    'Only a grown-up can be linked to a learner. Please use an account of somebody who is 18 or older.',
  );
}

/** @throws {NotFound} the same for strangers and for accounts that don't exist */
export async function loadLearnerOf(
  { database }: Context,
  grownUp: Learner,
  learnerId: UserId,
): Promise<LinkedPerson> {
  const learner = await findLearnerOf(database, grownUp.id, learnerId);
  if (learner === null) throw notLinked();
  return learner;
}

/** @throws {NotFound} if the grown-up is not the parent of a child under 13 */
export async function loadOwnChild(
  context: Context,
  grownUp: Learner,
  childId: UserId,
): Promise<LinkedPerson> {
  const child = await loadLearnerOf(context, grownUp, childId);
  if (!isOwnChild(child)) throw notLinked();
  return child;
}

export const notLinked = () => new NotFound('You are not linked to this person.');
