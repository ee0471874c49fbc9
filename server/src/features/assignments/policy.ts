/**
 * Decides which items may be assigned, until when, and for whom, and what may be handed in. The feature `classes` decides
 * who teaches.
 */
import {
  assignmentLimits,
  tierOfClass,
  tierOpens,
  type Assignment,
  type UserId,
  type WorkKind,
} from '@qubloom/contract';
import { formatCircuitUrl, parseCircuitUrl } from '@qubloom/quantum';
import { withDaysAdded, type LocalDay } from '../../domain/local-day.ts';
import { findingInName } from '../../domain/moderation/moderation.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { listLearnersOf, type LockedClass } from '../classes/index.ts';
import { countOpen, type StoredAssignment } from './queries.ts';

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

export const isFor = ({ learners }: Pick<Assignment, 'learners'>, learner: UserId): boolean =>
  learners?.includes(learner) ?? true;

/** A class assigns only what its plan opens to all its learners, whatever some of them pay for themselves. */
export function allowPlan({ plan }: LockedClass, { course }: StoredAssignment): void {
  if (course === null || tierOpens(tierOfClass(plan), course.requiresSubscription)) return;
  throw Invalid.at(
    'item',
    'Your learners cannot open this course yet. It comes with the Classroom plan, which you find on the page of this class.',
  );
}

/** Learners read these words, so the filter for names judges them. */
export function allowWords(text: string, path: string): void {
  const finding = findingInName(text, { longest: text.length });
  if (finding === null) return;
  throw Invalid.at(
    path,
    finding === 'personal'
      ? 'Please leave out addresses, links, and phone numbers.'
      : 'Please say this in other words. These do not fit a class.',
  );
}

/** Returns a circuit in the form that links have, or the program as it is. */
export function readableWork(kind: WorkKind, text: string, path: string): string {
  if (kind === 'program') return text;
  const read = parseCircuitUrl(text);
  if (!read.ok) throw Invalid.at(path, read.message);
  return formatCircuitUrl(read.circuit);
}

/** Replacing it after the due day would make late what was handed in on time. */
export function allowAgain(before: object | null, { dueOn }: Due, today: LocalDay): void {
  if (before === null || today <= dueOn) return;
  throw new Conflict('The day is over, so what you handed in stays as it is.');
}

interface Due {
  readonly dueOn: LocalDay;
}
