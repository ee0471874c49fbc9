import {
  assignments,
  classes,
  formatLearnedAt,
  gradebook,
  gradebookRows,
  learnedAtHeader,
  workLimits,
  type AssignmentId,
  type ClassId,
} from '@qubloom/contract';
import { circuit, formatCircuitUrl } from '@qubloom/quantum';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storeCurriculum } from '../../../curriculum/store-curriculum.ts';
import { useTestApp, type SignedInClient } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { classOf, makeClass, personNamed } from '../../../testing/classes.ts';
import { smallCurriculum } from '../../../testing/content.ts';
import { courseId } from '../../../testing/learning.ts';
import { ada, grace } from '../../../testing/people.ts';
import { givePlan } from '../../classes/index.ts';

const site = useTestApp({
  content: ({ database }) => storeCurriculum(database, smallCurriculum()),
});
beforeEach(() => site.clock.stopAt('2027-03-02T15:00:00Z'));
afterEach(async () => {
  await site.forgetLearners();
  await site.pool.query('delete from classes');
});

const bell = formatCircuitUrl(circuit(2).h(0).cx(0, 1).build());
const ghz = formatCircuitUrl(circuit(3).h(0).cx(0, 1).cx(1, 2).build());
const asked = {
  kind: 'circuit',
  title: 'Two coins',
  instructions: 'Build a circuit with two coins that always agree.',
  start: bell,
  dueOn: '2027-03-05',
  learners: null,
} as const;
const post = (who: Client, id: ClassId, more: object = {}) =>
  who.post(`/api/classes/${String(id)}/work`, { ...asked, ...more });
async function ask(teacher: Client, id: ClassId, more: object = {}) {
  const answer = await post(teacher, id, more);
  expect(answer.status, answer.text).toBe(200);
  return assignments.makeWork.reply.parse(answer.json()).id;
}
const open = (who: Client, assignmentId: AssignmentId) =>
  who.call(assignments.work, { params: { assignmentId } });
const see = (who: Client, one: AssignmentId) => who.get(`/api/user/assignments/${String(one)}`);
const at = (time: string) => ({
  [learnedAtHeader]: formatLearnedAt({ moment: new Date(time), timeZone: 'UTC' }),
});
const handIn = (
  who: Client,
  one: AssignmentId,
  work: unknown,
  headers: Record<string, string> = {},
) => who.post(`/api/user/assignments/${String(one)}/work`, { work }, headers);
const read = (who: Client, id: ClassId, one: AssignmentId, { user }: SignedInClient) =>
  who.get(`/api/classes/${String(id)}/assignments/${String(one)}/work/${String(user.id)}`);

describe('a circuit or a program that a class asks for', () => {
  test('has the title, the words, and the start that the teacher chose', async () => {
    const learner = await site.signedIn(ada);
    const { teacher, id } = await classOf(site, learner);
    const one = await ask(teacher, id);
    const list = await teacher.call(assignments.list, { params: { id } });
    expect(list).toEqual([
      {
        id: one,
        item: { kind: 'circuit', assignmentId: one },
        title: 'Two coins',
        course: null,
        path: `/assignments/${String(one)}`,
        dueOn: '2027-03-05',
        learners: null,
        learnerCount: 1,
        doneCount: 0,
      },
    ]);
    const shown = {
      id: one,
      classId: id,
      className: '5B',
      kind: 'circuit',
      title: 'Two coins',
      instructions: 'Build a circuit with two coins that always agree.',
      start: bell,
      dueOn: '2027-03-05',
      handedIn: null,
      isOver: false,
    };
    expect(await open(learner, one)).toEqual({ ...shown, mayHandIn: true });
    expect(await open(teacher, one)).toEqual({ ...shown, mayHandIn: false });
  });

  test('begins with nothing, a circuit as links have it, or any text of a program', async () => {
    const { teacher, id } = await classOf(site);
    const startOf = async (more: object) =>
      (await open(teacher, await ask(teacher, id, more))).start;
    expect(await startOf({ start: null })).toBeNull();
    expect(await startOf({ start: ` (${bell}).` })).toBe(bell);
    const program = '# <script>alert(1)</script>\nprint("ψ")\n';
    expect(await startOf({ kind: 'program', start: program })).toBe(program);
  });

  test.each([
    [{ kind: 'lesson' }, 'Please choose a circuit or a program.'],
    [{ title: ' ' }, 'Please enter a title.'],
    [{ title: 'x'.repeat(workLimits.title + 1) }, 'That title is too long.'],
    [{ instructions: '\u200b' }, 'Please say what to do.'],
    [{ instructions: 'Write to me at 555 867 5309.' }, /leave out addresses/],
    [{ title: 'You fucking idiots' }, /in other words/],
    [{ start: '' }, 'There is nothing in it yet.'],
    [{ start: `${bell.slice(0, -1)}-` }, /This link is damaged/],
    [{ start: 'print(1)' }, /no link to a circuit/],
    [{ kind: 'program', start: 'x'.repeat(workLimits.work + 1) }, /too long/],
    [{ kind: 'program', start: 'a\u0000b' }, /cannot be kept/],
    [{ dueOn: '2027-03-01' }, /day is over/],
    [{ learners: [999_999] }, /not in this class/],
  ])('is refused with a sentence: %j', async (more, sentence) => {
    const { teacher, id } = await classOf(site);
    const answer = await post(teacher, id, more);
    expect(answer.status).toBe(422);
    expect(answer.text).toMatch(sentence);
    expect(await teacher.call(assignments.list, { params: { id } })).toEqual([]);
  });

  test('may use the words and numbers of circuits', async () => {
    const { teacher, id } = await classOf(site);
    for (const instructions of [
      'Use 3 qubits and 1000 shots. Which result comes up 50% of the time?',
      'Kill the interference, then explain what happened.',
      'Rotate by 1.5708 with ry, and measure all 4 qubits.',
    ]) {
      await ask(teacher, id, { instructions });
    }
  });
});

describe('what a learner hands in', () => {
  test('is kept, replaced until the day is over, and read by the teachers', async () => {
    const learner = await site.signedIn(ada);
    const { teacher, id } = await classOf(site, learner);
    const one = await ask(teacher, id);
    expect((await read(teacher, id, one, learner)).status).toBe(404);
    const answer = await handIn(learner, one, bell);
    expect(answer.json()).toEqual({ at: '2027-03-02T15:00:00.000Z' });
    site.clock.stopAt('2027-03-05T23:59:00Z');
    await handIn(learner, one, ghz);
    const handedIn = { work: ghz, at: '2027-03-05T23:59:00.000Z' };
    expect(await open(learner, one)).toMatchObject({ handedIn, mayHandIn: true, isOver: false });
    expect((await read(teacher, id, one, learner)).json()).toEqual({
      kind: 'circuit',
      title: 'Two coins',
      learner: 'Ada',
      ...handedIn,
    });
    site.clock.stopAt('2027-03-06T00:00:00Z');
    const refused = await handIn(learner, one, bell);
    expect([refused.status, refused.text]).toEqual([
      409,
      'The day is over, so what you handed in stays as it is.',
    ]);
    expect(await open(learner, one)).toMatchObject({ handedIn, mayHandIn: false, isOver: true });
    await teacher.call(assignments.change, {
      params: { id, assignmentId: one },
      body: { dueOn: '2027-03-07' },
    });
    expect((await handIn(learner, one, bell)).status).toBe(200);
  });

  test('is late after the day, and on time if it was handed in without a network before', async () => {
    const [late, offline] = [await site.signedIn(ada), await site.signedIn(personNamed('mary'))];
    const { teacher, id } = await classOf(site, late, offline);
    const one = await ask(teacher, id);
    const states = async (who: Client) =>
      (await who.call(assignments.mine)).map(({ isDone, isLate, mayHandInAgain }) => [
        isDone,
        isLate,
        mayHandInAgain,
      ]);
    expect(await states(late)).toEqual([[false, false, undefined]]);
    site.clock.stopAt('2027-03-06T09:30:00Z');
    expect(await states(late)).toEqual([[false, true, undefined]]);
    await handIn(late, one, bell);
    const moment = new Date('2027-03-05T20:00:00.000Z');
    const headers = { [learnedAtHeader]: formatLearnedAt({ moment, timeZone: 'UTC' }) };
    expect((await handIn(offline, one, bell, headers)).json()).toEqual({
      at: moment.toISOString(),
    });
    expect(await states(late)).toEqual([[true, true, undefined]]);
    expect(await states(offline)).toEqual([[true, false, undefined]]);
  });

  test('is the newest of several that arrive at once', async () => {
    const learner = await site.signedIn(ada);
    const { teacher, id } = await classOf(site, learner);
    const one = await ask(teacher, id);
    await handIn(learner, one, bell, at('2027-03-02T13:00:00.000Z'));
    const moments = Array.from({ length: 8 }, (_, minute) => `2027-03-02T14:0${minute}:00.000Z`);
    await Promise.all(
      moments
        .toReversed()
        .map((moment, index) => handIn(learner, one, index ? bell : ghz, at(moment))),
    );
    expect(await open(learner, one)).toMatchObject({
      handedIn: { work: ghz, at: moments.at(-1) },
    });
  });

  test('is not replaced by something older that arrives later', async () => {
    const learner = await site.signedIn(ada);
    const { teacher, id } = await classOf(site, learner);
    const one = await ask(teacher, id);
    await handIn(learner, one, ghz);
    const moment = new Date('2027-03-02T14:00:00.000Z');
    const headers = { [learnedAtHeader]: formatLearnedAt({ moment, timeZone: 'UTC' }) };
    expect((await handIn(learner, one, bell, headers)).json()).toEqual({
      at: '2027-03-02T15:00:00.000Z',
    });
    expect((await open(learner, one)).handedIn?.work).toBe(ghz);
    expect((await learner.call(assignments.mine))[0]).toMatchObject({ mayHandInAgain: true });
  });

  // Shows: A10 odd values
  test('is a circuit that can be read, or a text of a program', async () => {
    const learner = await site.signedIn(ada);
    const { teacher, id } = await classOf(site, learner);
    const [one, two] = [
      await ask(teacher, id),
      await ask(teacher, id, { kind: 'program', start: null }),
    ];
    for (const work of [null, 7, '', 'print(1)', bell.slice(1), 'x'.repeat(workLimits.work + 1)]) {
      expect([work, (await handIn(learner, one, work)).status]).toEqual([work, 422]);
    }
    for (const work of ['', 'a\u0000b', 'x'.repeat(workLimits.work + 1)]) {
      expect((await handIn(learner, two, work)).status).toBe(422);
    }
    const program = '<img src=x onerror=alert(1)>\n# 量子 😀\n'.repeat(400);
    expect((await handIn(learner, two, program)).status).toBe(200);
    expect((await open(learner, two)).handedIn?.work).toBe(program);
    expect((await open(learner, one)).handedIn).toBeNull();
  });

  test('is throttled', async () => {
    const learner = await site.signedIn(ada);
    const { teacher, id } = await classOf(site, learner);
    const one = await ask(teacher, id);
    const all = [];
    for (let time = 0; time < 31; time += 1) all.push((await handIn(learner, one, bell)).status);
    expect(all).toEqual([...Array<number>(30).fill(200), 429]);
  });

  test('is deleted with the assignment, the class, and the link to the class', async () => {
    const learners = [await site.signedIn(ada), await site.signedIn(personNamed('mary'))] as const;
    const { teacher, id } = await classOf(site, ...learners);
    const [one, two] = [await ask(teacher, id), await ask(teacher, id)];
    for (const learner of learners) {
      for (const each of [one, two]) await handIn(learner, each, bell);
    }
    const count = async () => (await site.pool.query('select from handed_in_work')).rowCount;
    expect(await count()).toBe(4);
    await learners[0].call(classes.leave, { params: { id }, body: {} });
    expect(await count()).toBe(2);
    await teacher.call(assignments.remove, { params: { id, assignmentId: one }, body: {} });
    expect(await count()).toBe(1);
    await site.pool.query('delete from classes');
    expect(await count()).toBe(0);
  });

  // Shows: A9 classes
  test('exists only for this learner and the teachers of this class', async () => {
    const [learner, other] = [await site.signedIn(ada), await site.signedIn(personNamed('mary'))];
    const { teacher, id } = await classOf(site, learner, other);
    const one = await ask(teacher, id, { learners: [learner.user.id] });
    await handIn(learner, one, bell);
    const foreign = await site.signedIn(personNamed('foreign', grace));
    const foreignId = await makeClass(foreign);
    const stranger = await site.signedIn(personNamed('stranger'));
    for (const who of [other, foreign, stranger]) {
      for (const { status, text } of [await see(who, one), await handIn(who, one, ghz)]) {
        expect([status, text]).toEqual([404, 'That assignment does not exist.']);
      }
      const { status, text } = await read(who, id, one, learner);
      expect([status, text]).toEqual([404, 'That class does not exist.']);
      expect((await post(who, id)).status).toBe(404);
    }
    expect((await handIn(teacher, one, ghz)).status).toBe(404);
    expect((await read(learner, id, one, learner)).status).toBe(404);
    expect((await read(foreign, foreignId, one, learner)).status).toBe(404);
    expect((await read(teacher, id, one, other)).text).toBe('That learner has handed in nothing.');
    expect((await see(site.visitor(), one)).status).toBe(401);
    expect((await handIn(site.visitor(), one, ghz)).status).toBe(401);
    // An assignment that is for others now shows nothing of this learner.
    await teacher.call(assignments.change, {
      params: { id, assignmentId: one },
      body: { learners: [other.user.id] },
    });
    expect((await read(teacher, id, one, learner)).status).toBe(404);
    expect((await see(learner, one)).status).toBe(404);
    await teacher.call(classes.change, { params: { id }, body: { isArchived: true } });
    expect((await handIn(other, one, ghz)).status).toBe(404);
    expect((await see(teacher, one)).status).toBe(200);
  });
});

test('the gradebook and its file say who has handed in, and when', async () => {
  const [learner, late, none] = [
    await site.signedIn(ada),
    await site.signedIn(personNamed('Ben')),
    await site.signedIn(personNamed('Cleo')),
  ];
  const { teacher, id } = await classOf(site, learner, late, none);
  const one = await ask(teacher, id, { title: '=1+1' });
  await handIn(learner, one, bell);
  site.clock.stopAt('2027-03-06T09:05:00Z');
  await handIn(late, one, ghz);
  const path = `/api/classes/${String(id)}/gradebook`;
  const book = gradebook.show.reply.parse((await teacher.get(path)).json());
  expect(book.rows.map(({ cells }) => cells[0]?.handedIn)).toEqual([
    { assignmentId: one, at: '2027-03-02 15:00' },
    { assignmentId: one, at: '2027-03-06 09:05' },
    undefined,
  ]);
  const rows = gradebookRows(book);
  expect(rows.map((row) => row[2])).toEqual([
    'Circuit: =1+1, due 2027-03-05',
    'Handed in 2027-03-02 15:00',
    'Handed in late 2027-03-06 09:05',
    'Late',
  ]);
  const file = await teacher.get(`${path}.csv`);
  const cells = file.text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
  expect(cells).toEqual(rows);
});

test('a class assigns only courses that its plan opens', async () => {
  const { teacher, id } = await classOf(site);
  const assign = async (title: string) => {
    const item = { kind: 'course', courseId: await courseId(teacher, title) };
    return teacher.post(`/api/classes/${String(id)}/assignments`, {
      item,
      dueOn: '2027-03-05',
      learners: null,
    });
  };
  expect((await assign('The free-course')).status).toBe(200);
  const refused = await assign('The premium-course');
  expect([refused.status, refused.text]).toEqual([
    422,
    'Your learners cannot open this course yet. It comes with the Classroom plan, which you find on the page of this class.',
  ]);
  expect(await teacher.call(assignments.list, { params: { id } })).toHaveLength(1);
  await givePlan(site.database, {
    id,
    plan: 'classroom',
    seats: 30,
    until: new Date('2028-01-01T00:00:00Z'),
  });
  expect((await assign('The premium-course')).status).toBe(200);
});
