/** The rooms of this process with somebody in them: loaded for the first learner, unloaded after the last. */
import { roomLimits, type StudyRoomId, type UserId } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import type { RoomRole } from '../policy.ts';
import { touchRooms } from '../queries.ts';
import type { Bus, RoomHere, RoomNews } from './processes/bus.ts';
import { loadUpdates, mergeStoredUpdates } from './circuit-queries.ts';
import { latestMessages } from './chat/message-queries.ts';
import { OpenRoom, type Connection } from './open-room.ts';
import type { Person } from './person.ts';
import { emptyRoom, type RoomEvent, type RoomFacts, type SocketId } from './room.ts';
import { SharedCircuit } from './shared-circuit.ts';

/**
 * Turns of `listenForSilence`, at four a second, since a process was last heard; each process sends something every
 * second. After `missed`, it may be cut off. After `gone`, it and its learners count as gone. After `forgotten`, it is
 * no longer expected back.
 */
const silence = { missed: 10, gone: 28, forgotten: 10 * 60 * 4 };

const processOf = (socket: SocketId): string => socket.split('/')[0] ?? '';

const nobody = { seats: [], arriving: [] };

interface Entry {
  readonly room: OpenRoom;
  /** The number of sockets that are in the room or about to enter. At 0, the room is unloaded. */
  holds: number;
}

interface OtherProcess {
  /** Null for a room that the process has not described completely yet. */
  readonly rooms: ReadonlyMap<number, RoomHere | null>;
  /** Turns since the process was last heard. */
  readonly silentFor: number;
  /** True if this process or the other one has missed something since. */
  readonly isApart: boolean;
}

export class Registry {
  readonly bus: Bus;
  readonly #context: Context;
  /** This process's name among those that serve the site. */
  readonly #process: string;
  readonly #entries = new Map<StudyRoomId, Promise<Entry>>();
  readonly #loaded = new Map<StudyRoomId, Entry>();
  /** News of rooms that are being loaded. */
  readonly #early = new Map<StudyRoomId, RoomNews[]>();
  readonly #others = new Map<string, OtherProcess>();
  #saidDegraded: boolean;

  constructor(context: Context, bus: Bus, process: string) {
    this.#context = context;
    this.#process = process;
    this.bus = bus;
    this.#saidDegraded = bus.isDegraded;
    bus.listen({
      event: (id, event) => this.#receive(id, event),
      presence: (process, rooms, untold) => this.#updateProcess(process, rooms, untold),
      degraded: (isDegraded) => this.#note(isDegraded),
    });
  }

  /** R36: some learners cannot be reached, no matter which process is cut off. */
  get isDegraded(): boolean {
    const others = [...this.#others.values()];
    return this.bus.isDegraded || others.some(({ isApart, rooms }) => isApart && rooms.size > 0);
  }

  /** True if others may have stored something that this process did not receive. */
  get mayMiss(): boolean {
    return this.bus.isDegraded || [...this.#others.values()].some(({ isApart }) => isApart);
  }

  get openRooms(): readonly OpenRoom[] {
    return [...this.#loaded.values()].map(({ room }) => room);
  }

  find(id: StudyRoomId): OpenRoom | undefined {
    return this.#loaded.get(id)?.room;
  }

  /** Returns the learners in a room, on all processes. */
  learnersIn(id: StudyRoomId): ReadonlySet<UserId> {
    const seats =
      this.find(id)?.state.participants ??
      [...this.#others.values()].flatMap(({ rooms }) => rooms.get(id)?.seats ?? []);
    return new Set(seats.map(({ person }) => person.id));
  }

  async enter(
    facts: RoomFacts,
    connection: Connection,
    person: Person,
    role: RoomRole,
  ): Promise<OpenRoom> {
    const entry = await this.#hold(facts);
    entry.room.attach(connection, person.id);
    const kind = role === 'guide' ? 'guide-arrived' : 'arrived';
    this.bus.publish(facts.id, { kind, socket: connection.id, person });
    return entry.room;
  }

  leave(room: OpenRoom, connection: Connection): void {
    const { id } = room.state;
    room.detach(connection.id);
    this.bus.publish(id, { kind: 'left', socket: connection.id });
    const entry = this.#loaded.get(id);
    if (entry?.room === room) this.#release(id, entry);
  }

  /** Publishes to every room that the learner is in. The event is null if there is nothing to publish. */
  publishTo(userId: UserId, eventFor: (person: Person) => RoomEvent | null): void {
    for (const room of this.openRooms) {
      const there = room.state.participants.find(({ person }) => person.id === userId);
      const event = there ? eventFor(there.person) : null;
      if (event !== null) this.bus.publish(room.state.id, event);
    }
  }

  announceSeats(): void {
    this.bus.announce(this.openRooms.map((room) => room.here()));
  }

  /** R36: counts how long each process has been silent. */
  listenForSilence(): void {
    for (const [process, before] of this.#others) {
      const silentFor = before.silentFor + 1;
      const hadRooms = before.rooms.size > 0;
      const isApart = before.isApart || (hadRooms && silentFor > silence.missed);
      // A process without rooms is not expected back: a server that stops announces it at the end.
      const isForgotten = silentFor > (isApart ? silence.forgotten : silence.missed);
      const isGone = silentFor > silence.gone;
      const rooms = isGone ? new Map<number, null>() : before.rooms;
      if (isForgotten) this.#others.delete(process);
      else this.#others.set(process, { rooms, silentFor, isApart });
      if (isGone && hadRooms) for (const room of this.openRooms) room.seat(process, nobody);
    }
    this.#say();
  }

  /** R36: reads what other processes have stored in the meantime. */
  async catchUp(rooms = this.openRooms): Promise<void> {
    const { database } = this.#context;
    for (const room of rooms) {
      const { id } = room.state;
      const messages = await latestMessages(database, id, roomLimits.savedMessages);
      const known = room.state.messages;
      // If all saved messages are known, a message older than the first one arrived late.
      const oldest = known.length < roomLimits.savedMessages ? 0 : (known[0]?.id ?? 0);
      for (const message of messages) {
        if (message.id > oldest) room.apply({ kind: 'said', message });
      }
      for (const { data } of await loadUpdates(database, id)) room.catchUp(data);
    }
  }

  async #hold(facts: RoomFacts): Promise<Entry> {
    const { id } = facts;
    const entry = await (this.#entries.get(id) ?? this.#load(facts));
    if (this.#entries.has(id) && this.#loaded.get(id) === entry) {
      entry.holds += 1;
      return entry;
    }
    // The room was unloaded in the meantime.
    return this.#hold(facts);
  }

  #load(facts: RoomFacts): Promise<Entry> {
    const { id } = facts;
    const { database, now } = this.#context;
    const { bus } = this;
    const early: RoomNews[] = [];
    this.#early.set(id, early);
    const loading = (async () => {
      await bus.open(id);
      bus.publish(id, { kind: 'opened', process: this.#process });
      const [messages, updates] = await Promise.all([
        latestMessages(database, id, roomLimits.savedMessages),
        loadUpdates(database, id),
        touchRooms(database, [id], now()),
      ]);
      const circuit = new SharedCircuit(updates.map(({ data }) => data));
      const state = { ...emptyRoom(facts), messages };
      const room = new OpenRoom(state, circuit, () => this.isDegraded);
      for (const [process, { rooms }] of this.#others) this.#learn(room, process, rooms.get(id));
      for (const event of early) this.#take(room, event);
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
    const { database, now, log } = this.#context;
    Promise.all([mergeStoredUpdates(database, id), touchRooms(database, [id], now())])
      // The next use of the room tries again.
      .catch((error: unknown) => log.warn({ err: error }, 'a circuit was not merged'));
  }

  #receive(id: StudyRoomId, event: RoomNews): void {
    const room = this.find(id);
    if (room) this.#take(room, event);
    else this.#early.get(id)?.push(event);
  }

  #take(room: OpenRoom, event: RoomNews): void {
    const process = this.#process;
    if (event.kind === 'opened') {
      const here = room.here();
      if (event.process !== process) this.bus.publish(here.id, { kind: 'here', process, here });
    } else if (event.kind === 'here') {
      this.#expect(event.process, room.state.id);
      if (event.process !== process) this.#learn(room, event.process, event.here);
    } else {
      if (event.kind === 'arrived' || event.kind === 'guide-arrived')
        this.#expect(processOf(event.socket), room.state.id);
      room.apply(event);
    }
  }

  /**
   * A process with somebody in a room is missed when it falls silent, even if it has not described all its rooms yet.
   */
  #expect(process: string, id: StudyRoomId): void {
    const { rooms = new Map<number, null>(), ...other } = this.#others.get(process) ?? {};
    if (process === this.#process || rooms.has(id)) return;
    const withRoom = new Map([...rooms, [id, null] as const]);
    this.#others.set(process, { silentFor: 0, isApart: false, ...other, rooms: withRoom });
  }

  /** R35: learns another process's view of a room. */
  #learn(room: OpenRoom, process: string, there?: RoomHere | null): void {
    room.seat(process, there ?? nobody);
    if (there) room.meet(process, there);
  }

  #updateProcess(
    process: string,
    rooms: readonly RoomHere[],
    untold: readonly StudyRoomId[],
  ): void {
    const wasApart = this.#others.get(process)?.isApart === true;
    const byId = new Map<number, RoomHere>(rooms.map((room) => [room.id, room]));
    this.#others.set(process, { rooms: byId, silentFor: 0, isApart: false });
    for (const room of this.openRooms) {
      if (wasApart || untold.includes(room.state.id)) room.missed(process);
      this.#learn(room, process, byId.get(room.state.id));
    }
    this.#say();
    const missed = untold.flatMap((id) => this.find(id) ?? []);
    if (missed.length > 0) this.#tryToCatchUp(missed);
  }

  #note(isCutOff: boolean): void {
    if (isCutOff) {
      for (const [process, other] of this.#others) {
        this.#others.set(process, { ...other, isApart: true });
      }
    } else {
      this.announceSeats();
      this.#tryToCatchUp(this.openRooms);
    }
    this.#say();
  }

  #say(): void {
    const { isDegraded } = this;
    if (isDegraded === this.#saidDegraded) return;
    this.#saidDegraded = isDegraded;
    const message = isDegraded
      ? "Some learners can't be reached right now. Your work is safe."
      : null;
    for (const room of this.openRooms) room.say({ type: 'DEGRADED', message });
  }

  #tryToCatchUp(rooms: readonly OpenRoom[]): void {
    this.catchUp(rooms).catch((error: unknown) =>
      this.#context.log.warn({ err: error }, 'rooms have not caught up'),
    );
  }
}
