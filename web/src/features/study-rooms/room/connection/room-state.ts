/** The page's state of a room: a pure function of the server's messages and the learner's actions. */
import {
  RoomData,
  type ChatMessage,
  type CloseReason,
  type Finding,
  type Lead,
  type MayWrite,
  type Participant,
  type RoomCursor,
  type RoomErrorCode,
  type ServerMessage,
  type SimulatorState,
} from '@qubloom/contract';

/**
 * `connecting` for the first time; `failed` if that was impossible; `closed` while the page reconnects; `ended` if
 * it does not reconnect.
 */
export type RoomStatus = 'connecting' | 'connected' | 'failed' | 'closed' | 'ended';

/** The learner's own message that is not in the room's chat yet, or never will be. */
export interface OwnLine {
  readonly ref: string;
  readonly text: string;
  /** The reason why it stays here; null while it is being sent. */
  readonly refusal: Refusal | null;
}

export interface Refusal {
  readonly code: RoomErrorCode;
  readonly words: string;
  /** Null if the filter did not refuse it. */
  readonly finding: Finding | null;
  /** True after the learner has said that the message was fine. */
  readonly wasFine: boolean;
}

export interface PeerCursor {
  readonly userId: number;
  readonly username: string;
  readonly cursor: RoomCursor;
}

export interface RoomState {
  readonly status: RoomStatus;
  readonly ending: { readonly reason: CloseReason | null; readonly words: string | null } | null;
  readonly room: RoomData['room'] | null;
  /** True for a teacher in the room of a group, who gets no chat. */
  readonly isGuide: boolean;
  readonly hasGuide: boolean;
  readonly participants: readonly Participant[];
  readonly messages: readonly ChatMessage[];
  readonly ownLines: readonly OwnLine[];
  readonly cursors: readonly PeerCursor[];
  readonly lead: Lead | null;
  readonly simulatorState: SimulatorState | null;
  readonly mayWrite: MayWrite;
  /** True if the learner could write own words in this room, now or earlier. */
  readonly hasWrittenFreely: boolean;
  /** A sentence while rooms on other servers cannot be reached. */
  readonly degraded: string | null;
}

export const emptyRoom: RoomState = {
  status: 'connecting',
  ending: null,
  room: null,
  isGuide: false,
  hasGuide: false,
  participants: [],
  messages: [],
  ownLines: [],
  cursors: [],
  lead: null,
  simulatorState: null,
  mayWrite: 'nothing',
  hasWrittenFreely: false,
  degraded: null,
};

/** Events on the page itself. */
export type RoomEvent =
  | { readonly kind: 'status'; readonly status: RoomStatus }
  | {
      readonly kind: 'ended';
      readonly reason: CloseReason | null;
      readonly words: string | null;
    }
  | { readonly kind: 'line'; readonly ref: string; readonly text: string }
  | { readonly kind: 'line-refused'; readonly ref: string; readonly refusal: Refusal }
  | { readonly kind: 'line-was-fine'; readonly ref: string }
  | { readonly kind: 'line-gone'; readonly ref: string }
  | { readonly kind: 'hidden'; readonly userId: number; readonly hidden: Participant['hidden'] };

/** Refusals that stay beside the refused message, to be read. */
export const finalRefusals: ReadonlySet<RoomErrorCode> = new Set<RoomErrorCode>([
  'held-back',
  'ask-first',
  'phrases-only',
  'muted',
  'empty',
]);

export function afterEvent(state: RoomState, event: RoomEvent): RoomState {
  switch (event.kind) {
    case 'status':
      return { ...state, status: event.status, ...(event.status === 'closed' && { cursors: [] }) };
    case 'ended':
      return { ...state, status: 'ended', ending: { reason: event.reason, words: event.words } };
    case 'line': {
      const { ref, text } = event;
      return { ...state, ownLines: [...state.ownLines, { ref, text, refusal: null }] };
    }
    case 'line-refused':
      return withRefusal(state, event.ref, () => event.refusal);
    case 'line-was-fine':
      return withRefusal(state, event.ref, (refusal) => refusal && { ...refusal, wasFine: true });
    case 'line-gone':
      return { ...state, ownLines: state.ownLines.filter(({ ref }) => ref !== event.ref) };
    case 'hidden':
      return {
        ...state,
        participants: state.participants.map((each) =>
          each.id === event.userId ? { ...each, hidden: event.hidden } : each,
        ),
        messages: event.hidden
          ? state.messages.filter(({ userId }) => userId !== event.userId)
          : state.messages,
      };
  }
}

export function afterMessage(
  state: RoomState,
  message: ServerMessage,
  selfId: ChatMessage['userId'],
): RoomState {
  switch (message.type) {
    case 'ROOM_DATA':
      return withRoomData(state, message.message);
    case 'CHAT_MESSAGE': {
      const { type: _, ...line } = message;
      const messages = withMessages(state.messages, [line]);
      if (line.userId !== selfId) return { ...state, messages };
      return { ...state, messages, ownLines: withoutArrived(state.ownLines, line.message) };
    }
    case 'USER_JOINED': {
      const { userId: id, username, hidden = null } = message;
      const others = state.participants.filter((each) => each.id !== id);
      return { ...state, participants: [...others, { id, username, hidden }] };
    }
    case 'USER_LEFT':
      return {
        ...state,
        participants: state.participants.filter(({ id }) => id !== message.userId),
        cursors: state.cursors.filter(({ userId }) => userId !== message.userId),
      };
    case 'SIMULATOR_ACTION':
      return { ...state, simulatorState: message.simulatorState };
    case 'LEAD':
      return { ...state, lead: { leaderId: message.leaderId, askedBy: message.askedBy } };
    case 'CURSOR': {
      const { cursor, userId, username } = message;
      const others = state.cursors.filter((each) => each.userId !== userId);
      return { ...state, cursors: cursor ? [...others, { userId, username, cursor }] : others };
    }
    case 'GUIDE':
      return { ...state, hasGuide: message.isHere };
    case 'MAY_WRITE':
      return { ...state, ...writing(state, message.mayWrite) };
    case 'MESSAGES_GONE':
      return {
        ...state,
        messages: state.messages.filter(({ userId }) => userId !== message.userId),
      };
    case 'DEGRADED':
      return { ...state, degraded: message.message };
    case 'CIRCUIT_UPDATE':
    case 'ACK':
    case 'ERROR':
      return state;
  }
}

export function readRoomData(text: string): RoomData | null {
  try {
    return RoomData.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function withRoomData(state: RoomState, text: string): RoomState {
  const data = readRoomData(text);
  if (!data) return state;
  const { room, isGuide, hasGuide, participants, messages } = data;
  const { lead, simulatorState, mayWrite, degraded } = data;
  return {
    ...state,
    status: 'connected',
    ending: null,
    room,
    isGuide,
    hasGuide,
    participants,
    // Messages from before the connection broke stay, although the server sends only the latest.
    messages: withMessages(state.messages, messages),
    cursors: [],
    lead,
    simulatorState,
    ...writing(state, mayWrite),
    degraded: degraded ? "Some learners can't be reached right now. Your work is safe." : null,
  };
}

const writing = ({ hasWrittenFreely }: RoomState, mayWrite: MayWrite) => ({
  mayWrite,
  hasWrittenFreely: hasWrittenFreely || mayWrite === 'anything',
});

function withRefusal(
  state: RoomState,
  ref: string,
  refusalAfter: (before: Refusal | null) => Refusal | null,
): RoomState {
  const ownLines = state.ownLines.map((line) =>
    line.ref === ref ? { ...line, refusal: refusalAfter(line.refusal) } : line,
  );
  return { ...state, ownLines };
}

/** The learner's own message may arrive before it is acknowledged, and must not be shown twice. */
function withoutArrived(lines: readonly OwnLine[], arrived: string): readonly OwnLine[] {
  const index = lines.findIndex(({ text, refusal }) => text === arrived && refusal === null);
  return lines.filter((_, at) => at !== index);
}

/** Each message once, in the server's order. */
function withMessages(
  known: readonly ChatMessage[],
  more: readonly ChatMessage[],
): readonly ChatMessage[] {
  const ids = new Set(known.map(({ id }) => id));
  const fresh = more.filter(({ id }) => !ids.has(id));
  return fresh.length === 0 ? known : [...known, ...fresh].sort((a, b) => a.id - b.id);
}
