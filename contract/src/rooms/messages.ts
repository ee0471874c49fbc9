/**
 * Messages through the socket of a study room, `/ws`, as JSON texts with a `type`. `docs/rooms.md` has the
 * rules. Names and fields follow the specification, and anything beyond it is an optional field or a separate
 * type.
 */
import { z } from 'zod';
import { ChatMessageId, ClassId, CourseId, LessonId, StudyRoomId, UserId } from '../ids.ts';
import { roomLimits } from './limits.ts';

export const roomSocketPath = '/ws';

/**
 * Id that the page creates for each message that must not be lost. ACK and ERROR refer to it, and a message
 * repeated with the same id is not carried out twice.
 */
export const MessageRef = z.string().regex(/^[\w-]{8,40}$/);

const base64 = z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/);
const ref = MessageRef.optional();
const inRoom = { roomId: StudyRoomId };
const bySelf = { ...inRoom, userId: UserId, username: z.string().max(100) };

/** Cell of the circuit, for other learners' cursors. */
export const RoomCursor = z.strictObject({
  wire: z.number().int().min(0).max(100),
  column: z.number().int().min(0).max(1000),
});
export type RoomCursor = z.infer<typeof RoomCursor>;

/**
 * Run that a room watches together. Its outcomes follow from the room's circuit and the seed, so that every
 * page shows the same ones.
 */
export const SimulatorState = z.strictObject({
  /** Number that grows with each run, so that the same seed can run again. */
  run: z.number().int().min(0).max(1_000_000),
  seed: z.number().int().min(0).max(4_294_967_295),
  shots: z.number().int().min(1).max(100_000),
  /** Number of columns already passed. */
  step: z.number().int().min(0).max(1000),
});
export type SimulatorState = z.infer<typeof SimulatorState>;

/**
 * Kind of problem that the chat filter finds in a text. `unsafe`: an approach, a threat, or a trick. `unkind`: it hurts
 * somebody. `rude`: it swears. `personal`: it tells who or where somebody is. `help`: somebody writes about hurting
 * themselves or being hurt. `odd`: it is too long, or contains characters that belong to no writing.
 */
export const Finding = z.enum(['unsafe', 'unkind', 'rude', 'personal', 'help', 'odd']);
export type Finding = z.infer<typeof Finding>;

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
    /** The filter was in doubt (`ask-first`), and the learner sends the message anyway. */
    anyway: z.literal(true).optional(),
    ref,
  }),
  /** The learner says that a message which the filter held back or asked about was fine. */
  message('THIS_WAS_FINE', { ...inRoom, about: MessageRef, ref }),
  /** `circuitData` is a Yjs update. */
  message('CIRCUIT_UPDATE', {
    ...inRoom,
    circuitData: base64.max(roomLimits.circuitDataLength),
    ref,
  }),
  /** Sent by the leader. */
  message('SIMULATOR_ACTION', { ...inRoom, simulatorState: SimulatorState, ref }),
  message('ASK_FOR_LEAD', { ...inRoom, ref }),
  /** Sent by a guide, who leads at once. */
  message('TAKE_LEAD', { ...inRoom, ref }),
  /** Sent by the leader, to a participant. */
  message('GIVE_LEAD', { ...inRoom, userId: UserId, ref }),
  /** Null if the cursor left the circuit. Cursors are never stored and never acknowledged. */
  message('CURSOR', { ...inRoom, cursor: RoomCursor.nullable() }),
  /** `mute` hides their messages from me. `block` also hides mine from them and keeps them out of my rooms. */
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
    /** Message that the report is about. */
    messageId: ChatMessageId.optional(),
    ref,
  }),
  /** Sent by the room's maker. */
  message('REMOVE_LEARNER', { ...inRoom, userId: UserId, ref }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** Ways in which one learner can hide another. */
const Hidden = z.enum(['mute', 'block']);

export const Participant = z.object({
  id: UserId,
  username: z.string(),
  /** The receiver's way of hiding this participant; null if the receiver has not hidden them. */
  hidden: Hidden.nullable(),
});
export type Participant = z.infer<typeof Participant>;

export const ChatMessage = z.object({
  /** Id that grows within a room. */
  id: ChatMessageId,
  userId: UserId,
  username: z.string(),
  message: z.string(),
  timestamp: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** Texts that a learner may write now: anything that passes the filter, ready phrases, or nothing. */
export const MayWrite = z.enum(['anything', 'phrases', 'nothing']);
export type MayWrite = z.infer<typeof MayWrite>;

export const Lead = z.object({
  leaderId: UserId,
  /** Learners who asked for the lead, in order. */
  askedBy: z.array(UserId),
});
export type Lead = z.infer<typeof Lead>;

/** The live lesson for which the room of a group is open. */
export const RoomLesson = z.object({ classId: ClassId, courseId: CourseId, lessonId: LessonId });
export type RoomLesson = z.infer<typeof RoomLesson>;

/** Content of ROOM_DATA, sent as JSON text in `message`. */
export const RoomData = z.object({
  room: z.object({
    id: StudyRoomId,
    name: z.string(),
    /** Null for the room of a group. */
    makerId: UserId.nullable(),
    /** Code that only the room's maker receives, to pass on. */
    code: z.string().nullable(),
    /** Null for all other rooms. */
    lesson: RoomLesson.nullable(),
  }),
  /** True if the receiver is a guide: a teacher, who sees the circuit and gets no message of the chat. */
  isGuide: z.boolean(),
  /** True while a guide is here. */
  hasGuide: z.boolean(),
  participants: z.array(Participant),
  /** Latest messages, oldest first. Empty for a guide. */
  messages: z.array(ChatMessage),
  /** The whole circuit as one Yjs update; null while the circuit is empty. */
  circuitData: z.string().nullable(),
  /** Null for a guide in a room without participants. */
  lead: Lead.nullable(),
  simulatorState: SimulatorState.nullable(),
  mayWrite: MayWrite,
  /** True while the rooms of other servers are out of reach. */
  degraded: z.boolean(),
});
export type RoomData = z.infer<typeof RoomData>;

export const roomErrors = [
  /** `userId` or `username` does not match the session. */
  'not-you',
  /** The message names a room that this socket has not joined. */
  'not-in-room',
  'no-such-room',
  'not-allowed',
  'room-full',
  'removed',
  /** The chat filter blocked the message; nobody else has seen it. */
  'held-back',
  /** The chat filter is in doubt. The same message is sent if it comes with `anyway`. */
  'ask-first',
  'phrases-only',
  'muted',
  'empty',
  'too-fast',
  /** The change is not a circuit, or is larger than a room keeps. */
  'bad-circuit',
  /** The filter blocked a text in a change of the circuit; nobody else has seen it. */
  'unfit-text',
  /** A learner who may not write freely used a gate name that is not in the list. */
  'ready-names-only',
  'not-leading',
  /** A guide sent something that only participants may send. */
  'as-guide',
  'not-there',
  /** Nothing was changed, and the same message may be sent again. */
  'try-again',
] as const;
export const RoomErrorCode = z.enum(roomErrors);
export type RoomErrorCode = z.infer<typeof RoomErrorCode>;

/**
 * Refusals of a circuit change. After one, the page loads the room's circuit again; until then the server
 * refuses further changes, because they may build on the refused one.
 */
export const circuitRefusals: ReadonlySet<RoomErrorCode> = new Set<RoomErrorCode>([
  'bad-circuit',
  'unfit-text',
  'ready-names-only',
]);

export const ServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ROOM_DATA'), message: z.string() }),
  /** Sent to everyone in the room, including the sender. */
  ChatMessage.extend({ type: z.literal('CHAT_MESSAGE') }),
  z.object({
    type: z.literal('USER_JOINED'),
    userId: UserId,
    username: z.string(),
    /** Present only if the receiver has hidden this learner. */
    hidden: Hidden.optional(),
  }),
  z.object({ type: z.literal('USER_LEFT'), userId: UserId, username: z.string() }),
  /**
   * Sent to all sockets except the one that it came from. `userId` is null for changes that were fetched after servers
   * had lost contact.
   */
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
  /** The first guide has come, or the last one has left. */
  z.object({ type: z.literal('GUIDE'), isHere: z.boolean() }),
  /** The account was erased, so its messages must disappear. */
  z.object({ type: z.literal('MESSAGES_GONE'), userId: UserId }),
  /** Null once the other servers' rooms can be reached again. */
  z.object({ type: z.literal('DEGRADED'), message: z.string().nullable() }),
  /** The message with this `ref` was carried out, and stored if messages of its kind are stored. */
  z.object({ type: z.literal('ACK'), ref: MessageRef }),
  z.object({
    type: z.literal('ERROR'),
    /** Sentence for a child. */
    error: z.string(),
    code: RoomErrorCode,
    /** Present if the chat filter has refused a message. */
    finding: Finding.optional(),
    ref: MessageRef.optional(),
  }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;

/** All messages that a guide receives. None of them contains what somebody has written in the chat. */
export const guideMessages: ReadonlySet<ServerMessage['type']> = new Set<ServerMessage['type']>([
  'ROOM_DATA',
  'USER_JOINED',
  'USER_LEFT',
  'CIRCUIT_UPDATE',
  'SIMULATOR_ACTION',
  'LEAD',
  'CURSOR',
  'GUIDE',
  'DEGRADED',
  'ACK',
  'ERROR',
]);
