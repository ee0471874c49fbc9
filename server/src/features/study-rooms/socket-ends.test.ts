/** Sockets that are closed although nobody leaves: because the session ended, or a parent said no. */
import { closeCodes } from '@qubloom/contract';
import { describe, expect, test } from 'vitest';
import type { SignedInClient } from '../../testing/app.ts';
import { ada } from '../../testing/people.ts';
import { childWithConsent, kid, makeRoom, useTestRooms } from '../../testing/rooms/rooms.ts';

const site = useTestRooms();

describe('a socket is closed with', () => {
  // Shows: R30; A14 signing out
  test('its session', async () => {
    const { first, one, other, roomId } = await site.pair();
    await first.post('/api/logout', {});
    expect(await one.closed).toEqual({ code: closeCodes['signed-out'], reason: 'signed-out' });
    other.say({ type: 'CHAT_MESSAGE', roomId, message: 'Bye', ref: 'message-1' });
    await other.next('ACK');
  });

  // Shows: R30; A14 erasure
  test('the account', async () => {
    const browser = await site.signUp(ada);
    const roomId = await makeRoom(browser);
    const socket = await site.socketOf(browser);
    await socket.join(roomId);
    await browser.post('/api/user/erasure', { password: ada.password });
    expect(await socket.closed).toMatchObject({ code: closeCodes['signed-out'] });
  });

  // Shows: A14 erasure; R34
  test(
    'messages of an erased account disappear from all pages that could show them',
    { tags: ['exhaustive'], timeout: 60_000 },
    async () => {
      const { one, other, second, roomId, first } = await site.pair();
      other.say({ type: 'CHAT_MESSAGE', roomId, message: 'I was here', ref: 'message-1' });
      one.say({ type: 'CHAT_MESSAGE', roomId, message: 'I still am', ref: 'message-2' });
      await other.next('ACK');
      await one.next('ACK');
      await site.pool.query('delete from users where id = $1', [second.user.id]);
      expect(await one.next('MESSAGES_GONE')).toMatchObject({ userId: second.user.id });
      const late = await site.socketOf(first);
      expect((await late.join(roomId)).messages).toMatchObject([{ message: 'I still am' }]);
    },
  );

  // Shows: R30; A14 new password
  test('a change of password', async () => {
    const browser = await site.signUp(ada);
    const roomId = await makeRoom(browser);
    const socket = await site.socketOf(await secondBrowserOf(browser));
    await socket.join(roomId);
    const body = { password: ada.password, newPassword: 'difference-engine' };
    expect((await browser.post('/api/user/password', body)).status).toBe(200);
    expect(await socket.closed).toMatchObject({ code: closeCodes['signed-out'] });
  });
});

async function secondBrowserOf(browser: SignedInClient): Promise<SignedInClient> {
  const second = site.visitor();
  await second.post('/api/login', { username: browser.user.username, password: ada.password });
  return Object.assign(second, { user: browser.user });
}

describe('a child under 13', () => {
  // Shows: A29 rooms; R7
  test('cannot enter without consent, neither by HTTP nor by the socket', async () => {
    const browser = await site.signUp(kid);
    for (const path of ['/api/study-rooms', '/api/study-rooms/open']) {
      const body = path.endsWith('open') ? { code: 'abcdefgh' } : { name: 'Mine' };
      expect((await browser.post(path, body)).status).toBe(403);
    }
    expect((await browser.get('/api/study-rooms')).status).toBe(403);
    const socket = await site.socketOf(browser);
    socket.say({ type: 'JOIN_ROOM', roomId: 1, userId: browser.user.id, username: 'kid' });
    expect((await socket.next('ERROR')).error).toMatch(/Your parent or guardian has to say yes/);
    expect(await socket.closed).toMatchObject({ code: closeCodes['not-allowed'] });
  });

  // Shows: A29 rooms; R7
  test('cannot enter if the parent allowed only buying', async () => {
    const browser = await childWithConsent(site, { freeChat: false });
    const roomId = await makeRoom(browser);
    await site.pool.query('update consents set allows_rooms = false, allows_buying = true');
    expect((await browser.post('/api/study-rooms', { name: 'Mine' })).status).toBe(403);
    const socket = await site.socketOf(browser);
    socket.say({ type: 'JOIN_ROOM', roomId, userId: browser.user.id, username: 'kid' });
    expect((await socket.next('ERROR')).error).toMatch(/hasn't said yes to study rooms/);
  });

  // Shows: A29 rooms; R18
  test('sends only ready phrases with consent', async () => {
    const browser = await childWithConsent(site, { freeChat: false });
    const roomId = await makeRoom(browser);
    const socket = await site.socketOf(browser);
    expect((await socket.join(roomId)).mayWrite).toBe('phrases');
    socket.say({ type: 'CHAT_MESSAGE', roomId, message: 'Good idea!', ref: 'message-1' });
    await socket.next('ACK');
    socket.say({ type: 'CHAT_MESSAGE', roomId, message: 'In my own words', ref: 'message-2' });
    expect(await socket.next('ERROR')).toMatchObject({ code: 'phrases-only', ref: 'message-2' });
  });

  // Shows: A29 rooms; R31
  test(
    'is out within 60 s of a withdrawal',
    { tags: ['exhaustive'], timeout: 60_000 },
    async () => {
      const browser = await childWithConsent(site, { freeChat: true });
      const roomId = await makeRoom(browser);
      const socket = await site.socketOf(browser);
      expect((await socket.join(roomId)).mayWrite).toBe('anything');
      await site.pool.query("update consents set state = 'withdrawn', allows_free_chat = false");
      expect(await socket.closed).toMatchObject({ code: closeCodes['not-allowed'] });
    },
  );
});
