import type { StudyRoomId, UserId } from '@qubloom/contract';
import { expect, test } from 'vitest';
import { ada } from '../../../../testing/people.ts';
import { makeRoom, useTestRooms } from '../../../../testing/rooms/rooms.ts';
import { insertMessage } from './message-queries.ts';

const site = useTestRooms();

// Shows: R11
test('a learner who writes in their own room while their account is erased blocks nobody', async () => {
  const browser = await site.signedIn(ada);
  const message = {
    roomId: (await makeRoom(browser)) as StudyRoomId,
    userId: browser.user.id as UserId,
    ref: 'message-1',
    message: 'Bye',
    createdAt: new Date(),
  };
  const eraser = await site.pool.connect();
  try {
    await eraser.query('begin');
    await eraser.query('select from users where id = $1 for update', [message.userId]);
    const writing = insertMessage(site.database, message);
    await expect
      .poll(async () => {
        const { rows } = await site.pool.query('select from pg_locks where not granted');
        return rows.length;
      })
      .toBeGreaterThan(0);
    await eraser.query('delete from users where id = $1', [message.userId]);
    await eraser.query('commit');
    expect(await writing).toBe('no-room');
  } finally {
    eraser.release();
  }
});
