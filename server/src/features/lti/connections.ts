/** Connections with schools: of platforms with accounts, and of their courses with classes. Both can be ended. */
import type { ClassId, ConnectedCourse, OwnSchool } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { recordAct } from '../../platform/audit/audit-log.ts';
import type { Learner } from '../../platform/caller.ts';
import { NotFound } from '../../platform/errors.ts';
import { confirmPassword, queueNotice } from '../accounts/index.ts';
import { loadTaught, lockTaught } from '../classes/index.ts';
import {
  deleteConnectedCourse,
  deleteIdentity,
  listConnectedCourses,
  listPlatformsOf,
  type ContextKey,
} from './queries.ts';

export async function listSchools({ database }: Context, { id }: Learner): Promise<OwnSchool[]> {
  const found = await listPlatformsOf(database, id);
  return found.map(({ connectedAt, ...one }) => ({
    ...one,
    connectedAt: connectedAt.toISOString(),
  }));
}

/** The password shows that the account can still be opened without the platform. */
export async function disconnectSchool(
  context: Context,
  learner: Learner,
  platformId: number,
  password: string,
): Promise<void> {
  const { database, now } = context;
  const found = await listPlatformsOf(database, learner.id);
  const platform = found.find(({ id }) => id === platformId);
  if (platform === undefined) throw new NotFound('That school is not connected.');
  await confirmPassword(context, learner.id, password);
  await database.transaction(async (tx) => {
    if (!(await deleteIdentity(tx, learner.id, platformId))) return;
    await queueNotice(context, tx, {
      learner,
      kind: 'school-disconnected',
      platform: platform.name,
    });
    await recordAct(tx, learner.id, { act: 'school-disconnected', at: now() });
  });
}

export async function listCourses(
  context: Context,
  teacher: Learner,
  classId: ClassId,
): Promise<ConnectedCourse[]> {
  const { id } = await loadTaught(context, teacher, classId);
  const found = await listConnectedCourses(context.database, id);
  return found.map(({ firstName, username, connectedAt, ...course }) => ({
    ...course,
    connectedAt: connectedAt.toISOString(),
    connectedBy: firstName || username,
  }));
}

/** The accounts and the class stay. The course gets no more results. */
export async function disconnectCourse(
  { database, now }: Context,
  teacher: Learner,
  classId: ClassId,
  course: ContextKey,
): Promise<void> {
  await database.transaction(async (tx) => {
    const { id } = await lockTaught(tx, teacher, classId);
    if (!(await deleteConnectedCourse(tx, id, course))) {
      throw new NotFound('That course is not connected with this class.');
    }
    await recordAct(tx, teacher.id, { act: 'school-course-disconnected', at: now() });
  });
}
