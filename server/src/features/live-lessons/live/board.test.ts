import { UserId } from '@qubloom/contract';
import { expect, test } from 'vitest';
import {
  countsOf,
  hasLostTeacher,
  newBoard,
  shareOf,
  step,
  type Board,
  type BoardEvent,
} from './board.ts';

const ada = UserId.parse(1);
const kit = UserId.parse(2);
const empty = newBoard({ step: 'do-1', isLooking: false, version: 0 }, 0);
const joins = (id: UserId, socket: string, guesses: Record<string, number> = {}): BoardEvent => ({
  kind: 'joined',
  socket,
  learner: { id, name: `Learner ${String(id)}`, step: 'do-1', guesses },
});
const after = (board: Board, ...events: readonly BoardEvent[]): Board =>
  events.reduce((now, event) => step(now, event).board, board);

test('a learner joins, goes on, and guesses, and only this learner has changed', () => {
  const joined = after(empty, joins(ada, 'a/1'), joins(kit, 'a/2'));
  const { board, changes } = step(joined, {
    kind: 'told',
    socket: 'a/1',
    step: 'predict-1',
    guess: { question: 'coin', option: 1 },
  });
  expect(board.learners.get(ada)).toMatchObject({ step: 'predict-1', guesses: { coin: 1 } });
  expect([...changes.learners]).toEqual([ada]);
  expect([...changes.questions]).toEqual(['coin']);
  expect(countsOf(board, 'coin', 2)).toEqual([0, 1]);
});

test('a learner whose last connection is lost is away, keeps the guesses, and comes back', () => {
  const board = after(empty, joins(ada, 'a/1', { coin: 0 }), joins(ada, 'a/2'));
  const one = after(board, { kind: 'left', socket: 'a/1', at: 1 });
  expect(one.learners.get(ada)?.sockets).toEqual(['a/2']);
  const none = after(one, { kind: 'left', socket: 'a/2', at: 2 });
  expect(none.learners.get(ada)).toMatchObject({ sockets: [], guesses: { coin: 0 } });
  expect(countsOf(none, 'coin', 2)).toEqual([1, 0]);
  expect(after(none, joins(ada, 'a/3')).learners.get(ada)).toMatchObject({
    sockets: ['a/3'],
    guesses: { coin: 0 },
  });
});

test('a learner who has left the class is gone, with the guesses', () => {
  const board = after(empty, joins(ada, 'a/1', { coin: 0 }));
  const { board: next, changes } = step(board, { kind: 'removed', learners: [ada, kit] });
  expect(next.learners.size).toBe(0);
  expect([...changes.left]).toEqual([ada]);
  expect([...changes.questions]).toEqual(['coin']);
});

test('an older step of the teacher changes nothing', () => {
  const steered = (version: number, to: string): BoardEvent => ({
    kind: 'steered',
    steering: { step: to, isLooking: false, version },
  });
  const board = after(empty, steered(2, 'run-1'), steered(1, 'do-1'));
  expect(board.steering.step).toBe('run-1');
  expect(step(board, steered(2, 'run-1')).changes.isSteered).toBe(false);
});

test('the teacher is lost after some time without any connection', () => {
  const looking = after(empty, {
    kind: 'steered',
    steering: { step: 'do-1', isLooking: true, version: 1 },
  });
  const seen = after(
    looking,
    { kind: 'watched', socket: 'a/9', at: 1000 },
    { kind: 'ticked', at: 50_000 },
  );
  expect(hasLostTeacher(seen, 90_000, 30_000)).toBe(false);
  const lost = after(
    seen,
    { kind: 'left', socket: 'a/9', at: 60_000 },
    { kind: 'ticked', at: 89_000 },
  );
  expect(hasLostTeacher(lost, 89_999, 30_000)).toBe(false);
  expect(hasLostTeacher(lost, 90_000, 30_000)).toBe(true);
  const back = after(lost, { kind: 'watched', socket: 'a/10', at: 89_000 });
  expect(hasLostTeacher(back, 200_000, 30_000)).toBe(false);
});

test('two processes agree, however late the second one comes', () => {
  const first = after(
    empty,
    joins(ada, 'a/1', { coin: 0 }),
    joins(kit, 'a/2'),
    { kind: 'left', socket: 'a/2', at: 5 },
    { kind: 'watched', socket: 'a/3', at: 5 },
  );
  const second = after(
    empty,
    { kind: 'met', process: 'a', share: shareOf(first, 'a') },
    joins(kit, 'b/1', { coin: 1 }),
  );
  expect(second.learners.get(ada)).toEqual(first.learners.get(ada));
  expect(second.teachers).toEqual(new Set(['a/3']));
  const told = after(first, { kind: 'met', process: 'b', share: shareOf(second, 'b') });
  expect(countsOf(told, 'coin', 2)).toEqual([1, 1]);
  expect(told.learners.get(kit)?.sockets).toEqual(['b/1']);
  // The same share again changes nothing.
  const again = step(told, { kind: 'met', process: 'b', share: shareOf(second, 'b') });
  expect(again.changes.learners.size).toBe(0);
});

test('the learners of a process that has fallen silent are away', () => {
  const board = after(empty, joins(ada, 'a/1'), joins(kit, 'b/1'), {
    kind: 'watched',
    socket: 'b/2',
    at: 1,
  });
  const alone = after(board, { kind: 'met', process: 'b', share: { learners: [], teachers: [] } });
  expect(alone.learners.get(ada)?.sockets).toEqual(['a/1']);
  expect(alone.learners.get(kit)?.sockets).toEqual([]);
  expect(alone.teachers.size).toBe(0);
});
