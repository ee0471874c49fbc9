import { classes, lti, UserId, type ClassId, type LessonId } from '@qubloom/contract';
import type { JSONWebKeySet } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { schoolAgreement } from '../../testing/classes.ts';
import type { Answer, Client } from '../../testing/client.ts';
import { complete, lessonsOf, takeQuiz } from '../../testing/learning.ts';
import {
  clientId,
  deploymentId,
  usePlatformDouble,
  type LaunchOptions,
  type PlatformPerson,
} from '../../testing/lti/platform-double.ts';
import { ada, grace } from '../../testing/people.ts';
import { addPlatform, makeRegistrationLink, rotateKeys } from './index.ts';

const origin = 'http://localhost:3000';
const minute = 60_000;
const site = useTestApp();
const platform = usePlatformDouble({
  origin,
  now: () => site.clock.now(),
  keys: async () => (await site.visitor().get('/api/lti/keys')).json<JSONWebKeySet>(),
});

const register = () =>
  addPlatform(site.database, {
    name: 'Canvas of Springfield',
    issuer: platform.issuer,
    clientId,
    authorizationUrl: platform.urls.authorization,
    tokenUrl: platform.urls.token,
    tokenAudience: platform.urls.token,
    keysUrl: platform.urls.keys,
    deployments: [deploymentId],
  });

beforeEach(async () => {
  site.clock.set(new Date());
  Object.assign(platform, { members: [], isBroken: false, audience: null, padding: '' });
  for (const list of [platform.scores, platform.scopes, platform.registrations]) list.length = 0;
  await register();
});
afterEach(async () => {
  await site.forgetLearners();
  await site.pool.query('delete from classes');
  await site.pool.query('delete from lti_platforms');
  await site.pool.query('delete from lti_registrations');
  await site.pool.query('delete from graphile_worker._private_jobs');
});

const teacher: PlatformPerson = { sub: 'teacher-1', role: 'Instructor', given_name: 'Grace' };
const learner: PlatformPerson = {
  sub: 'learner-1',
  role: 'Learner',
  given_name: 'Zoë',
  family_name: 'Li',
};
const form = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'cross-site',
};

function loginOf({ sub }: PlatformPerson, target = `${origin}/api/lti/launch`) {
  return new URLSearchParams({
    iss: platform.issuer,
    login_hint: sub,
    target_link_uri: target,
    client_id: clientId,
    lti_message_hint: 'a hint',
  }).toString();
}

async function announce(browser: Client, person: PlatformPerson, target?: string) {
  const answer = await browser.get(`/api/lti/login?${loginOf(person, target)}`);
  expect(answer.status).toBe(302);
  return String(answer.headers['location']);
}

const post = (browser: Client, path: string, fields: Record<string, string>) =>
  browser.request('POST', path, {
    headers: form,
    payload: new URLSearchParams(fields).toString(),
  });

async function launch(
  browser: Client,
  person: PlatformPerson,
  options: LaunchOptions = {},
): Promise<Answer> {
  const url = await announce(browser, person, options.target);
  return post(browser, '/api/lti/launch', await platform.authorize(url, person, options));
}

const keyIn = (answer: Answer) =>
  /^\/school\?launch=([\w-]{43})$/.exec(String(answer.headers['location']))?.[1] ?? '';
const linkTo = (name: string) => `${origin}/api/lti/launch?item=${name}`;

/** A class of Grace that is connected with the course. */
async function connectedClass(ageRange: 'under-13' | '13-17' = '13-17') {
  const browser = await site.signUp(grace);
  const { id } = await browser.call(classes.make, { body: { name: '5B', timeZone: 'UTC' } });
  const key = keyIn(await launch(browser, teacher));
  const reply = await browser.post('/api/school/connect', {
    launch: key,
    classId: id,
    ageRange,
    password: grace.password,
  });
  return { browser, id, key, reply };
}

async function begin(options: LaunchOptions = {}, person = learner) {
  const browser = site.visitor();
  const key = keyIn(await launch(browser, person, options));
  const { path } = await browser.call(lti.begin, { body: { launch: key } });
  return { browser, path };
}

async function firstLesson(browser: Client): Promise<{ id: LessonId; path: string }> {
  const [{ id, courseId }] = await lessonsOf(browser, 'The free-course');
  return { id, path: `/courses/${String(courseId)}?lesson=${String(id)}` };
}

describe('a launch', () => {
  test('of a teacher asks for a class once, and leads there from then on', async () => {
    const { browser, id, key, reply } = await connectedClass();
    expect(reply.json()).toEqual({ path: `/teach/${String(id)}` });
    expect(await browser.call(lti.arrival, { body: { launch: key } })).toEqual({
      platform: 'Canvas of Springfield',
      course: 'Physics',
      role: 'teacher',
      className: '5B',
      isKnown: true,
    });
    const elsewhere = site.visitor();
    const again = await launch(elsewhere, teacher);
    expect([again.status, again.headers['location']]).toEqual([303, `/teach/${String(id)}`]);
    expect((await elsewhere.get('/api/user')).json()).toMatchObject({ username: 'grace' });
  });

  test('of a learner makes an account of the class, without a password or an address', async () => {
    const { browser: teaching, id } = await connectedClass();
    const { browser, path } = await begin();
    expect(path).toBe('/dashboard');
    const user = (await browser.get('/api/user')).json<{ id: number }>();
    expect(user).toMatchObject({ firstName: 'Zoë Li', lastName: '', ageRange: '13-17' });
    const { learners } = await teaching.call(classes.one, { params: { id } });
    expect(learners).toMatchObject([{ id: user.id, name: 'Zoë Li', isClassAccount: true }]);
    const next = site.visitor();
    expect((await launch(next, learner)).headers['location']).toBe('/dashboard');
    expect((await next.get('/api/user')).json()).toMatchObject({ id: user.id });
    const slip = await teaching.call(classes.resetPassword, {
      params: { id, userId: user.id },
      body: {},
    });
    const login = { username: slip.username, password: slip.password };
    expect((await site.visitor().post('/api/login', login)).status).toBe(200);
  });

  test('of a learner waits until a teacher has connected the course', async () => {
    const browser = site.visitor();
    const key = keyIn(await launch(browser, learner));
    expect(await browser.call(lti.arrival, { body: { launch: key } })).toMatchObject({
      role: 'learner',
      className: null,
      isKnown: false,
    });
    const answer = await browser.post('/api/school/begin', { launch: key });
    expect([answer.status, answer.text]).toEqual([409, expect.stringMatching(/ask your teacher/)]);
  });

  test('connects an account that the learner has, and joins the class with it', async () => {
    const { browser: teaching, id } = await connectedClass();
    const browser = await site.signUp(ada);
    const key = keyIn(await launch(browser, learner));
    const { path } = await browser.call(lti.join, {
      body: { launch: key, password: ada.password },
    });
    expect(path).toBe('/dashboard');
    const { learners } = await teaching.call(classes.one, { params: { id } });
    expect(learners).toMatchObject([{ username: 'ada', name: 'Zoë Li', isClassAccount: false }]);
    expect(
      (await browser.post('/api/school/join', { launch: key, password: ada.password })).status,
    ).toBe(404);
    const { parts } = (await browser.post('/api/user/data', { password: ada.password })).json<{
      parts: { name: string; rows: unknown[] }[];
    }>();
    expect(parts.find(({ name }) => name === 'lti_identities')?.rows).toMatchObject([
      { platform: 'Canvas of Springfield', subject: 'learner-1' },
    ]);
  });

  // Shows: A32 own account
  test('connects an existing account only with its password, and its owner is told', async () => {
    const { browser: teaching, id, key: course } = await connectedClass();
    const subjects = () => site.mails.map(({ subject }) => subject);
    await site.doJobs();
    expect(subjects().at(-1)).toBe('grace can now be opened from your school');
    const browser = await site.signUp(ada);
    const key = keyIn(await launch(browser, learner));
    const wrong = { launch: key, password: 'not the password' };
    const join = await browser.post('/api/school/join', wrong);
    expect([join.status, join.text]).toEqual([422, "That isn't your password."]);
    const connect = { ...wrong, launch: course, classId: id, ageRange: '13-17' };
    expect((await teaching.post('/api/school/connect', connect)).status).toBe(422);
    const next = site.visitor();
    expect(keyIn(await launch(next, learner))).not.toBe('');
    expect(subjects()).not.toContain('ada can now be opened from your school');
    const { password } = ada;
    await browser.call(lti.join, { body: { launch: key, password } });
    await site.doJobs();
    expect(site.mails.at(-1)).toMatchObject({
      subject: 'ada can now be opened from your school',
      text: expect.stringContaining('Canvas of Springfield') as string,
    });
    const { parts } = (await browser.post('/api/user/data', { password })).json<{
      parts: { name: string; rows: { act?: string }[] }[];
    }>();
    const acts = parts.find(({ name }) => name === 'audit_log')?.rows.map(({ act }) => act);
    expect(acts).toContain('school-connected');
    await teaching.call(lti.connect, {
      body: { launch: course, classId: id, ageRange: '13-17', password: grace.password },
    });
    await site.doJobs();
    expect(subjects().filter((subject) => subject.startsWith('grace'))).toHaveLength(1);
  });

  test('makes no account under 13 before the school has agreed', async () => {
    const { reply, browser, id, key } = await connectedClass('under-13');
    expect([reply.status, reply.text]).toEqual([403, expect.stringMatching(/agreement/)]);
    await browser.call(classes.agree, {
      params: { id },
      body: schoolAgreement,
    });
    const { password } = grace;
    const body = { launch: key, classId: id, ageRange: 'under-13', password } as const;
    await browser.call(lti.connect, { body });
    const { browser: child } = await begin();
    expect((await child.get('/api/user')).json()).toMatchObject({ ageRange: 'under-13' });
  });

  test('gives a plain name to somebody whose platform tells none', async () => {
    await connectedClass();
    const { browser } = await begin({}, { sub: 'nameless', role: 'Learner' });
    expect((await browser.get('/api/user')).json()).toMatchObject({ firstName: 'Learner' });
  });

  // Shows: A32 other browser
  test('counts only in the browser that began it, and on its page', async () => {
    await connectedClass();
    const browser = site.visitor();
    const url = await announce(browser, learner);
    const sent = await platform.authorize(url, learner);
    const refused = await post(site.visitor(), '/api/lti/launch', sent);
    expect([refused.status, refused.text]).toEqual([400, expect.stringMatching(/other browser/)]);
    const key = keyIn(await launch(browser, learner));
    for (const other of [site.visitor(), await otherBrowser()]) {
      expect((await other.post('/api/school/begin', { launch: key })).status).toBe(404);
    }
    site.clock.pass(61 * minute);
    expect((await browser.post('/api/school/begin', { launch: key })).status).toBe(404);
  });

  async function otherBrowser() {
    const other = site.visitor();
    await announce(other, learner);
    return other;
  }

  // Shows: A32 once
  test('is accepted once, and within ten minutes', async () => {
    const browser = site.visitor();
    const sent = await platform.authorize(await announce(browser, learner), learner);
    expect((await post(browser, '/api/lti/launch', sent)).status).toBe(303);
    expect((await post(browser, '/api/lti/launch', sent)).status).toBe(400);
    const late = await announce(browser, learner);
    site.clock.pass(11 * minute);
    const answer = await post(browser, '/api/lti/launch', await platform.authorize(late, learner));
    expect([answer.status, answer.text]).toEqual([400, expect.stringMatching(/took too long/)]);
  });

  const now = () => Math.floor(site.clock.now().getTime() / 1000);
  const claim = 'https://purl.imsglobal.org/spec/lti/claim';
  // Shows: A32 forged
  test.each<[string, () => LaunchOptions, RegExp]>([
    ['with another nonce', () => ({ claims: { nonce: 'x' } }), /nonce/],
    ['without a nonce', () => ({ claims: { nonce: undefined } }), /claim/],
    ['for another tool', () => ({ claims: { aud: 'other' } }), /another tool/],
    ['for several tools', () => ({ claims: { aud: [clientId, 'x'], azp: 'x' } }), /another tool/],
    ['from another issuer', () => ({ claims: { iss: 'https://x.example' } }), /another platform/],
    ['signed by somebody else', () => ({ isSignedByStranger: true }), /signature/],
    ['too old', () => ({ claims: { iat: now() - 900, exp: now() - 300 } }), /too old/],
    ['signed long ago', () => ({ claims: { iat: now() - 900 } }), /too old/],
    ['from the future', () => ({ claims: { iat: now() + 900 } }), /time/],
    ['without an end', () => ({ claims: { exp: undefined } }), /time/],
    [
      'of another deployment',
      () => ({ claims: { [`${claim}/deployment_id`]: 'x' } }),
      /deployment/,
    ],
    ['of an older version', () => ({ claims: { [`${claim}/version`]: '1.1' } }), /claims/],
    ['without a person', () => ({ claims: { sub: undefined } }), /claim/],
    ['of an observer', () => ({ claims: { [`${claim}/roles`]: [] } }), /teachers and learners/],
  ])('%s is refused on a page, and the log has no token', async (_, options, why) => {
    const browser = site.visitor();
    site.logged.length = 0;
    const answer = await launch(browser, learner, options());
    expect(answer.status).toBe(400);
    expect(answer.text).toMatch(why);
    expect(String(answer.headers['content-type'])).toMatch(/^text\/html/);
    expect(browser.cookie).toBeNull();
    const lines = site.logged.filter((line) => line.includes('an LTI launch was refused'));
    expect(lines).toHaveLength(1);
    expect(site.logged.join()).not.toMatch(/eyJ|learner-1|Zoë/);
  });

  test('without a known state, or from an unknown platform, is refused', async () => {
    const browser = site.visitor();
    const sent = await platform.authorize(await announce(browser, learner), learner);
    const answer = await post(browser, '/api/lti/launch', { ...sent, state: 'another' });
    expect(answer.status).toBe(400);
    expect((await post(browser, '/api/lti/launch', {})).status).toBe(400);
    const unknown = loginOf(learner).replace(
      encodeURIComponent(platform.issuer),
      'https%3A%2F%2Fx',
    );
    expect((await browser.get(`/api/lti/login?${unknown}`)).status).toBe(404);
    expect((await browser.get('/api/lti/login?iss=x')).status).toBe(400);
  });

  test('can begin 600 times a minute from one address', async () => {
    const browser = site.visitor();
    const begun = async () => (await browser.get(`/api/lti/login?${loginOf(learner)}`)).status;
    let status = 302;
    for (let tries = 0; status === 302 && tries <= 600; tries += 1) status = await begun();
    expect(status).toBe(429);
  });

  test('in a frame opens a window of its own, and no page of the site can be framed', async () => {
    const browser = site.visitor();
    const framed = { 'sec-fetch-dest': 'iframe' };
    const answer = await browser.get(`/api/lti/login?${loginOf(learner)}`, framed);
    expect([answer.status, browser.ltiCookie]).toEqual([200, null]);
    expect(answer.text).toMatch(
      /<a class="button" href="\/api\/lti\/login\?[^"]*" target="_blank"/,
    );
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256/,
    );
  });

  test('is put off while the platform does not answer', async () => {
    const other = usedUp();
    const browser = site.visitor();
    await site.pool.query(`update lti_platforms set keys_url = '${other}'`);
    const answer = await launch(browser, learner);
    expect([answer.status, answer.text]).toEqual([503, expect.stringMatching(/answering/)]);
  });

  test('is put off if the keys of the platform are too long', async () => {
    platform.padding = 'x'.repeat(100_000);
    // Keys that were read before are kept by their address.
    await site.pool.query(`update lti_platforms set keys_url = keys_url || '?again'`);
    const answer = await launch(site.visitor(), learner);
    expect([answer.status, answer.text]).toEqual([503, expect.stringMatching(/answering/)]);
  });

  /** An address of this machine at which nobody listens. */
  const usedUp = () => 'http://127.0.0.1:9/keys';

  // Shows: A32 off
  test('does not exist on a site without a platform', async () => {
    await site.pool.query('delete from lti_platforms');
    const browser = site.visitor();
    expect((await browser.get(`/api/lti/login?${loginOf(learner)}`)).status).toBe(404);
    for (const path of ['launch', 'pick']) {
      expect((await post(browser, `/api/lti/${path}`, { state: 'x', id_token: 'x' })).status).toBe(
        404,
      );
    }
    expect((await browser.get('/api/lti/register?link=x')).status).toBe(404);
  });
});

describe('on https', () => {
  test('the cookie comes with the form of the platform, and only to this host', async () => {
    const secure = await site.another({ publicOrigin: 'https://qubloom.example' });
    const answer = await secure.app.inject({ url: `/api/lti/login?${loginOf(learner)}` });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-qubloom-lti=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=None$/,
    );
  });
});

describe('a result', () => {
  test('of a lesson, a quiz, and better answers goes to its column once each', async () => {
    await connectedClass();
    const visitor = site.visitor();
    const { id, path } = await firstLesson(visitor);
    const lesson = await begin({ target: linkTo(`lesson-${String(id)}`), column: 'l1' });
    expect(lesson.path).toBe(path);
    const { browser } = lesson;
    await launch(browser, learner, { target: linkTo(`quiz-${String(id)}`), column: 'q1' });
    await site.doJobs();
    expect(platform.scores).toEqual([]);

    await takeQuiz(browser, id, 2);
    await complete(browser, id);
    await site.doJobs();
    const body = {
      userId: 'learner-1',
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    };
    expect(platform.scores.toSorted((a, b) => (a.column < b.column ? -1 : 1))).toEqual([
      { column: 'l1?type=x', score: { ...body, scoreGiven: 1, scoreMaximum: 1 } },
      { column: 'q1?type=x', score: { ...body, scoreGiven: 2, scoreMaximum: 4 } },
    ]);
    await takeQuiz(browser, id, 1);
    await site.doJobs();
    expect(platform.scores).toHaveLength(2);
    await takeQuiz(browser, id, 4);
    await site.doJobs();
    expect(platform.scores.at(-1)?.score).toMatchObject({ scoreGiven: 4, scoreMaximum: 4 });
    expect(platform.scores).toHaveLength(3);
    expect(new Set(platform.scopes)).toEqual(
      new Set(['https://purl.imsglobal.org/spec/lti-ags/scope/score']),
    );
  });

  test('waits while the platform is away', async () => {
    await connectedClass();
    const { id } = await firstLesson(site.visitor());
    const { browser } = await begin({ target: linkTo(`lesson-${String(id)}`), column: 'l1' });
    await complete(browser, id);
    platform.isBroken = true;
    await site.doJobs();
    platform.isBroken = false;
    await site.doJobs();
    expect(platform.scores).toHaveLength(1);
  });

  test('of what was done before is sent at the launch, and nothing is sent after an erasure', async () => {
    await connectedClass();
    const { id } = await firstLesson(site.visitor());
    const { browser } = await begin();
    await complete(browser, id);
    await launch(browser, learner, { target: linkTo(`lesson-${String(id)}`), column: 'l1' });
    await site.doJobs();
    expect(platform.scores).toHaveLength(1);
    await launch(browser, learner, { target: linkTo(`lesson-${String(id)}`), column: 'l2' });
    await site.forgetLearners();
    await site.doJobs();
    expect(platform.scores).toHaveLength(1);
    expect((await site.pool.query('select from lti_scores')).rowCount).toBe(0);
  });

  test('does not replace the column of another platform with the same address', async () => {
    await connectedClass();
    const { id } = await firstLesson(site.visitor());
    const options = { target: linkTo(`lesson-${String(id)}`), column: 'l1' };
    const { browser } = await begin(options);
    await site.pool.query(`with other as (
      insert into lti_platforms (name, issuer, client_id, authorization_url, token_url,
        token_audience, keys_url, deployments)
      select name, 'https://other.example', 'other', authorization_url, token_url,
        token_audience, keys_url, deployments from lti_platforms returning id
    ) update lti_scores set platform_id = other.id, deployment_id = null, context_id = null
      from other`);
    await launch(browser, learner, options);
    expect((await site.pool.query('select from lti_scores')).rowCount).toBe(2);
  });
});

describe('a teacher', () => {
  const target = `${origin}/api/lti/pick`;

  test('picks an item in the frame of the platform, whose answer is signed', async () => {
    const browser = site.visitor();
    const { id } = await firstLesson(browser);
    const framed = await browser.get(`/api/lti/login?${loginOf(teacher, target)}`, {
      'sec-fetch-dest': 'iframe',
    });
    // The frame sends no cookies.
    browser.ltiCookie = null;
    const url = String(framed.headers['location']);
    const sent = await platform.authorize(url, teacher, { isPick: true });
    const library = await post(browser, '/api/lti/launch', sent);
    expect(library.status).toBe(200);
    expect(library.text).toContain(`value="quiz-${String(id)}"`);
    const key = /name="launch" value="([\w-]+)"/.exec(library.text)?.[1] ?? '';
    const nothing = await post(browser, '/api/lti/pick', { launch: key });
    expect(nothing.text).toContain('Please choose something.');
    const back = await post(browser, '/api/lti/pick', { launch: key, item: `quiz-${String(id)}` });
    expect(back.text).toContain(`action="${platform.urls.deepLinkReturn}"`);
    const jwt = /name="JWT" value="([^"]+)"/.exec(back.text)?.[1] ?? '';
    expect(await platform.readPick(jwt)).toMatchObject({
      iss: clientId,
      aud: [platform.issuer],
      nonce: expect.any(String) as string,
      'https://purl.imsglobal.org/spec/lti/claim/message_type': 'LtiDeepLinkingResponse',
      'https://purl.imsglobal.org/spec/lti/claim/version': '1.3.0',
      'https://purl.imsglobal.org/spec/lti/claim/deployment_id': deploymentId,
      'https://purl.imsglobal.org/spec/lti-dl/claim/data': 'what the platform wants back',
      'https://purl.imsglobal.org/spec/lti-dl/claim/content_items': [
        {
          type: 'ltiResourceLink',
          title: expect.stringMatching(/^Quiz: /) as string,
          url: linkTo(`quiz-${String(id)}`),
          window: { targetName: '_blank' },
          lineItem: { scoreMaximum: 100, resourceId: `quiz-${String(id)}`, tag: 'quiz' },
        },
      ],
    });
    const again = await post(browser, '/api/lti/pick', { launch: key, item: `quiz-${String(id)}` });
    expect(again.status).toBe(400);
  });

  test('picks only as a teacher, and what the platform takes', async () => {
    const settings = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings';
    const browser = site.visitor();
    const asLearner = await launch(browser, learner, { isPick: true, target });
    expect(asLearner.text).toMatch(/only teachers/);
    const files = {
      deep_link_return_url: platform.urls.deepLinkReturn,
      accept_types: ['file'],
    };
    const claims = { [settings]: files };
    const answer = await launch(browser, teacher, { isPick: true, target, claims });
    expect(answer.text).toMatch(/no links/);
  });

  test('brings in the people of the course, who then need no step at all', async () => {
    platform.members = [
      teacher,
      learner,
      { sub: 'learner-2', role: 'Learner', given_name: 'Kit' },
      { sub: 'learner-3', role: 'Learner', given_name: 'Gone', status: 'Inactive' },
    ];
    const { browser, id, key } = await connectedClass();
    const body = { launch: key };
    expect(await browser.call(lti.roster, { body })).toEqual({
      learners: [
        { name: 'Zoë Li', isKnown: false },
        { name: 'Kit', isKnown: false },
      ],
    });
    expect(await browser.call(lti.addRoster, { body })).toEqual({ added: 2 });
    expect(await browser.call(lti.addRoster, { body })).toEqual({ added: 0 });
    expect((await browser.call(classes.one, { params: { id } })).learnerCount).toBe(2);
    const next = site.visitor();
    expect((await launch(next, learner)).headers['location']).toBe('/dashboard');
    platform.isBroken = true;
    expect((await browser.post('/api/school/roster', body)).status).toBe(503);
  });

  // Shows: A32 somebody else's
  test('cannot take over the course, the class, or the list of somebody else', async () => {
    const { key, id } = await connectedClass();
    const emmy = await site.signUp({ ...grace, username: 'emmy', email: 'emmy@example.org' });
    const own = await emmy.call(classes.make, { body: { name: 'E', timeZone: 'UTC' } });
    const second = { ...teacher, sub: 'teacher-2' };
    const other = keyIn(await launch(emmy, second)) || key;
    const connect = (classId: number, one = other) =>
      emmy.post('/api/school/connect', {
        launch: one,
        classId,
        ageRange: '13-17',
        password: grace.password,
      });
    expect((await connect(id)).status).toBe(404);
    expect((await connect(own.id)).status).toBe(409);
    expect((await connect(own.id, key)).status).toBe(404);
    expect((await emmy.post('/api/school/roster', { launch: other })).status).toBe(409);
  });
});

describe('a platform', () => {
  const registrationLink = async () => {
    const text = await makeRegistrationLink(site.database, {
      publicUrl: origin,
      now: site.clock.now(),
    });
    return /http:\S+/.exec(text)?.[0] ?? '';
  };
  const visit = (link: string) =>
    site.visitor().get(
      `${link.slice(origin.length)}&${new URLSearchParams({
        openid_configuration: platform.urls.configuration,
        registration_token: 'the token',
      }).toString()}`,
    );

  test('registers itself with a link, once', async () => {
    await site.pool.query('delete from lti_platforms');
    const link = await registrationLink();
    const answer = await visit(link);
    expect([answer.status, answer.text]).toEqual([200, expect.stringMatching(/is registered/)]);
    expect(answer.text).toContain('org.imsglobal.lti.close');
    expect(platform.registrations).toMatchObject([
      {
        authorization: 'Bearer the token',
        body: {
          application_type: 'web',
          response_types: ['id_token'],
          grant_types: ['implicit', 'client_credentials'],
          initiate_login_uri: `${origin}/api/lti/login`,
          redirect_uris: [`${origin}/api/lti/launch`],
          jwks_uri: `${origin}/api/lti/keys`,
          token_endpoint_auth_method: 'private_key_jwt',
          'https://purl.imsglobal.org/spec/lti-tool-configuration': {
            domain: 'localhost:3000',
            target_link_uri: `${origin}/api/lti/launch`,
            claims: ['iss', 'sub', 'name', 'given_name', 'family_name'],
          },
        },
      },
    ]);
    expect((await visit(link)).status).toBe(404);
    expect((await launch(site.visitor(), learner)).status).toBe(303);
  });

  test('cannot register with an old link, or twice', async () => {
    const twice = await visit(await registrationLink());
    expect([twice.status, twice.text]).toEqual([409, expect.stringMatching(/registered already/)]);
    const link = await registrationLink();
    site.clock.pass(4 * 24 * 60 * minute);
    expect((await visit(link)).status).toBe(404);
  });

  // Shows: A32 other audience
  test('cannot register with the audience of another platform', async () => {
    await site.pool.query("update lti_platforms set issuer = 'https://other.example'");
    const alike = await visit(await registrationLink());
    expect(alike.status).toBe(409);
    for (const audience of ['https://other.example/token', 'other']) {
      platform.audience = audience;
      const answer = await visit(await registrationLink());
      expect([answer.status, answer.text]).toEqual([400, expect.stringMatching(/another host/)]);
    }
    expect(platform.registrations).toHaveLength(1);
    await site.pool.query('delete from lti_platforms');
    platform.audience = `${platform.issuer}/authorization-server`;
    expect((await visit(await registrationLink())).status).toBe(200);
  });
});

test('a new key signs, and the one before it stays published', async () => {
  const keys = async () =>
    (await site.visitor().get('/api/lti/keys')).json<{ keys: Record<string, string>[] }>().keys;
  const [first] = await keys();
  expect(Object.keys(first ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  await rotateKeys(site.dataFolder);
  const [second, before, ...more] = await keys();
  expect([before, more]).toEqual([first, []]);
  expect(second?.['kid']).not.toBe(first?.['kid']);
});

test('a learner whose account the teacher removed gets a new one, and nothing of the old one', async () => {
  const { browser: teaching, id } = await connectedClass();
  const lesson = await firstLesson(site.visitor());
  const options = { target: linkTo(`lesson-${String(lesson.id)}`), column: 'l1' };
  const { browser } = await begin(options);
  const before = (await browser.get('/api/user')).json<{ id: number }>();
  await teaching.call(classes.removeLearner, {
    params: { id, userId: UserId.parse(before.id) },
    body: { password: grace.password },
  });
  const { browser: again } = await begin(options);
  const after = (await again.get('/api/user')).json<{ id: number; erasesAt: string | null }>();
  expect([after.id === before.id, after.erasesAt]).toEqual([false, null]);
  const { rows } = await site.pool.query('select user_id from lti_scores');
  expect(rows).toEqual([{ user_id: after.id }]);
});

test('a learner whose account was erased begins again', async () => {
  await connectedClass();
  const { browser } = await begin();
  await site.pool.query("delete from users where first_name = 'Zoë Li'");
  expect((await browser.post('/api/user/data', {})).status).toBe(401);
  expect(keyIn(await launch(browser, learner))).not.toBe('');
});

describe('disconnecting', () => {
  const coursesOf = (browser: Client, id: ClassId) => browser.call(lti.courses, { params: { id } });
  const actsOf = async (username: string) => {
    const { rows } = await site.pool.query<{ act: string }>(
      `select act from audit_log join audit_subjects using (subject)
       join users on users.id = user_id where username = $1 order by number`,
      [username],
    );
    return rows.map(({ act }) => act);
  };

  test('a course ends its results, and its next launch by a teacher asks for a class again', async () => {
    const { browser: teaching, id } = await connectedClass();
    const [course] = await coursesOf(teaching, id);
    expect(course).toMatchObject({
      platform: 'Canvas of Springfield',
      title: 'Physics',
      connectedAt: expect.stringMatching(/^\d{4}-/) as string,
      connectedBy: 'Grace',
    });
    if (course === undefined) throw new Error('no course is connected');
    const lesson = await firstLesson(site.visitor());
    const options = { target: linkTo(`lesson-${String(lesson.id)}`), column: 'l1' };
    const { browser } = await begin(options);
    await complete(browser, lesson.id);
    const { platformId, deploymentId, contextId } = course;
    const body = { platformId, deploymentId, contextId };
    await teaching.call(lti.disconnectCourse, { params: { id }, body });
    expect(await coursesOf(teaching, id)).toEqual([]);
    await launch(browser, learner, options);
    await site.doJobs();
    expect(platform.scores).toEqual([]);
    const path = `/api/classes/${String(id)}/courses/disconnect`;
    expect((await teaching.post(path, body)).status).toBe(404);
    expect(keyIn(await launch(teaching, teacher))).not.toBe('');
    expect((await actsOf('grace')).slice(-2)).toEqual([
      'school-course-connected',
      'school-course-disconnected',
    ]);
  });

  test('a course stays connected without the account of the teacher who connected it', async () => {
    const { browser, id } = await connectedClass();
    const { code } = await browser.call(classes.makeCode, {
      params: { id },
      body: { kind: 'teacher' },
    });
    const other = await site.signUp({ ...grace, username: 'emmy', email: 'emmy@example.org' });
    await other.call(classes.join, { body: { code } });
    await site.pool.query("delete from users where username = 'grace'");
    expect(await coursesOf(other, id)).toMatchObject([{ title: 'Physics', connectedBy: null }]);
  });

  // Shows: A32 disconnected
  test('is only for the teachers of the class, and for the owner of an account with the password', async () => {
    const { browser: teaching, id } = await connectedClass();
    const [course] = await coursesOf(teaching, id);
    const { platformId = 0, deploymentId = '', contextId = '' } = course ?? {};
    const body = { platformId, deploymentId, contextId };
    const stranger = await site.signUp(ada);
    const path = `/api/classes/${String(id)}/courses`;
    for (const [who, status] of [
      [stranger, 404],
      [site.visitor(), 401],
    ] as const) {
      expect((await who.get(path)).status).toBe(status);
      expect((await who.post(`${path}/disconnect`, body)).status).toBe(status);
    }
    const own = `/api/user/schools/${String(platformId)}/disconnect`;
    expect((await stranger.post(own, { password: ada.password })).status).toBe(404);
    expect((await teaching.post(own, { password: 'not-the-password' })).status).toBe(422);
    expect(await teaching.call(lti.mine)).toHaveLength(1);
  });

  test('an account ends its results and its launches, and its owner is told', async () => {
    await connectedClass();
    const browser = await site.signUp(ada);
    const key = keyIn(await launch(browser, learner));
    await browser.call(lti.join, { body: { launch: key, password: ada.password } });
    const lesson = await firstLesson(browser);
    const options = { target: linkTo(`lesson-${String(lesson.id)}`), column: 'l1' };
    await launch(browser, learner, options);
    const [school] = await browser.call(lti.mine);
    expect(school).toMatchObject({ name: 'Canvas of Springfield' });
    await complete(browser, lesson.id);
    await browser.call(lti.disconnect, {
      params: { id: school?.id ?? 0 },
      body: { password: ada.password },
    });
    expect(await browser.call(lti.mine)).toEqual([]);
    await site.doJobs();
    expect(platform.scores).toEqual([]);
    expect(site.mails.at(-1)?.subject).toBe('ada can no longer be opened from your school');
    expect((await actsOf('ada')).slice(-2)).toEqual(['school-connected', 'school-disconnected']);
    expect(keyIn(await launch(site.visitor(), learner))).not.toBe('');
  });

  test('is not possible for an account that only its platform opens', async () => {
    await connectedClass();
    const { browser } = await begin();
    const [school] = await browser.call(lti.mine);
    const path = `/api/user/schools/${String(school?.id)}/disconnect`;
    const refused = await browser.post(path, { password: ada.password });
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining("You don't have a password yet"),
    ]);
  });
});
