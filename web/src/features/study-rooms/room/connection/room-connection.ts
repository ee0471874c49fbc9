/**
 * A page's connection to a room. The learner's messages and edits are stored until the server has acknowledged
 * them. After a lost connection they are sent again, in order and under the same names, so that the server does
 * nothing twice.
 */
import {
  circuitRefusals,
  closeReasonOf,
  hasVisibleCharacter,
  parseUpdate,
  mayReconnectAfter,
  type ServerMessage,
  type SharedCircuit,
  type ClientMessage,
  type RoomCursor,
  type RoomErrorCode,
  type SimulatorState,
} from '@qubloom/contract';
import { CircuitOutbox } from './circuit-outbox.ts';
import { NamedTimers } from './named-timers.ts';
import { newRef, openRoomSocket, parseServerMessage } from './messages.ts';
import { saveUnsentLines, takeUnsentLines, type UnsentLine } from './unsent-chat.ts';
import { saveUnsentEdits, takeUnsentEdits } from './unsent-edits.ts';
import { pauses, waitBeforeReturn } from './pauses.ts';
import type { RoomConnectionOptions, RoomRequest } from './room-requests.ts';
import { runAfter, type RoomRun } from './room-run.ts';
import {
  afterEvent,
  afterMessage,
  emptyRoom,
  finalRefusals,
  readRoomData,
  type OwnLine,
  type RoomEvent,
  type RoomState,
} from './room-state.ts';

interface Waiting {
  readonly message: ClientMessage & { readonly ref?: string | undefined };
  readonly request?: RoomRequest;
}

export class RoomConnection {
  #state: RoomState = emptyRoom;
  readonly #listeners = new Set<() => void>();
  readonly #options: RoomConnectionOptions;
  #socket: WebSocket | null = null;
  readonly #outbox = new CircuitOutbox(() => this.#flushLater());
  /** Messages that have not been acknowledged, in order. */
  readonly #waiting = new Map<string, Waiting>();
  #attempts = 0;
  #hasBeenIn = false;
  #isOver = false;
  #lastError: { readonly code: RoomErrorCode; readonly error: string } | null = null;
  #cursor: { readonly wanted: RoomCursor | null; readonly sent: string } = {
    wanted: null,
    sent: 'null',
  };
  #ran: RoomRun | null = null;
  readonly #timers = new NamedTimers();

  constructor(options: RoomConnectionOptions) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): RoomState => this.#state;

  /** A new object after the room's circuit had to be fetched again. */
  readonly circuit = (): SharedCircuit => this.#outbox.circuit;

  /** The same object until the next run. */
  readonly ran = (): RoomRun | null => this.#ran;

  readonly open = (): void => {
    this.#isOver = false;
    window.addEventListener('online', this.#comeBack);
    window.addEventListener('pagehide', this.#saveUnsent);
    this.#restoreUnsent();
    this.#connect();
  };

  /** Leaves the room. What is not acknowledged by then is sent with the next visit. */
  readonly close = (): void => {
    if (this.#state.status === 'connected') {
      this.#flushCircuit();
      this.#send({ type: 'LEAVE_ROOM', ...this.#self() });
    }
    if (!this.#isOver) this.#saveUnsent();
    this.#end();
  };

  readonly retry = (): void => {
    this.#event({ kind: 'status', status: 'connecting' });
    this.#comeBack();
  };

  readonly say = (text: string): void => {
    const message = text.trim();
    if (!hasVisibleCharacter(message) || this.#state.status !== 'connected') return;
    this.#sayAs({ ref: newRef(), text: message });
  };

  readonly dismissLine = (ref: string): void => {
    this.#event({ kind: 'line-gone', ref });
  };

  /** Sends a message that the filter asked about. */
  readonly sayAnyway = ({ ref, text }: OwnLine): void => {
    if (this.#state.status !== 'connected') return;
    this.dismissLine(ref);
    this.#sayAs({ ref: newRef(), text, anyway: true });
  };

  /** Tells us that the filter was wrong about a message, which stays refused. */
  readonly wasFine = (ref: string): void => {
    this.#event({ kind: 'line-was-fine', ref });
    this.#post({ type: 'THIS_WAS_FINE', roomId: this.#roomId(), about: ref, ref: newRef() });
  };

  readonly request = (request: RoomRequest): void => {
    this.#post({ ...request, roomId: this.#roomId(), ref: newRef() }, request);
    if (request.type !== 'HIDE_LEARNER') return;
    const hidden = request.how === 'show' ? null : request.how;
    this.#event({ kind: 'hidden', userId: request.userId, hidden });
  };

  /** For the leader. Of fast changes, as from a slider, only the latest is sent. */
  readonly share = (simulatorState: SimulatorState): void => {
    this.#set({ ...this.#state, simulatorState });
    this.#later('run', pauses.run, () => {
      const latest = this.#state.simulatorState;
      if (!latest) return;
      for (const [ref, { message }] of this.#waiting) {
        if (message.type === 'SIMULATOR_ACTION') this.#waiting.delete(ref);
      }
      // The run uses this page's circuit.
      this.#flushCircuit();
      const roomId = this.#roomId();
      this.#post({ type: 'SIMULATOR_ACTION', roomId, simulatorState: latest, ref: newRef() });
    });
  };

  readonly moveCursor = (cursor: RoomCursor | null): void => {
    this.#cursor = { ...this.#cursor, wanted: cursor };
    this.#later('cursor', pauses.cursor, () => {
      const { wanted, sent } = this.#cursor;
      const text = JSON.stringify(wanted);
      if (text === sent || this.#state.status !== 'connected') return;
      this.#cursor = { wanted, sent: text };
      this.#send({ type: 'CURSOR', roomId: this.#roomId(), cursor: wanted });
    });
  };

  // The socket

  readonly #comeBack = (): void => {
    const isThere = this.#socket !== null && this.#socket.readyState <= WebSocket.OPEN;
    if (!this.#isOver && !isThere) this.#connect();
  };

  #connect(): void {
    this.#timers.stop('return');
    const socket = openRoomSocket();
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: 'JOIN_ROOM', ...this.#self() });
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#hear(String(data));
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#closed(code);
    };
  }

  #closed(code: number): void {
    this.#socket = null;
    if (this.#isOver) return;
    const isFirst = !this.#hasBeenIn;
    if (isFirst || this.#attempts > 0) this.#options.onNoWayIn();
    if (!mayReconnectAfter(code)) {
      const reason = closeReasonOf(code);
      const words = this.#lastError?.code === reason ? this.#lastError.error : null;
      this.#saveUnsent();
      this.#end();
      this.#event({ kind: 'ended', reason, words });
      return;
    }
    if (isFirst) {
      this.#event({ kind: 'status', status: 'failed' });
      this.#options.onNews({ kind: 'connection-error' });
      return;
    }
    if (this.#state.status === 'connected') {
      this.#event({ kind: 'status', status: 'closed' });
      this.#options.onNews({ kind: 'disconnected' });
    }
    this.#later('return', waitBeforeReturn(this.#attempts), this.#comeBack);
    this.#attempts += 1;
  }

  #end(): void {
    this.#isOver = true;
    window.removeEventListener('online', this.#comeBack);
    window.removeEventListener('pagehide', this.#saveUnsent);
    this.#timers.stopAll();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // Messages that must not be lost

  #post(message: Waiting['message'], request?: RoomRequest): void {
    if (message.ref === undefined) return;
    this.#waiting.set(message.ref, { message, ...(request && { request }) });
    if (this.#state.status === 'connected') this.#send(message);
  }

  #sendAllAgain(): void {
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  readonly #saveUnsent = (): void => {
    const sent = [...this.#waiting.values()].flatMap(({ message }) =>
      message.type === 'CIRCUIT_UPDATE' ? [message.circuitData] : [],
    );
    const { user, roomId } = this.#options;
    saveUnsentEdits(user.id, roomId, [...sent, ...this.#outbox.pending()]);
    const lines = [...this.#waiting].flatMap(([ref, { message }]) =>
      message.type === 'CHAT_MESSAGE'
        ? [{ ref, text: message.message, anyway: message.anyway }]
        : [],
    );
    saveUnsentLines(user.id, roomId, lines);
  };

  #restoreUnsent(): void {
    const { user, roomId } = this.#options;
    for (const circuitData of takeUnsentEdits(user.id, roomId)) {
      const update = parseUpdate(circuitData);
      if (!update || !this.#outbox.circuit.apply(update)) continue;
      this.#post({ type: 'CIRCUIT_UPDATE', roomId: this.#roomId(), circuitData, ref: newRef() });
    }
    for (const line of takeUnsentLines(user.id, roomId)) this.#sayAs(line);
  }

  #sayAs({ ref, text, anyway }: UnsentLine): void {
    this.#event({ kind: 'line', ref, text });
    this.#post({ type: 'CHAT_MESSAGE', roomId: this.#roomId(), message: text, anyway, ref });
  }

  #flushLater(): void {
    this.#later('circuit', pauses.circuit, () => this.#flushCircuit());
  }

  #flushCircuit(): void {
    if (this.#state.status !== 'connected' || this.#outbox.isEmpty) return;
    const circuitData = this.#outbox.takeNext();
    this.#post({ type: 'CIRCUIT_UPDATE', roomId: this.#roomId(), circuitData, ref: newRef() });
    if (!this.#outbox.isEmpty) this.#flushLater();
  }

  // Messages from the server

  #hear(text: string): void {
    const message = parseServerMessage(text);
    if (!message) return;
    if (message.type === 'ROOM_DATA') this.#arrive(message.message);
    else if (message.type === 'CIRCUIT_UPDATE') this.#takeUpdate(message);
    else if (message.type === 'ACK') this.#acknowledge(message.ref);
    else if (message.type === 'ERROR') this.#refused(message);
    this.#set(afterMessage(this.#state, message, this.#options.user.id));
    if (message.type === 'ROOM_DATA' && this.#state.status === 'connected') {
      this.#sendAllAgain();
      this.#flushCircuit();
    }
  }

  #arrive(text: string): void {
    const data = readRoomData(text);
    if (!data) return;
    this.#hasBeenIn = true;
    this.#attempts = 0;
    this.#lastError = null;
    this.#cursor = { ...this.#cursor, sent: 'null' };
    const update = data.circuitData === null ? undefined : parseUpdate(data.circuitData);
    if (update) this.#outbox.circuit.apply(update);
  }

  #takeUpdate({
    circuitData,
    username,
  }: ServerMessage & { readonly type: 'CIRCUIT_UPDATE' }): void {
    const update = parseUpdate(circuitData);
    if (update) this.#outbox.circuit.apply(update, username);
    // An update was lost, and joining again brings the whole circuit.
    if (this.#outbox.circuit.hasGaps) this.#later('rejoin', pauses.rejoin, () => this.#rejoin());
  }

  #acknowledge(ref: string): void {
    const waiting = this.#waiting.get(ref);
    this.#waiting.delete(ref);
    if (waiting?.message.type === 'CHAT_MESSAGE') this.#event({ kind: 'line-gone', ref });
    if (waiting?.request) this.#options.onNews({ kind: 'done', request: waiting.request });
  }

  #refused({ error, code, finding, ref }: ServerMessage & { readonly type: 'ERROR' }): void {
    this.#lastError = { code, error };
    const waiting = ref === undefined ? undefined : this.#waiting.get(ref);
    // It depended on another refused change, and was dropped with it.
    if (ref !== undefined && !waiting) return;
    if (ref !== undefined && waiting && (code === 'too-fast' || code === 'try-again')) {
      this.#later('again', pauses.again, () => this.#sendAllAgain());
      return;
    }
    if (ref !== undefined) this.#waiting.delete(ref);
    if (ref !== undefined && waiting?.message.type === 'CHAT_MESSAGE' && finalRefusals.has(code)) {
      const refusal = { code, words: error, finding: finding ?? null, wasFine: false };
      this.#event({ kind: 'line-refused', ref, refusal });
      return;
    }
    // The server counts it if it still knows the message. The learner has been thanked anyway.
    if (waiting?.message.type === 'THIS_WAS_FINE') return;
    if (ref !== undefined) this.#event({ kind: 'line-gone', ref });
    if (circuitRefusals.has(code)) this.#startCircuitAnew();
    this.#options.onNews({ kind: 'error', error });
  }

  #startCircuitAnew(): void {
    for (const [ref, { message }] of this.#waiting) {
      if (message.type === 'CIRCUIT_UPDATE') this.#waiting.delete(ref);
    }
    this.#outbox.startOver();
    this.#rejoin();
  }

  #rejoin(): void {
    this.#send({ type: 'JOIN_ROOM', ...this.#self() });
  }

  // Helpers

  #roomId() {
    return this.#options.roomId as ClientMessage['roomId']; // The server checks whose it is.
  }

  #self() {
    const { id, username } = this.#options.user;
    return { roomId: this.#roomId(), userId: id, username };
  }

  #event(event: RoomEvent): void {
    this.#set(afterEvent(this.#state, event));
  }

  #set(state: RoomState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#ran = runAfter(this.#ran, state.simulatorState, this.circuit().circuit);
    for (const listener of this.#listeners) listener();
  }

  #later(name: string, after: number, act: () => void): void {
    if (!this.#isOver) this.#timers.later(name, after, act);
  }
}
