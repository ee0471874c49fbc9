/** Chat and edits: judged, then stored, and only then seen by others. */
import { randomUUID } from 'node:crypto';
import { readyPhrases, roomLimits, type ChatMessage } from '@qubloom/contract';
import { findingIn } from '../../../domain/moderation/moderation.ts';
import { groupedWrites } from '../../../platform/grouped-writes.ts';
import { insertUpdates, type NewUpdate } from './circuit-queries.ts';
import { insertMessages, type NewMessage } from './message-queries.ts';
import type { Asked, Asking, Refusal, RequestsOptions } from './requests.ts';
import { mayWrite, type Person, type Room } from './room.ts';

export function writing({ database, now, bus }: Pick<RequestsOptions, 'database' | 'now' | 'bus'>) {
  const storeMessage = groupedWrites((all: readonly NewMessage[]) => insertMessages(database, all));
  const storeUpdate = groupedWrites((all: readonly NewUpdate[]) => insertUpdates(database, all));

  /** R11 to R13, R17 to R19. */
  async function chat({ room, person }: Asking, sent: Asked<'CHAT_MESSAGE'>): Promise<Refusal> {
    const text = sent.message.trim();
    const roomId = room.state.id;
    const refusal = chatRefusal(room.state, person, text, now());
    if (refusal !== null) return refusal;
    const createdAt = now();
    const ref = sent.ref ?? randomUUID();
    const stored = await storeMessage({
      roomId,
      userId: person.id,
      ref,
      message: text,
      createdAt,
    });
    if (stored === 'no-room') return 'no-such-room';
    if (stored === 'again') return null;
    const message: ChatMessage = {
      id: stored.id,
      userId: person.id,
      username: person.username,
      message: text,
      timestamp: createdAt.toISOString(),
    };
    bus.publish(roomId, { kind: 'said', message });
    return null;
  }

  /** R11, R14, R15. */
  async function edit(asking: Asking, { circuitData }: Asked<'CIRCUIT_UPDATE'>): Promise<Refusal> {
    const { room, person, socket } = asking;
    const data = room.circuit.parse(circuitData);
    if (data === null) return 'bad-circuit';
    const roomId = room.state.id;
    if (!(await storeUpdate({ roomId, data }))) return 'no-such-room';
    bus.publish(roomId, { kind: 'edited', socket, by: person.id, circuitData });
    return null;
  }

  return { chat, edit };
}

const phrases: ReadonlySet<string> = new Set(readyPhrases);

/** R17 to R19; `text` is without blanks around it. */
export function chatRefusal(room: Room, person: Person, text: string, now: Date): Refusal {
  const may = mayWrite(person);
  if (may === 'nothing') return 'muted';
  if (text === '') return 'empty';
  const before = room.messages.filter(({ userId }) => userId === person.id);
  // R27: by whichever process they came.
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
