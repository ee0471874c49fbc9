/** Live lessons: started, steered, and ended by the teachers of a class. */
import {
  liveLessonTimes,
  type BodyOf,
  type ClassId,
  type LiveLesson,
  type liveLessons,
  type LookStep,
  type ReplyOf,
} from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { drawJoinCode, hashOfJoinCode, writtenJoinCode } from '../../domain/join-code.ts';
import type { Learner } from '../../platform/caller.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { allowChanges, listLearnedIn, loadTaught, lockTaught } from '../classes/index.ts';
import { readLesson } from '../courses/index.ts';
import { listOwnGroupRooms } from '../study-rooms/index.ts';
import type { Boards } from './live/boards.ts';
import { hasStep, lookStepOf, outlineOf } from './outline.ts';
import {
  deleteLive,
  findLive,
  findLiveByCode,
  insertLive,
  listLiveIn,
  loadContent,
  putCodeHash,
  putSteering,
  type StoredLive,
} from './queries.ts';
import { lookTries, newLookCodes } from './throttles.ts';

const shown = ({ id: _, version: __, endsAt, ...live }: StoredLive): LiveLesson => ({
  ...live,
  endsAt: endsAt.toISOString(),
});

export async function showLive(
  context: Context,
  teacher: Learner,
  classId: ClassId,
): Promise<ReplyOf<typeof liveLessons.show>> {
  const { id } = await loadTaught(context, teacher, classId);
  const live = await findLive(context.database, id, context.now());
  return { live: live && shown(live) };
}

/** Learners of the class join from their own page of the lesson, if they have reached it. */
export async function startLive(
  context: Context,
  boards: Boards,
  teacher: Learner,
  { classId, lessonId }: { readonly classId: ClassId } & BodyOf<typeof liveLessons.start>,
): Promise<LiveLesson> {
  const { database, now } = context;
  allowChanges(await loadTaught(context, teacher, classId));
  const { id } = await readLesson(context, teacher, lessonId);
  const [first] = outlineOf(await loadContent(database, id)).screens;
  if (first === undefined) throw new NotFound('That lesson does not exist.');
  const ended = await database.transaction(async (tx) => {
    const taught = await lockTaught(tx, teacher, classId);
    allowChanges(taught);
    const before = await deleteLive(tx, classId);
    const endsAt = new Date(now().getTime() + liveLessonTimes.longest);
    await insertLive(tx, taught, { lessonId: id, step: first.key, endsAt });
    return before;
  });
  if (ended !== null) boards.end(ended);
  return shown(await loadLive(context, classId));
}

/** @throws {Conflict} if none runs */
async function loadLive({ database, now }: Context, classId: ClassId): Promise<StoredLive> {
  const live = await findLive(database, classId, now());
  if (live === null) throw new Conflict('This class has no live lesson now.');
  return live;
}

export async function steerLive(
  context: Context,
  boards: Boards,
  teacher: Learner,
  { classId, ...change }: { readonly classId: ClassId } & BodyOf<typeof liveLessons.steer>,
): Promise<LiveLesson> {
  const { database } = context;
  const { id } = await loadTaught(context, teacher, classId);
  const live = await loadLive(context, id);
  if (change.step !== undefined) {
    const outline = outlineOf(await loadContent(database, live.lessonId));
    if (!hasStep(outline, change.step)) throw Invalid.at('step', 'That step does not exist.');
  }
  const steering = await putSteering(database, live.id, change);
  if (steering === null) throw new Conflict('This class has no live lesson now.');
  boards.steer(live.id, steering);
  return shown({ ...live, ...steering });
}

export async function endLive(
  context: Context,
  boards: Boards,
  teacher: Learner,
  classId: ClassId,
): Promise<void> {
  const { id } = await loadTaught(context, teacher, classId);
  const ended = await deleteLive(context.database, id);
  if (ended !== null) boards.end(ended);
}

export async function makeLookCode(
  context: Context,
  teacher: Learner,
  classId: ClassId,
): Promise<{ code: string }> {
  const { id } = await loadTaught(context, teacher, classId);
  const live = await loadLive(context, id);
  await newLookCodes.take(context, String(teacher.id));
  const code = drawJoinCode();
  await putCodeHash(context.database, live.id, hashOfJoinCode(code));
  return { code: writtenJoinCode(code) };
}

export async function showOwnLive(
  { database, now }: Context,
  learner: Learner,
): Promise<ReplyOf<typeof liveLessons.mine>> {
  const open = (await listLearnedIn(database, learner.id)).filter(
    ({ archivedAt }) => archivedAt === null,
  );
  const live = await listLiveIn(
    database,
    open.map(({ id }) => id),
    now(),
  );
  const rooms = live.length === 0 ? [] : await listOwnGroupRooms(database, learner.id, now());
  return {
    isInClass: open.length > 0,
    live: live.map((one) => ({
      ...shown(one),
      roomId: rooms.find(({ classId }) => classId === one.classId)?.id ?? null,
    })),
  };
}

/** The same for a code that is wrong, was replaced, or whose lesson is over. */
const nothingToSee = () =>
  new NotFound('There is nothing to see here now. Please check the code, or ask your teacher.');

/** Codes that open nothing count against the limit, others do not. */
export async function look(context: Context, code: string, household: string): Promise<LookStep> {
  const { database, now } = context;
  const one = await lookTries.take(context, household);
  const live = await findLiveByCode(database, hashOfJoinCode(code), now());
  if (live === null) throw nothingToSee();
  await one.giveBack();
  const outline = outlineOf(await loadContent(database, live.lessonId));
  const found = lookStepOf(outline, live.title, live.step);
  if (found === null) throw nothingToSee();
  return found;
}
