/** Attempts to abuse the sockets of rooms. */
import { closeCodes, studyRooms } from '@qubloom/contract';
import { describe, expect, test } from 'vitest';
import { ada } from '../../testing/people.ts';
import { openSocket, statusOf } from '../../testing/rooms/room-socket.ts';
import { emmy, makeRoom, updateWith, useTestRooms } from '../../testing/rooms/rooms.ts';

const site = useTestRooms();

describe('opening a socket', () => {
  // Shows: R1; A12 origins
  test.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['http://localhost:3000.evil.example', 403],
    ['http://evil.localhost:3000', 403],
    ['http://localhost:3000', 101],
  ])('from %s is answered with %i', async (origin, status) => {
    const { cookie } = await site.signedIn(ada);
    expect(await statusOf(openSocket(site.port, { cookie, origin }))).toBe(status);
  });

  // Shows: R1; A12 origins
  test('is refused without an Origin header', async () => {
    const { cookie } = await site.signedIn(ada);
    expect(await statusOf(openSocket(site.port, { cookie, origin: '' }))).toBe(403);
  });

  // Shows: 5 login to join a study room; R1; A12 session
  test('is refused without a session', async () => {
    expect(await statusOf(openSocket(site.port, { cookie: null }))).toBe(401);
    const cookie = `${site.sessions.cookieName}=${'a'.repeat(43)}`;
    expect(await statusOf(openSocket(site.port, { cookie }))).toBe(401);
  });

  test('is refused on another path', async () => {
    const { cookie } = await site.signedIn(ada);
    expect(await statusOf(openSocket(site.port, { cookie, path: '/ws/other' }))).toBe(404);
  });

  // Shows: R2
  test('a sixth socket closes the oldest', async () => {
    const browser = await site.signedIn(ada);
    const oldest = await site.socketOf(browser);
    for (let n = 0; n < 5; n += 1) await site.socketOf(browser);
    expect(await oldest.closed).toEqual({ code: closeCodes.flood, reason: 'flood' });
  });
});

describe('dishonest messages', () => {
  // Shows: R4; A13 other name
  test('a message under another name or id is answered with an error', async () => {
    const { one, second, roomId } = await site.pair();
    one.say({ type: 'JOIN_ROOM', roomId, userId: second.user.id, username: 'ada' });
    expect(await one.next('ERROR')).toMatchObject({ code: 'not-you' });
    one.say({ type: 'LEAVE_ROOM', roomId, userId: second.user.id, username: 'emmy' });
    expect(await one.next('ERROR')).toMatchObject({ code: 'not-you' });
  });

  // Shows: R5; A13 other rooms
  test('a message for another room is refused', async () => {
    const { one, second } = await site.pair();
    const elsewhere = await makeRoom(second, 'Elsewhere');
    one.say({ type: 'CHAT_MESSAGE', roomId: elsewhere, message: 'Hi', ref: 'message-1' });
    expect(await one.next('ERROR')).toMatchObject({ code: 'not-in-room', ref: 'message-1' });
  });

  // Shows: R6; A13 other rooms
  test('without its code, a private room or one for another age cannot be found', async () => {
    const maker = await site.signedIn(ada);
    const { id } = await maker.call(studyRooms.create, {
      body: { name: 'Mine', visibility: 'private' },
    });
    const stranger = await site.signedIn(emmy);
    const knocking = await site.socketOf(stranger);
    knocking.say({ type: 'JOIN_ROOM', roomId: id, userId: stranger.user.id, username: 'emmy' });
    expect(await knocking.closed).toMatchObject({ code: closeCodes['no-such-room'] });
    const own = await site.socketOf(maker);
    const { room } = await own.join(id);
    await stranger.call(studyRooms.open, { body: { code: (room.code ?? '').toUpperCase() } });
    const admitted = await site.socketOf(stranger);
    expect((await admitted.join(id)).participants).toHaveLength(2);
  });

  // Shows: R26; A13 broken
  test.each([
    ['broken JSON', '{"type":'],
    ['JSON that is not an object', '[]'],
    ['an unknown type', '{"type":"SHOUT"}'],
    ['an unknown field', '{"type":"CURSOR","roomId":1,"cursor":null,"admin":true}'],
    [
      'deeply nested JSON',
      `{"type":"CHAT_MESSAGE","roomId":1,"message":${'['.repeat(7000)}${']'.repeat(7000)}}`,
    ],
    ['__proto__', '{"type":"CURSOR","roomId":1,"cursor":{"__proto__":{"wire":1,"column":1}}}'],
  ])('%s closes the socket', async (_what, text) => {
    const { one } = await site.pair();
    one.say(text);
    expect(await one.closed).toEqual({ code: closeCodes['bad-message'], reason: 'bad-message' });
  });

  // Shows: R26; A13 broken
  test('binary data or one byte too many closes the socket', async () => {
    const { one, other } = await site.pair();
    one.say(Buffer.from('{}'));
    expect(await one.closed).toMatchObject({ code: closeCodes.binary });
    other.say('x'.repeat(16 * 1024 + 1));
    expect(await other.closed).toMatchObject({ code: closeCodes['too-large'] });
  });

  // Shows: R26
  test('a message of 16 KiB is read', async () => {
    const { one, roomId } = await site.pair();
    const text = JSON.stringify({ type: 'CURSOR', roomId, cursor: null });
    one.say(text.padEnd(16 * 1024, ' '));
    one.say({ type: 'CHAT_MESSAGE', roomId, message: 'Still here', ref: 'message-1' });
    expect(await one.next('ACK')).toBeDefined();
  });

  // Shows: R27; A13 floods
  test('the sixth message in five seconds is refused, and a flood closes the socket', async () => {
    const { one, other, roomId } = await site.pair();
    for (let n = 0; n < 6; n += 1) {
      one.say({
        type: 'CHAT_MESSAGE',
        roomId,
        message: `Number ${String(n)}`,
        ref: `message-${String(n)}`,
      });
    }
    expect(await one.next('ERROR')).toMatchObject({ code: 'too-fast', ref: 'message-5' });
    for (let n = 0; n < 60; n += 1) one.say({ type: 'CHAT_MESSAGE', roomId, message: 'More' });
    expect(await one.closed).toMatchObject({ code: closeCodes.flood });
    other.say({ type: 'CHAT_MESSAGE', roomId, message: 'I am here', ref: 'message-9' });
    expect(await other.next('ACK')).toBeDefined();
  });

  // Shows: R15
  test('data that is not an update is refused', async () => {
    const { one, roomId } = await site.pair();
    one.say({ type: 'CIRCUIT_UPDATE', roomId, circuitData: 'AAECAwQF', ref: 'edit-0001' });
    expect(await one.next('ERROR')).toMatchObject({ code: 'bad-circuit', ref: 'edit-0001' });
  });
});

describe('what a socket never sends, and when it closes', () => {
  // Shows: A4 socket messages
  test("no frame contains anybody's secret", async () => {
    const { one, other, second, roomId } = await site.pair();
    one.say({ type: 'CHAT_MESSAGE', roomId, message: 'Hello', ref: 'message-1' });
    one.say({
      type: 'HIDE_LEARNER',
      roomId,
      userId: second.user.id,
      how: 'mute',
      ref: 'hide-0001',
    });
    other.say({ type: 'ASK_FOR_LEAD', roomId, ref: 'lead-0001' });
    other.say({ type: 'CHAT_MESSAGE', roomId, message: '', ref: 'message-2' });
    await other.next('ERROR');
    const late = await site.socketOf(second);
    await late.join(roomId);
    const frames = [one, other, late].flatMap(({ received }) => received);
    const texts = frames.map((frame) =>
      JSON.stringify(frame.type === 'ROOM_DATA' ? [frame, JSON.parse(frame.message)] : frame),
    );
    const keys = texts.flatMap((text) => [...text.matchAll(/"(\w+)":/g)].map(([, key]) => key));
    expect(keys.length).toBeGreaterThan(50);
    expect(
      keys.filter((key) =>
        /password|token|hash|secret|stripe|google|email|address|agent|age|first|last/i.test(
          key?.replace(/message/i, '') ?? '',
        ),
      ),
    ).toEqual([]);
    for (const word of [ada.email, emmy.email, ada.lastName])
      expect(texts.join()).not.toContain(word);
    // Only the maker of a room receives its code.
    const rooms = texts.join().match(/"code":"[a-z2-9]{8}"/g);
    expect(rooms).toHaveLength(1);
  });

  // Shows: R28; A13 slow readers
  test(
    'a socket that reads nothing is closed once too much waits, and nobody else notices',
    { tags: ['exhaustive'], timeout: 30_000 },
    async () => {
      const { first, second, one, other, roomId } = await site.pair();
      const big = await makeRoom(first, 'Big');
      const filling = await site.socketOf(first);
      await filling.join(big);
      for (let n = 0; n < 20; n += 1) {
        const ref = `edit-${String(n).padStart(4, '0')}`;
        filling.say({
          type: 'CIRCUIT_UPDATE',
          roomId: big,
          circuitData: updateWith(`x${String(n)}`, 11_000),
          ref,
        });
        if (n % 10 === 9) await new Promise((resolve) => setTimeout(resolve, 1100));
      }
      other.ws.pause();
      const { id: userId, username } = second.user;
      // Each call makes the server send a room of 200 KB.
      for (let n = 0; n < 60; n += 1) {
        other.say({ type: 'JOIN_ROOM', roomId: n % 2 === 0 ? big : roomId, userId, username });
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      one.say({ type: 'CHAT_MESSAGE', roomId, message: 'Still here', ref: 'message-1' });
      await one.next('ACK');
      other.ws.resume();
      // The close frame itself may be lost with what waited before it.
      expect([closeCodes['too-slow'], 1006]).toContain((await other.closed).code);
    },
  );
});
