import { classes, consent, families } from '@qubloom/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useTestApp, type SignedInClient } from '../../testing/app.ts';
import { schoolAgreement } from '../../testing/classes.ts';
import type { Client } from '../../testing/client.ts';
import { ada, grace, type Person } from '../../testing/people.ts';

const kid: Person = {
  ...ada,
  ageRange: 'under-13',
  username: 'kid',
  firstName: 'Kit',
  lastName: '',
  email: 'parent@example.org',
};
const parentPerson: Person = { ...grace, username: 'parent', email: 'Parent@example.org' };
const aunt: Person = { ...grace, username: 'aunt', email: 'aunt@example.org' };

const site = useTestApp();
afterEach(async () => {
  await site.forgetLearners();
  await site.pool.query('delete from classes');
});
beforeEach(() => {
  site.clock.set(new Date());
  site.mails.length = 0;
});

async function openClass(teacher: Client) {
  const { id } = await teacher.call(classes.make, { body: { name: '5B', timeZone: 'UTC' } });
  await teacher.call(classes.agree, { params: { id }, body: schoolAgreement });
  return id;
}

async function join(learner: Client, teacher: Client, id: number) {
  const params = { id };
  const { code } = await teacher.call(classes.makeCode, { params, body: { kind: 'learner' } });
  return learner.post('/api/classes/join', { code });
}

const confirm = ({ user }: SignedInClient) =>
  site.pool.query('update users set is_email_verified = true where id = $1', [user.id]);

/** Mails that were sent since the last call, without those that confirm addresses. */
async function mailsAboutClasses() {
  await site.doJobs();
  return site.mails.splice(0).filter(({ subject }) => subject.includes('class'));
}

const linkByCode = async (learner: Client, grownUp: Client) => {
  const { code } = await learner.call(families.makeCode, { body: {} });
  await grownUp.call(families.addByCode, { body: { code } });
};

const askKey = async () => {
  await site.visitor().call(consent.askLink, { body: { email: kid.email } });
  await site.doJobs();
  const token = /\/parent#([\w-]+)/.exec(site.mails.at(-1)?.text ?? '')?.[1] ?? '';
  const { key } = await site.visitor().call(consent.open, { body: { token } });
  site.mails.length = 0;
  return key;
};

const classesOf = (who: Client, { user }: SignedInClient) =>
  who.get(`/api/family/${String(user.id)}/classes`);
const endIt = (who: Client, { user }: SignedInClient, id: number) =>
  who.post(`/api/family/${String(user.id)}/classes/${String(id)}/end`, {});

async function familyWithKid() {
  const teacher = await site.signedIn(grace);
  const child = await site.signUp(kid);
  const parent = await site.signedIn(parentPerson);
  await confirm(parent);
  await parent.call(families.addByMail, { body: { key: await askKey() } });
  const id = await openClass(teacher);
  await mailsAboutClasses();
  expect((await join(child, teacher, id)).status).toBe(200);
  return { teacher, child, parent, id };
}

// Shows: A35 told
test("a child's parent gets one mail about a class, which names the teacher and how to end it", async () => {
  await familyWithKid();
  const mails = await mailsAboutClasses();
  expect(mails.map(({ to }) => to)).toEqual(['parent@example.org']);
  expect(mails[0]?.subject).toBe('Kit is now in the class “5B”');
  const text = mails[0]?.text ?? '';
  expect(text).toContain('Grace (grace)');
  expect(text).toContain('the teachers see learning, assignments, what is handed in');
  expect(text).toMatch(/end it with the button “End it”/);
  expect(text).toMatch(/\/parent$/m);
  expect(text).toMatch(/\/family$/m);
});

// Shows: A35 ended
test('a parent sees the class on the family page and takes the child out, and hears of it again after another joining', async () => {
  const { teacher, child, parent, id } = await familyWithKid();
  expect((await classesOf(parent, child)).json()).toEqual({
    classes: [
      {
        id,
        name: '5B',
        teachers: [{ id: teacher.user.id, firstName: 'Grace', username: 'grace' }],
        canEnd: true,
      },
    ],
  });
  await mailsAboutClasses();
  expect((await endIt(parent, child, id)).status).toBe(200);
  expect((await child.call(classes.mine)).learnsIn).toEqual([]);
  expect((await endIt(parent, child, id)).status).toBe(404);
  expect((await classesOf(parent, child)).json()).toEqual({ classes: [] });
  site.clock.pass(1000);
  expect((await join(child, teacher, id)).status).toBe(200);
  expect(await mailsAboutClasses()).toHaveLength(1);
});

// Shows: A35 without an account
test("a parent without an account ends it on the parent's page", async () => {
  const teacher = await site.signedIn(grace);
  const child = await site.signUp(kid);
  const id = await openClass(teacher);
  await join(child, teacher, id);
  const key = await askKey();
  const page = await site.visitor().call(consent.page, { body: { key } });
  expect(page.classes).toMatchObject([{ id, name: '5B', canEnd: true }]);
  const after = await site.visitor().call(consent.endClass, { body: { key, classId: id } });
  expect(after.classes).toEqual([]);
  expect((await child.call(classes.mine)).learnsIn).toEqual([]);
});

test('from 13 to 17, linked grown-ups with a confirmed address are told, and end nothing', async () => {
  const teacher = await site.signedIn(grace);
  const learner = await site.signedIn(ada);
  const [one, unconfirmed] = [await site.signedIn(aunt), await site.signedIn(parentPerson)];
  await confirm(one);
  await linkByCode(learner, one);
  await linkByCode(learner, unconfirmed);
  const id = await openClass(teacher);
  await mailsAboutClasses();
  await join(learner, teacher, id);
  const mails = await mailsAboutClasses();
  expect(mails.map(({ to }) => to)).toEqual(['aunt@example.org']);
  expect(mails[0]?.text).toContain('Ada decides about classes');
  expect((await classesOf(one, learner)).json()).toMatchObject({
    classes: [{ id, canEnd: false }],
  });
  expect((await endIt(one, learner, id)).status).toBe(404);
  expect((await learner.call(classes.mine)).learnsIn).toHaveLength(1);
});

// Shows: A9 families
test('strangers see and end nothing, and an account that the class made stays in it', async () => {
  const { teacher, child, parent, id } = await familyWithKid();
  const stranger = await site.signedIn(aunt);
  for (const one of [stranger, teacher, child]) {
    expect((await classesOf(one, child)).status).toBe(404);
    expect((await endIt(one, child, id)).status).toBe(404);
  }
  await site.pool.query('update class_learners set is_class_account = true where user_id = $1', [
    child.user.id,
  ]);
  expect((await classesOf(parent, child)).json()).toMatchObject({ classes: [{ canEnd: false }] });
  expect((await endIt(parent, child, id)).status).toBe(403);
  expect((await child.call(classes.mine)).learnsIn).toHaveLength(1);
});

test('nobody gets a mail about a class that the learner has left, or about an adult', async () => {
  const { child, id } = await familyWithKid();
  await child.call(classes.leave, { params: { id }, body: {} });
  expect(await mailsAboutClasses()).toEqual([]);
  const teacher = await site.signedIn({ ...grace, username: 'other', email: 'o@example.org' });
  const adult = await site.signedIn(aunt);
  const second = await openClass(teacher);
  await mailsAboutClasses();
  await join(adult, teacher, second);
  expect(await mailsAboutClasses()).toEqual([]);
});
