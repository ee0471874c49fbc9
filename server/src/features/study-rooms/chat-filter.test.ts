/** Tests the results of the filter's verdicts: questions, counts, and concerns. `moderation` tests the verdicts. */
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { settleReports } from '../../commands/settle-reports.ts';
import { judge } from '../../domain/moderation/moderation.ts';
import { databaseUrl } from '../../testing/database.ts';
import { useTestRooms } from '../../testing/rooms/rooms.ts';
import type { RoomSocket } from '../../testing/rooms/room-socket.ts';

// The work that a server repeats for its rooms is done when the test lets time pass.
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
afterAll(() => void vi.useRealTimers());
const site = useTestRooms();
afterEach(() => site.pool.query('delete from message_concerns; delete from filter_counts'));

/** Messages that the filter asks about. It learns, so a few are tried. */
const doubtful = ['weird', 'silly', 'mean', 'slow', 'loud', 'bossy', 'strange', 'boring']
  .flatMap((word) => [`you are kind of ${word} sometimes`, `why are you always so ${word} today`])
  .filter((text) => judge(text).decision === 'ask');

const operator = (...act: readonly string[]) =>
  settleReports({ DATABASE_URL: databaseUrl(site.settings) }, act);

async function sendAnyway(
  socket: RoomSocket,
  roomId: number,
  messages: readonly string[],
): Promise<void> {
  for (const [number, message] of messages.entries()) {
    const ref = `doubt-${String(messages.length)}-${String(number)}`;
    socket.say({ type: 'CHAT_MESSAGE', roomId, message, ref, anyway: true });
    expect(await socket.next('ACK')).toMatchObject({ ref });
    // Five messages in five seconds are too fast.
    site.clock.pass(5000);
  }
}

// Shows: R17, R40
test('a doubtful message is sent only after a question; both are counted without the text', async () => {
  const { one, other, roomId } = await site.pair();
  const [message = ''] = doubtful;
  one.say({ type: 'CHAT_MESSAGE', roomId, message, ref: 'message-1' });
  expect(await one.next('ERROR')).toMatchObject({ code: 'ask-first', ref: 'message-1' });
  one.say({ type: 'THIS_WAS_FINE', roomId, about: 'message-1', ref: 'fine-0001' });
  expect(await one.next('ACK')).toMatchObject({ ref: 'fine-0001' });
  one.say({ type: 'THIS_WAS_FINE', roomId, about: 'message-1', ref: 'fine-0002' });
  expect(await one.next('ERROR')).toMatchObject({ code: 'not-there' });
  one.say({ type: 'CHAT_MESSAGE', roomId, message, ref: 'message-2', anyway: true });
  expect(await other.next('CHAT_MESSAGE')).toMatchObject({ message });
  const { text } = await operator('findings');
  for (const outcome of ['asked', 'sent', 'appealed'])
    expect(text).toMatch(new RegExp(`^ +1  ${outcome} `, 'm'));
  expect(text).not.toContain(message);
});

// Shows: R17
test('a blocked message is not sent, whatever its sender says', async () => {
  const { one, other, roomId } = await site.pair();
  one.say({ type: 'CHAT_MESSAGE', roomId, message: 'fuck you', ref: 'message-1', anyway: true });
  expect(await one.next('ERROR')).toMatchObject({ code: 'held-back', finding: 'rude' });
  one.say({ type: 'CHAT_MESSAGE', roomId, message: 'Hello', ref: 'message-2' });
  expect(await other.next('CHAT_MESSAGE')).toMatchObject({ message: 'Hello' });
});

// Shows: R39
test('three doubtful messages are none too many; the fourth leaves phrases, until the operator settles it', async () => {
  const { one, other, first, roomId } = await site.pair();
  const isLimited = () => one.received.some(({ type }) => type === 'MAY_WRITE');
  await sendAnyway(one, roomId, doubtful.slice(0, 3));
  expect(isLimited()).toBe(false);
  await sendAnyway(one, roomId, doubtful.slice(3, 4));
  for (const socket of [one, other])
    expect(await socket.next('MAY_WRITE')).toMatchObject({ mayWrite: 'phrases' });
  expect((await operator()).text).toMatch(/often in doubt about messages of ada/);
  await site.doJobs();
  expect(site.mails.at(-1)?.subject).toBe('Qubloom: the chat filter has doubts about a learner');
  expect(JSON.stringify(site.mails)).not.toContain(doubtful[0]);
  await operator('lift', first.user.username);
  // A room asks again every ten seconds.
  vi.advanceTimersByTime(10_000);
  expect(await one.next('MAY_WRITE')).toMatchObject({ mayWrite: 'anything' });
  site.clock.set(new Date());
});
