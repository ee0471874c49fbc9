/** The server's pings, with a clock that the test advances by hand. */
import { roomLimits } from '@qubloom/contract';
import { afterAll, expect, test, vi } from 'vitest';
import { ada } from '../../testing/people.ts';
import { openSocket } from '../../testing/rooms/room-socket.ts';
import { emmy, makeRoom, useTestRooms } from '../../testing/rooms/rooms.ts';

// Runs before the server starts its timers.
vi.useFakeTimers({ toFake: ['setInterval'] });
afterAll(() => {
  vi.useRealTimers();
});
const site = useTestRooms();

// Shows: R29
test('a socket that misses a ping is closed at the next one, and no other socket is', async () => {
  const answering = await site.signedIn(ada);
  const roomId = await makeRoom(answering);
  const one = await site.socketOf(answering);
  await one.join(roomId);
  const silent = openSocket(site.port, {
    cookie: (await site.signedIn(emmy)).cookie,
    autoPong: false,
  });
  const pinged = vi.fn();
  silent.on('ping', pinged);
  const closed = new Promise<number>((resolve) => silent.on('close', resolve));
  await new Promise((resolve) => silent.once('open', resolve));

  vi.advanceTimersByTime(roomLimits.heartbeat);
  // Its pong arrives before what it sends next.
  await new Promise((resolve) => one.ws.once('ping', resolve));
  one.say({ type: 'CHAT_MESSAGE', roomId, message: 'I am here', ref: 'message-1' });
  await one.next('ACK');
  await vi.waitFor(() => expect(pinged).toHaveBeenCalledOnce());
  vi.advanceTimersByTime(roomLimits.heartbeat);
  expect(await closed).toBe(1006);
  one.say({ type: 'CHAT_MESSAGE', roomId, message: 'I still am', ref: 'message-2' });
  await one.next('ACK');
});
