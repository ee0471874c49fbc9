import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { databaseUrl } from '../testing/database.ts';
import { emmy, useTestRooms } from '../testing/rooms/rooms.ts';
import { settleReports } from './settle-reports.ts';

// The work that a server repeats for its rooms is done when the test lets time pass.
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
afterAll(() => void vi.useRealTimers());
const site = useTestRooms();
afterEach(() => site.pool.query('delete from learner_reports'));

const environment = () => ({ DATABASE_URL: databaseUrl(site.settings) });

async function reported() {
  const { one, other, second, roomId } = await site.pair();
  other.say({ type: 'CHAT_MESSAGE', roomId, message: 'Something unkind', ref: 'message-1' });
  const { id: messageId } = await one.next('CHAT_MESSAGE');
  one.say({
    type: 'REPORT_LEARNER',
    roomId,
    userId: second.user.id,
    reason: 'unkind',
    messageId,
    ref: 'report-01',
  });
  await one.next('ACK');
  return { second, roomId };
}

// Shows: R21
test('an open report is listed with its subject', async () => {
  await reported();
  const { exitCode, text } = await settleReports(environment(), []);
  expect(exitCode).toBe(0);
  expect(text).toMatch(/unkind {2}about emmy in "Bell pairs", who wrote "Something unkind"$/);
});

// Shows: R21
test('a confirmed mute holds, and lifting it lets the learner write again', async () => {
  const { second, roomId } = await reported();
  expect((await settleReports(environment(), ['mute', 'Emmy', '3'])).text).toMatch(
    /^Emmy may not write until .*Reports settled: 1\.$/,
  );
  const muted = await site.socketOf(second);
  expect((await muted.join(roomId)).mayWrite).toBe('nothing');
  await settleReports(environment(), ['lift', 'emmy']);
  // A room asks again every ten seconds.
  vi.advanceTimersByTime(10_000);
  expect(await muted.next('MAY_WRITE')).toMatchObject({ mayWrite: 'anything' });
  expect((await settleReports(environment(), [])).text).toBe('No report is open.');
});

test('it says what it cannot do', async () => {
  expect((await settleReports(environment(), ['mute', 'nobody', '3'])).text).toBe(
    'There is no learner called nobody.',
  );
  expect((await settleReports(environment(), ['ban', emmy.username])).text).toMatch(
    /^npm run reports/,
  );
});
