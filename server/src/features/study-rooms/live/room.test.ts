/** The decisions of a room, by the rules of `docs/rooms.md`, without a socket. */
import {
  readyPhrases,
  roomLimits,
  type AgeRange,
  type ChatMessage,
  type ChatMessageId,
  type StudyRoomId,
  type UserId,
} from '@qubloom/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hears, mayWrite, type Person } from './person.ts';
import { emptyRoom, seatRefusal, step, type Outcome, type Room, type RoomEvent } from './room.ts';
import type { Said } from './chat/under-way.ts';
import { chatRefusal, saidBy, verdictOn } from './writing.ts';

const now = new Date('2027-03-01T12:00:00Z');

const someone = (id: number, changes: Partial<Person> = {}): Person => ({
  id: id as UserId,
  username: `learner${String(id)}`,
  ageRange: '13-17',
  freeChat: true,
  isMuted: false,
  phrasesWith: [],
  hides: [],
  ...changes,
});
const ada = someone(1);
const emmy = someone(2);
const mary = someone(3);
const kid = (id: number, freeChat: boolean) => someone(id, { ageRange: 'under-13', freeChat });

/** Returns why a message is refused, or else what the filter decides about it. */
const refusalOf = (before: readonly Said[], person: Person, text: string, at = now) =>
  chatRefusal(before, mayWrite(person, []), text, at) ?? verdictOn(before, text).decision;

const room = emptyRoom({
  id: 7 as StudyRoomId,
  name: 'Bell pairs',
  makerId: ada.id,
  code: 'abcdefgh',
  lesson: null,
});
const arrived = (person: Person, socket = `p/${String(person.id)}`): RoomEvent => ({
  kind: 'arrived',
  socket,
  person,
});
const after = (events: readonly RoomEvent[], from: Room = room): Outcome =>
  events.reduce<Outcome>((outcome, event) => step(outcome.room, event), {
    room: from,
    deliveries: [],
    welcomed: [],
    closed: [],
  });
const roomWith = (...people: readonly Person[]): Room =>
  after(people.map((one) => arrived(one))).room;
const message = (id: number, author: Person, text = 'Hi', at = now): ChatMessage => ({
  id: id as ChatMessageId,
  userId: author.id,
  username: author.username,
  message: text,
  timestamp: at.toISOString(),
});
const idsIn = ({ participants }: Room) => participants.map(({ person }) => person.id);
const typesOf = ({ deliveries }: Outcome) => deliveries.map((one) => one.message.type);

describe('seats', () => {
  // Shows: R8
  test('the thirteenth learner gets none, and nobody else is told', () => {
    const full = roomWith(...Array.from({ length: 12 }, (_, n) => someone(n + 1)));
    const { room: next, deliveries, closed } = step(full, arrived(someone(13)));
    expect(next).toBe(full);
    expect(deliveries).toMatchObject([
      { message: { type: 'ERROR', code: 'room-full' }, onlyToSocket: 'p/13' },
    ]);
    expect(closed).toEqual([{ socket: 'p/13', reason: 'room-full' }]);
  });

  // Shows: R8; R10
  test('a second socket takes none, and nobody is told when it comes or goes', () => {
    const two = roomWith(ada, emmy);
    const second = step(two, arrived(emmy, 'p/22'));
    expect(second).toMatchObject({ welcomed: ['p/22'], deliveries: [] });
    const gone = step(second.room, { kind: 'left', socket: 'p/2' });
    expect(idsIn(gone.room)).toEqual([1, 2]);
    expect(gone.deliveries).toEqual([]);
    const last = step(gone.room, { kind: 'left', socket: 'p/22' });
    expect(typesOf(last)).toEqual(['USER_LEFT']);
  });

  // Shows: R10; R20
  test('a learner who comes back stays hidden from those who have hidden them', () => {
    const mutes = someone(4, { hides: [{ userId: emmy.id, how: 'mute' }] });
    const { deliveries } = step(roomWith(ada, mutes), arrived(emmy));
    expect(deliveries).toMatchObject([
      { message: { type: 'USER_JOINED', userId: emmy.id }, onlyTo: ada.id },
      { message: { type: 'USER_JOINED', userId: emmy.id, hidden: 'mute' }, onlyTo: mutes.id },
    ]);
  });

  // Shows: R7
  test.each<[string, Person[], Person, 'not-allowed' | null]>([
    ['a child without the tick beside an older learner', [ada], kid(9, false), 'not-allowed'],
    ['an older learner beside a child without the tick', [kid(9, false)], ada, 'not-allowed'],
    ['a child with the tick beside an older learner', [ada], kid(9, true), null],
    ['children among themselves', [kid(8, false)], kid(9, false), null],
    ['older learners of several ages', [ada], someone(5, { ageRange: '18-plus' }), null],
  ])('%s: %s', (_what, inside, coming, refusal) => {
    expect(seatRefusal(roomWith(...inside), coming)).toBe(refusal);
  });
});

describe('the circuit', () => {
  const edit = (by: Person): RoomEvent => ({
    kind: 'edited',
    socket: 'elsewhere/1',
    by: by.id,
    circuitData: 'AAA=',
  });

  // Shows: R14
  test('an edit is shown to all others, with its author', () => {
    const { room } = after([arrived(ada), arrived(emmy)]);
    expect(step(room, edit(emmy)).deliveries).toEqual([
      {
        message: {
          type: 'CIRCUIT_UPDATE',
          circuitData: 'AAA=',
          userId: emmy.id,
          username: emmy.username,
        },
        notTo: 'elsewhere/1',
      },
    ]);
  });

  // Shows: R14
  test('an edit is shown even if its author has no seat here, for example after two processes lost contact', () => {
    const { room } = after([arrived(ada)]);
    expect(step(room, edit(emmy)).deliveries).toEqual([
      {
        message: { type: 'CIRCUIT_UPDATE', circuitData: 'AAA=', userId: null, username: '' },
        notTo: 'elsewhere/1',
      },
    ]);
  });
});

describe('chat', () => {
  // Shows: R13
  test('a late message takes its place by its id, and a message that comes twice is sent once', () => {
    const first = after([
      arrived(ada),
      { kind: 'said', message: message(2, ada) },
      { kind: 'said', message: message(1, ada) },
    ]);
    expect(first.room.messages.map(({ id }) => id)).toEqual([1, 2]);
    expect(step(first.room, { kind: 'said', message: message(2, ada) }).deliveries).toEqual([]);
  });

  // Shows: R10
  test('a newcomer gets the latest hundred messages', () => {
    const said = Array.from({ length: 101 }, (_, n): RoomEvent => ({
      kind: 'said',
      message: message(n + 1, ada),
    }));
    const { messages } = after([arrived(ada), ...said]).room;
    expect(messages).toHaveLength(roomLimits.savedMessages);
    expect(messages[0]?.id).toBe(2);
  });

  test.each<[string, Partial<Person>, string, string | null]>([
    // Shows: R17
    ['a rude line', {}, 'fuck', 'block'],
    // Shows: R17
    ['quantum talk', {}, '|0101> at 0.70710678', 'fine'],
    // Shows: R18
    ['own words without the tick', { freeChat: false }, 'Hello you', 'phrases-only'],
    // Shows: R18
    ['a ready phrase without the tick', { freeChat: false }, readyPhrases[0], 'fine'],
    // Shows: R19
    ['blanks', {}, '', 'empty'],
    // Shows: R19
    ['invisible characters', {}, '\u200b \u2800\u00ad\u3164', 'empty'],
    // Shows: R21
    ['anything from a muted learner', { isMuted: true }, readyPhrases[0], 'muted'],
  ])('%s', (_what, changes, text, refusal) => {
    const who = { ...ada, ...changes };
    expect(refusalOf([], who, text)).toBe(refusal);
  });

  // Shows: R17
  test('a number that is spread over several messages is held back with its last piece', () => {
    const longAgo = new Date(now.getTime() - 60_000);
    const before = after([
      arrived(ada),
      { kind: 'said', message: message(1, ada, '555', longAgo) },
      { kind: 'said', message: message(2, ada, '123', longAgo) },
    ]).room;
    expect(refusalOf(saidBy(before, ada), ada, '4567')).toBe('block');
    expect(refusalOf(saidBy(before, emmy), emmy, '4567')).toBe('fine');
  });

  // Shows: R27
  test('five messages in five seconds count together, no matter which processes they came through', () => {
    const said = Array.from({ length: 5 }, (_, n): RoomEvent => ({
      kind: 'said',
      message: message(n + 1, ada),
    }));
    const busy = after([arrived(ada), ...said]).room;
    expect(refusalOf(saidBy(busy, ada), ada, 'One more')).toBe('too-fast');
    const later = new Date(now.getTime() + 5000);
    expect(refusalOf(saidBy(busy, ada), ada, 'One more', later)).toBe('fine');
  });

  // Shows: R20
  test('a learner who mutes another does not see their messages; one who blocks another is not seen by them either', () => {
    const mutes = someone(4, { hides: [{ userId: emmy.id, how: 'mute' }] });
    const blocks = someone(5, { hides: [{ userId: emmy.id, how: 'block' }] });
    expect(hears(mutes, emmy, emmy.id)).toBe(false);
    expect(hears(emmy, mutes, mutes.id)).toBe(true);
    expect(hears(blocks, emmy, emmy.id)).toBe(false);
    expect(hears(emmy, blocks, blocks.id)).toBe(false);
    expect(hears(mary, emmy, emmy.id)).toBe(true);
  });
});

describe('the lead', () => {
  const run: RoomEvent = {
    kind: 'ran',
    by: ada.id,
    simulatorState: { run: 1, seed: 5, shots: 100, step: 0 },
  };

  // Shows: R23
  test('belongs to the first learner, and nobody else can run', () => {
    const two = roomWith(ada, emmy);
    expect(two.lead.leaderId).toBe(ada.id);
    expect(typesOf(step(two, run))).toEqual(['SIMULATOR_ACTION']);
    expect(step(two, { ...run, by: emmy.id })).toMatchObject({ room: two, deliveries: [] });
  });

  // Shows: R24
  test('is given by the learner who has it, to somebody in the room', () => {
    const two = roomWith(ada, emmy);
    const given = step(two, { kind: 'gave-lead', by: ada.id, to: emmy.id });
    expect(given.deliveries).toMatchObject([{ message: { type: 'LEAD', leaderId: emmy.id } }]);
    expect(step(two, { kind: 'gave-lead', by: emmy.id, to: emmy.id }).room).toBe(two);
    expect(step(two, { kind: 'gave-lead', by: ada.id, to: mary.id }).room).toBe(two);
  });

  // Shows: R24
  test('goes to the first learner who asked when the leader leaves, or else to the one who has been there longest', () => {
    const three = roomWith(ada, emmy, mary);
    const asked = step(three, { kind: 'asked-for-lead', by: mary.id }).room;
    const left = step(asked, { kind: 'left', socket: 'p/1' });
    expect(left.room.lead).toEqual({ leaderId: mary.id, askedBy: [] });
    expect(typesOf(left)).toEqual(['USER_LEFT', 'LEAD']);
    expect(step(three, { kind: 'left', socket: 'p/1' }).room.lead.leaderId).toBe(emmy.id);
  });
});

describe('processes that meet again', () => {
  // Shows: R36
  test('take the lead and the run of the process that has had the room open longer', () => {
    const simulatorState = { run: 2, seed: 5, shots: 100, step: 0 };
    const lead = { leaderId: emmy.id, askedBy: [ada.id] };
    const met = step(roomWith(ada, emmy), { kind: 'met', lead, simulatorState });
    expect(met.room).toMatchObject({ lead, simulatorState });
    expect(typesOf(met)).toEqual(['LEAD', 'SIMULATOR_ACTION']);
    expect(step(met.room, { kind: 'met', lead, simulatorState }).deliveries).toEqual([]);
    const stranger = { leaderId: mary.id, askedBy: [] };
    expect(step(met.room, { kind: 'met', lead: stranger, simulatorState }).room).toBe(met.room);
  });
});

describe('decisions made in the meantime', () => {
  // Shows: R31
  test('a child beside older learners is removed if the parent takes back the tick', () => {
    const mixed = roomWith(ada, kid(9, true));
    const { closed } = step(mixed, { kind: 'changed', person: kid(9, false) });
    expect(closed).toEqual([{ socket: 'p/9', reason: 'not-allowed' }]);
  });

  // Shows: R31
  test('a child among children is limited to ready phrases from then on', () => {
    const children = roomWith(kid(8, true), kid(9, true));
    const { closed, deliveries } = step(children, { kind: 'changed', person: kid(9, false) });
    expect(closed).toEqual([]);
    expect(deliveries).toMatchObject([
      { message: { type: 'MAY_WRITE', mayWrite: 'phrases' }, onlyToSocket: 'p/9' },
    ]);
  });

  // Shows: R22
  test('a learner who is removed is told on every socket', () => {
    const two = after([arrived(ada), arrived(emmy), arrived(emmy, 'p/22')]).room;
    const { closed } = step(two, { kind: 'removed', userId: emmy.id });
    expect(closed.map(({ socket }) => socket)).toEqual(['p/2', 'p/22']);
  });

  test("what a learner may write depends on the parent's tick and on mutes", () => {
    const people = [ada, kid(9, false), { ...ada, isMuted: true }];
    expect(people.map((one) => mayWrite(one, [ada, emmy]))).toEqual([
      'anything',
      'phrases',
      'nothing',
    ]);
  });
});

// Shows: R39
describe('two learners with an open concern', () => {
  const watched = someone(1, { phrasesWith: [emmy.id] });
  const other = someone(2, { phrasesWith: [ada.id] });
  const newsFor = ({ deliveries }: Outcome) =>
    deliveries.flatMap(({ message: said, onlyToSocket }) =>
      said.type === 'MAY_WRITE' ? [[onlyToSocket, said.mayWrite]] : [],
    );

  test('have phrases only while both are in the room', () => {
    const alone = after([arrived(watched), arrived(mary)]).room;
    const met = step(alone, arrived(other));
    expect(newsFor(met)).toEqual([['p/1', 'phrases']]);
    const left = step(met.room, { kind: 'left', socket: 'p/2' });
    expect(newsFor(left)).toEqual([['p/1', 'anything']]);
  });

  // Shows: R37
  test('a learner from a process of the previous version has none', () => {
    const { phrasesWith: _, ...older } = someone(4);
    expect(mayWrite(older, [ada, older])).toBe('anything');
  });

  test('are told as soon as the operator has settled it', () => {
    const both = after([arrived(watched), arrived(other), arrived(mary)]).room;
    expect(newsFor(step(both, { kind: 'changed', person: ada }))).toEqual([['p/1', 'anything']]);
  });
});

describe('a guide', () => {
  const grace = someone(20, { ageRange: '18-plus' });
  const guide = (socket = 'p/20'): RoomEvent => ({ kind: 'guide-arrived', socket, person: grace });
  const gone: RoomEvent = { kind: 'left', socket: 'p/20' };

  // Shows: R41
  test('takes no seat, does not count as an older learner, and is announced once', () => {
    const children = roomWith(...Array.from({ length: 12 }, (_, n) => kid(n + 1, false)));
    const came = step(children, guide());
    expect(came).toMatchObject({ welcomed: ['p/20'], closed: [] });
    expect(came.deliveries).toEqual([{ message: { type: 'GUIDE', isHere: true } }]);
    expect(idsIn(came.room)).toEqual(idsIn(children));
    const again = step(came.room, guide('p/21'));
    expect(again.deliveries).toEqual([]);
    const one = step(again.room, gone);
    expect(one.deliveries).toEqual([]);
    const left = step(one.room, { kind: 'left', socket: 'p/21' });
    expect(left.deliveries).toEqual([{ message: { type: 'GUIDE', isHere: false } }]);
  });

  // Shows: R41
  test('who waits in an empty room does not lead it, and hears who does', () => {
    const alone = step(room, guide());
    expect(alone.room.lead.leaderId).toBeNull();
    const met = step(alone.room, arrived(ada));
    expect(met.deliveries).toEqual([
      {
        message: { type: 'USER_JOINED', userId: ada.id, username: ada.username },
        onlyTo: grace.id,
      },
      { message: { type: 'LEAD', leaderId: ada.id, askedBy: [] }, onlyTo: grace.id },
    ]);
  });

  // Shows: R43
  test('takes the lead, which goes back when the guide leaves', () => {
    const asked = after([
      arrived(ada),
      arrived(emmy),
      guide(),
      { kind: 'asked-for-lead', by: emmy.id },
    ]).room;
    const took = step(asked, { kind: 'took-lead', by: grace.id });
    expect(took.room.lead).toEqual({ leaderId: grace.id, askedBy: [ada.id, emmy.id] });
    expect(step(took.room, gone).room.lead).toEqual({ leaderId: ada.id, askedBy: [emmy.id] });
    expect(step(asked, { kind: 'took-lead', by: ada.id }).room).toBe(asked);
    expect(step(took.room, { kind: 'gave-lead', by: grace.id, to: emmy.id }).room.lead).toEqual({
      leaderId: emmy.id,
      askedBy: [ada.id],
    });
  });
});

describe('after any events in any order', () => {
  const ages: readonly AgeRange[] = ['under-13', '13-17', '18-plus'];
  const person = fc
    .record({
      id: fc.integer({ min: 1, max: 16 }),
      age: fc.constantFrom(...ages),
      freeChat: fc.boolean(),
    })
    .map(({ id, age, freeChat }) =>
      someone(id, { ageRange: age, freeChat: age !== 'under-13' || freeChat }),
    );
  const place = fc.integer({ min: 1, max: 2 });
  const socketOf = (id: number, n: number) => `p/${String(id)}-${String(n)}`;
  const userId = fc.integer({ min: 1, max: 16 }).map((id) => id as UserId);
  const event: fc.Arbitrary<RoomEvent> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(person, place)
        .map(([one, n]): RoomEvent => arrived(one, socketOf(one.id, n))),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(userId, place)
        .map(([id, n]): RoomEvent => ({ kind: 'left', socket: socketOf(id, n) })),
    },
    fc.record({ kind: fc.constant('asked-for-lead'), by: userId }),
    fc.record({ kind: fc.constant('gave-lead'), by: userId, to: userId }),
    fc.record({ kind: fc.constant('changed'), person }),
    fc.record({ kind: fc.constant('removed'), userId }),
    fc
      .record({ id: fc.integer({ min: 1, max: 30 }), person })
      .map(({ id, person: by }): RoomEvent => ({ kind: 'said', message: message(id, by) })),
  );

  /** Adds what a process would do: sockets that are closed leave. */
  function live(events: readonly RoomEvent[]): Room {
    let state = room;
    const apply = (one: RoomEvent) => {
      const { room: next, closed } = step(state, one);
      state = next;
      for (const { socket: id } of closed) apply({ kind: 'left', socket: id });
    };
    for (const one of events) apply(one);
    return state;
  }

  // Shows: R7; R8; R13; R24
  test('seats, ages, order, and lead follow the rules', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 80 }), (events) => {
        const state = live(events);
        const people = state.participants.map((one) => one.person);
        expect(people.length).toBeLessThanOrEqual(roomLimits.seats);
        const children = people.filter(({ ageRange }) => ageRange === 'under-13');
        if (children.length > 0 && children.length < people.length) {
          expect(children.every(({ freeChat }) => freeChat)).toBe(true);
        }
        const ids = state.messages.map(({ id }) => id);
        expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
        expect(people.length === 0).toBe(state.lead.leaderId === null);
        const { leaderId, askedBy } = state.lead;
        const here = people.map(({ id }) => id);
        if (leaderId !== null) expect(here).toContain(leaderId);
        expect(here).toEqual(expect.arrayContaining([...askedBy]));
        expect(askedBy).not.toContain(leaderId);
      }),
      { numRuns: 400 },
    );
  });

  // Shows: R35
  test('the same events produce the same room on every process', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        expect(live(events)).toEqual(live(structuredClone(events)));
      }),
    );
  });
});
