/** A room with somebody in it: its state, its circuit, and the sockets of this process. */
import {
  guideMessages,
  type CloseReason,
  type RoomData,
  type ServerMessage,
  type UserId,
} from '@qubloom/contract';
import type { RoomRole } from '../policy.ts';
import type { RoomHere } from './processes/bus.ts';
import { hears } from './person.ts';
import {
  guideOf,
  mayWriteIn,
  participantOf,
  personIn,
  step,
  type Delivery,
  type Participant,
  type Room,
  type RoomEvent,
  type Seat,
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
    const seats = this.#ownSeats(this.#room.participants);
    const guides = this.#ownSeats(this.#room.guides);
    const seated = new Set([...seats, ...guides].map(({ socket }) => socket));
    const arriving = [...this.#attached.keys()].filter((socket) => !seated.has(socket));
    return { id, since: this.#since, seats, guides, arriving, lead, simulatorState };
  }

  /** The sockets of this process. */
  #ownSeats(people: readonly Participant[]): Seat[] {
    return people.flatMap(({ person, sockets }) =>
      sockets.filter((socket) => this.#attached.has(socket)).map((socket) => ({ socket, person })),
    );
  }

  /**
   * R35: takes over the list of those who are in the room through another process. Every arrival that the process had
   * sent came before this message. The order of events decides the seats of arrivals that the process has not received
   * itself yet.
   */
  seat(
    process: string,
    { seats, guides = [], arriving }: Pick<RoomHere, 'seats' | 'guides' | 'arriving'>,
  ): void {
    const named = new Set([...[...seats, ...guides].map(({ socket }) => socket), ...arriving]);
    const known = [...this.#room.participants, ...this.#room.guides].flatMap(({ sockets }) =>
      sockets.filter((socket) => socket.startsWith(`${process}/`)),
    );
    for (const socket of known) if (!named.has(socket)) this.apply({ kind: 'left', socket });
    for (const seat of seats) this.apply({ kind: 'arrived', ...seat });
    for (const seat of guides) this.apply({ kind: 'guide-arrived', ...seat });
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

  /** R44: closes the sockets of everybody else. */
  keepOnly(mayStay: (id: UserId, role: RoomRole) => boolean): void {
    for (const { connection, userId } of this.#attached.values()) {
      const role = guideOf(this.#room, userId) ? 'guide' : 'participant';
      if (!mayStay(userId, role)) connection.close('no-live-lesson');
    }
  }

  #deliver({ message, onlyTo, onlyToSocket, notTo, author }: Delivery): void {
    const text = encodeMessage(message);
    const writer = author === undefined ? undefined : participantOf(this.#room, author)?.person;
    if (onlyToSocket !== undefined) {
      this.#attached.get(onlyToSocket)?.connection.send(text);
      return;
    }
    const { participants, guides } = this.#room;
    // R42: what the chat is made of reaches no guide.
    const people = guideMessages.has(message.type) ? [...participants, ...guides] : participants;
    for (const { person, sockets } of people) {
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
    if (userId === undefined || !personIn(this.#room, userId)) return;
    const data = this.dataFor(userId);
    const message: ServerMessage = { type: 'ROOM_DATA', message: JSON.stringify(data) };
    this.#attached.get(socket)?.connection.send(encodeMessage(message));
  }

  dataFor(id: UserId): RoomData {
    const room = this.#room;
    const viewer = personIn(room, id);
    if (viewer === undefined) throw new Error('Only somebody who is in the room is given it.');
    const isGuide = guideOf(room, id) !== undefined;
    const { leaderId, askedBy } = room.lead;
    return {
      room: {
        id: room.id,
        name: room.name,
        makerId: room.makerId,
        code: room.makerId === id ? room.code : null,
        lesson: room.lesson,
      },
      isGuide,
      hasGuide: room.guides.length > 0,
      participants: room.participants.map(({ person: { id: personId, username } }) => ({
        id: personId,
        username,
        hidden: viewer.hides.find(({ userId }) => userId === personId)?.how ?? null,
      })),
      messages: isGuide
        ? []
        : room.messages.filter(({ userId }) =>
            hears(viewer, participantOf(room, userId)?.person, userId),
          ),
      circuitData: this.circuit.circuitData(),
      lead: leaderId === null ? null : { leaderId, askedBy: [...askedBy] },
      simulatorState: room.simulatorState,
      mayWrite: isGuide ? 'nothing' : mayWriteIn(room, viewer),
      degraded: this.#isDegraded(),
    };
  }
}
