/** The rooms that somebody is in, on this process: loaded when the first one comes, put away after the last. */
import { roomLimits, type StudyRoomId, type UserId } from '@qubloom/contract';
import type { Database } from '../../../platform/database/client.ts';
import { touchRooms, type StoredRoom } from '../queries.ts';
import type { Bus, RoomHere } from './bus.ts';
import { loadUpdates, mergeStoredUpdates } from './circuit-queries.ts';
import { latestMessages } from './message-queries.ts';
import { OpenRoom, type Connection } from './open-room.ts';
import { emptyRoom, type Person, type RoomEvent } from './room.ts';
import { SharedCircuit } from './shared-circuit.ts';

export interface RegistryOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly bus: Bus;
  readonly logger: { warn(fields: object, what: string): void };
}

/** Milliseconds after which a process that was not heard counts as gone. */
const silence = 7000;

interface Entry {
  readonly room: OpenRoom;
  /** How many are about to come in or are in; without any the room is put away. */
  holds: number;
}

interface OtherProcess {
  readonly rooms: ReadonlyMap<number, RoomHere>;
  readonly heardAt: number;
}

export class Registry {
  readonly bus: Bus;
  readonly #options: RegistryOptions;
  readonly #entries = new Map<StudyRoomId, Promise<Entry>>();
  readonly #loaded = new Map<StudyRoomId, Entry>();
  /** Of rooms that are being loaded. */
  readonly #early = new Map<StudyRoomId, RoomEvent[]>();
  readonly #others = new Map<string, OtherProcess>();

  constructor(options: RegistryOptions) {
    this.#options = options;
    this.bus = options.bus;
    options.bus.listen({
      event: (id, event) => this.#hear(id, event),
      heard: (process, rooms) => this.#hearOf(process, rooms),
      degraded: (isDegraded) => this.#say(isDegraded),
    });
  }

  get openRooms(): readonly OpenRoom[] {
    return [...this.#loaded.values()].map(({ room }) => room);
  }

  find(id: StudyRoomId): OpenRoom | undefined {
    return this.#loaded.get(id)?.room;
  }

  /** Learners in a room, on all processes. */
  countIn(id: StudyRoomId): number {
    const here = this.find(id);
    if (here) return here.state.participants.length;
    const seats = [...this.#others.values()].flatMap(({ rooms }) => rooms.get(id)?.seats ?? []);
    return new Set(seats.map(({ person }) => person.id)).size;
  }

  async enter(stored: StoredRoom, connection: Connection, person: Person): Promise<OpenRoom> {
    const entry = await this.#hold(stored);
    entry.room.attach(connection, person.id);
    this.bus.publish(stored.id, { kind: 'arrived', socket: connection.id, person });
    return entry.room;
  }

  leave(room: OpenRoom, connection: Connection): void {
    const { id } = room.state;
    room.detach(connection.id);
    this.bus.publish(id, { kind: 'left', socket: connection.id });
    const entry = this.#loaded.get(id);
    if (entry?.room === room) this.#release(id, entry);
  }

  /** To wherever the learner is; null where there is nothing to say. */
  publishTo(userId: UserId, eventFor: (person: Person) => RoomEvent | null): void {
    for (const room of this.openRooms) {
      const there = room.state.participants.find(({ person }) => person.id === userId);
      const event = there ? eventFor(there.person) : null;
      if (event !== null) this.bus.publish(room.state.id, event);
    }
  }

  announceSeats(): void {
    this.bus.announce(this.openRooms.map((room) => room.here()));
    for (const [process, { heardAt }] of this.#others) {
      if (Date.now() - heardAt > silence) this.#hearOf(process, []);
    }
  }

  /** R36: what others have stored meanwhile. */
  async catchUp(): Promise<void> {
    const { database } = this.#options;
    for (const room of this.openRooms) {
      const { id } = room.state;
      const messages = await latestMessages(database, id, roomLimits.savedMessages);
      const known = room.state.messages;
      // Where all of them are known, one that is older than the first has come late.
      const oldest = known.length < roomLimits.savedMessages ? 0 : (known[0]?.id ?? 0);
      for (const message of messages) {
        if (message.id > oldest) room.apply({ kind: 'said', message });
      }
      for (const { data } of await loadUpdates(database, id)) room.catchUp(data);
    }
  }

  async #hold(stored: StoredRoom): Promise<Entry> {
    const { id } = stored;
    const entry = await (this.#entries.get(id) ?? this.#load(stored));
    if (this.#entries.has(id) && this.#loaded.get(id) === entry) {
      entry.holds += 1;
      return entry;
    }
    // It was put away in between.
    return this.#hold(stored);
  }

  #load(stored: StoredRoom): Promise<Entry> {
    const { id } = stored;
    const { database, now, bus } = this.#options;
    const early: RoomEvent[] = [];
    this.#early.set(id, early);
    const loading = (async () => {
      await bus.open(id);
      const [messages, updates] = await Promise.all([
        latestMessages(database, id, roomLimits.savedMessages),
        loadUpdates(database, id),
        touchRooms(database, [id], now()),
      ]);
      const circuit = new SharedCircuit(updates.map(({ data }) => data));
      const state = { ...emptyRoom(stored), messages };
      const room = new OpenRoom(state, circuit, () => bus.isDegraded);
      const elsewhere = [...this.#others.values()].flatMap(({ rooms }) => rooms.get(id) ?? []);
      for (const { seats } of elsewhere) {
        for (const seat of seats) room.apply({ kind: 'arrived', ...seat });
      }
      for (const one of elsewhere) room.adopt(one);
      for (const event of early) room.apply(event);
      const entry = { room, holds: 0 };
      this.#loaded.set(id, entry);
      return entry;
    })();
    this.#entries.set(id, loading);
    loading.catch(() => this.#forget(id)).finally(() => this.#early.delete(id));
    return loading;
  }

  #forget(id: StudyRoomId): void {
    this.#entries.delete(id);
    this.#loaded.delete(id);
    this.bus.close(id);
  }

  #release(id: StudyRoomId, entry: Entry): void {
    entry.holds -= 1;
    if (entry.holds > 0) return;
    this.#forget(id);
    const { database, now, logger } = this.#options;
    Promise.all([mergeStoredUpdates(database, id), touchRooms(database, [id], now())])
      // It is tried again when the room is used again.
      .catch((error: unknown) => logger.warn({ err: error }, 'a circuit was not merged'));
  }

  #hear(id: StudyRoomId, event: RoomEvent): void {
    const room = this.find(id);
    if (room) room.apply(event);
    else this.#early.get(id)?.push(event);
  }

  #hearOf(process: string, rooms: readonly RoomHere[]): void {
    if (rooms.length === 0) this.#others.delete(process);
    else {
      const byId = new Map(rooms.map((room) => [room.id, room]));
      this.#others.set(process, { rooms: byId, heardAt: Date.now() });
    }
    for (const room of this.openRooms) {
      const seats = rooms.find(({ id }) => id === room.state.id)?.seats ?? [];
      const named = new Set(seats.map(({ socket }) => socket));
      const known = room.state.participants.flatMap(({ sockets }) =>
        sockets.filter((socket) => socket.startsWith(`${process}/`)),
      );
      for (const socket of known) if (!named.has(socket)) room.apply({ kind: 'left', socket });
      for (const seat of seats) room.apply({ kind: 'arrived', ...seat });
    }
  }

  #say(isDegraded: boolean): void {
    const message = isDegraded
      ? 'Some learners are hard to reach right now. What you do is safe.'
      : null;
    for (const room of this.openRooms) room.say({ type: 'DEGRADED', message });
    if (!isDegraded) {
      this.announceSeats();
      this.catchUp().catch((error: unknown) =>
        this.#options.logger.warn({ err: error }, 'rooms have not caught up'),
      );
    }
  }
}
