/** The messages between processes about an open room, without a bus between them. */
import {
  guideMessages,
  type ChatMessageId,
  type ServerMessage,
  type StudyRoomId,
  type UserId,
} from '@qubloom/contract';
import { describe, expect, test } from 'vitest';
import { OpenRoom } from './open-room.ts';
import type { Person } from './person.ts';
import { emptyRoom, type RoomEvent } from './room.ts';
import { SharedCircuit } from './shared-circuit.ts';

const ada: Person = {
  id: 1 as UserId,
  username: 'ada',
  ageRange: '13-17',
  freeChat: true,
  isMuted: false,
  phrasesWith: [],
  hides: [],
};
const stored = {
  id: 7 as StudyRoomId,
  name: 'Bell pairs',
  makerId: ada.id,
  code: 'abcdefgh',
  lesson: null,
};
const openRoom = () => new OpenRoom(emptyRoom(stored), new SharedCircuit([]), () => false);
const connection = { id: 'here/1', send: () => undefined, close: () => undefined };
const arrival: RoomEvent = { kind: 'arrived', socket: connection.id, person: ada };

// Shows: R35
test('a learner who arrives keeps the seat, even if the process with their socket has not received the arrival yet', () => {
  const here = openRoom();
  const there = openRoom();
  here.attach(connection, ada.id);
  there.apply(arrival);
  there.seat('here', here.here());
  expect(there.state.participants).toHaveLength(1);
  here.apply(arrival);
  there.seat('here', here.here());
  expect(there.state.participants).toHaveLength(1);
});

// Shows: R35
test('a learner who left without a message loses the seat', () => {
  const here = openRoom();
  const there = openRoom();
  there.apply(arrival);
  there.seat('here', here.here());
  expect(there.state.participants).toHaveLength(0);
});

describe('a guide', () => {
  const grace: Person = { ...ada, id: 2 as UserId, username: 'grace', ageRange: '18-plus' };
  const cameAsGuide: RoomEvent = { kind: 'guide-arrived', socket: 'here/2', person: grace };

  // Shows: R42; A33 guide
  test('gets no chat, whichever way it comes', () => {
    const here = openRoom();
    const received: ServerMessage[] = [];
    const note = (text: Buffer) => received.push(JSON.parse(text.toString()) as ServerMessage);
    here.attach(connection, ada.id);
    here.attach({ ...connection, id: 'here/2', send: note }, grace.id);
    const message = {
      id: 1 as ChatMessageId,
      userId: ada.id,
      username: 'ada',
      message: 'Only for us',
      timestamp: '2027-03-01T12:00:00.000Z',
    };
    for (const event of [
      arrival,
      { kind: 'said', message },
      cameAsGuide,
      { kind: 'said', message: { ...message, id: 2 as ChatMessageId } },
      { kind: 'changed', person: { ...ada, isMuted: true } },
      { kind: 'erased', userId: ada.id },
      { kind: 'said', message: { ...message, id: 3 as ChatMessageId } },
      { kind: 'left', socket: connection.id },
    ] satisfies RoomEvent[]) {
      here.apply(event);
    }
    here.welcome('here/2');
    expect(here.state.messages).toHaveLength(1);
    expect(JSON.stringify(received)).not.toContain('Only for us');
    expect(received.every(({ type }) => guideMessages.has(type))).toBe(true);
    expect(received.map(({ type }) => type)).toEqual([
      'ROOM_DATA',
      'GUIDE',
      'USER_LEFT',
      'ROOM_DATA',
    ]);
  });

  // Shows: R35; R41
  test('is a guide on every process', () => {
    const here = openRoom();
    const there = openRoom();
    here.attach({ ...connection, id: 'here/2' }, grace.id);
    there.seat('here', here.here());
    here.apply(cameAsGuide);
    there.seat('here', here.here());
    expect([there.state.participants, there.state.guides]).toMatchObject([
      [],
      [{ sockets: ['here/2'] }],
    ]);
    here.detach('here/2');
    there.seat('here', here.here());
    expect(there.state.guides).toEqual([]);
  });
});
