/** Database access for the rooms of groups. They are open as long as a live lesson. */
import type { ClassId, LiveLessonId, RoomLesson, StudyRoomId, UserId } from '@qubloom/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import {
  classes,
  classLearners,
  classTeachers,
  isRunning,
  lessons,
  liveLessons,
  studyRoomMembers,
  studyRooms,
} from '../../../platform/database/schema/index.ts';

/** The people of an open room of a group, as they are now. */
export interface Group {
  readonly lesson: RoomLesson;
  /** Those who are still in the class. */
  readonly learners: ReadonlySet<UserId>;
  readonly teachers: ReadonlySet<UserId>;
}

/** Rooms whose live lesson is over are left out, and so are rooms that learners have made. */
export async function listGroups(
  database: Database,
  roomIds: readonly StudyRoomId[],
  now: Date,
): Promise<ReadonlyMap<StudyRoomId, Group>> {
  if (roomIds.length === 0) return new Map();
  const isOpen = and(inArray(studyRooms.id, [...roomIds]), isRunning(now));
  const rooms = await database
    .select({
      id: studyRooms.id,
      classId: liveLessons.classId,
      courseId: lessons.courseId,
      lessonId: liveLessons.lessonId,
    })
    .from(studyRooms)
    .innerJoin(liveLessons, eq(liveLessons.id, studyRooms.liveLessonId))
    .innerJoin(classes, eq(classes.id, liveLessons.classId))
    .innerJoin(lessons, eq(lessons.id, liveLessons.lessonId))
    .where(isOpen);
  const learners = await database
    .select({ id: studyRooms.id, userId: studyRoomMembers.userId })
    .from(studyRooms)
    .innerJoin(liveLessons, eq(liveLessons.id, studyRooms.liveLessonId))
    .innerJoin(classes, eq(classes.id, liveLessons.classId))
    .innerJoin(studyRoomMembers, eq(studyRoomMembers.roomId, studyRooms.id))
    .innerJoin(classLearners, isSameLearner)
    .where(isOpen);
  const teachers = await database
    .select({ id: studyRooms.id, userId: classTeachers.userId })
    .from(studyRooms)
    .innerJoin(liveLessons, eq(liveLessons.id, studyRooms.liveLessonId))
    .innerJoin(classes, eq(classes.id, liveLessons.classId))
    .innerJoin(classTeachers, eq(classTeachers.classId, liveLessons.classId))
    .where(isOpen);
  const idsIn = (people: readonly { id: StudyRoomId; userId: UserId }[], room: StudyRoomId) =>
    new Set(people.filter(({ id }) => id === room).map(({ userId }) => userId));
  return new Map(
    rooms.map(({ id, ...lesson }) => [
      id,
      { lesson, learners: idsIn(learners, id), teachers: idsIn(teachers, id) },
    ]),
  );
}

/** The member of the room is in the class of the live lesson. */
const isSameLearner = and(
  eq(classLearners.classId, liveLessons.classId),
  eq(classLearners.userId, studyRoomMembers.userId),
);

export interface OwnGroupRoom {
  readonly id: StudyRoomId;
  readonly name: string;
  readonly classId: ClassId;
}

/** Returns the open rooms of the learner's groups, the newest first. */
export async function listOwnGroupRooms(
  database: Database,
  learnerId: UserId,
  now: Date,
): Promise<OwnGroupRoom[]> {
  const rows = await database
    .select({ id: studyRooms.id, name: studyRooms.name, classId: liveLessons.classId })
    .from(studyRoomMembers)
    .innerJoin(studyRooms, eq(studyRooms.id, studyRoomMembers.roomId))
    .innerJoin(liveLessons, eq(liveLessons.id, studyRooms.liveLessonId))
    .innerJoin(classes, eq(classes.id, liveLessons.classId))
    .innerJoin(classLearners, isSameLearner)
    .where(and(eq(studyRoomMembers.userId, learnerId), isRunning(now)))
    .orderBy(asc(studyRooms.id));
  return rows.toReversed();
}

export interface GroupRoomRow {
  readonly id: StudyRoomId;
  readonly name: string;
  readonly learnerIds: ReadonlySet<UserId>;
}

/** Returns the rooms of a live lesson in the order of their groups, with the learners for whom they were opened. */
export async function listGroupRooms(
  database: Database,
  liveLessonId: LiveLessonId,
): Promise<GroupRoomRow[]> {
  const rows = await database
    .select({ id: studyRooms.id, name: studyRooms.name, userId: studyRoomMembers.userId })
    .from(studyRooms)
    .leftJoin(studyRoomMembers, eq(studyRoomMembers.roomId, studyRooms.id))
    .where(eq(studyRooms.liveLessonId, liveLessonId))
    .orderBy(asc(studyRooms.id));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return [...names].map(([id, name]) => ({
    id,
    name,
    learnerIds: new Set(rows.flatMap((row) => (row.id === id ? (row.userId ?? []) : []))),
  }));
}

export async function insertGroupRoom(
  tx: Transaction,
  room: {
    readonly name: string;
    readonly liveLessonId: LiveLessonId;
    readonly learnerIds: readonly UserId[];
    readonly now: Date;
  },
): Promise<void> {
  const { name, liveLessonId, learnerIds, now } = room;
  const [row] = await tx
    .insert(studyRooms)
    .values({ name, liveLessonId, visibility: 'private', createdAt: now, lastUsedAt: now })
    .returning({ id: studyRooms.id });
  if (row === undefined) throw new Error('no row came back');
  await tx
    .insert(studyRoomMembers)
    .values(learnerIds.map((userId) => ({ roomId: row.id, userId })));
}

export async function moveToGroupRoom(
  tx: Transaction,
  move: {
    readonly learnerId: UserId;
    readonly to: StudyRoomId;
    readonly from: readonly StudyRoomId[];
  },
): Promise<void> {
  const { learnerId: userId, to, from } = move;
  await tx
    .delete(studyRoomMembers)
    .where(and(eq(studyRoomMembers.userId, userId), inArray(studyRoomMembers.roomId, [...from])));
  await tx.insert(studyRoomMembers).values({ roomId: to, userId });
}

/** Their circuits and chats go with them. */
export async function deleteGroupRooms(
  database: Database,
  liveLessonId: LiveLessonId,
): Promise<void> {
  await database.delete(studyRooms).where(eq(studyRooms.liveLessonId, liveLessonId));
}
