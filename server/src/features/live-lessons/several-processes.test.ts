/** Live lessons that span processes: two apps on one database, with a Redis between them. */
import { closeCodes, liveLessons } from '@qubloom/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { useTestApp } from '../../testing/app.ts';
import {
  classWithLesson,
  liveSocketOf,
  startLesson,
  type LiveSocket,
} from '../../testing/live-lessons/live-class.ts';
import { findRedis, withoutRedis } from '../../testing/rooms/redis.ts';
import { portOf } from '../../testing/rooms/room-socket.ts';

const redis = await findRedis();
afterAll(() => redis?.end());

describe.skipIf(redis === null)(
  redis === null ? withoutRedis : 'two processes with one Redis',
  { timeout: 30_000 },
  () => {
    const site = useTestApp({ options: { redisUrl: redis?.url ?? null } });
    let other: FastifyInstance;
    const open: LiveSocket[] = [];
    beforeAll(async () => {
      await site.app.listen({ port: 0, host: 'localhost' });
      other = (await site.another({ redisUrl: redis?.url ?? null })).app;
      await other.listen({ port: 0, host: 'localhost' });
    });
    afterEach(async () => {
      for (const { ws } of open.splice(0)) ws.terminate();
      await site.forgetLearners();
      await site.pool.query('delete from classes');
    });

    async function socketAt(app: FastifyInstance, cookie: string | null) {
      const socket = await liveSocketOf(portOf(app), { cookie });
      open.push(socket);
      return socket;
    }

    test('a board shows learners of the other process, also if it is opened last, and steers them', async () => {
      const { teacher, learner, id, lessonId } = await classWithLesson(site);
      await startLesson(teacher, id, lessonId);
      const page = await socketAt(other, learner.cookie);
      page.say({ type: 'JOIN', classId: id, lessonId, step: 'do-1', guesses: { coin: 1 } });
      await page.until('STEERED');
      const board = await socketAt(site.app, teacher.cookie);
      board.say({ type: 'WATCH', classId: id, view: 'board' });
      const shown = await board.until('CHANGED', ({ here }) => here === 1);
      expect(shown).toMatchObject({ learners: [{ name: 'Ada' }], counts: { coin: [0, 1] } });

      page.say({ type: 'TELL', step: 'run-1' });
      await board.until('CHANGED', ({ learners }) => learners[0]?.step === 'run-1');
      const body = { step: 'predict-1', isLooking: true };
      await teacher.call(liveLessons.steer, { params: { id }, body });
      expect(await page.until('STEERED', ({ isLooking }) => isLooking)).toMatchObject(body);

      page.ws.terminate();
      await board.until('CHANGED', ({ learners }) => learners[0]?.isAway === true);
      const again = await socketAt(other, learner.cookie);
      again.say({ type: 'JOIN', classId: id, lessonId, step: 'do-1', guesses: {} });
      await again.until('STEERED');
      await teacher.call(liveLessons.end, { params: { id }, body: {} });
      expect(await again.closed).toBe(closeCodes['no-live-lesson']);
    });
  },
);
