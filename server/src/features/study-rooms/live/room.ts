/**
 * A room as a value. Everything that happens in it is an event. `step` returns the room after the event, and the
 * messages to send. All processes apply the same events in the same order, so they agree about who has a seat and who
 * leads. The rules are numbered in `docs/rooms.md`.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  roomLimits,
  type ChatMessage,
  type CloseReason,
  type MayWrite,
  type RoomCursor,
  type RoomErrorCode,
  type RoomLesson,
  type ServerMessage,
  type SimulatorState,
  type StudyRoomId,
  type UserId,
} from '@qubloom/contract';
import { errorMessage } from './errors.ts';
import { mayWrite, meetsOlderOnes, type Person } from './person.ts';

/** One connection of one learner, unique among all processes: `process/number`. */
export type SocketId = string;

export interface Participant {
  readonly person: Person;
  readonly sockets: readonly SocketId[];
}

export interface Lead {
  readonly leaderId: UserId | null;
  readonly askedBy: readonly UserId[];
}

export interface RoomFacts {
  readonly id: StudyRoomId;
  readonly name: string;
  /** Null for the room of a group. */
  readonly makerId: UserId | null;
  readonly code: string | null;
  /** The live lesson for which the room of a group is open. */
  readonly lesson: RoomLesson | null;
}

export interface Room extends RoomFacts {
  /** In order of arrival. */
  readonly participants: readonly Participant[];
  /** R41: teachers, who have no seats and get no chat. */
  readonly guides: readonly Participant[];
  readonly lead: Lead;
  readonly simulatorState: SimulatorState | null;
  /** The latest messages, sorted by id. */
  readonly messages: readonly ChatMessage[];
}

export interface Seat {
  readonly socket: SocketId;
  readonly person: Person;
}

export type RoomEvent =
  | ({ readonly kind: 'arrived' | 'guide-arrived' } & Seat)
  | { readonly kind: 'left'; readonly socket: SocketId }
  | { readonly kind: 'said'; readonly message: ChatMessage }
  | {
      readonly kind: 'edited';
      readonly socket: SocketId;
      readonly by: UserId;
      readonly circuitData: string;
    }
  | { readonly kind: 'ran'; readonly by: UserId; readonly simulatorState: SimulatorState }
  | { readonly kind: 'asked-for-lead'; readonly by: UserId }
  | { readonly kind: 'gave-lead'; readonly by: UserId; readonly to: UserId }
  | { readonly kind: 'took-lead'; readonly by: UserId }
  | {
      readonly kind: 'pointed';
      readonly socket: SocketId;
      readonly by: UserId;
      readonly cursor: RoomCursor | null;
    }
  | { readonly kind: 'changed'; readonly person: Person }
  | { readonly kind: 'removed'; readonly userId: UserId }
  /** The learner's account is gone. */
  | { readonly kind: 'erased'; readonly userId: UserId }
  /** The view of another process that has had the room open longer, after the two had lost contact. */
  | ({ readonly kind: 'met' } & Pick<Room, 'lead' | 'simulatorState'>);

/** A message to everyone in the room, except those who do not want to read its author, and guides if it is of the chat. */
export interface Delivery {
  readonly message: ServerMessage;
  readonly onlyTo?: UserId;
  readonly onlyToSocket?: SocketId;
  readonly notTo?: SocketId | UserId;
  /** Learners who have hidden the author are left out, and so are those whom the author has blocked. */
  readonly author?: UserId;
}

export interface Outcome {
  readonly room: Room;
  readonly deliveries: readonly Delivery[];
  /** Sockets that receive the whole room now. */
  readonly welcomed: readonly SocketId[];
  readonly closed: readonly { readonly socket: SocketId; readonly reason: CloseReason }[];
}

export const emptyRoom = ({ id, name, makerId, code, lesson }: RoomFacts): Room => ({
  id,
  name,
  makerId,
  code,
  lesson,
  participants: [],
  guides: [],
  lead: { leaderId: null, askedBy: [] },
  simulatorState: null,
  messages: [],
});

export const participantOf = (room: Room, id: UserId): Participant | undefined =>
  room.participants.find(({ person }) => person.id === id);

export const guideOf = (room: Room, id: UserId): Participant | undefined =>
  room.guides.find(({ person }) => person.id === id);

/** Returns a participant or a guide. */
export const personIn = (room: Room, id: UserId): Person | undefined =>
  (participantOf(room, id) ?? guideOf(room, id))?.person;

export const mayWriteIn = ({ participants }: Room, person: Person): MayWrite =>
  mayWrite(
    person,
    participants.map((one) => one.person),
  );

/** R7, R8: the reason why somebody gets no seat; null if they get one. */
export function seatRefusal(room: Room, person: Person): 'room-full' | 'not-allowed' | null {
  const others = room.participants.filter((one) => one.person.id !== person.id);
  if (others.length >= roomLimits.seats) return 'room-full';
  return meetsOlderOnes([...others.map((one) => one.person), person]) ? 'not-allowed' : null;
}

const nothing = { deliveries: [], welcomed: [], closed: [] };

export function step(room: Room, event: RoomEvent): Outcome {
  const outcome = afterEvent(room, event);
  const news = writingNews(room, outcome);
  return news.length > 0 ? { ...outcome, deliveries: [...outcome.deliveries, ...news] } : outcome;
}

/** R18, R21, R39: tells those who stay what they may write now, if that has changed. */
function writingNews(before: Room, { room: after, welcomed }: Outcome): readonly Delivery[] {
  if (before.participants === after.participants) return [];
  return after.participants.flatMap(({ person, sockets }): Delivery[] => {
    const there = participantOf(before, person.id)?.person;
    const now = mayWriteIn(after, person);
    if (!there || now === mayWriteIn(before, there)) return [];
    const message: ServerMessage = { type: 'MAY_WRITE', mayWrite: now };
    // Those who are welcomed now read it in ROOM_DATA.
    const told = sockets.filter((socket) => !welcomed.includes(socket));
    return told.map((socket) => ({ message, onlyToSocket: socket }));
  });
}

function afterEvent(room: Room, event: RoomEvent): Outcome {
  switch (event.kind) {
    case 'arrived':
      return arrive(room, event);
    case 'guide-arrived':
      return arriveAsGuide(room, event);
    case 'left':
      return leave(room, event.socket);
    case 'said':
      return say(room, event.message);
    case 'edited':
      return edit(room, event);
    case 'pointed':
      return point(room, event);
    case 'ran':
      return run(room, event);
    case 'asked-for-lead':
      return askForLead(room, event.by);
    case 'gave-lead':
      return giveLead(room, event);
    case 'took-lead':
      return takeLead(room, event.by);
    case 'changed':
      return change(room, event.person);
    case 'removed':
      return remove(room, event.userId);
    case 'erased':
      return forget(room, event.userId);
    case 'met':
      return meet(room, event);
  }
}

function arrive(room: Room, { socket, person }: Seat): Outcome {
  const refusal = seatRefusal(room, person);
  if (refusal !== null) {
    return {
      ...nothing,
      room,
      deliveries: [{ message: errorMessage(refusal), onlyToSocket: socket }],
      closed: [{ socket, reason: refusal }],
    };
  }
  const there = participantOf(room, person.id);
  if (there?.sockets.includes(socket)) return { ...nothing, room };
  const participants = withSocket(room.participants, { socket, person });
  const lead = ledByOneOf({ ...room, participants });
  const { id: userId, username } = person;
  const joined: Delivery[] = [...room.participants, ...room.guides].map(
    ({ person: { id: onlyTo, hides } }) => {
      const hidden = hides.find((one) => one.userId === userId)?.how;
      return {
        message: { type: 'USER_JOINED', userId, username, ...(hidden && { hidden }) },
        onlyTo,
      };
    },
  );
  return {
    ...nothing,
    room: { ...room, participants, lead },
    welcomed: [socket],
    deliveries: there ? [] : [...joined, ...firstLeadNews(room, lead)],
  };
}

/** The first participant leads from the beginning, which a guide who was here before does not know yet. */
const firstLeadNews = ({ guides, lead: before }: Room, lead: Lead): Delivery[] =>
  before.leaderId === null
    ? guides.flatMap(({ person }) => leadNews(lead).map((one) => ({ ...one, onlyTo: person.id })))
    : [];

/** R41. */
function arriveAsGuide(room: Room, { socket, person }: Seat): Outcome {
  if (guideOf(room, person.id)?.sockets.includes(socket)) return { ...nothing, room };
  const after = { ...room, guides: withSocket(room.guides, { socket, person }) };
  return { ...nothing, room: after, welcomed: [socket], deliveries: guideNews(room, after) };
}

function withSocket(
  people: readonly Participant[],
  { socket, person }: Seat,
): readonly Participant[] {
  const there = people.find((one) => one.person.id === person.id);
  const sockets = [...(there?.sockets ?? []), socket];
  return there
    ? people.map((one) => (one === there ? { person, sockets } : one))
    : [...people, { person, sockets }];
}

/** Leaves out somebody without any other socket. */
const withoutSocket = (people: readonly Participant[], socket: SocketId): readonly Participant[] =>
  people
    .map((one) => ({ ...one, sockets: one.sockets.filter((each) => each !== socket) }))
    .filter(({ sockets }) => sockets.length > 0);

function leave(room: Room, socket: SocketId): Outcome {
  const isTheirs = ({ sockets }: Participant) => sockets.includes(socket);
  if (room.guides.some(isTheirs)) {
    const after = withFittingLead({ ...room, guides: withoutSocket(room.guides, socket) });
    const deliveries = [...guideNews(room, after), ...changedLeadNews(room, after)];
    return { ...nothing, room: after, deliveries };
  }
  const there = room.participants.find(isTheirs);
  if (there === undefined) return { ...nothing, room };
  const participants = withoutSocket(room.participants, socket);
  if (there.sockets.length > 1) return { ...nothing, room: { ...room, participants } };
  const after = withFittingLead({ ...room, participants });
  const { id: userId, username } = there.person;
  const left: Delivery = { message: { type: 'USER_LEFT', userId, username } };
  return { ...nothing, room: after, deliveries: [left, ...changedLeadNews(room, after)] };
}

const withFittingLead = (room: Room): Room => ({ ...room, lead: ledByOneOf(room) });

const changedLeadNews = (before: Room, { lead }: Room): Delivery[] =>
  isSameLead(lead, before.lead) ? [] : leadNews(lead);

/** R41: learners are told that a guide is here, and not who or how many. */
function guideNews(before: Room, after: Room): Delivery[] {
  const isHere = after.guides.length > 0;
  return isHere === before.guides.length > 0 ? [] : [{ message: { type: 'GUIDE', isHere } }];
}

/** R13: ids increase, and an id that is already known came a second time. */
function say(room: Room, message: ChatMessage): Outcome {
  if (room.messages.some(({ id }) => id === message.id)) return { ...nothing, room };
  const place = room.messages.findLastIndex(({ id }) => id < message.id) + 1;
  const messages = room.messages.toSpliced(place, 0, message).slice(-roomLimits.savedMessages);
  return {
    ...nothing,
    room: { ...room, messages },
    deliveries: [{ message: { type: 'CHAT_MESSAGE', ...message }, author: message.userId }],
  };
}

/**
 * R14: an addition to the circuit is shown even if its author has no seat here, for example after two processes lost
 * contact, because it is part of the circuit from now on.
 */
function edit(
  room: Room,
  { socket, by, circuitData }: Extract<RoomEvent, { kind: 'edited' }>,
): Outcome {
  const author = participantOf(room, by)?.person;
  const message: ServerMessage = {
    type: 'CIRCUIT_UPDATE',
    circuitData,
    userId: author?.id ?? null,
    username: author?.username ?? '',
  };
  return { ...nothing, room, deliveries: [{ message, notTo: socket }] };
}

/** R25. */
function point(
  room: Room,
  { socket, by, cursor }: Extract<RoomEvent, { kind: 'pointed' }>,
): Outcome {
  const author = participantOf(room, by)?.person;
  if (author === undefined) return { ...nothing, room };
  const { id: userId, username } = author;
  const message: ServerMessage = { type: 'CURSOR', cursor, userId, username };
  return { ...nothing, room, deliveries: [{ message, notTo: socket, author: userId }] };
}

/** R23. */
function run(room: Room, { by, simulatorState }: Extract<RoomEvent, { kind: 'ran' }>): Outcome {
  const leader = personIn(room, by);
  if (leader === undefined || room.lead.leaderId !== by) return { ...nothing, room };
  const { id: userId, username } = leader;
  return {
    ...nothing,
    room: { ...room, simulatorState },
    deliveries: [
      { message: { type: 'SIMULATOR_ACTION', simulatorState, userId, username }, notTo: userId },
    ],
  };
}

function askForLead(room: Room, by: UserId): Outcome {
  const { leaderId, askedBy } = room.lead;
  if (leaderId === by || askedBy.includes(by) || !participantOf(room, by)) {
    return { ...nothing, room };
  }
  return withLead(room, { leaderId, askedBy: [...askedBy, by] });
}

function giveLead(room: Room, { by, to }: Extract<RoomEvent, { kind: 'gave-lead' }>): Outcome {
  const { leaderId, askedBy } = room.lead;
  if (leaderId !== by || !participantOf(room, to)) return { ...nothing, room };
  return withLead(room, { leaderId: to, askedBy: askedBy.filter((one) => one !== to) });
}

/** R43: the participant who has led until now is the first to get the lead back. */
function takeLead(room: Room, by: UserId): Outcome {
  const { leaderId, askedBy } = room.lead;
  if (leaderId === by || !guideOf(room, by)) return { ...nothing, room };
  const before = leaderId !== null && participantOf(room, leaderId) ? [leaderId] : [];
  return withLead(room, { leaderId: by, askedBy: [...before, ...askedBy] });
}

function withLead(room: Room, lead: Lead): Outcome {
  return { ...nothing, room: { ...room, lead }, deliveries: leadNews(lead) };
}

/** R24: chooses the first learner who asked, or else the one who has been here longest. */
function ledByOneOf(room: Room): Lead {
  const { leaderId, askedBy } = room.lead;
  const asking = askedBy.filter((id) => participantOf(room, id));
  if (leaderId !== null && personIn(room, leaderId)) return { leaderId, askedBy: asking };
  const next = asking[0] ?? room.participants[0]?.person.id ?? null;
  return { leaderId: next, askedBy: asking.filter((one) => one !== next) };
}

const isSameLead = (one: Lead, other: Lead): boolean =>
  one.leaderId === other.leaderId && one.askedBy.join() === other.askedBy.join();

const leadNews = ({ leaderId, askedBy }: Lead): Delivery[] =>
  leaderId === null ? [] : [{ message: { type: 'LEAD', leaderId, askedBy: [...askedBy] } }];

/** R18, R21, R31: applies what a parent, the operator, or the learner has decided in the meantime. */
function change(room: Room, person: Person): Outcome {
  const there = participantOf(room, person.id);
  if (there === undefined) return { ...nothing, room };
  const participants = room.participants.map((one) => (one === there ? { ...there, person } : one));
  const after = { ...room, participants };
  if (meetsOlderOnes(participants.map((one) => one.person))) {
    return putOut(after, there.sockets, 'not-allowed');
  }
  return { ...nothing, room: after };
}

/** R22. */
function remove(room: Room, userId: UserId): Outcome {
  const there = participantOf(room, userId);
  return there ? putOut(room, there.sockets, 'removed') : { ...nothing, room };
}

/** Messages of an erased account disappear from pages, too. */
function forget(room: Room, userId: UserId): Outcome {
  const messages = room.messages.filter((message) => message.userId !== userId);
  if (messages.length === room.messages.length) return { ...nothing, room };
  return {
    ...nothing,
    room: { ...room, messages },
    deliveries: [{ message: { type: 'MESSAGES_GONE', userId } }],
  };
}

/** R36: takes over the lead, and the run that goes with it. */
function meet(
  room: Room,
  { lead, simulatorState }: Pick<Room, 'lead' | 'simulatorState'>,
): Outcome {
  const leader = lead.leaderId === null ? undefined : personIn(room, lead.leaderId);
  if (leader === undefined) return { ...nothing, room };
  const isNewRun =
    simulatorState !== null && !isDeepStrictEqual(simulatorState, room.simulatorState);
  const { id: userId, username } = leader;
  return {
    ...nothing,
    room: { ...room, lead, simulatorState: simulatorState ?? room.simulatorState },
    deliveries: [
      ...(isSameLead(lead, room.lead) ? [] : leadNews(lead)),
      ...(isNewRun
        ? [{ message: { type: 'SIMULATOR_ACTION' as const, simulatorState, userId, username } }]
        : []),
    ],
  };
}

/** Only closes the sockets: the event that they left follows. */
function putOut(
  room: Room,
  sockets: readonly SocketId[],
  reason: Extract<CloseReason, RoomErrorCode>,
): Outcome {
  return {
    ...nothing,
    room,
    deliveries: sockets.map((socket) => ({
      message: errorMessage(reason),
      onlyToSocket: socket,
    })),
    closed: sockets.map((socket) => ({ socket, reason })),
  };
}
