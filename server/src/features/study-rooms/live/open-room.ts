/** A room with somebody in it: its state, its circuit, and the sockets of this process. */
import {
  type CloseReason,
  type RoomData,
  type ServerMessage,
  type UserId,
} from '@qubloom/contract';
import type { RoomHere } from './processes/bus.ts';
import { hears } from './person.ts';
import {
  mayWriteIn,
  participantOf,
  step,
  type Delivery,
  type Room,
  type RoomEvent,
  type SocketId,
} from './room.ts';
import type { SharedCircuit } from './shared-circuit.ts';
import { UnderWay } from './chat/under-way.ts';

/** The part of a socket that a room uses. */
export interface Connection {
  readonly id: SocketId;
  send(text: Buffer): void;
  close(reason: CloseReason): void;
}

/** Encodes a message once, no matter how many sockets receive it. */
export const encodeMessage = (message: ServerMessage): Buffer =>
  Buffer.from(JSON.stringify(message));

interface Attached {
  readonly connection: Connection;
  readonly userId: UserId;
}

export class OpenRoom {
  readonly circuit: SharedCircuit;
  readonly underWay = new UnderWay();
  #room: Room;
  readonly #attached = new Map<SocketId, Attached>();
  readonly #since = Date.now();
  /** Processes whose lead and run already agree with this one's. */
  readonly #met = new Set<string>();
  readonly #isDegraded: () => boolean;

  constructor(room: Room, circuit: SharedCircuit, isDegraded: () => boolean) {
    this.#room = room;
    this.circuit = circuit;
    this.#isDegraded = isDegraded;
  }

  get state(): Room {
    return this.#room;
  }

  /** The socket receives what happens from now on, once it has been welcomed. */
  attach(connection: Connection, userId: UserId): void {
    this.#attached.set(connection.id, { connection, userId });
  }

  detach(socket: SocketId): void {
    this.#attached.delete(socket);
  }

  get isEmptyHere(): boolean {
    return this.#attached.size === 0;
  }

  here(): RoomHere {
    const { id, lead, simulatorState } = this.#room;
    const seats = this.#room.participants.flatMap(({ person, sockets }) =>
      sockets.filter((socket) => this.#attached.has(socket)).map((socket) => ({ socket, person })),
    );
    const seated = new Set(seats.map(({ socket }) => socket));
    const arriving = [...this.#attached.keys()].filter((socket) => !seated.has(socket));
    return { id, since: this.#since, seats, arriving, lead, simulatorState };
  }

  /**
   * R35: takes over the list of those who are in the room through another process. Every arrival that the process had
   * sent came before this message. The order of events decides the seats of arrivals that the process has not received
   * itself yet.
   */
  seat(process: string, { seats, arriving }: Pick<RoomHere, 'seats' | 'arriving'>): void {
    const named = new Set([...seats.map(({ socket }) => socket), ...arriving]);
    const known = this.#room.participants.flatMap(({ sockets }) =>
      sockets.filter((socket) => socket.startsWith(`${process}/`)),
    );
    for (const socket of known) if (!named.has(socket)) this.apply({ kind: 'left', socket });
    for (const seat of seats) this.apply({ kind: 'arrived', ...seat });
  }

  /** R36: if two processes lost contact, the one that has had the room open longer is right. */
  meet(process: string, { since, lead, simulatorState }: RoomHere): void {
    if (this.#met.has(process)) return;
    this.#met.add(process);
    if (since < this.#since) this.apply({ kind: 'met', lead, simulatorState });
  }

  /** Records that this process or the other one may have missed something. */
  missed(process: string): void {
    this.#met.delete(process);
  }

  apply(event: RoomEvent): void {
    if (event.kind === 'edited') this.circuit.apply(Buffer.from(event.circuitData, 'base64'));
    const { room, deliveries, welcomed, closed } = step(this.#room, event);
    this.#room = room;
    for (const socket of welcomed) this.welcome(socket);
    for (const delivery of deliveries) this.#deliver(delivery);
    for (const { socket, reason } of closed) this.#attached.get(socket)?.connection.close(reason);
  }

  /** Applies an update that was read from the database, no matter who made it. */
  catchUp(update: Uint8Array): void {
    if (!this.circuit.apply(update)) return;
    const circuitData = Buffer.from(update).toString('base64');
    this.say({ type: 'CIRCUIT_UPDATE', circuitData, userId: null, username: '' });
  }

  /** Sends to all sockets of this process. */
  say(message: ServerMessage): void {
    this.#deliver({ message });
  }

  closeAll(reason: CloseReason): void {
    for (const { connection } of this.#attached.values()) connection.close(reason);
  }

  #deliver({ message, onlyTo, onlyToSocket, notTo, author }: Delivery): void {
    const text = encodeMessage(message);
    const writer = author === undefined ? undefined : participantOf(this.#room, author)?.person;
    if (onlyToSocket !== undefined) {
      this.#attached.get(onlyToSocket)?.connection.send(text);
      return;
    }
    for (const { person, sockets } of this.#room.participants) {
      if (onlyTo !== undefined && onlyTo !== person.id) continue;
      if (notTo === person.id) continue;
      if (author !== undefined && !hears(person, writer, author)) continue;
      for (const socket of sockets) {
        if (socket !== notTo) this.#attached.get(socket)?.connection.send(text);
      }
    }
  }

  /** R3, R10: sends the whole room once the socket has its seat. */
  welcome(socket: SocketId): void {
    const userId = this.#attached.get(socket)?.userId;
    if (userId === undefined || !participantOf(this.#room, userId)) return;
    const data = this.dataFor(userId);
    const message: ServerMessage = { type: 'ROOM_DATA', message: JSON.stringify(data) };
    this.#attached.get(socket)?.connection.send(encodeMessage(message));
  }

  dataFor(id: UserId): RoomData {
    const room = this.#room;
    const viewer = participantOf(room, id)?.person;
    if (viewer === undefined) throw new Error('Only a participant is given the room.');
    const { leaderId, askedBy } = room.lead;
    return {
      room: {
        id: room.id,
        name: room.name,
        makerId: room.makerId,
        code: room.makerId === id ? room.code : null,
      },
      participants: room.participants.map(({ person: { id: personId, username } }) => ({
        id: personId,
        username,
        hidden: viewer.hides.find(({ userId }) => userId === personId)?.how ?? null,
      })),
      messages: room.messages.filter(({ userId }) =>
        hears(viewer, participantOf(room, userId)?.person, userId),
      ),
      circuitData: this.circuit.circuitData(),
      lead: { leaderId: leaderId ?? id, askedBy: [...askedBy] },
      simulatorState: room.simulatorState,
      mayWrite: mayWriteIn(room, viewer),
      degraded: this.#isDegraded(),
    };
  }
}
