/** A class with a live lesson and the rooms of its groups, for tests. */
import { groupRooms, type ClassId, type StudyRoomId, type UserId } from '@qubloom/contract';
import type { SignedInClient } from '../app.ts';
import type { TestRooms } from '../rooms/rooms.ts';
import { classWithLesson, joinClass, personNamed, startLesson } from './live-class.ts';

export const openRooms = (
  teacher: SignedInClient,
  id: ClassId,
  ...groups: readonly (readonly SignedInClient[])[]
) =>
  teacher.call(groupRooms.open, {
    params: { id },
    body: { groups: groups.map((group) => group.map(({ user }) => user.id as UserId)) },
  });

/** Ada and Kit are in the first group, and Emmy is in the second one. */
export async function liveGroups(site: TestRooms) {
  const found = await classWithLesson(site);
  const { teacher, learner: ada, id, lessonId } = found;
  const kit = await joinClass(site, teacher, id, personNamed('kit'));
  const emmy = await joinClass(site, teacher, id, personNamed('emmy'));
  await startLesson(teacher, id, lessonId);
  const { rooms } = await openRooms(teacher, id, [ada, kit], [emmy]);
  const [first, second] = rooms.map((room): StudyRoomId => room.id);
  if (first === undefined || second === undefined) throw new Error('Two rooms were opened.');
  return { teacher, ada, kit, emmy, id, lessonId, first, second };
}
