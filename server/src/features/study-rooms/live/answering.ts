/** Every message of a participant, and who answers it. */
import type { Bus } from './processes/bus.ts';
import { caring } from './caring.ts';
import type { Asked, Asking, InRoom, Refusal, RequestsOptions } from './requests.ts';
import { participantOf } from './room.ts';
import { writing } from './writing.ts';

export type Requests = (asking: Asking, message: InRoom) => Promise<Refusal>;

export function createRequests(options: RequestsOptions): Requests {
  const { bus } = options;
  const { chat, edit } = writing(options);
  const { hideLearner, report, remove } = caring(options);
  return async (asking, message) => {
    switch (message.type) {
      case 'CHAT_MESSAGE':
        return chat(asking, message);
      case 'CIRCUIT_UPDATE':
        return edit(asking, message);
      case 'SIMULATOR_ACTION':
      case 'ASK_FOR_LEAD':
      case 'GIVE_LEAD':
        return lead(bus, asking, message);
      case 'CURSOR': {
        const { person, socket, room } = asking;
        const { cursor } = message;
        bus.publish(room.state.id, { kind: 'pointed', socket, by: person.id, cursor });
        return null;
      }
      case 'HIDE_LEARNER':
        return hideLearner(asking, message);
      case 'REPORT_LEARNER':
        return report(asking, message);
      case 'REMOVE_LEARNER':
        return remove(asking, message);
    }
  };
}

/** R23, R24. */
function lead(
  bus: Bus,
  { room, person: { id: by } }: Asking,
  sent: Asked<'SIMULATOR_ACTION' | 'ASK_FOR_LEAD' | 'GIVE_LEAD'>,
): Refusal {
  const { id, lead: now } = room.state;
  if (sent.type === 'ASK_FOR_LEAD') {
    bus.publish(id, { kind: 'asked-for-lead', by });
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
