import {
  accounts,
  classes,
  classLimits,
  classSeats,
  consent,
  profile,
  record,
  recovery,
  type SchoolAgreement,
} from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp, type SignedInClient } from '../../testing/app.ts';
import { schoolAgreement } from '../../testing/classes.ts';
import type { Client } from '../../testing/client.ts';
import { answersTo, complete, lessonsOf, quizOf } from '../../testing/learning.ts';
import { ada, grace, type Person } from '../../testing/people.ts';
import { spokenIn, textOfPdf } from '../../testing/pdf-text.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const kid: Person = {
  ...ada,
  ageRange: 'under-13',
  username: 'kid',
  firstName: 'Kit',
  lastName: '',
  email: 'parent@example.org',
};
const teacherNamed = (username: string): Person => ({
  ...grace,
  username,
  email: `${username}@example.org`,
});
const teenager = (username: string): Person => ({
  ...ada,
  username,
  email: `${username}@example.org`,
});

const site = useTestApp();
afterEach(async () => {
  await site.forgetLearners();
  await site.pool.query('delete from classes');
});
beforeEach(() => {
  site.clock.set(new Date());
  site.mails.length = 0;
});

async function makeClass(teacher: Client, name = '5B') {
  return teacher.call(classes.make, { body: { name, timeZone: 'Europe/London' } });
}
const makeCode = async (teacher: Client, id: number, kind: 'learner' | 'teacher' = 'learner') =>
  (await teacher.call(classes.makeCode, { params: { id }, body: { kind } })).code;
const join = (who: Client, code: string, name?: string) =>
  who.post('/api/classes/join', { code, ...(name === undefined ? {} : { name }) });
const show = (who: Client, id: number) => who.call(classes.one, { params: { id } });
const add = (who: Client, id: number, names: readonly string[], ageRange = '13-17') =>
  who.post(`/api/classes/${String(id)}/learners`, { names, ageRange });
const agree = (who: Client, id: number, changes: Partial<SchoolAgreement> = {}) =>
  who.call(classes.agree, { params: { id }, body: { ...schoolAgreement, ...changes } });
const archive = (who: Client, id: number, isArchived = true) =>
  who.post(`/api/classes/${String(id)}`, { isArchived });
const leave = (who: Client, id: number) => who.post(`/api/classes/${String(id)}/leave`, {});
const pathTo = (id: number, userId: number, end: string) =>
  `/api/classes/${String(id)}/learners/${String(userId)}/${end}`;
const rows = async (from: string) => (await site.pool.query(`select from ${from}`)).rowCount;

/** Sets the seats as the operator does. */
const setSeats = (id: number, seats: number) =>
  site.pool.query(
    "update classes set seats = $1, plan = 'school', plan_until = '2100-01-01' where id = $2",
    [seats, id],
  );

async function classWith(person: Person, joiner: Person = ada) {
  const teacher = await site.signedIn(person);
  const { id } = await makeClass(teacher);
  const learner = await site.signedIn(joiner);
  expect((await join(learner, await makeCode(teacher, id))).status).toBe(200);
  return { teacher, id, learner };
}

interface Slip {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly password: string;
}

async function slipFor(teacher: Client, id: number, name = 'Blue Fox', ageRange = '13-17') {
  const added = await add(teacher, id, [name], ageRange);
  expect(added.status).toBe(200);
  const [slip] = added.json<{ slips: Slip[] }>().slips;
  if (!slip) throw new Error('There is no slip.');
  return slip;
}

async function signInWith({ username, password }: Pick<Slip, 'username' | 'password'>) {
  const browser = site.visitor();
  const answer = await browser.post('/api/login', { username, password });
  return { browser, status: answer.status };
}

describe('a class', () => {
  // Shows: educators: a class of ten to try, with the free courses
  test('is made by somebody from 18, as one of ten to try', async () => {
    const teacher = await site.signedIn(grace);
    const made = await makeClass(teacher);
    expect(made).toMatchObject({
      name: '5B',
      plan: 'trial',
      seats: classSeats.trial,
      learnerCount: 0,
      archivedAt: null,
      timeZone: 'Europe/London',
    });
    expect(await teacher.call(classes.mine)).toEqual({
      teaches: [made],
      learnsIn: [],
      canMake: true,
    });
    expect(await show(teacher, made.id)).toMatchObject({
      teachers: [{ firstName: 'Grace', username: 'grace' }],
      learners: [],
      agreement: null,
    });
    for (const one of [await site.signedIn(ada), await site.signedIn(kid)]) {
      expect((await one.post('/api/classes', { name: '5B', timeZone: 'UTC' })).status).toBe(403);
      expect((await one.call(classes.mine)).canMake).toBe(false);
    }
    expect(
      (await site.visitor().post('/api/classes', { name: '5B', timeZone: 'UTC' })).status,
    ).toBe(401);
  });

  test('to try is one of its teacher, even if several are made at once', async () => {
    const teacher = await site.signedIn(grace);
    const answers = await Promise.all(
      ['5A', '5B', '5C'].map((name) => teacher.post('/api/classes', { name, timeZone: 'UTC' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await rows('classes')).toBe(1);
  });

  test('has a name that is fit for children', async () => {
    const teacher = await site.signedIn(grace);
    for (const name of ['fuck you', '   ', 'x'.repeat(61), 'call 0151 23456789']) {
      expect((await teacher.post('/api/classes', { name, timeZone: 'UTC' })).status).toBe(422);
    }
    const { id } = await makeClass(teacher);
    const rename = (name: string) => teacher.post(`/api/classes/${String(id)}`, { name });
    expect((await rename('fuck you')).status).toBe(422);
    expect((await rename('6B')).json()).toMatchObject({ id, name: '6B' });
  });

  // Shows: A9 classes
  test('does not exist for visitors, strangers, other teachers, and its own learners', async () => {
    const { id, learner } = await classWith(grace);
    const other = await site.signedIn(teacherNamed('other'));
    const { id: otherId } = await makeClass(other);
    const slip = await slipFor(other, otherId);
    const calls = (of: number, user: number): [string, unknown][] => [
      [`/api/classes/${String(of)}`, { name: '6B' }],
      [`/api/classes/${String(of)}/agreement`, schoolAgreement],
      [`/api/classes/${String(of)}/code`, { kind: 'teacher' }],
      [`/api/classes/${String(of)}/learners`, { names: ['Mary'], ageRange: '13-17' }],
      [`/api/classes/${String(of)}/slips`, { slips: [{ id: user, password: 'password-1' }] }],
      [pathTo(of, user, 'password'), {}],
      [pathTo(of, user, 'remove'), { password: grace.password }],
      [`/api/classes/${String(of)}/end-year`, { password: grace.password }],
    ];
    const nobody = await site.signedIn(teenager('nobody'));
    for (const who of [other, nobody, learner]) {
      expect((await who.get(`/api/classes/${String(id)}`)).status).toBe(404);
      expect((await who.get(pathTo(id, learner.user.id, 'record'))).status).toBe(404);
      for (const [path, body] of calls(id, learner.user.id)) {
        const refused = await who.post(path, body);
        expect([path, refused.status, refused.text]).toEqual([
          path,
          404,
          'That class does not exist.',
        ]);
      }
    }
    expect((await leave(other, id)).status).toBe(404);
    expect((await other.get('/api/classes/999999')).text).toBe('That class does not exist.');
    expect((await site.visitor().get(`/api/classes/${String(id)}`)).status).toBe(401);
    // A learner of another class is not reached through one's own.
    expect((await other.get(pathTo(otherId, learner.user.id, 'record'))).text).toBe(
      'That learner is not in this class.',
    );
    expect((await other.post(pathTo(otherId, learner.user.id, 'password'), {})).status).toBe(404);
    expect((await other.get(pathTo(otherId, slip.id, 'record'))).status).toBe(200);
    expect(await rows('class_learners')).toBe(2);
  });

  test('that is archived lets nobody join and makes no account, until it is brought back', async () => {
    const { teacher, id, learner } = await classWith(grace);
    const code = await makeCode(teacher, id);
    expect((await archive(teacher, id)).json()).toMatchObject({ archivedAt: expect.any(String) });
    const late = await site.signedIn(teenager('late'));
    expect((await join(late, code)).status).toBe(404);
    expect((await add(teacher, id, ['Mary'])).status).toBe(409);
    const refused = await teacher.post(`/api/classes/${String(id)}/code`, { kind: 'learner' });
    expect([refused.status, refused.text]).toEqual([
      409,
      'This class is archived. A teacher can bring it back first.',
    ]);
    expect((await teacher.get(pathTo(id, learner.user.id, 'record'))).status).toBe(200);
    expect((await learner.call(classes.mine)).learnsIn).toMatchObject([
      { id, archivedAt: expect.any(String) },
    ]);
    const { id: next } = await makeClass(teacher, '6B');
    expect((await archive(teacher, id, false)).status).toBe(409);
    expect((await archive(teacher, next)).status).toBe(200);
    expect((await archive(teacher, id, false)).json()).toMatchObject({ archivedAt: null });
    // The codes from before stay closed.
    expect((await join(late, code)).status).toBe(404);
    expect((await join(late, await makeCode(teacher, id))).status).toBe(200);
  });
});

describe('a code', () => {
  test('lets learners join with a name of their own, and both sides see the link', async () => {
    const teacher = await site.signedIn(grace);
    const { id } = await makeClass(teacher);
    const code = await makeCode(teacher, id);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const [one, other] = [await site.signedIn(ada), await site.signedIn(teenager('mary'))];
    const spoken = code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await join(one, spoken)).json()).toEqual({ id, name: '5B', as: 'learner' });
    expect((await join(other, code, 'Red Panda')).status).toBe(200);
    expect((await show(teacher, id)).learners).toMatchObject([
      { name: 'Ada', username: 'ada', isClassAccount: false },
      { name: 'Red Panda', username: 'mary', isClassAccount: false },
    ]);
    expect(await one.call(classes.mine)).toEqual({
      teaches: [],
      learnsIn: [
        {
          id,
          name: '5B',
          isClassAccount: false,
          archivedAt: null,
          sendsRecords: false,
          teachers: [{ id: teacher.user.id, firstName: 'Grace', username: 'grace' }],
        },
      ],
      canMake: false,
    });
    const again = await join(one, code);
    expect([again.status, again.text]).toEqual([409, 'You are already in this class.']);
    expect((await join(teacher, code)).status).toBe(409);
    expect((await join(site.visitor(), code)).status).toBe(401);
  });

  test('is refused in the same words if it is wrong, replaced, or too old', async () => {
    const teacher = await site.signedIn(grace);
    const { id } = await makeClass(teacher);
    const replaced = await makeCode(teacher, id);
    const old = await makeCode(teacher, id);
    const learner = await site.signedIn(ada);
    site.clock.pass(14 * day + 1000);
    const sentence =
      'This code does not work. Please check it, or ask a teacher of the class for a new one.';
    for (const code of ['00000-00000', replaced, old]) {
      const refused = await join(learner, code);
      expect([refused.status, refused.text]).toEqual([404, sentence]);
    }
    const malformed = await join(learner, 'nonsense');
    expect([malformed.status, malformed.text]).toEqual([
      422,
      'A class code has ten letters and digits, as in 7KQM2-X9RTB.',
    ]);
  });

  test('is stored only as a hash, even if the call has a key', async () => {
    const teacher = await site.signedIn(grace);
    const { id } = await makeClass(teacher);
    const { text } = await teacher.post(
      `/api/classes/${String(id)}/code`,
      { kind: 'learner' },
      { 'idempotency-key': `${String(teacher.user.id)}-${'a'.repeat(32)}` },
    );
    const { code } = JSON.parse(text) as { code: string };
    const { rows: stored } = await site.pool.query('select hash::text from class_codes');
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(
      Buffer.from(code.replace('-', '')).toString('hex'),
    );
    expect(await rows('kept_replies')).toBe(0);
  });

  test('for a teacher works once, and only from 18', async () => {
    const { teacher, id, learner } = await classWith(grace);
    const code = await makeCode(teacher, id, 'teacher');
    const younger = await join(await site.signedIn(teenager('younger')), code);
    expect([younger.status, younger.text]).toEqual([
      403,
      'Only somebody who is 18 or older can teach a class.',
    ]);
    const two = await Promise.all(['one', 'two'].map((name) => site.signedIn(teacherNamed(name))));
    const answers = await Promise.all(two.map((one) => join(one, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const colleague = two[answers.findIndex(({ status }) => status === 200)];
    if (!colleague) throw new Error('Nobody joined.');
    expect((await show(colleague, id)).teachers).toHaveLength(2);
    expect((await colleague.get(pathTo(id, learner.user.id, 'record'))).status).toBe(200);
  });

  test('for teachers lets in six in all', async () => {
    const teacher = await site.signedIn(grace);
    const { id } = await makeClass(teacher);
    for (let number = 1; number < classLimits.teachers; number += 1) {
      const one = await site.signedIn(teacherNamed(`teacher-${String(number)}x`));
      expect((await join(one, await makeCode(teacher, id, 'teacher'))).status).toBe(200);
    }
    const last = await site.signedIn(teacherNamed('late'));
    const refused = await join(last, await makeCode(teacher, id, 'teacher'));
    expect([refused.status, refused.text]).toEqual([409, 'This class already has 6 teachers.']);
  });

  test('can be tried ten times by a person and 120 times from one address; right ones do not count', async () => {
    const teacher = await site.signedIn(grace);
    const { id } = await makeClass(teacher);
    const code = await makeCode(teacher, id);
    const learner = await site.signedIn(ada);
    expect((await join(learner, code)).status).toBe(200);
    expect((await leave(learner, id)).status).toBe(200);
    for (let times = 0; times < 10; times += 1) {
      expect((await join(learner, '00000-00000')).status).toBe(404);
    }
    const refused = await join(learner, code);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, expect.anything()]);
    const fromSchool = (who: Client, payload: object) =>
      who.request('POST', '/api/classes/join', {
        remoteAddress: '203.0.113.200',
        headers: { 'sec-fetch-site': 'same-origin' },
        payload,
      });
    for (let person = 0; person < 12; person += 1) {
      const one = await site.signedIn(teenager(`learner-${String(person)}`));
      for (let times = 0; times < 10; times += 1) {
        expect((await fromSchool(one, { code: '00000-00000' })).status).toBe(404);
      }
    }
    const last = await site.signedIn(teenager('last'));
    expect((await fromSchool(last, { code })).status).toBe(429);
    site.clock.pass(15 * minute);
    expect((await fromSchool(last, { code })).status).toBe(200);
  });

  test('can be made thirty times an hour', async () => {
    const teacher = await site.signedIn(grace);
    const { id } = await makeClass(teacher);
    for (let times = 0; times < 30; times += 1) await makeCode(teacher, id);
    const path = `/api/classes/${String(id)}/code`;
    expect((await teacher.post(path, { kind: 'learner' })).status).toBe(429);
    site.clock.pass(hour);
    await makeCode(teacher, id);
  });

  test('does not bring in a name that is unfit for others', async () => {
    const teacher = await site.signedIn(grace);
    const { id } = await makeClass(teacher);
    const code = await makeCode(teacher, id);
    const learner = await site.signedIn(ada);
    expect((await join(learner, code, 'fuck you')).status).toBe(422);
    expect(await rows('class_learners')).toBe(0);
  });
});

describe('the seats', () => {
  test('are not exceeded if the last ones are taken at once', async () => {
    const teacher = await site.signedIn(grace);
    const { id } = await makeClass(teacher);
    await setSeats(id, 2);
    const code = await makeCode(teacher, id);
    const learners = await Promise.all(
      ['one', 'two', 'three', 'four'].map((name) => site.signedIn(teenager(name))),
    );
    const answers = await Promise.all([
      ...learners.map((one) => join(one, code)),
      add(teacher, id, ['Mary']),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409]);
    expect(await rows('class_learners')).toBe(2);
    expect((await join(await site.signedIn(teenager('late')), code)).text).toBe(
      'This class is full. It has 2 seats.',
    );
  });

  test('must suffice for a whole list of names', async () => {
    const teacher = await site.signedIn(grace);
    const { id } = await makeClass(teacher);
    await slipFor(teacher, id);
    const names = Array.from({ length: 10 }, (_, index) => `Learner ${String(index)}`);
    const refused = await add(teacher, id, names);
    expect([refused.status, refused.text]).toEqual([
      409,
      'This class has 10 seats, and 9 of them are free.',
    ]);
    expect((await add(teacher, id, names.slice(1))).status).toBe(200);
  });
});

describe('under 13', () => {
  test('a learner joins only after the school has agreed, and what a parent decides stays', async () => {
    const teacher = await site.signedIn(grace);
    const { id } = await makeClass(teacher);
    const code = await makeCode(teacher, id);
    const child = await site.signUp(kid);
    const refused = await join(child, code);
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('has not agreed to learners under 13 yet');
    await agree(teacher, id, { rooms: true, freeChat: true });
    expect((await join(child, code)).status).toBe(200);
    expect((await child.call(consent.mine)).consent).toMatchObject({
      state: 'pending',
      rooms: false,
      isBySchool: false,
    });
  });

  test('accounts are made only after the school has agreed', async () => {
    const teacher = await site.signedIn(grace);
    const { id } = await makeClass(teacher);
    const refused = await add(teacher, id, ['Kit'], 'under-13');
    expect([refused.status, refused.text]).toEqual([
      403,
      "Before you add learners under 13, please give your school's agreement.",
    ]);
    expect((await add(teacher, id, ['Kit'], '18-plus')).status).toBe(422);
    const path = `/api/classes/${String(id)}/agreement`;
    expect((await teacher.post(path, { ...schoolAgreement, isAllowed: false })).status).toBe(422);
    const { agreement: stored } = await agree(teacher, id);
    expect(stored).toEqual({ ...schoolAgreement, agreedAt: expect.any(String) });
    await slipFor(teacher, id, 'Kit', 'under-13');
  });

  test('rooms and free chat are closed unless the school says otherwise, and follow what it says', async () => {
    const teacher = await site.signedIn(grace);
    const { id } = await makeClass(teacher);
    await agree(teacher, id);
    const { browser } = await signInWith(await slipFor(teacher, id, 'Kit', 'under-13'));
    const openRoom = () => browser.post('/api/study-rooms', { name: 'Bell pairs' });
    const own = async () => (await browser.call(consent.mine)).consent;
    expect(await own()).toMatchObject({
      state: 'confirmed',
      rooms: false,
      freeChat: false,
      buying: false,
      isBySchool: true,
      erasedAt: null,
    });
    const refused = await openRoom();
    expect([refused.status, refused.text]).toEqual([
      403,
      "Your school hasn't said yes to study rooms. You can still learn everything on your own.",
    ]);
    await agree(teacher, id, { rooms: false, freeChat: true });
    expect(await own()).toMatchObject({ rooms: false, freeChat: false });
    await agree(teacher, id, { rooms: true });
    expect(await own()).toMatchObject({ rooms: true, freeChat: false });
    expect((await openRoom()).status).toBe(200);
    await agree(teacher, id);
    expect((await openRoom()).status).toBe(403);
    // Nobody is asked by mail, and the account does not expire.
    await site.hourly['unasked-parents']?.();
    await site.doJobs();
    expect(site.mails).toEqual([]);
    site.clock.pass(20 * day);
    await site.forgetOld();
    expect(await rows(`users where first_name = 'Kit'`)).toBe(1);
  });
});

describe('an account that a class makes', () => {
  // Shows: educators: class accounts
  test('signs in with the password of its slip, and its username tells no name', async () => {
    const teacher = await site.signedIn(grace);
    const { id } = await makeClass(teacher);
    const names = ['Ada Lovelace', 'Mary', 'Zoë'];
    const { slips } = (await add(teacher, id, names)).json<{ slips: Slip[] }>();
    expect(slips.map(({ name }) => name)).toEqual(names);
    for (const slip of slips) {
      expect(slip.username).toMatch(/^[a-z]+-[a-z]+-\d\d$/);
      expect(slip.password).toMatch(/^[a-z]+(-[a-z]+){3}$/);
      const { browser, status } = await signInWith(slip);
      expect(status).toBe(200);
      expect(await browser.call(accounts.currentUser)).toMatchObject({
        firstName: slip.name,
        lastName: '',
        ageRange: '13-17',
        timeZone: 'Europe/London',
      });
    }
    expect((await show(teacher, id)).learners).toMatchObject([
      { name: 'Ada Lovelace', isClassAccount: true },
      { name: 'Mary' },
      { name: 'Zoë' },
    ]);
    const { rows: stored } = await site.pool.query<{ all: string }>(
      'select users::text as all from users',
    );
    const everything = JSON.stringify([stored, site.logged.slice(-200)]);
    for (const { password } of slips) expect(everything).not.toContain(password);
  });

  test('has no mailbox: nothing is sent, recovered, or changed by mail', async () => {
    const teacher = await site.signedIn(grace);
    const { id } = await makeClass(teacher);
    const slip = await slipFor(teacher, id);
    const { browser } = await signInWith(slip);
    const address = `${slip.username}@class.invalid`;
    expect(await browser.call(recovery.address)).toEqual({ hint: null, isVerified: false });
    const asked = await site.visitor().post('/api/password-reset/ask', { email: address });
    expect(asked.status).toBe(422);
    const { password } = slip;
    const moved = await browser.post('/api/user/address', { email: 'me@example.org', password });
    expect([moved.status, moved.text]).toEqual([
      403,
      expect.stringContaining('ask your teacher for a new one'),
    ]);
    const younger = { ageRange: 'under-13', parentEmail: 'mum@example.org', password };
    expect((await browser.post('/api/user/profile', younger)).status).toBe(403);
    await browser.call(recovery.askConfirmation, { body: {} });
    const newPassword = 'a-password-of-my-own';
    await browser.call(profile.changePassword, { body: { password, newPassword } });
    await site.doJobs();
    expect(site.mails).toEqual([]);
    expect(await rows('outbox')).toBe(0);
    const posing = { ...ada, email: address };
    expect((await site.visitor().post('/api/register', posing)).status).toBe(422);
  });

  test('gets a new password from a teacher, which ends its sessions', async () => {
    const { teacher, id, learner } = await classWith(grace);
    const slip = await slipFor(teacher, id);
    const { browser } = await signInWith(slip);
    const answer = await teacher.post(pathTo(id, slip.id, 'password'), {});
    const fresh = answer.json<Slip>();
    expect(fresh).toMatchObject({ id: slip.id, name: 'Blue Fox', username: slip.username });
    expect((await browser.get('/api/user')).status).toBe(401);
    expect((await signInWith(slip)).status).toBe(401);
    expect((await signInWith(fresh)).status).toBe(200);
    const own = await teacher.post(pathTo(id, learner.user.id, 'password'), {});
    expect([own.status, own.text]).toEqual([
      403,
      'This learner has an account of their own, and only they can change its password.',
    ]);
  });

  test('gets no name that is unfit, and the answer says which one it is', async () => {
    const teacher = await site.signedIn(grace);
    const { id } = await makeClass(teacher);
    const refused = await add(teacher, id, ['Mary', 'fuck you']);
    expect([refused.status, refused.text]).toEqual([
      422,
      '“fuck you”: Please choose a kinder name.',
    ]);
    expect(await rows('class_learners')).toBe(0);
  });

  test('cannot leave, and is erased seven days after a teacher takes it out', async () => {
    const teacher = await site.signUp(grace);
    const { id } = await makeClass(teacher);
    await agree(teacher, id, { rooms: true });
    const slip = await slipFor(teacher, id, 'Kit', 'under-13');
    const { browser } = await signInWith(slip);
    expect((await leave(browser, id)).status).toBe(403);
    const remove = (password: string) => teacher.post(pathTo(id, slip.id, 'remove'), { password });
    expect((await remove('not-the-password')).status).toBe(422);
    expect((await remove(grace.password)).status).toBe(200);
    expect((await remove(grace.password)).status).toBe(404);
    expect((await show(teacher, id)).learners).toEqual([]);
    expect((await browser.get('/api/user')).status).toBe(401);
    const again = (await signInWith(slip)).browser;
    expect((await again.call(consent.mine)).consent).toMatchObject({
      state: 'withdrawn',
      rooms: false,
    });
    const kept = await again.post('/api/user/erasure/withdraw', {});
    expect(kept.status).toBe(403);
    site.clock.pass(7 * day + minute);
    await site.forgetOld();
    await site.doJobs();
    expect(await rows(`users where username = '${slip.username}'`)).toBe(0);
    expect(site.mails.filter(({ to }) => to.endsWith('.invalid'))).toEqual([]);
  });

  test('is erased at the end of the year with all others of the class, after the password once', async () => {
    const teacher = await site.signUp(grace);
    const { id } = await makeClass(teacher);
    const learner = await site.signedIn(ada);
    await join(learner, await makeCode(teacher, id));
    const slips = [await slipFor(teacher, id, 'Kit'), await slipFor(teacher, id, 'Lin')];
    const other = await site.signedIn(teacherNamed('other'));
    const { id: otherId } = await makeClass(other);
    const kept = await slipFor(other, otherId, 'Zoe');
    const end = (password: string) =>
      teacher.post(`/api/classes/${String(id)}/end-year`, { password });
    expect((await end('not-the-password')).status).toBe(422);
    expect((await show(teacher, id)).learners).toHaveLength(3);
    expect((await end(grace.password)).json()).toEqual({ erased: 2 });
    // A learner with an account of their own keeps it, and stays.
    expect((await show(teacher, id)).learners.map((one) => one.id)).toEqual([learner.user.id]);
    site.clock.pass(7 * day + minute);
    await site.hourly.erasures?.();
    const names = [...slips, kept].map(({ username }) => `'${username}'`).join(', ');
    expect(await rows(`users where username in (${names})`)).toBe(1);
    expect((await show(other, otherId)).learners).toHaveLength(1);
  });

  test('that its learner asked to erase can be kept while it is in the class', async () => {
    const teacher = await site.signedIn(grace);
    const { id } = await makeClass(teacher);
    const slip = await slipFor(teacher, id);
    const { browser } = await signInWith(slip);
    await browser.call(profile.erase, { body: { password: slip.password } });
    const again = (await signInWith(slip)).browser;
    expect((await again.post('/api/user/erasure/withdraw', {})).status).toBe(200);
  });

  test('goes, with the class, if no teacher is left', async () => {
    const { id, teacher, learner } = await classWith(grace);
    const slip = await slipFor(teacher, id);
    await site.pool.query('delete from users where username = $1', ['grace']);
    await site.hourly['classes-without-teachers']?.();
    expect(await rows('classes')).toBe(0);
    site.clock.pass(7 * day + minute);
    await site.hourly.erasures?.();
    expect(await rows(`users where username = '${slip.username}'`)).toBe(0);
    expect((await learner.call(classes.mine)).learnsIn).toEqual([]);
  });
});

describe('slips', () => {
  const print = (who: Client, id: number, slips: readonly { id: number; password: string }[]) =>
    who.post(`/api/classes/${String(id)}/slips`, { slips });

  test('have the name, the username, the password, and the site, eight on a page', async () => {
    const teacher = await site.signedIn(grace);
    const { id } = await makeClass(teacher);
    const names = [
      'Ada',
      '王小明',
      'Żółć',
      ...Array.from({ length: 6 }, (_, at) => `Fox ${String(at)}`),
    ];
    const { slips } = (await add(teacher, id, names)).json<{ slips: Slip[] }>();
    const answer = await print(
      teacher,
      id,
      slips.map(({ id: user, password }) => ({ id: user, password })),
    );
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'inline; filename="5b-slips.pdf"',
    });
    const text = textOfPdf(answer.bytes);
    for (const { username, password } of slips) {
      expect(text).toContain(username);
      expect(text).toContain(password);
    }
    for (const part of ['Ada', 'Żółć', 'Fox 5', 'localhost:3000']) expect(text).toContain(part);
    expect(spokenIn(answer.bytes)).toContain('王小明');
    expect(answer.bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  });

  test('are printed only for accounts that the class has made', async () => {
    const { teacher, id, learner } = await classWith(grace);
    const password = 'lamp-river-otter-quick';
    for (const user of [learner.user.id, 999_999]) {
      expect((await print(teacher, id, [{ id: user, password }])).status).toBe(404);
    }
    expect((await print(teacher, id, [])).status).toBe(422);
  });
});

describe('the record', () => {
  /** Completes a lesson, and fails its quiz. */
  async function learn(learner: Client, place: number) {
    const lesson = (await lessonsOf(learner, 'The free-course'))[place];
    if (!lesson) throw new Error('There is no such lesson.');
    await complete(learner, lesson.id);
    const { quiz, questions } = await quizOf(learner, lesson.id);
    await learner.post(`/api/quizzes/${String(quiz.id)}/submit`, {
      answers: answersTo(questions, 0),
    });
    return lesson;
  }

  test('of an account that the class made is whole, under the name in the class', async () => {
    const teacher = await site.signedIn(grace);
    const { id } = await makeClass(teacher);
    const slip = await slipFor(teacher, id);
    const { browser } = await signInWith(slip);
    await learn(browser, 0);
    const shown = (await teacher.get(pathTo(id, slip.id, 'record'))).json();
    expect(shown).toEqual(await browser.call(record.mine));
    expect(shown).toMatchObject({ firstName: 'Blue Fox' });
  });

  test('has nothing from before the learner joined', async () => {
    site.clock.set('2027-03-02T10:00:00Z');
    const teacher = await site.signedIn(grace);
    const { id } = await makeClass(teacher);
    const learner = await site.signedIn(ada);
    const early = await learn(learner, 0);
    site.clock.set('2027-03-03T10:00:00Z');
    const code = await makeCode(teacher, id);
    expect((await join(learner, code, 'Red Panda')).status).toBe(200);
    const seen = async () =>
      (await teacher.get(pathTo(id, learner.user.id, 'record'))).json<
        Awaited<ReturnType<typeof own>>
      >();
    const own = () => learner.call(record.mine);
    expect((await own()).courses).toHaveLength(1);
    expect((await own()).badges.length).toBeGreaterThan(0);
    expect(await seen()).toMatchObject({
      firstName: 'Red Panda',
      week: { lessons: [], quizzes: [] },
      courses: [],
      badges: [],
      stuck: [],
    });
    expect((await seen()).week.days.some(({ hasLearned }) => hasLearned)).toBe(false);
    site.clock.set('2027-03-04T10:00:00Z');
    const late = await learn(learner, 1);
    const { week, courses, stuck, badges } = await seen();
    expect(week.lessons.map((lesson) => lesson.id)).toEqual([late.id]);
    expect(week.days.filter(({ hasLearned }) => hasLearned).map(({ date }) => date)).toEqual([
      '2027-03-04',
    ]);
    expect(courses.flatMap(({ lessons }) => lessons.map((lesson) => lesson.id))).toEqual([late.id]);
    expect(new Set(stuck.map(({ lesson }) => lesson.id))).toEqual(new Set([late.id]));
    expect((await own()).stuck.map(({ lesson }) => lesson.id)).toContain(early.id);
    expect(badges.map(({ earnedOn }) => earnedOn)).not.toContain('2027-03-02');
    expect((await own()).courses[0]?.lessons).toHaveLength(2);
  });

  test.each(['learner', 'teacher'] as const)('closes once the %s ends the link', async (side) => {
    const teacher = await site.signUp(grace);
    const { id } = await makeClass(teacher);
    const learner = await site.signedIn(ada);
    expect((await join(learner, await makeCode(teacher, id))).status).toBe(200);
    const body = { password: grace.password };
    const ended =
      side === 'learner'
        ? await leave(learner, id)
        : await teacher.post(pathTo(id, learner.user.id, 'remove'), body);
    expect(ended.status).toBe(200);
    expect((await teacher.get(pathTo(id, learner.user.id, 'record'))).status).toBe(404);
    expect((await learner.call(classes.mine)).learnsIn).toEqual([]);
    // The account stays the learner's own.
    expect((await learner.get('/api/user')).json()).toMatchObject({ erasesAt: null });
    expect((await leave(learner, id)).status).toBe(404);
  });
});

describe('teachers', () => {
  test('leave, except the only one', async () => {
    const teacher = await site.signedIn(grace);
    const { id } = await makeClass(teacher);
    const colleague = await site.signedIn(teacherNamed('colleague'));
    const refused = await leave(teacher, id);
    expect([refused.status, refused.text]).toEqual([
      409,
      'You are the only teacher of this class. You can archive it instead.',
    ]);
    await join(colleague, await makeCode(teacher, id, 'teacher'));
    const answers = await Promise.all([leave(teacher, id), leave(colleague, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await rows('class_teachers')).toBe(1);
  });

  test('no longer teach once they turn out to be younger', async () => {
    const { teacher, id } = await classWith(grace);
    await teacher.call(profile.change, { body: { ageRange: '13-17' } });
    expect((await teacher.get(`/api/classes/${String(id)}`)).status).toBe(404);
  });
});

test('a learner who turns out to be under 13 stays only in classes whose school has agreed', async () => {
  const teacher = await site.signedIn(grace);
  const { id } = await makeClass(teacher);
  const other = await site.signedIn(teacherNamed('other'));
  const { id: agreed } = await makeClass(other, 'Agreed');
  await agree(other, agreed);
  const learner = await site.signUp(ada);
  await join(learner, await makeCode(teacher, id));
  await join(learner, await makeCode(other, agreed));
  await learner.call(profile.change, {
    body: { ageRange: 'under-13', parentEmail: 'mum@example.org', password: ada.password },
  });
  expect((await learner.call(classes.mine)).learnsIn).toMatchObject([{ name: 'Agreed' }]);
});

test('links to classes are in the downloads, and go with the account', async () => {
  const teacher = await site.signUp(grace);
  const learner = await site.signUp(ada);
  const { id } = await makeClass(teacher);
  await join(learner, await makeCode(teacher, id), 'Red Panda');
  const part = async (who: SignedInClient, password: string, name: string) => {
    const { parts } = await who.call(profile.download, { body: { password } });
    return parts.find((one) => one.name === name)?.rows;
  };
  expect(await part(learner, ada.password, 'class_learners')).toMatchObject([
    { class: '5B', name: 'Red Panda', is_class_account: false },
  ]);
  expect(await part(teacher, grace.password, 'class_teachers')).toMatchObject([{ class: '5B' }]);
  await site.pool.query('delete from users where username = $1', ['ada']);
  expect(await rows('class_learners')).toBe(0);
});
