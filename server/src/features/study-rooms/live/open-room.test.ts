/** The messages between processes about an open room, without a bus between them. */
import type { StudyRoomId, UserId } from '@qubloom/contract';
import { expect, test } from 'vitest';
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
const stored = { id: 7 as StudyRoomId, name: 'Bell pairs', makerId: ada.id, code: 'abcdefgh' };
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
