/** Chat messages and edits are judged first, then stored, and only then shown to others. */
import { randomUUID } from 'node:crypto';
import { hasVisibleCharacter, readyPhrases, roomLimits, type ChatMessage } from '@qubloom/contract';
import { findingIn } from '../../../domain/moderation/moderation.ts';
import { insertUpdate } from './circuit-queries.ts';
import { insertMessage } from './chat/message-queries.ts';
import type { Asked, Asking, Refusal, Rooms } from './requests.ts';
import { mayWrite, type Person } from './person.ts';
import { textsRefusal } from './circuit-texts.ts';
import type { Room } from './room.ts';
import type { Said } from './chat/under-way.ts';

/** R11 to R13, R17 to R19. */
export async function sendChat(
  { context: { database, now }, registry: { bus } }: Rooms,
  { room, person }: Asking,
  sent: Asked<'CHAT_MESSAGE'>,
): Promise<Refusal> {
  const text = sent.message.trim();
  const roomId = room.state.id;
  const createdAt = now();
  const before = [...saidBy(room.state, person), ...room.underWay.of(room.state, person.id)];
  const refusal = chatRefusal(before, person, text, createdAt);
  if (refusal !== null) return refusal;
  const ref = sent.ref ?? randomUUID();
  const timestamp = createdAt.toISOString();
  const stored = await room.underWay.add(
    { userId: person.id, message: text, timestamp },
    insertMessage(database, { roomId, userId: person.id, ref, message: text, createdAt }),
  );
  if (stored === 'no-room') return 'no-such-room';
  if (stored === 'again') return null;
  const message: ChatMessage = {
    id: stored.id,
    userId: person.id,
    username: person.username,
    message: text,
    timestamp,
  };
  bus.publish(roomId, { kind: 'said', message });
  return null;
}

/** R11, R14, R15, R38. */
export async function editCircuit(
  { context: { database }, registry: { bus } }: Rooms,
  { room, person, socket }: Asking,
  { circuitData }: Asked<'CIRCUIT_UPDATE'>,
): Promise<Refusal> {
  const data = room.circuit.parse(circuitData);
  const texts = data && room.circuit.textsIn(data);
  if (data === null || texts === null) return 'bad-circuit';
  const refusal = textsRefusal(texts, person, room.circuit.names);
  if (refusal !== null) return refusal;
  const roomId = room.state.id;
  if (!(await insertUpdate(database, { roomId, data }))) return 'no-such-room';
  bus.publish(roomId, { kind: 'edited', socket, by: person.id, circuitData });
  return null;
}

const phrases: ReadonlySet<string> = new Set(readyPhrases);

/** Returns the person's messages, the latest last. */
export const saidBy = ({ messages }: Room, { id }: Person): readonly Said[] =>
  messages.filter(({ userId }) => userId === id);

/**
 * R17 to R19.
 * @param before the learner's earlier messages in the room, the latest last
 * @param text without blanks around it
 */
export function chatRefusal(
  before: readonly Said[],
  person: Person,
  text: string,
  now: Date,
): Refusal {
  const may = mayWrite(person);
  if (may === 'nothing') return 'muted';
  if (!hasVisibleCharacter(text)) return 'empty';
  // R27: counts all of them, no matter which process they came through.
  const recent = before.filter(
    ({ timestamp }) => Date.parse(timestamp) > now.getTime() - roomLimits.chat.within,
  );
  if (recent.length >= roomLimits.chat.count) return 'too-fast';
  if (phrases.has(text)) return null;
  if (may === 'phrases') return 'phrases-only';
  return findingIn(text, { before: before.map(({ message }) => message) }) === null
    ? null
    : 'held-back';
}
