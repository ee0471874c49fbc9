/** What participants do about each other: hide, report, remove. */
import { hide, removeMember, show } from '../queries.ts';
import type { Asked, Asking, Refusal, RequestsOptions } from './requests.ts';
import { hiding, showing } from './person.ts';
import type { Room } from './room.ts';

export function caring({ database, now, bus, fileReport, publishTo }: RequestsOptions) {
  async function hideLearner(
    { room, person }: Asking,
    { userId, how }: Asked<'HIDE_LEARNER'>,
  ): Promise<Refusal> {
    if (userId === person.id || !isKnown(room.state, userId)) return 'not-there';
    if (how === 'show') await show(database, person.id, userId);
    else await hide(database, person.id, userId, how);
    publishTo(person.id, (current) => ({
      kind: 'changed',
      person: how === 'show' ? showing(current, userId) : hiding(current, userId, how),
    }));
    return null;
  }

  async function report(
    { room, person }: Asking,
    { userId, reason, messageId }: Asked<'REPORT_LEARNER'>,
  ): Promise<Refusal> {
    const { messages, name } = room.state;
    if (userId === person.id || !isKnown(room.state, userId)) return 'not-there';
    const said = messages.find((one) => one.id === messageId && one.userId === userId);
    await fileReport({
      userId: person.id,
      aboutId: userId,
      roomName: name,
      reason,
      said: said?.message ?? null,
    });
    return null;
  }

  async function remove(
    { room, person }: Asking,
    { userId }: Asked<'REMOVE_LEARNER'>,
  ): Promise<Refusal> {
    const { id, makerId } = room.state;
    if (makerId !== person.id || userId === person.id) return 'not-allowed';
    if (!isKnown(room.state, userId)) return 'not-there';
    await removeMember(database, id, userId, now());
    bus.publish(id, { kind: 'removed', userId });
    return null;
  }

  return { hideLearner, report, remove };
}

/** Somebody who is here, or has written something that can still be read. */
const isKnown = (room: Room, id: number): boolean =>
  room.participants.some(({ person }) => person.id === id) ||
  room.messages.some(({ userId }) => userId === id);
