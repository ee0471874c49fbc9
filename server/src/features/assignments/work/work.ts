/** Circuits and programs that a class asks for: shown, handed in, and read by the teachers of the class. */
import type {
  AssignedWork,
  AssignmentId,
  ClassId,
  HandedIn,
  UserId,
  WorkOfLearner,
} from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import { localDay } from '../../../domain/local-day.ts';
import type { Act, Learner } from '../../../platform/caller.ts';
import { violatedConstraint } from '../../../platform/database/errors.ts';
import { NotFound } from '../../../platform/errors.ts';
import { findLearnerOf, listLearnedIn, loadTaught, teaches } from '../../classes/index.ts';
import { checkedLearnedAt } from '../../progress/index.ts';
import { allowAgain, isFor, noSuchAssignment, readableWork } from '../policy.ts';
import { handIns } from '../throttles.ts';
import {
  findHandedIn,
  findWork,
  putHandedIn,
  type StoredHandedIn,
  type StoredWork,
} from './queries.ts';

export async function showWork(
  context: Context,
  caller: Learner,
  id: AssignmentId,
): Promise<AssignedWork> {
  const { work, found, isTaught } = await loadWork(context, caller, id);
  const handedIn = isTaught ? null : await findHandedIn(context.database, id, caller.id);
  const { learners: _, ...shown } = work;
  const isOver = localDay(context.now(), found.timeZone) > work.dueOn;
  return {
    ...shown,
    className: found.name,
    handedIn: handedIn && shownHandedIn(handedIn),
    mayHandIn: !isTaught && !(isOver && handedIn !== null),
    isOver,
  };
}

/** The newest work counts, also if the calls of two devices arrive in the other order, or at once. */
export async function handIn(
  context: Context,
  learner: Learner,
  id: AssignmentId,
  text: string,
  { learnedAt, remember }: Act,
): Promise<Pick<HandedIn, 'at'>> {
  const { database, now } = context;
  await handIns.take(context, String(learner.id));
  const { work, found, isTaught } = await loadWork(context, learner, id);
  if (isTaught) throw noSuchAssignment();
  const { moment } = checkedLearnedAt({ ...learner, lastLearnedAt: null }, learnedAt, now());
  const next = { work: readableWork(work.kind, text, 'work'), handedInAt: moment };
  try {
    return await database.transaction(async (tx) => {
      const before = await findHandedIn(tx, id, learner.id);
      const isNewest = before === null || before.handedInAt <= moment;
      if (isNewest) {
        allowAgain(before, work, localDay(moment, found.timeZone));
        await putHandedIn(tx, work, { userId: learner.id, ...next });
      }
      const reply = { at: (isNewest ? next : before).handedInAt.toISOString() };
      await remember(tx, reply);
      return reply;
    });
  } catch (error) {
    // The learner has left the class, or the assignment was taken back.
    if (violatedConstraint(error)?.startsWith('handed_in_work') !== true) throw error;
    throw noSuchAssignment();
  }
}

interface HandedInPlace {
  readonly id: ClassId;
  readonly assignmentId: AssignmentId;
  readonly userId: UserId;
}

export async function showHandedIn(
  context: Context,
  teacher: Learner,
  { id: classId, assignmentId, userId }: HandedInPlace,
): Promise<WorkOfLearner> {
  const { database } = context;
  const { id } = await loadTaught(context, teacher, classId);
  const [work, learner, handedIn] = await Promise.all([
    findWork(database, assignmentId),
    findLearnerOf(database, id, userId),
    findHandedIn(database, assignmentId, userId),
  ]);
  if (work?.classId !== id) throw noSuchAssignment();
  if (learner === null || handedIn === null || !isFor(work, userId)) {
    throw new NotFound('That learner has handed in nothing.');
  }
  const { kind, title } = work;
  return { kind, title, learner: learner.name, ...shownHandedIn(handedIn) };
}

const shownHandedIn = ({ work, handedInAt }: StoredHandedIn): HandedIn => ({
  work,
  at: handedInAt.toISOString(),
});

interface LoadedWork {
  readonly work: StoredWork;
  readonly found: { readonly name: string; readonly timeZone: string };
  /** True for a teacher of the class. */
  readonly isTaught: boolean;
}

/**
 * Learners find the assignments of open classes, teachers those of all their classes.
 * @throws {NotFound} the same for strangers and for assignments that don't exist
 */
async function loadWork(context: Context, caller: Learner, id: AssignmentId): Promise<LoadedWork> {
  const { database } = context;
  const work = await findWork(database, id);
  if (work === null) throw noSuchAssignment();
  if (await teaches(database, work.classId, caller.id)) {
    return { work, found: await loadTaught(context, caller, work.classId), isTaught: true };
  }
  const learnsIn = await listLearnedIn(database, caller.id);
  const found = learnsIn.find((one) => one.id === work.classId && one.archivedAt === null);
  if (found === undefined || !isFor(work, caller.id)) throw noSuchAssignment();
  return { work, found, isTaught: false };
}
