/** Assignments: made, changed, and taken back by the teachers of a class, and listed for each learner. */
import type {
  Assignment,
  AssignmentId,
  assignments,
  BodyOf,
  ClassId,
  ContentItem,
  ListedAssignment,
  NewWork,
  OwnAssignment,
} from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { localDay, type LocalDay } from '../../domain/local-day.ts';
import type { Learner } from '../../platform/caller.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { violatedConstraint } from '../../platform/database/errors.ts';
import {
  allowChanges,
  listLearnedIn,
  listLearnersOf,
  loadTaught,
  lockTaught,
  type LockedClass,
} from '../classes/index.ts';
import { shownAssignment, type ShownAssignment } from './items.ts';
import {
  allowDueDay,
  allowLearners,
  allowOpen,
  allowPlan,
  allowWords,
  isFor,
  noSuchAssignment,
  noSuchItem,
  readableWork,
} from './policy.ts';
import {
  deleteAssignment,
  findAssignment,
  insertAssignment,
  listAssignments,
  listAssignmentsFor,
  setDueDay,
  setLearners,
  type StoredAssignment,
} from './queries.ts';
import { loadResults } from './results.ts';

/** Without items that are retired. */
export async function listClassAssignments(
  database: Database,
  classId: ClassId,
): Promise<ShownAssignment[]> {
  return shownOf(await listAssignments(database, classId));
}

const shownOf = (stored: readonly StoredAssignment[]) =>
  stored.map(shownAssignment).filter((one) => one !== null);

/**
 * True if the item was not done by the end of the due day in the class's time zone.
 * @param today in the same zone
 */
export function isLateOn(
  today: LocalDay,
  { dueOn, timeZone }: { readonly dueOn: LocalDay; readonly timeZone: string },
  doneAt: Date | null,
): boolean {
  return (doneAt === null ? today : localDay(doneAt, timeZone)) > dueOn;
}

export async function showAssignments(
  context: Context,
  teacher: Learner,
  classId: ClassId,
): Promise<ListedAssignment[]> {
  const { database } = context;
  const { id } = await loadTaught(context, teacher, classId);
  const [assigned, learners] = await Promise.all([
    listClassAssignments(database, id),
    listLearnersOf(database, id),
  ]);
  const resultOf = await loadResults(
    database,
    learners.map((learner) => learner.id),
    assigned.map(({ item }) => item),
  );
  return assigned.map((assignment) => {
    const own = learners.filter((learner) => isFor(assignment, learner.id));
    const done = own.filter((learner) => resultOf(learner.id, assignment.item).doneAt !== null);
    return { ...assignment, learnerCount: own.length, doneCount: done.length };
  });
}

export async function showOwnAssignments(
  { database, now }: Context,
  { id: learnerId }: Learner,
): Promise<OwnAssignment[]> {
  const open = (await listLearnedIn(database, learnerId)).filter(
    ({ archivedAt }) => archivedAt === null,
  );
  const classes = new Map(open.map((one) => [one.id, one]));
  const own = shownOf(await listAssignmentsFor(database, learnerId, [...classes.keys()]));
  const resultOf = await loadResults(
    database,
    [learnerId],
    own.map(({ item }) => item),
  );
  return own.flatMap(({ learners: _, ...assignment }) => {
    const found = classes.get(assignment.classId);
    if (found === undefined) return [];
    const { name: className, timeZone } = found;
    const { doneAt } = resultOf(learnerId, assignment.item);
    const today = localDay(now(), timeZone);
    const isLate = isLateOn(today, { dueOn: assignment.dueOn, timeZone }, doneAt);
    const isDone = doneAt !== null;
    const mayHandInAgain = isDone && 'assignmentId' in assignment.item && today <= assignment.dueOn;
    return [
      { ...assignment, className, isDone, isLate, ...(mayHandInAgain && { mayHandInAgain }) },
    ];
  });
}

export async function makeWork(
  context: Context,
  teacher: Learner,
  classId: ClassId,
  { dueOn, learners, ...work }: BodyOf<typeof assignments.makeWork>,
): Promise<Assignment> {
  const { kind, title, instructions, start } = work;
  allowWords(title, 'title');
  allowWords(instructions, 'instructions');
  const item = { ...work, start: start && readableWork(kind, start, 'start') };
  return makeAssignment(context, teacher, classId, { item, dueOn, learners });
}

type NewAssignment = Omit<BodyOf<typeof assignments.make>, 'item'> & {
  readonly item: ContentItem | NewWork;
};

export async function makeAssignment(
  context: Context,
  teacher: Learner,
  classId: ClassId,
  { item, dueOn, learners }: NewAssignment,
): Promise<Assignment> {
  try {
    return await inClass(context, teacher, classId, async (tx, found, today) => {
      allowDueDay(dueOn, today);
      const chosen = await allowLearners(tx, found, learners);
      const id = await insertAssignment(tx, found, { item, dueOn, createdAt: context.now() });
      if (chosen !== null) await setLearners(tx, found, id, chosen);
      await allowOpen(tx, found, today);
      const stored = await findAssignment(tx, classId, id);
      if (stored === null) throw noSuchItem();
      allowPlan(found, stored);
      const shown = shownAssignment(stored);
      if (shown === null) throw noSuchItem();
      return shown;
    });
  } catch (error) {
    if (violatedConstraint(error) === undefined) throw error;
    throw noSuchItem();
  }
}

interface AssignmentPlace {
  readonly id: ClassId;
  readonly assignmentId: AssignmentId;
}

export async function changeAssignment(
  context: Context,
  teacher: Learner,
  { id: classId, assignmentId }: AssignmentPlace,
  { dueOn, learners }: BodyOf<typeof assignments.change>,
): Promise<Assignment> {
  return inClass(context, teacher, classId, async (tx, found, today) => {
    const before = await shownIn(tx, found, assignmentId);
    if (dueOn !== undefined && dueOn !== before.dueOn) {
      allowDueDay(dueOn, today);
      await setDueDay(tx, assignmentId, dueOn);
      await allowOpen(tx, found, today);
    }
    if (learners !== undefined) {
      await setLearners(tx, found, assignmentId, await allowLearners(tx, found, learners));
    }
    return shownIn(tx, found, assignmentId);
  });
}

export async function removeAssignment(
  context: Context,
  teacher: Learner,
  { id: classId, assignmentId }: AssignmentPlace,
): Promise<void> {
  await inClass(context, teacher, classId, async (tx, found) => {
    await shownIn(tx, found, assignmentId);
    await deleteAssignment(tx, assignmentId);
  });
}

/** Locks a class that is open, for one of its teachers. The day is today in the class's time zone. */
function inClass<Result>(
  { database, now }: Context,
  teacher: Learner,
  classId: ClassId,
  change: (tx: Transaction, found: LockedClass, today: LocalDay) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    const found = await lockTaught(tx, teacher, classId);
    allowChanges(found);
    return change(tx, found, localDay(now(), found.timeZone));
  });
}

/** @throws {NotFound} also for an assignment of another class, and for one whose item is retired */
async function shownIn(
  tx: Transaction,
  { id: classId }: LockedClass,
  id: AssignmentId,
): Promise<ShownAssignment> {
  const stored = await findAssignment(tx, classId, id);
  const shown = stored && shownAssignment(stored);
  if (shown === null) throw noSuchAssignment();
  return shown;
}
