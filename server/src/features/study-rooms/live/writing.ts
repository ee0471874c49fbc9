/** Chat messages and edits are judged first, then stored, and only then shown to others. */
import { randomUUID } from 'node:crypto';
import {
  hasVisibleCharacter,
  readyPhrases,
  roomLimits,
  type ChatMessage,
  type Finding,
  type MayWrite,
} from '@qubloom/contract';
import type { Verdict } from '@qubloom/moderation';
import { judge } from '../../../domain/moderation/moderation.ts';
import { fileConcern } from '../reports/concerns.ts';
import { countFinding } from '../reports/counts.ts';
import { insertUpdate } from './circuit-queries.ts';
import { insertMessage } from './chat/message-queries.ts';
import type { Asked, Asking, Refusal, Rooms } from './requests.ts';
import type { Person } from './person.ts';
import { textsRefusal } from './circuit-texts.ts';
import { mayWriteIn, type Room } from './room.ts';
import type { Said } from './chat/under-way.ts';

/** R11 to R13, R17 to R19, R39. */
export async function sendChat(
  rooms: Rooms,
  asking: Asking,
  sent: Asked<'CHAT_MESSAGE'>,
): Promise<Refusal> {
  const { database, now } = rooms.context;
  const { room, person } = asking;
  const text = sent.message.trim();
  const roomId = room.state.id;
  const createdAt = now();
  const before = [...saidBy(room.state, person), ...room.underWay.of(room.state, person.id)];
  const refusal = chatRefusal(before, mayWriteIn(room.state, person), text, createdAt);
  if (refusal !== null) return refusal;
  const ref = sent.ref ?? randomUUID();
  const verdict = verdictOn(before, text);
  if (verdict.decision === 'block' || (verdict.decision === 'ask' && sent.anyway !== true)) {
    return holdBack(rooms, asking, ref, verdict);
  }
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
  rooms.registry.bus.publish(roomId, { kind: 'said', message });
  await noteSent(rooms, asking, verdict);
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
  const refusal = textsRefusal(texts, mayWriteIn(room.state, person), room.circuit.names);
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
 * R18, R19, R27.
 * @param before the learner's earlier messages in the room, the latest last
 * @param text without blanks around it
 */
export function chatRefusal(
  before: readonly Said[],
  may: MayWrite,
  text: string,
  now: Date,
): 'muted' | 'empty' | 'too-fast' | 'phrases-only' | null {
  if (may === 'nothing') return 'muted';
  if (!hasVisibleCharacter(text)) return 'empty';
  // R27: counts all of them, no matter which process they came through.
  const recent = before.filter(
    ({ timestamp }) => Date.parse(timestamp) > now.getTime() - roomLimits.chat.within,
  );
  if (recent.length >= roomLimits.chat.count) return 'too-fast';
  return may === 'phrases' && !phrases.has(text) ? 'phrases-only' : null;
}

/** R17. */
export function verdictOn(before: readonly Said[], text: string): Verdict {
  if (phrases.has(text)) return { decision: 'fine' };
  return judge(text, { before: before.map(({ message }) => message) });
}

type Doubtful = Exclude<Verdict, { decision: 'fine' }>;

/** R17: what the filter found is counted and remembered; the text is not. */
async function holdBack(
  rooms: Rooms,
  asking: Asking,
  ref: string,
  { decision, finding, rule }: Doubtful,
): Promise<Refusal> {
  const { doubts, context } = rooms;
  const { person } = asking;
  doubts.hold(person.id, { ref, finding, rule });
  await countFinding(context, decision === 'block' ? 'blocked' : 'asked', { finding, rule });
  // A learner who tries it again in other words is noticed. Swear words that nobody saw harm nobody.
  if (decision === 'block' && finding === 'unsafe') await noteDoubt(rooms, asking, finding);
  return { code: decision === 'block' ? 'held-back' : 'ask-first', finding };
}

/** R39. */
async function noteSent(rooms: Rooms, asking: Asking, verdict: Verdict): Promise<void> {
  if (verdict.decision === 'fine') {
    rooms.doubts.note(asking.person.id, null);
    return;
  }
  await countFinding(rooms.context, 'sent', verdict);
  // A child who speaks of something hard is not suspected of anything.
  if (verdict.finding !== 'help') await noteDoubt(rooms, asking, verdict.finding);
}

async function noteDoubt(rooms: Rooms, asking: Asking, finding: Finding): Promise<void> {
  const pattern = rooms.doubts.note(asking.person.id, finding);
  if (pattern !== null) await fileConcern(rooms, asking, pattern);
}

/** R40. */
export async function noteFine(
  { context, doubts }: Rooms,
  { person }: Asking,
  { about }: Asked<'THIS_WAS_FINE'>,
): Promise<Refusal> {
  const held = doubts.takeHeld(person.id, about);
  if (held === undefined) return 'not-there';
  await countFinding(context, 'appealed', held);
  return null;
}
