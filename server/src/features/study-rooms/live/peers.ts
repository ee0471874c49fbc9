/** Requests of participants to hide, report, and remove each other. */
import { hide, removeMember, unhide } from '../queries.ts';
import { fileReport } from '../reports/service.ts';
import type { Asked, Asking, Refusal, Rooms } from './requests.ts';
import { hiding, showing } from './person.ts';
import type { Room } from './room.ts';

export async function hideLearner(
  { context: { database }, registry }: Rooms,
  { room, person }: Asking,
  { userId, how }: Asked<'HIDE_LEARNER'>,
): Promise<Refusal> {
  if (userId === person.id || !isKnown(room.state, userId)) return 'not-there';
  if (how === 'show') await unhide(database, person.id, userId);
  else await hide(database, person.id, userId, how);
  registry.publishTo(person.id, (current) => ({
    kind: 'changed',
    person: how === 'show' ? showing(current, userId) : hiding(current, userId, how),
  }));
  return null;
}

export async function reportLearner(
  rooms: Rooms,
  { room, person }: Asking,
  { userId, reason, messageId }: Asked<'REPORT_LEARNER'>,
): Promise<Refusal> {
  const { messages, name } = room.state;
  if (userId === person.id || !isKnown(room.state, userId)) return 'not-there';
  const said = messages.find((one) => one.id === messageId && one.userId === userId);
  await fileReport(rooms, {
    userId: person.id,
    aboutId: userId,
    roomName: name,
    reason,
    said: said?.message ?? null,
  });
  return null;
}

export async function removeLearner(
  { context: { database, now }, registry }: Rooms,
  { room, person }: Asking,
  { userId }: Asked<'REMOVE_LEARNER'>,
): Promise<Refusal> {
  const { id, makerId } = room.state;
  if (makerId !== person.id || userId === person.id) return 'not-allowed';
  if (!isKnown(room.state, userId)) return 'not-there';
  await removeMember(database, id, userId, now());
  registry.bus.publish(id, { kind: 'removed', userId });
  return null;
}

/** Returns true for a learner who is in the room, or who wrote a message that can still be read. */
const isKnown = (room: Room, id: number): boolean =>
  room.participants.some(({ person }) => person.id === id) ||
  room.messages.some(({ userId }) => userId === id);
