import {
  consent,
  families,
  familyLimits,
  formatIdempotencyKey,
  idempotencyHeader,
  linkGone,
  profile,
  record,
} from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp, type SignedInClient } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { complete, lessonsOf } from '../../testing/learning.ts';
import { ada, grace, type Person } from '../../testing/people.ts';

const minute = 60_000;
const hour = 60 * minute;
const kid: Person = {
  ...ada,
  ageRange: 'under-13',
  username: 'kid',
  firstName: 'Kit',
  lastName: '',
  email: 'parent@example.org',
};
const grownUp = (username: string): Person => ({
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
afterEach(() => site.forgetLearners());
beforeEach(() => {
  site.clock.set(new Date());
  site.mails.length = 0;
});

const makeCode = (learner: Client) => learner.call(families.makeCode, { body: {} });
const add = (who: Client, code: string) => who.post('/api/family/by-code', { code });
const mine = (who: Client) => who.call(families.mine);
const recordOf = (who: Client, { user }: SignedInClient) =>
  who.get(`/api/family/${String(user.id)}/record`);
const end = (who: Client, { user }: SignedInClient) =>
  who.post(`/api/family/${String(user.id)}/end`, {});
const setGoalOf = (who: Client, { user }: SignedInClient, days: number) =>
  who.post(`/api/family/${String(user.id)}/goal`, { days });

async function link(learner: Client, grownUp: Client) {
  const { code } = await makeCode(learner);
  return grownUp.call(families.addByCode, { body: { code } });
}

/** Sets an age range as the operator does, who may also move learners to an older one. */
const setAge = ({ user }: SignedInClient, ageRange: string) =>
  site.pool.query('update users set age_range = $1 where id = $2', [ageRange, user.id]);

const links = async () => (await site.pool.query('select from family_links')).rowCount;

/** Signs up a child, and opens the parent's page. */
async function parentsPage(person: Person = kid) {
  const child = await site.signUp(person);
  await site.visitor().call(consent.askLink, { body: { email: person.email } });
  await site.doJobs();
  const token = /\/parent#([\w-]+)/.exec(site.mails.at(-1)?.text ?? '')?.[1] ?? '';
  const { key } = await site.visitor().call(consent.open, { body: { token } });
  return { child, key };
}

describe('a code', () => {
  test('links the grown-up who enters it to the learner who shows it, and both see the link', async () => {
    const [learner, parent] = [await site.signedIn(ada), await site.signedIn(grace)];
    expect(await mine(learner)).toMatchObject({ canMakeCode: true, grownUps: [] });
    expect(await mine(parent)).toMatchObject({ canMakeCode: false, learners: [] });
    const { code, expiresAt } = await makeCode(learner);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(Math.abs(Date.parse(expiresAt) - site.clock.now().getTime() - hour)).toBeLessThan(
      minute,
    );
    const spoken = ` ${code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`;
    const linked = await parent.call(families.addByCode, { body: { code: spoken } });
    expect(linked).toMatchObject({ id: learner.user.id, firstName: 'Ada', username: 'ada' });
    expect((await mine(parent)).learners).toEqual([{ ...linked, isOwnChild: false }]);
    expect((await mine(learner)).grownUps).toEqual([
      {
        id: parent.user.id,
        firstName: 'Grace',
        username: 'grace',
        origin: 'code',
        since: linked.since,
        canEnd: true,
      },
    ]);
    expect((await mine(parent)).grownUps).toEqual([]);
  });

  test('is refused in the same words if it is wrong, used, replaced, or too old', async () => {
    const [learner, parent] = [await site.signedIn(ada), await site.signedIn(grace)];
    const other = await site.signedIn(grownUp('other'));
    const { code: replaced } = await makeCode(learner);
    const { code: used } = await makeCode(learner);
    expect((await add(parent, used)).status).toBe(200);
    const { code: old } = await makeCode(learner);
    site.clock.pass(hour + 1000);
    const sentence =
      'This code does not work. A code works once, and only for an hour. Please ask for a new one.';
    for (const code of ['00000-00000', replaced, used, old]) {
      const refused = await add(other, code);
      expect([refused.status, refused.text]).toEqual([404, sentence]);
    }
    expect((await add(other, 'nonsense')).status).toBe(422);
    expect(await links()).toBe(1);
  });

  test('is stored only as a hash', async () => {
    const { code } = await makeCode(await site.signedIn(ada));
    const { rows } = await site.pool.query('select hash::text from family_codes');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(code.replace('-', '')).toString('hex'));
  });

  test('is not kept with the reply of a call that may be sent again', async () => {
    const learner = await site.signedIn(ada);
    const key = formatIdempotencyKey({ learner: learner.user.id, random: 'a'.repeat(32) });
    const answer = await learner.post('/api/user/family/code', {}, { [idempotencyHeader]: key });
    expect(answer.status).toBe(200);
    expect((await site.pool.query('select from kept_replies')).rowCount).toBe(0);
  });

  test('makes one link if two grown-ups enter it at once', async () => {
    const learner = await site.signedIn(ada);
    const grownUps = await Promise.all(['one', 'two'].map((name) => site.signedIn(grownUp(name))));
    const { code } = await makeCode(learner);
    const answers = await Promise.all(grownUps.map((one) => add(one, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await links()).toBe(1);
  });

  test('makes one link if one grown-up enters it many times at once', async () => {
    const [learner, parent] = [await site.signedIn(ada), await site.signedIn(grace)];
    const { code } = await makeCode(learner);
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(parent, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await links()).toBe(1);
  });

  test('is made only by learners from 13 to 17', async () => {
    const younger = await site.signedIn(kid);
    const refused = await younger.post('/api/user/family/code', {});
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('your parent or guardian can link to you');
    const older = await (await site.signedIn(grace)).post('/api/user/family/code', {});
    expect([older.status, older.text]).toEqual([
      403,
      'Codes are for learners from 13 to 17. You can enter the code of one of them.',
    ]);
  });

  test('does not work any more once its learner is in another age range', async () => {
    const [learner, parent] = [await site.signedIn(ada), await site.signedIn(grace)];
    const { code } = await makeCode(learner);
    for (const ageRange of ['under-13', '18-plus']) {
      await setAge(learner, ageRange);
      expect((await add(parent, code)).status).toBe(404);
    }
  });

  test('is entered only by grown-ups, and by nobody without an account', async () => {
    const learner = await site.signedIn(ada);
    const { code } = await makeCode(learner);
    for (const one of [
      learner,
      await site.signedIn(teenager('friend')),
      await site.signedIn(kid),
    ]) {
      const refused = await add(one, code);
      expect(refused.status).toBe(403);
      expect(refused.text).toContain('Only a grown-up can be linked to a learner.');
    }
    expect((await add(site.visitor(), code)).status).toBe(401);
    expect(await links()).toBe(0);
  });

  test('can be made ten times an hour', async () => {
    const learner = await site.signedIn(ada);
    for (let times = 0; times < 10; times += 1) await makeCode(learner);
    const refused = await learner.post('/api/user/family/code', {});
    expect(refused.status).toBe(429);
    site.clock.pass(hour);
    await makeCode(learner);
  });

  test('can be tried ten times by a grown-up, and sixty times from one address; right ones do not count', async () => {
    const learner = await site.signedIn(ada);
    const parent = await site.signedIn(grace);
    await link(learner, parent);
    for (let times = 0; times < 10; times += 1) {
      expect((await add(parent, '00000-00000')).status).toBe(404);
    }
    const { code } = await makeCode(learner);
    const refused = await add(parent, code);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, expect.anything()]);
    const statuses = new Set<number>();
    for (let person = 0; person < 6; person += 1) {
      const one = await site.signedIn(grownUp(`grown-up-${String(person)}`));
      const neighbor = { remoteAddress: '203.0.113.200' } as const;
      const body = { code: '00000-00000' };
      for (let times = 0; times < 10; times += 1) {
        const answer = await one.request('POST', '/api/family/by-code', {
          ...neighbor,
          headers: { 'sec-fetch-site': 'same-origin' },
          payload: body,
        });
        statuses.add(answer.status);
      }
    }
    expect([...statuses]).toEqual([404]);
    const last = await site.signedIn(grownUp('last'));
    const answer = await last.request('POST', '/api/family/by-code', {
      remoteAddress: '203.0.113.200',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { code },
    });
    expect(answer.status).toBe(429);
    site.clock.pass(15 * minute);
    expect((await add(last, code)).status).toBe(200);
  });
});

describe('the numbers of links', () => {
  test('nobody is linked twice to the same person', async () => {
    const [learner, parent] = [await site.signedIn(ada), await site.signedIn(grace)];
    await link(learner, parent);
    const { code } = await makeCode(learner);
    const refused = await add(parent, code);
    expect([refused.status, refused.text]).toEqual([409, 'You are already linked to Ada.']);
    const other = await site.signedIn(grownUp('other'));
    expect((await add(other, code)).status).toBe(200);
  });

  test('a grown-up has at most six learners, even if the last ones are added at once', async () => {
    const parent = await site.signedIn(grace);
    for (let number = 1; number < familyLimits.learners; number += 1) {
      await link(await site.signedIn(teenager(`learner-${String(number)}`)), parent);
    }
    const late = await Promise.all(
      ['x', 'y'].map((name) => site.signedIn(teenager(`teen-${name}`))),
    );
    const codes = await Promise.all(late.map(makeCode));
    const answers = await Promise.all(codes.map(({ code }) => add(parent, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.text).toBe(
      'You are linked to 6 learners, and more are not possible.',
    );
    expect(await links()).toBe(familyLimits.learners);
  });

  test('a learner has at most four grown-ups', async () => {
    const learner = await site.signedIn(ada);
    for (let number = 1; number <= familyLimits.grownUps; number += 1) {
      await link(learner, await site.signedIn(grownUp(`aunt-${String(number)}`)));
    }
    const { code } = await makeCode(learner);
    const refused = await add(await site.signedIn(grace), code);
    expect([refused.status, refused.text]).toEqual([
      409,
      'Ada is linked to 4 grown-ups, and more are not possible.',
    ]);
  });
});

describe("the parent's page", () => {
  test('links a signed-in grown-up to the child, who sees the link and cannot end it', async () => {
    const { child, key } = await parentsPage();
    const parent = await site.signedIn(grace);
    const linked = await parent.call(families.addByMail, { body: { key } });
    expect(linked).toMatchObject({ id: child.user.id, firstName: 'Kit', origin: 'mail' });
    expect((await mine(child)).grownUps).toMatchObject([{ username: 'grace', canEnd: false }]);
    const refused = await end(child, parent);
    expect([refused.status, refused.text]).toEqual([
      403,
      'Your parent or guardian made this link, so only they can end it.',
    ]);
    expect((await recordOf(parent, child)).status).toBe(200);
    expect((await end(parent, child)).status).toBe(200);
    expect((await mine(child)).grownUps).toEqual([]);
  });

  test('links only grown-ups, once, while its key is valid and the child is under 13', async () => {
    const { child, key } = await parentsPage();
    const parent = await site.signedIn(grace);
    const addByMail = (who: Client, with_ = key) => who.post('/api/family/by-mail', { key: with_ });
    expect((await addByMail(site.visitor())).status).toBe(401);
    expect((await addByMail(child)).status).toBe(403);
    expect((await addByMail(await site.signedIn(ada))).status).toBe(403);
    const wrong = await addByMail(parent, 'a'.repeat(43));
    expect([wrong.status, wrong.text]).toEqual([404, linkGone]);
    await setAge(child, '13-17');
    expect((await addByMail(parent)).status).toBe(404);
    await setAge(child, 'under-13');
    expect((await addByMail(parent)).status).toBe(200);
    const again = await addByMail(parent);
    expect([again.status, again.text]).toEqual([409, 'You are already linked to Kit.']);
    site.clock.pass(hour);
    expect((await addByMail(await site.signedIn(grownUp('late')))).status).toBe(404);
  });

  test('has made a link that the learner can end from 13 on', async () => {
    const { child, key } = await parentsPage();
    const parent = await site.signedIn(grace);
    await parent.call(families.addByMail, { body: { key } });
    await setAge(child, '13-17');
    expect((await mine(child)).grownUps).toMatchObject([{ origin: 'mail', canEnd: true }]);
    expect((await end(child, parent)).status).toBe(200);
    expect((await recordOf(parent, child)).status).toBe(404);
  });
});

describe('the parent of a child under 13, on the family page', () => {
  const open = (who: Client, { user }: SignedInClient, password = grace.password) =>
    who.post(`/api/family/${String(user.id)}/child`, { password });
  const shown = (who: Client, { user }: SignedInClient) =>
    who.get(`/api/family/${String(user.id)}/child`);

  /** Grace has linked her account from the parent's page, and has given her password. */
  async function linkedParent() {
    const { child, key: mailKey } = await parentsPage();
    const parent = await site.signUp(grace);
    await parent.call(families.addByMail, { body: { key: mailKey } });
    const params = { id: child.user.id };
    const { key } = await parent.call(families.openChild, {
      params,
      body: { password: grace.password },
    });
    return { child, parent, params, key, mailKey };
  }

  /** The statuses of the three calls that decide about a child, the one that erases last. */
  async function decidedBy(who: Client, { user }: SignedInClient, key: string) {
    const path = `/api/family/${String(user.id)}/child`;
    return [
      (await who.post(`${path}/change`, { key, rooms: true })).status,
      (await who.post(`${path}/data`, { key })).status,
      (await who.post(`${path}/erase`, { key })).status,
    ];
  }

  test('sees what was decided and when, changes it, and takes it back', async () => {
    const { child, parent, params, key } = await linkedParent();
    expect((await mine(parent)).learners).toMatchObject([{ isOwnChild: true }]);
    expect(await parent.call(families.child, { params })).toMatchObject({
      username: 'kid',
      state: 'pending',
      decidedAt: null,
    });
    const decidedAt = site.clock.now().toISOString();
    site.clock.stopAt(decidedAt);
    const changed = await parent.call(families.changeChild, {
      params,
      body: { key, firstName: 'Kitty', rooms: true, freeChat: true },
    });
    const allowed = { state: 'confirmed', rooms: true, freeChat: true, buying: false };
    expect(changed).toMatchObject({ ...allowed, firstName: 'Kitty', decidedAt });
    expect(await parent.call(families.child, { params })).toEqual(changed);
    expect((await child.call(consent.mine)).consent).toMatchObject(allowed);
    await site.doJobs();
    await parent.call(families.changeChild, { params, body: { key, freeChat: false } });
    await site.doJobs();
    expect(site.mails.at(-1)?.subject).toBe(
      'You changed what Kitty may do at Qubloom: chat in own words is off now',
    );
    expect(site.mails.at(-1)?.text).toContain(
      `signed in with the linked account ${parent.user.username} decided what Kitty (kid) may do`,
    );
    await parent.call(families.changeChild, { params, body: { key, state: 'withdrawn' } });
    expect((await child.call(consent.mine)).consent).toMatchObject({
      state: 'withdrawn',
      rooms: false,
    });
    await site.doJobs();
    expect(site.mails.at(-1)).toMatchObject({
      to: kid.email,
      subject: 'You took back your yes for Kitty',
    });
  });

  test('downloads the data of the child, and erases the account with the same last mail', async () => {
    const { child, parent, params, key } = await linkedParent();
    const data = await parent.call(families.exportChild, { params, body: { key } });
    expect(data.username).toBe('kid');
    await parent.call(families.eraseChild, { params, body: { key } });
    expect((await child.get('/api/user')).status).toBe(401);
    expect((await mine(parent)).learners).toEqual([]);
    await site.doJobs();
    expect(site.mails.at(-1)).toMatchObject({
      to: kid.email,
      subject: expect.stringContaining('kid') as string,
    });
  });

  test('gives the password first, and again after half an hour', async () => {
    const { child, parent, key, mailKey } = await linkedParent();
    const wrong = await open(parent, child, 'not-the-password');
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('your password')]);
    const bad = [403, 403, 403];
    expect(await decidedBy(parent, child, 'a'.repeat(43))).toEqual(bad);
    expect(await decidedBy(parent, child, mailKey)).toEqual(bad);
    site.clock.pass(31 * minute);
    expect(await decidedBy(parent, child, key)).toEqual(bad);
    expect((await shown(parent, child)).status).toBe(200);
  });

  // Shows: A9 families; A20 family page
  test('is nobody else, and a key alone opens nothing', async () => {
    const { child, parent, key } = await linkedParent();
    const [learner, other] = [await site.signedIn(ada), await site.signUp(grownUp('other'))];
    await link(learner, other);
    const stranger = await site.signedIn(grownUp('stranger'));
    const none = [404, 404, 404];
    for (const [who, whose, status] of [
      [stranger, child, 404],
      [other, learner, 404],
      [child, child, 404],
      [site.visitor(), child, 401],
    ] as const) {
      expect((await shown(who, whose)).status).toBe(status);
      expect((await open(who, whose)).status).toBe(status);
      expect(await decidedBy(who, whose, key)).toEqual([status, status, status]);
    }
    expect((await site.visitor().post('/api/parent/page', { key })).status).toBe(404);
    expect((await site.visitor().post('/api/parent/erase', { key })).status).toBe(404);
    await setAge(child, '13-17');
    expect((await shown(parent, child)).status).toBe(404);
    expect(await decidedBy(parent, child, key)).toEqual(none);
    expect((await open(parent, child)).status).toBe(404);
  });

  // Shows: A20 ended link
  test('decides nothing from the moment at which the link ends', async () => {
    const { child, parent, key } = await linkedParent();
    await end(parent, child);
    expect((await shown(parent, child)).status).toBe(404);
    expect(await decidedBy(parent, child, key)).toEqual([404, 404, 404]);
    expect((await open(parent, child)).status).toBe(404);
  });

  // Shows: A20 link from a wrong address
  test('has no link anymore if the child corrects the address that the link came from', async () => {
    const { child, parent, key } = await linkedParent();
    await child.call(consent.correctAddress, {
      body: { email: 'mum@example.org', password: kid.password },
    });
    expect((await mine(parent)).learners).toEqual([]);
    expect(await decidedBy(parent, child, key)).toEqual([404, 404, 404]);
    expect((await recordOf(parent, child)).status).toBe(404);
  });

  test('has no link anymore if the learner becomes a child again with another parent', async () => {
    const { child, parent } = await linkedParent();
    await setAge(child, '13-17');
    expect((await mine(parent)).learners).toHaveLength(1);
    await child.call(profile.change, {
      body: { ageRange: 'under-13', parentEmail: 'mum@example.org', password: kid.password },
    });
    expect((await mine(parent)).learners).toEqual([]);
  });
});

describe('a link', () => {
  test('shows the record exactly as the learner sees it', async () => {
    const [learner, parent] = [await site.signedIn(ada), await site.signedIn(grace)];
    await link(learner, parent);
    const [lesson] = await lessonsOf(learner, 'The free-course');
    await complete(learner, lesson.id);
    const shown = (await recordOf(parent, learner)).json();
    expect(shown).toMatchObject({ firstName: 'Ada', week: { lessons: [{ id: lesson.id }] } });
    expect(shown).toEqual(await learner.call(record.mine));
  });

  // Shows: A9 records
  test('shows nothing to strangers, to other parents, and to the learner about the grown-up', async () => {
    const [learner, parent] = [await site.signedIn(ada), await site.signedIn(grace)];
    await link(learner, parent);
    const other = await site.signedIn(grownUp('other'));
    await link(await site.signedIn(teenager('friend')), other);
    expect((await recordOf(site.visitor(), learner)).status).toBe(401);
    for (const who of [other, await site.signedIn(grownUp('nobody'))]) {
      const refused = await recordOf(who, learner);
      expect([refused.status, refused.text]).toEqual([404, 'You are not linked to this person.']);
      expect((await setGoalOf(who, learner, 5)).status).toBe(404);
      expect((await end(who, learner)).status).toBe(404);
    }
    expect((await recordOf(learner, parent)).status).toBe(404);
    expect((await setGoalOf(learner, parent, 5)).status).toBe(404);
    expect((await other.get('/api/family/999999/record')).text).toBe(
      'You are not linked to this person.',
    );
    expect(await links()).toBe(2);
  });

  test.each(['learner', 'grown-up'] as const)(
    'ends for both when the %s ends it, and shows nothing from the next call on',
    async (side) => {
      const [learner, parent] = [await site.signedIn(ada), await site.signedIn(grace)];
      await link(learner, parent);
      expect((await recordOf(parent, learner)).status).toBe(200);
      const ended = side === 'learner' ? await end(learner, parent) : await end(parent, learner);
      expect(ended.status).toBe(200);
      expect((await recordOf(parent, learner)).status).toBe(404);
      expect((await setGoalOf(parent, learner, 5)).status).toBe(404);
      expect((await mine(parent)).learners).toEqual([]);
      expect((await mine(learner)).grownUps).toEqual([]);
      expect((await end(parent, learner)).status).toBe(404);
    },
  );

  test('stays when the learner turns 18, until somebody ends it', async () => {
    const [learner, parent] = [await site.signedIn(ada), await site.signedIn(grace)];
    await link(learner, parent);
    await setAge(learner, '18-plus');
    expect((await recordOf(parent, learner)).status).toBe(200);
    expect((await mine(learner)).grownUps).toMatchObject([{ canEnd: true }]);
    expect((await end(learner, parent)).status).toBe(200);
  });

  test('ends when the grown-up turns out to be younger', async () => {
    const [learner, parent] = [await site.signedIn(ada), await site.signedIn(grace)];
    await link(learner, parent);
    await parent.call(profile.change, { body: { ageRange: '13-17' } });
    expect((await recordOf(parent, learner)).status).toBe(404);
    expect((await mine(learner)).grownUps).toEqual([]);
  });

  test('by a code ends, with the code, when the learner turns out to be under 13', async () => {
    const learner = await site.signUp(ada);
    const parent = await site.signedIn(grace);
    await link(learner, parent);
    const { code } = await makeCode(learner);
    await learner.call(profile.change, {
      body: { ageRange: 'under-13', parentEmail: 'mum@example.org', password: ada.password },
    });
    expect((await recordOf(parent, learner)).status).toBe(404);
    expect((await add(parent, code)).status).toBe(404);
  });

  test('is in the downloads of both, and goes with either account', async () => {
    const learner = await site.signUp(ada);
    const parent = await site.signUp(grace);
    await link(learner, parent);
    for (const [who, { password }] of [
      [learner, ada],
      [parent, grace],
    ] as const) {
      const { parts } = await who.call(profile.download, { body: { password } });
      expect(parts.find(({ name }) => name === 'family_links')?.rows).toMatchObject([
        { learner: 'ada', grown_up: 'grace', origin: 'code' },
      ]);
    }
    await site.pool.query('delete from users where username = $1', ['grace']);
    expect(await links()).toBe(0);
  });
});

describe('the weekly goal', () => {
  const setOwn = (who: Client, days: number) => who.call(families.setOwnGoal, { body: { days } });
  const goalOf = async (who: Client) => (await who.call(record.mine)).goal;

  test('counts at once for a learner without grown-ups', async () => {
    const learner = await site.signedIn(ada);
    expect(await setOwn(learner, 5)).toEqual({ days: 5, proposed: null });
    expect(await goalOf(learner)).toEqual({ days: 5, proposed: null });
    expect((await learner.post('/api/user/goal', { days: 8 })).status).toBe(422);
  });

  test('waits for the other side, and any linked grown-up may accept it', async () => {
    const [learner, parent] = [await site.signedIn(ada), await site.signedIn(grace)];
    const aunt = await site.signedIn(grownUp('aunt'));
    await link(learner, parent);
    await link(learner, aunt);
    const { days } = await goalOf(learner);
    const proposal = { days, proposed: { days: 6, by: 'learner' } };
    expect(await setOwn(learner, 6)).toEqual(proposal);
    expect(await setOwn(learner, 6)).toEqual(proposal);
    expect((await setGoalOf(aunt, learner, 6)).json()).toEqual({ days: 6, proposed: null });
    const back = { days: 6, proposed: { days: 4, by: 'grown-up' } };
    expect((await setGoalOf(parent, learner, 4)).json()).toEqual(back);
    expect((await setGoalOf(aunt, learner, 4)).json()).toEqual(back);
    expect((await recordOf(aunt, learner)).json()).toMatchObject({ goal: back });
    expect(await setOwn(learner, 4)).toEqual({ days: 4, proposed: null });
  });
});
