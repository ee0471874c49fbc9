/** Answers every message from a participant. */
import type { Bus } from './processes/bus.ts';
import { hideLearner, removeLearner, reportLearner } from './peers.ts';
import type { Asked, Asking, InRoom, Refusal, Rooms } from './requests.ts';
import { guideOf, participantOf } from './room.ts';
import { editCircuit, noteFine, sendChat } from './writing.ts';

export async function answer(rooms: Rooms, asking: Asking, message: InRoom): Promise<Refusal> {
  const { bus } = rooms.registry;
  switch (message.type) {
    case 'CHAT_MESSAGE':
      return sendChat(rooms, asking, message);
    case 'THIS_WAS_FINE':
      return noteFine(rooms, asking, message);
    case 'CIRCUIT_UPDATE':
      return editCircuit(rooms, asking, message);
    case 'SIMULATOR_ACTION':
    case 'ASK_FOR_LEAD':
    case 'TAKE_LEAD':
    case 'GIVE_LEAD':
      return lead(bus, asking, message);
    case 'CURSOR': {
      const { person, socket, room } = asking;
      const { cursor } = message;
      bus.publish(room.state.id, { kind: 'pointed', socket, by: person.id, cursor });
      return null;
    }
    case 'HIDE_LEARNER':
      return hideLearner(rooms, asking, message);
    case 'REPORT_LEARNER':
      return reportLearner(rooms, asking, message);
    case 'REMOVE_LEARNER':
      return removeLearner(rooms, asking, message);
  }
}

/** R23, R24, R43. */
function lead(
  bus: Bus,
  { room, person: { id: by } }: Asking,
  sent: Asked<'SIMULATOR_ACTION' | 'ASK_FOR_LEAD' | 'TAKE_LEAD' | 'GIVE_LEAD'>,
): Refusal {
  const { id, lead: now } = room.state;
  if (sent.type === 'ASK_FOR_LEAD') {
    bus.publish(id, { kind: 'asked-for-lead', by });
    return null;
  }
  if (sent.type === 'TAKE_LEAD') {
    if (!guideOf(room.state, by)) return 'not-allowed';
    bus.publish(id, { kind: 'took-lead', by });
    return null;
  }
  if (now.leaderId !== by) return 'not-leading';
  if (sent.type === 'SIMULATOR_ACTION') {
    bus.publish(id, { kind: 'ran', by, simulatorState: sent.simulatorState });
    return null;
  }
  if (!participantOf(room.state, sent.userId)) return 'not-there';
  bus.publish(id, { kind: 'gave-lead', by, to: sent.userId });
  return null;
}
