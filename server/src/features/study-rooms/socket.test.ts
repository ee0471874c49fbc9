/** Rooms over real sockets. `live/room.test.ts` tests what a room decides. */
import { closeCodes, studyRooms } from '@qubloom/contract';
import { describe, expect, test } from 'vitest';
import { applyUpdate, Doc } from 'yjs';
import { ada } from '../../testing/people.ts';
import { emmy, makeRoom, updateWith, useTestRooms } from '../../testing/rooms/rooms.ts';

const site = useTestRooms();

describe('in a room', () => {
  // Shows: 7 socket JOIN_ROOM; 7 socket ROOM_DATA; 7 socket USER_JOINED; R10
  test('a learner who joins gets the room, and the others are told', async () => {
    const first = await site.signedIn(ada);
    const roomId = await makeRoom(first);
    const one = await site.socketOf(first);
    expect(await one.join(roomId)).toMatchObject({
      room: { id: roomId, name: 'Bell pairs', makerId: first.user.id },
      participants: [{ id: first.user.id, username: 'ada' }],
      messages: [],
      circuitData: null,
      mayWrite: 'anything',
      degraded: false,
    });
    const second = await site.signedIn(emmy);
    const other = await site.socketOf(second);
    const data = await other.join(roomId);
    expect(data.room.code).toBeNull();
    expect(data.lead?.leaderId).toBe(first.user.id);
    expect(await one.next('USER_JOINED')).toEqual({
      type: 'USER_JOINED',
      userId: second.user.id,
      username: 'emmy',
    });
    expect((await first.call(studyRooms.list))[0]).toMatchObject({ participantCount: 2 });
  });

  // Shows: R3; R14
  test('a learner who joins the same room again gets all of it again', async () => {
    const { one, roomId } = await site.pair();
    const circuitData = updateWith('a');
    one.say({ type: 'CIRCUIT_UPDATE', roomId, circuitData, ref: 'edit-0001' });
    await one.next('ACK');
    const again = await one.join(roomId);
    expect(again.participants).toHaveLength(2);
    const doc = new Doc();
    applyUpdate(doc, Buffer.from(again.circuitData ?? '', 'base64'));
    expect(doc.store.clients.size).toBe(1);
  });

  // Shows: 7 socket CHAT_MESSAGE; R11; R13
  test('a message is acknowledged and sent to all, and a newcomer can read it', async () => {
    const { one, other, first, roomId } = await site.pair();
    const ref = 'message-1';
    one.say({ type: 'CHAT_MESSAGE', roomId, message: ' Try an H gate? ', ref });
    const told = await other.next('CHAT_MESSAGE');
    expect(told).toMatchObject({
      userId: first.user.id,
      username: 'ada',
      message: 'Try an H gate?',
    });
    expect(await one.next('CHAT_MESSAGE')).toEqual(told);
    expect(await one.next('ACK')).toEqual({ type: 'ACK', ref });
    const later = await site.socketOf(first);
    expect((await later.join(roomId)).messages).toMatchObject([{ message: 'Try an H gate?' }]);
  });

  // Shows: R12
  test('a message that is sent again is acknowledged again and shown once', async () => {
    const { one, other, roomId } = await site.pair();
    const message = { type: 'CHAT_MESSAGE', roomId, message: 'Once', ref: 'message-1' };
    one.say(message);
    one.say(message);
    await one.next('ACK');
    await one.next('ACK');
    one.say({ ...message, message: 'Then', ref: 'message-2' });
    await other.next('CHAT_MESSAGE');
    expect((await other.next('CHAT_MESSAGE')).message).toBe('Then');
  });

  // Shows: 7 socket CIRCUIT_UPDATE; R14
  test('an edit reaches the others, and a newcomer gets every edit', async () => {
    const { one, other, second, roomId } = await site.pair();
    const edits = ['a', 'b'].map(updateWith);
    one.say({ type: 'CIRCUIT_UPDATE', roomId, circuitData: edits[0], ref: 'edit-0001' });
    other.say({ type: 'CIRCUIT_UPDATE', roomId, circuitData: edits[1], ref: 'edit-0002' });
    expect(await other.next('CIRCUIT_UPDATE')).toMatchObject({
      circuitData: edits[0],
      username: 'ada',
    });
    expect(await one.next('CIRCUIT_UPDATE')).toMatchObject({ username: 'emmy' });
    await one.next('ACK');
    await other.next('ACK');
    const later = await site.socketOf(second);
    const { circuitData } = await later.join(roomId);
    const doc = new Doc();
    applyUpdate(doc, Buffer.from(circuitData ?? '', 'base64'));
    expect(Object.keys(doc.getMap('gates').toJSON()).toSorted()).toEqual(['a', 'b']);
  });

  // Shows: R14; R34
  test('the circuit is still there after everybody has left', async () => {
    const { one, other, first, roomId } = await site.pair();
    one.say({ type: 'CIRCUIT_UPDATE', roomId, circuitData: updateWith('a'), ref: 'edit-0001' });
    await one.next('ACK');
    one.say({ type: 'LEAVE_ROOM', roomId, userId: first.user.id, username: 'ada' });
    expect(await one.closed).toMatchObject({ code: 1000 });
    other.ws.close();
    await other.closed;
    const again = await site.socketOf(first);
    expect((await again.join(roomId)).circuitData).not.toBeNull();
  });

  // Shows: 7 socket LEAVE_ROOM; 7 socket USER_LEFT; R32
  test('the others see when a learner leaves', async () => {
    const { one, other, second, roomId } = await site.pair();
    other.say({ type: 'LEAVE_ROOM', roomId, userId: second.user.id, username: 'emmy' });
    expect(await other.closed).toEqual({ code: 1000, reason: 'left' });
    expect(await one.next('USER_LEFT')).toEqual({
      type: 'USER_LEFT',
      userId: second.user.id,
      username: 'emmy',
    });
  });

  // Shows: 7 socket SIMULATOR_ACTION; R23
  test("the others see the leader's run", async () => {
    const { one, other, roomId } = await site.pair();
    const simulatorState = { run: 1, seed: 7, shots: 1000, step: 2 };
    one.say({ type: 'SIMULATOR_ACTION', roomId, simulatorState });
    expect(await other.next('SIMULATOR_ACTION')).toMatchObject({ simulatorState, username: 'ada' });
    other.say({ type: 'SIMULATOR_ACTION', roomId, simulatorState, ref: 'run-00001' });
    expect(await other.next('ERROR')).toMatchObject({ code: 'not-leading', ref: 'run-00001' });
  });

  // Shows: R17
  test('a number whose pieces come from two pages at once is not shown whole', async () => {
    const { one, other, first, roomId } = await site.pair();
    const secondPage = await site.socketOf(first);
    await secondPage.join(roomId);
    one.say({ type: 'CHAT_MESSAGE', roomId, message: '555123', ref: 'message-1' });
    secondPage.say({ type: 'CHAT_MESSAGE', roomId, message: '4567', ref: 'message-2' });
    const refused = await Promise.race([one.next('ERROR'), secondPage.next('ERROR')]);
    expect(refused).toMatchObject({ code: 'held-back' });
    // The refusal may come before the accepted message is stored and shown.
    await other.next('CHAT_MESSAGE');
    other.say({ type: 'CHAT_MESSAGE', roomId, message: 'And then?', ref: 'message-3' });
    expect((await other.next('CHAT_MESSAGE')).message).toBe('And then?');
  });

  // Shows: R17; 7 socket ERROR
  test('only the sender learns that the filter held a message back, and it is stored nowhere', async () => {
    const { one, other, roomId } = await site.pair();
    one.say({ type: 'CHAT_MESSAGE', roomId, message: 'call me on 555-123-4567', ref: 'message-1' });
    expect(await one.next('ERROR')).toMatchObject({ code: 'held-back', ref: 'message-1' });
    one.say({ type: 'CHAT_MESSAGE', roomId, message: '503 zeros, 497 ones' });
    expect((await other.next('CHAT_MESSAGE')).message).toBe('503 zeros, 497 ones');
    const { rows } = await site.pool.query<{ message: string }>(
      'select message from study_room_messages',
    );
    expect(rows).toEqual([{ message: '503 zeros, 497 ones' }]);
    expect(site.logged.join('\n')).not.toContain('555-123');
  });

  // Shows: R20
  test('a learner who mutes another does not see their messages until they show them again', async () => {
    const { one, other, first, second, roomId } = await site.pair();
    const userId = second.user.id;
    one.say({ type: 'HIDE_LEARNER', roomId, userId, how: 'mute', ref: 'hide-0001' });
    await one.next('ACK');
    other.say({ type: 'CHAT_MESSAGE', roomId, message: 'Hello?', ref: 'message-1' });
    await other.next('ACK');
    expect(await first.call(studyRooms.hidden)).toEqual([
      { userId, username: 'emmy', how: 'mute' },
    ]);
    await first.call(studyRooms.show, { params: { id: userId } });
    other.say({ type: 'CHAT_MESSAGE', roomId, message: 'Now?', ref: 'message-2' });
    expect((await one.next('CHAT_MESSAGE')).message).toBe('Now?');
  });

  // Shows: R22
  test('a learner whom the maker removed cannot come back', async () => {
    const { one, other, second, roomId } = await site.pair();
    one.say({ type: 'REMOVE_LEARNER', roomId, userId: second.user.id, ref: 'remove-01' });
    expect(await other.closed).toMatchObject({ code: closeCodes.removed });
    await one.next('USER_LEFT');
    const again = await site.socketOf(second);
    again.say({ type: 'JOIN_ROOM', roomId, userId: second.user.id, username: 'emmy' });
    expect(await again.closed).toMatchObject({ code: closeCodes.removed });
    expect(await second.call(studyRooms.list)).toEqual([]);
  });

  // Shows: R21
  test('three reports mute a learner, are emailed without any of their words, and the mute ends after a day', async () => {
    const { one, other, second, roomId } = await site.pair();
    other.say({ type: 'CHAT_MESSAGE', roomId, message: 'Something unkind', ref: 'message-1' });
    const { id: messageId } = await one.next('CHAT_MESSAGE');
    const report = {
      type: 'REPORT_LEARNER',
      roomId,
      userId: second.user.id,
      reason: 'unkind',
      messageId,
      ref: 'report-01',
    };
    one.say(report);
    one.say(report);
    await one.next('ACK');
    await one.next('ACK');
    for (const name of ['mary', 'hedy']) {
      const browser = await site.signedIn({
        ...emmy,
        username: name,
        email: `${name}@example.org`,
      });
      const socket = await site.socketOf(browser);
      await socket.join(roomId);
      other.say({ type: 'CHAT_MESSAGE', roomId, message: 'Still here', ref: `before-${name}` });
      await other.next('ACK');
      socket.say(report);
      await socket.next('ACK');
    }
    expect(await other.next('MAY_WRITE')).toMatchObject({ mayWrite: 'nothing' });
    other.say({ type: 'CHAT_MESSAGE', roomId, message: 'Hello' });
    expect(await other.next('ERROR')).toMatchObject({ code: 'muted' });
    await site.doJobs();
    expect(site.mails.map(({ subject }) => subject)).toEqual(['Qubloom: a learner was reported']);
    expect(JSON.stringify(site.mails)).not.toContain('unkind');
    site.clock.pass(25 * 3_600_000);
    const again = await site.socketOf(second);
    expect((await again.join(roomId)).mayWrite).toBe('anything');
    site.clock.set(new Date());
  });
});
