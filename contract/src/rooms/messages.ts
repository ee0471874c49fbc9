/**
 * What goes through the socket of a study room, `/ws`, as JSON texts with a `type`. `docs/rooms.md` has the rules;
 * the names and fields of the specification are these, and whatever comes on top of them is optional or a type of
 * its own.
 */
import { z } from 'zod';
import { ChatMessageId, StudyRoomId, UserId } from '../ids.ts';
import { roomLimits } from './limits.ts';

export const roomSocketPath = '/ws';

/**
 * Drawn by the page for each message that must not be lost. ACK and ERROR name it, and a message that comes again
 * with the same one is not done twice.
 */
export const MessageRef = z.string().regex(/^[\w-]{8,40}$/);

const base64 = z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/);
const ref = MessageRef.optional();
const inRoom = { roomId: StudyRoomId };
const bySelf = { ...inRoom, userId: UserId, username: z.string().max(100) };

/** A cell of the circuit, for the cursors of others. */
export const RoomCursor = z.strictObject({
  wire: z.number().int().min(0).max(100),
  column: z.number().int().min(0).max(1000),
});
export type RoomCursor = z.infer<typeof RoomCursor>;

/**
 * The run that a room looks at together. Its outcomes follow from the room's circuit and the seed, so that every
 * page shows the same ones.
 */
export const SimulatorState = z.strictObject({
  /** Counts up with each run, so that the same seed can be run again. */
  run: z.number().int().min(0).max(1_000_000),
  seed: z.number().int().min(0).max(4_294_967_295),
  shots: z.number().int().min(1).max(100_000),
  /** Columns that have been passed. */
  step: z.number().int().min(0).max(1000),
});
export type SimulatorState = z.infer<typeof SimulatorState>;

export const ReportReason = z.enum(['unkind', 'personal', 'unsafe', 'other']);
export type ReportReason = z.infer<typeof ReportReason>;

const message = <Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) =>
  z.strictObject({ type: z.literal(type), ...fields });

export const ClientMessage = z.discriminatedUnion('type', [
  message('JOIN_ROOM', bySelf),
  message('LEAVE_ROOM', bySelf),
  message('CHAT_MESSAGE', {
    ...inRoom,
    message: z.string().max(roomLimits.messageLength),
    ref,
  }),
  /** `circuitData` is a Yjs update. */
  message('CIRCUIT_UPDATE', {
    ...inRoom,
    circuitData: base64.max(roomLimits.circuitDataLength),
    ref,
  }),
  /** From whoever leads. */
  message('SIMULATOR_ACTION', { ...inRoom, simulatorState: SimulatorState, ref }),
  message('ASK_FOR_LEAD', { ...inRoom, ref }),
  /** From whoever leads, to somebody in the room. */
  message('GIVE_LEAD', { ...inRoom, userId: UserId, ref }),
  /** Null where the cursor left the circuit. Never stored, never acknowledged. */
  message('CURSOR', { ...inRoom, cursor: RoomCursor.nullable() }),
  /** `mute`: I read nothing of theirs. `block`: nor they of mine, and they enter no room of mine. */
  message('HIDE_LEARNER', {
    ...inRoom,
    userId: UserId,
    how: z.enum(['mute', 'block', 'show']),
    ref,
  }),
  message('REPORT_LEARNER', {
    ...inRoom,
    userId: UserId,
    reason: ReportReason,
    /** The message that it is about. */
    messageId: ChatMessageId.optional(),
    ref,
  }),
  /** From whoever made the room. */
  message('REMOVE_LEARNER', { ...inRoom, userId: UserId, ref }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** How one learner has hidden another. */
const Hidden = z.enum(['mute', 'block']);

export const Participant = z.object({
  id: UserId,
  username: z.string(),
  /** Only in what one learner is told of another: the former has hidden the latter. */
  hidden: Hidden.nullable(),
});
export type Participant = z.infer<typeof Participant>;

export const ChatMessage = z.object({
  /** Grows within a room. */
  id: ChatMessageId,
  userId: UserId,
  username: z.string(),
  message: z.string(),
  timestamp: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** What a learner may say now: whatever passes the filter, the ready phrases, or nothing. */
export const MayWrite = z.enum(['anything', 'phrases', 'nothing']);
export type MayWrite = z.infer<typeof MayWrite>;

export const Lead = z.object({
  leaderId: UserId,
  /** Who asks for it, the first one first. */
  askedBy: z.array(UserId),
});
export type Lead = z.infer<typeof Lead>;

/** What ROOM_DATA holds as a JSON text in `message`. */
export const RoomData = z.object({
  room: z.object({
    id: StudyRoomId,
    name: z.string(),
    makerId: UserId,
    /** For whoever made the room, to pass on. */
    code: z.string().nullable(),
  }),
  participants: z.array(Participant),
  /** The latest ones, oldest first. */
  messages: z.array(ChatMessage),
  /** The whole circuit as one Yjs update; null while it is empty. */
  circuitData: z.string().nullable(),
  lead: Lead,
  simulatorState: SimulatorState.nullable(),
  mayWrite: MayWrite,
  /** Rooms of other servers are not reached right now. */
  degraded: z.boolean(),
});
export type RoomData = z.infer<typeof RoomData>;

export const roomErrors = [
  /** `userId` or `username` are not the session's. */
  'not-you',
  /** The message names a room in which this socket is not. */
  'not-in-room',
  'no-such-room',
  'not-allowed',
  'room-full',
  'removed',
  /** The chat filter held it back; nobody else has seen it. */
  'held-back',
  'phrases-only',
  'muted',
  'empty',
  'too-fast',
  /** Not a circuit, or more than a room keeps. */
  'bad-circuit',
  /** The filter held back a text in a change of the circuit; nobody else has seen it. */
  'unfit-text',
  /** A gate's name that is not from the list, by somebody who may not write freely. */
  'ready-names-only',
  'not-leading',
  'not-there',
  /** Nothing was done; the same message may be sent again. */
  'try-again',
] as const;
export const RoomErrorCode = z.enum(roomErrors);
export type RoomErrorCode = z.infer<typeof RoomErrorCode>;

/**
 * Refusals of a change of the circuit. The page takes the room's circuit again after one; until it has asked for that,
 * the server takes no other change of it, since it may be built on what was refused.
 */
export const circuitRefusals: ReadonlySet<RoomErrorCode> = new Set<RoomErrorCode>([
  'bad-circuit',
  'unfit-text',
  'ready-names-only',
]);

export const ServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ROOM_DATA'), message: z.string() }),
  /** To everybody in the room, the sender as well. */
  ChatMessage.extend({ type: z.literal('CHAT_MESSAGE') }),
  z.object({
    type: z.literal('USER_JOINED'),
    userId: UserId,
    username: z.string(),
    /** Only where the one who is told has hidden them. */
    hidden: Hidden.optional(),
  }),
  z.object({ type: z.literal('USER_LEFT'), userId: UserId, username: z.string() }),
  /** To everybody but the socket it came from. Nobody is named where it was fetched while servers missed each other. */
  z.object({
    type: z.literal('CIRCUIT_UPDATE'),
    circuitData: z.string(),
    userId: UserId.nullable(),
    username: z.string(),
  }),
  z.object({
    type: z.literal('SIMULATOR_ACTION'),
    simulatorState: SimulatorState,
    userId: UserId,
    username: z.string(),
  }),
  Lead.extend({ type: z.literal('LEAD') }),
  z.object({
    type: z.literal('CURSOR'),
    cursor: RoomCursor.nullable(),
    userId: UserId,
    username: z.string(),
  }),
  z.object({ type: z.literal('MAY_WRITE'), mayWrite: MayWrite }),
  /** The account is erased; nothing that it has said is to be read. */
  z.object({ type: z.literal('MESSAGES_GONE'), userId: UserId }),
  /** Null where others' rooms are reached again. */
  z.object({ type: z.literal('DEGRADED'), message: z.string().nullable() }),
  /** What the message with this `ref` asked for is done, and kept where it is of the kind that is kept. */
  z.object({ type: z.literal('ACK'), ref: MessageRef }),
  z.object({
    type: z.literal('ERROR'),
    /** A sentence for a child. */
    error: z.string(),
    code: RoomErrorCode,
    ref: MessageRef.optional(),
  }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
