/** Decides which items may be assigned, until when, and for whom. The feature `classes` decides who teaches. */
import { assignmentLimits, type UserId } from '@qubloom/contract';
import { withDaysAdded, type LocalDay } from '../../domain/local-day.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { listLearnersOf, type LockedClass } from '../classes/index.ts';
import { countOpen } from './queries.ts';

export const noSuchAssignment = () => new NotFound('That assignment does not exist.');

export const noSuchItem = () =>
  Invalid.at('item', 'That is no longer part of the content. Please choose something else.');

export function allowDueDay(dueOn: LocalDay, today: LocalDay): void {
  if (dueOn < today) throw Invalid.at('dueOn', 'That day is over. Please choose a later one.');
  if (dueOn <= withDaysAdded(today, assignmentLimits.daysAhead)) return;
  throw Invalid.at('dueOn', 'That day is more than a year ahead. Please choose an earlier one.');
}

/** The caller has locked the class, and made or moved an assignment. */
export async function allowOpen(
  tx: Transaction,
  { id }: LockedClass,
  today: LocalDay,
): Promise<void> {
  if ((await countOpen(tx, id, today)) <= assignmentLimits.open) return;
  throw new Conflict(
    `This class has ${String(assignmentLimits.open)} assignments that are still open. Please take one back first.`,
  );
}

/** Returns each learner once. */
export async function allowLearners(
  tx: Transaction,
  { id }: LockedClass,
  learners: readonly UserId[] | null,
): Promise<readonly UserId[] | null> {
  if (learners === null) return null;
  const known = new Set((await listLearnersOf(tx, id)).map((one) => one.id));
  if (learners.every((one) => known.has(one))) return [...new Set(learners)];
  throw Invalid.at('learners', 'One of these learners is not in this class.');
}
