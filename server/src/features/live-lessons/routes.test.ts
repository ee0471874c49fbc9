import { classes, liveLessons, liveLessonTimes, LessonId } from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { lessonsOf } from '../../testing/learning.ts';
import {
  classWithLesson,
  joinClass,
  personNamed,
  startLesson,
} from '../../testing/live-lessons/live-class.ts';
import { grace } from '../../testing/people.ts';

const site = useTestApp();
beforeEach(() => site.clock.stopAt('2027-03-02T09:00:00Z'));
afterEach(async () => {
  await site.forgetLearners();
  await site.pool.query('delete from classes');
  await site.pool.query('delete from recent_tries');
});

const path = (id: number, more = '') => `/api/classes/${String(id)}/live${more}`;
const show = async (who: Client, id: number) =>
  (await who.call(liveLessons.show, { params: { id } })).live;
const look = (who: Client, code: string) => who.post('/api/look', { code });

async function liveClass() {
  const found = await classWithLesson(site);
  const live = await startLesson(found.teacher, found.id, found.lessonId);
  return { ...found, live };
}

describe('a live lesson', () => {
  test('starts at the first step, moves, and ends', async () => {
    const { teacher, id, lessonId, live } = await liveClass();
    expect(live).toMatchObject({
      classId: id,
      className: '5B',
      lessonId,
      title: 'Lesson one',
      step: 'do-1',
      isLooking: false,
      endsAt: '2027-03-02T11:00:00.000Z',
    });
    const body = { step: 'predict-1', isLooking: true };
    await teacher.call(liveLessons.steer, { params: { id }, body });
    expect(await show(teacher, id)).toMatchObject(body);
    expect((await teacher.post(path(id, '/steer'), { step: 'run-9' })).status).toBe(422);
    await teacher.call(liveLessons.end, { params: { id }, body: {} });
    expect(await show(teacher, id)).toBeNull();
    expect((await teacher.post(path(id, '/steer'), { isLooking: false })).status).toBe(409);
    expect((await teacher.post(path(id, '/end'), {})).status).toBe(200);
  });

  test('is replaced by the next one', async () => {
    const { teacher, id } = await liveClass();
    const [, two] = await lessonsOf(teacher, 'The free-course');
    await startLesson(teacher, id, two.id);
    expect(await show(teacher, id)).toMatchObject({ title: 'Lesson two', step: 'do-1' });
    expect((await site.pool.query('select 1 from live_lessons')).rowCount).toBe(1);
  });

  test('ends after two hours, and leaves nothing', async () => {
    const { teacher, id, learner } = await liveClass();
    site.clock.pass(liveLessonTimes.longest - 1);
    expect(await show(teacher, id)).not.toBeNull();
    site.clock.pass(1);
    expect(await show(teacher, id)).toBeNull();
    expect((await learner.call(liveLessons.mine)).live).toEqual([]);
    await site.forgetOld();
    expect((await site.pool.query('select 1 from live_lessons')).rowCount).toBe(0);
  });

  test('is not possible in an archived class, and archiving ends it', async () => {
    const { teacher, id, lessonId, learner } = await liveClass();
    await teacher.call(classes.change, { params: { id }, body: { isArchived: true } });
    expect(await show(teacher, id)).toBeNull();
    expect(await learner.call(liveLessons.mine)).toEqual({ isInClass: false, live: [] });
    expect((await teacher.post(path(id), { lessonId })).status).toBe(409);
  });

  test('is of a lesson that the teacher or the plan of the class may open', async () => {
    const { teacher, id } = await classWithLesson(site);
    const [, paid] = await lessonsOf(teacher, 'The ultimate-course');
    expect((await teacher.post(path(id), { lessonId: paid.id })).status).toBe(403);
    await site.pool.query(
      `update classes set plan = 'classroom', plan_until = '2028-01-01', seats = 30`,
    );
    expect(await startLesson(teacher, id, paid.id)).toMatchObject({ title: 'Lesson two' });
    const none = LessonId.parse(999_999);
    expect((await teacher.post(path(id), { lessonId: none })).status).toBe(404);
  });

  test('is on the list of every learner of the class, and of nobody else', async () => {
    const { teacher, id, lessonId, learner } = await liveClass();
    const stranger = await site.signedIn(personNamed('mary'));
    const mine = await learner.call(liveLessons.mine);
    expect(mine).toMatchObject({ isInClass: true, live: [{ classId: id, lessonId }] });
    expect(mine.live[0]).not.toHaveProperty('step');
    expect(await teacher.call(liveLessons.mine)).toEqual({ isInClass: false, live: [] });
    expect(await stranger.call(liveLessons.mine)).toEqual({ isInClass: false, live: [] });
    await learner.call(classes.leave, { params: { id }, body: {} });
    expect(await learner.call(liveLessons.mine)).toEqual({ isInClass: false, live: [] });
  });
});

// Shows: A9 live lessons
test('to strangers, other teachers, and learners, the class does not exist', async () => {
  const { id, lessonId, learner } = await liveClass();
  const other = await site.signedIn(personNamed('emmy', grace));
  await other.call(classes.make, { body: { name: '5C', timeZone: 'UTC' } });
  for (const one of [learner, other]) {
    expect((await one.get(path(id))).status).toBe(404);
    for (const [more, body] of [
      ['', { lessonId }],
      ['/steer', { isLooking: true }],
      ['/code', {}],
      ['/end', {}],
    ] as const) {
      const answer = await one.post(path(id, more), body);
      expect([more, answer.status, answer.text]).toEqual([more, 404, 'That class does not exist.']);
    }
  }
  const visitor = site.visitor();
  expect((await visitor.get(path(id))).status).toBe(401);
  expect((await visitor.post(path(id), { lessonId })).status).toBe(401);
  expect((await visitor.get('/api/user/live-lessons')).status).toBe(401);
});

describe('the link for devices without an account', () => {
  async function withCode() {
    const found = await liveClass();
    const makeCode = async () =>
      (await found.teacher.call(liveLessons.makeCode, { params: { id: found.id }, body: {} })).code;
    return { ...found, code: await makeCode(), makeCode };
  }

  test('shows the step at which the teacher is, and follows', async () => {
    const { teacher, id, code } = await withCode();
    const device = site.visitor();
    expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    expect((await look(device, code.toLowerCase())).json()).toEqual({
      lesson: 'Lesson one',
      number: 1,
      count: 3,
      title: 'Play',
      blocks: [{ kind: 'paragraph', text: 'Here is a coin.' }],
    });
    await teacher.call(liveLessons.steer, { params: { id }, body: { step: 'predict-1' } });
    const { text } = await look(device, code);
    expect(JSON.parse(text)).toMatchObject({
      number: 2,
      blocks: [{ kind: 'question', text: 'Heads or tails?', options: ['Heads', 'Tails'] }],
    });
    expect(text).not.toMatch(/secret|answer/);
  });

  test('ends with the lesson, and with the next code', async () => {
    const { teacher, id, lessonId, code, makeCode } = await withCode();
    const device = site.visitor();
    const next = await makeCode();
    const gone = await look(device, code);
    expect([gone.status, (await look(device, next)).status]).toEqual([404, 200]);
    site.clock.pass(liveLessonTimes.longest);
    expect(await look(device, next)).toMatchObject({ status: 404, text: gone.text });
    await startLesson(teacher, id, lessonId);
    expect((await look(device, next)).status).toBe(404);
  });

  test('is stored only as a hash', async () => {
    const { code } = await withCode();
    const { rows } = await site.pool.query<{ all: string }>(
      'select live_lessons::text as all from live_lessons',
    );
    expect(rows[0]?.all).not.toContain(code.replace('-', ''));
  });

  test('cannot be guessed: wrong codes count, right ones do not', async () => {
    const { code } = await withCode();
    const device = site.visitor('192.0.2.10');
    for (let turn = 0; turn < 130; turn += 1) expect((await look(device, code)).status).toBe(200);
    for (let turn = 0; turn < 120; turn += 1) {
      expect((await look(device, '00000-00000')).status).toBe(404);
    }
    expect((await look(device, '00000-00000')).status).toBe(429);
    expect((await look(device, code)).status).toBe(429);
    expect((await look(site.visitor('192.0.2.11'), code)).status).toBe(200);
  });
});

test('another teacher of the class may steer and end it', async () => {
  const { teacher, id } = await liveClass();
  const other = await site.signedIn(personNamed('emmy', grace));
  const { code } = await teacher.call(classes.makeCode, {
    params: { id },
    body: { kind: 'teacher' },
  });
  await other.call(classes.join, { body: { code } });
  await other.call(liveLessons.steer, { params: { id }, body: { step: 'run-1' } });
  expect(await show(teacher, id)).toMatchObject({ step: 'run-1' });
  await other.call(liveLessons.end, { params: { id }, body: {} });
  expect(await show(teacher, id)).toBeNull();
  await joinClass(site, teacher, id, personNamed('late'));
});
