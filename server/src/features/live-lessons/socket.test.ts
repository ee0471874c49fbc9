import {
  classes,
  closeCodes,
  liveLessons,
  liveLessonTimes,
  type LiveClientMessage,
} from '@qubloom/contract';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestApp, type SignedInClient } from '../../testing/app.ts';
import {
  classWithLesson,
  joinClass,
  liveSocketOf,
  personNamed,
  startLesson,
  type LiveSocket,
} from '../../testing/live-lessons/live-class.ts';
import { grace } from '../../testing/people.ts';
import { portOf } from '../../testing/rooms/room-socket.ts';

const site = useTestApp();
const open: LiveSocket[] = [];
beforeAll(async () => {
  await site.app.listen({ port: 0, host: 'localhost' });
});
beforeEach(() => site.clock.set(new Date()));
afterEach(async () => {
  for (const { ws } of open.splice(0)) ws.terminate();
  await site.forgetLearners();
  await site.pool.query('delete from classes');
});

async function socketOf(who: SignedInClient): Promise<LiveSocket> {
  const socket = await liveSocketOf(portOf(site.app), who);
  open.push(socket);
  return socket;
}

/** Ada is in the lesson, and Grace watches the board. */
async function liveClass() {
  const found = await classWithLesson(site);
  const { teacher, learner, id, lessonId } = found;
  await startLesson(teacher, id, lessonId);
  const board = await socketOf(teacher);
  board.say({ type: 'WATCH', classId: id, view: 'board' });
  await board.until('BOARD');
  const page = await socketOf(learner);
  const join = (guesses: Record<string, number> = {}): LiveClientMessage => ({
    type: 'JOIN',
    classId: id,
    lessonId,
    step: 'do-1',
    guesses,
  });
  page.say(join());
  await page.until('STEERED');
  const [ada] = (await board.until('CHANGED')).learners;
  return { ...found, board, page, join, ada };
}

const codes = { none: closeCodes['no-live-lesson'] };

test('the board shows who is at which step, and what was guessed', async () => {
  const { board, page, ada } = await liveClass();
  expect(ada).toMatchObject({ name: 'Ada', step: 'do-1', isAway: false, guesses: {} });
  page.say({ type: 'TELL', step: 'predict-1' });
  await board.until('CHANGED', ({ learners }) => learners[0]?.step === 'predict-1');
  page.say({ type: 'TELL', guess: { question: 'coin', option: 0 } });
  const guessed = await board.until('CHANGED', ({ counts }) => counts['coin'] !== undefined);
  expect(guessed).toMatchObject({ here: 1, counts: { coin: [1, 0] } });
});

test('what does not fit the lesson is ignored', async () => {
  const { board, page } = await liveClass();
  page.say({ type: 'TELL', step: 'run-7' });
  page.say({ type: 'TELL', guess: { question: 'coin', option: 2 } });
  page.say({ type: 'TELL', guess: { question: '__proto__', option: 0 } });
  page.say({ type: 'TELL', step: 'run-1' });
  const last = await board.until('CHANGED', ({ learners }) => learners[0]?.step === 'run-1');
  expect(last.counts).toEqual({});
  expect(last.learners[0]?.guesses).toEqual({});
});

test('a projector gets numbers and no names, and a learner nothing about others', async () => {
  const { teacher, id, lessonId, page } = await liveClass();
  const projector = await socketOf(teacher);
  projector.say({ type: 'WATCH', classId: id, view: 'projector' });
  expect(await projector.until('BOARD')).toMatchObject({ here: 1, learners: [] });
  const kit = await joinClass(site, teacher, id, personNamed('kit'));
  const other = await socketOf(kit);
  other.say({ type: 'JOIN', classId: id, lessonId, step: 'do-1', guesses: { coin: 1 } });
  const counted = await projector.until('CHANGED', ({ here }) => here === 2);
  expect(counted).toMatchObject({ learners: [], counts: { coin: [0, 1] } });
  expect(page.received.map(({ type }) => type)).toEqual(['STEERED']);
});

test('everybody looks, and follows the teacher to another step', async () => {
  const { teacher, id, page } = await liveClass();
  const body = { step: 'run-1', isLooking: true };
  await teacher.call(liveLessons.steer, { params: { id }, body });
  expect(await page.until('STEERED', ({ isLooking }) => isLooking)).toMatchObject(body);
  await teacher.call(liveLessons.steer, { params: { id }, body: { isLooking: false } });
  await page.until('STEERED', ({ step, isLooking }) => step === 'run-1' && !isLooking);
});

test('looking ends when no teacher has been connected for half a minute', async () => {
  const { teacher, id, board, page } = await liveClass();
  await teacher.call(liveLessons.steer, { params: { id }, body: { isLooking: true } });
  await page.until('STEERED', ({ isLooking }) => isLooking);
  // A reload does not end it, nor the lesson.
  board.ws.terminate();
  const again = await socketOf(teacher);
  again.say({ type: 'WATCH', classId: id, view: 'board' });
  expect(await again.until('BOARD')).toMatchObject({
    isLooking: true,
    learners: [{ name: 'Ada' }],
  });
  site.clock.pass(liveLessonTimes.teacherLost);
  again.ws.close();
  await again.closed;
  site.clock.pass(liveLessonTimes.teacherLost + 1000);
  await expect
    .poll(() => page.received.at(-1), { timeout: 5000 })
    .toMatchObject({ isLooking: false });
  const { live } = await teacher.call(liveLessons.show, { params: { id } });
  expect(live).toMatchObject({ isLooking: false });
});

test('a lost connection shows as away, and the learner comes back with the guesses', async () => {
  const { learner, board, page, join } = await liveClass();
  page.ws.terminate();
  await board.until('CHANGED', ({ learners }) => learners[0]?.isAway === true);
  const again = await socketOf(learner);
  again.say(join({ coin: 1 }));
  const back = await board.until('CHANGED', ({ counts }) => counts['coin'] !== undefined);
  expect(back).toMatchObject({ here: 1, learners: [{ isAway: false, guesses: { coin: 1 } }] });
});

test('a learner who leaves the class is disconnected, and is gone from the board', async () => {
  const { learner, id, board, page } = await liveClass();
  const leftAt = Date.now();
  await learner.call(classes.leave, { params: { id }, body: {} });
  expect(await page.closed).toBe(codes.none);
  expect(Date.now() - leftAt).toBeLessThan(2000);
  expect(await board.until('CHANGED', ({ left }) => left.length > 0)).toMatchObject({
    here: 0,
    left: [learner.user.id],
  });
});

test('the end of the lesson, its two hours, the next lesson, and archiving close every socket', async () => {
  const { teacher, id, lessonId, board, page } = await liveClass();
  await teacher.call(liveLessons.end, { params: { id }, body: {} });
  expect([await board.closed, await page.closed]).toEqual([codes.none, codes.none]);
  const ways = [
    () => startLesson(teacher, id, lessonId),
    () => Promise.resolve(site.clock.pass(liveLessonTimes.longest)),
    () => teacher.call(classes.change, { params: { id }, body: { isArchived: true } }),
  ];
  for (const end of ways) {
    await startLesson(teacher, id, lessonId);
    const socket = await socketOf(teacher);
    socket.say({ type: 'WATCH', classId: id, view: 'board' });
    await socket.until('BOARD');
    await end();
    expect(await socket.closed).toBe(codes.none);
  }
});

// Shows: A9 live lessons
test('strangers, other teachers, and learners who want the board are sent away in the same way', async () => {
  const { learner, id, lessonId } = await liveClass();
  const stranger = await site.signedIn(personNamed('mary'));
  const other = await site.signedIn(personNamed('emmy', grace));
  const join: LiveClientMessage = {
    type: 'JOIN',
    classId: id,
    lessonId,
    step: 'do-1',
    guesses: {},
  };
  const watch: LiveClientMessage = { type: 'WATCH', classId: id, view: 'board' };
  for (const [who, message] of [
    [stranger, join],
    [stranger, watch],
    [other, join],
    [other, watch],
    [learner, watch],
  ] as const) {
    const socket = await socketOf(who);
    socket.say(message);
    expect(await socket.closed).toBe(codes.none);
    expect(socket.received).toEqual([]);
  }
});

test('a message of another form closes the socket', async () => {
  const { page } = await liveClass();
  page.ws.send('{"type":"CHAT","message":"hello"}');
  expect(await page.closed).toBe(closeCodes['bad-message']);
});
