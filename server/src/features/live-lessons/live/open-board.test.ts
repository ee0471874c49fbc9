import type { ClassId, CourseId, LessonId, LiveLessonId } from '@qubloom/contract';
import { expect, test, vi } from 'vitest';
import type { LearnersSocket } from '../../../platform/sockets/sockets.ts';
import type { StoredLive } from '../queries.ts';
import { OpenBoard } from './open-board.ts';

const live: StoredLive = {
  id: 1 as LiveLessonId,
  classId: 1 as ClassId,
  className: '5B',
  courseId: 1 as CourseId,
  lessonId: 1 as LessonId,
  title: 'Bits',
  step: 'do-1',
  isLooking: false,
  version: 1,
  endsAt: new Date(),
};

test('a socket that comes just after the end of a board is closed, too', () => {
  const board = new OpenBoard(live, { screens: [], options: new Map() }, 0);
  const close = vi.fn<LearnersSocket['close']>();
  // The board uses nothing else of a socket.
  const socket = { id: 'here/1', close } as Partial<LearnersSocket> as LearnersSocket;
  board.attach(socket, null);
  expect(close).not.toHaveBeenCalled();
  board.closeAll('no-live-lesson');
  board.attach(socket, null);
  expect(close.mock.calls).toEqual([['no-live-lesson'], ['no-live-lesson']]);
});
