/** The things that require a parent's yes, tested with endpoints that only ask for it, as rooms and checkout do. */
import {
  consent,
  waitsForConsent,
  type ConsentTicks,
  type WaitsForConsent,
} from '@qubloom/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHttpApp } from '../../platform/http/create-app.ts';
import { keptRepliesIn } from '../../platform/http/idempotency/queries.ts';
import { serveSignedIn } from '../../platform/http/serve.ts';
import { createLogger } from '../../platform/logger.ts';
import { createSessions } from '../../platform/sessions/sessions.ts';
import { useTestApp } from '../../testing/app.ts';
import { createClient } from '../../testing/client.ts';
import { ada, type Person } from '../../testing/people.ts';
import { allowWithConsent, listParentDecisions } from './policy.ts';

const kid: Person = {
  ...ada,
  ageRange: 'under-13',
  username: 'kid',
  lastName: '',
  email: 'parent@example.org',
};
const site = useTestApp();
afterEach(() => site.forgetLearners());
beforeEach(() => {
  site.mails.length = 0;
});

const doorTo = (what: WaitsForConsent) => ({ ...consent.askAgain, path: `/api/doors/${what}` });
let doors: FastifyInstance;
beforeAll(async () => {
  const { database } = site;
  const now = () => new Date();
  doors = createHttpApp({ logger: createLogger({ level: 'silent' }), trustProxy: false });
  const sessions = await createSessions(doors, {
    database,
    now,
    publicOrigin: 'http://localhost:3000',
  });
  const replies = keptRepliesIn(database, now);
  for (const what of waitsForConsent) {
    serveSignedIn(
      { access: 'signed-in', app: doors, sessions, replies },
      doorTo(what),
      async (call) => {
        await allowWithConsent({ database }, call.caller, what);
        return {};
      },
    );
  }
  await doors.ready();
});
afterAll(() => doors.close());

async function tryDoors(cookie: string | null) {
  const browser = Object.assign(createClient(doors), { cookie });
  const answers = [];
  for (const what of waitsForConsent) {
    const { status, text } = await browser.post(doorTo(what).path, {});
    answers.push([what, status, text]);
  }
  return answers;
}

const tokenOf = (page: string) =>
  site.mails
    .flatMap(({ text }) => [...text.matchAll(new RegExp(`/${page}#([\\w-]+)`, 'g'))])
    .at(-1)?.[1] ?? '';

// Shows: A29 refused
test('a child without consent is refused everywhere, in words for a child', async () => {
  const { cookie } = await site.signUp(kid);
  const refusal = (thing: string) =>
    `Your parent or guardian has to say yes to ${thing} first. We've sent them an email. Until then, you can learn everything on your own.`;
  expect(await tryDoors(cookie)).toEqual([
    ['rooms', 403, refusal('study rooms')],
    ['freeChat', 403, refusal('chatting in your own words')],
    ['buying', 403, refusal('buying a plan')],
  ]);
});

test('programs get the code of the refusal', async () => {
  const { cookie } = await site.signUp(kid);
  const browser = Object.assign(createClient(doors), { cookie });
  const problem = { accept: 'application/problem+json' };
  const answer = await browser.post(doorTo('rooms').path, {}, problem);
  expect(answer.json()).toMatchObject({ status: 403, code: 'forbidden' });
});

const sayYes = (ticks: ConsentTicks) =>
  site.visitor().call(consent.approve, {
    body: { token: tokenOf('consent'), isGuardian: true, ...ticks },
  });

test.each([
  [{ rooms: true, freeChat: false, buying: false }, [200, 403, 403]],
  [{ rooms: true, freeChat: true, buying: false }, [200, 200, 403]],
  [{ rooms: false, freeChat: false, buying: true }, [403, 403, 200]],
  [{ rooms: true, freeChat: true, buying: true }, [200, 200, 200]],
])('each tick opens what it names and nothing else: %j', async (ticks, statuses) => {
  const { cookie } = await site.signUp(kid);
  await site.doJobs();
  await sayYes(ticks);
  expect((await tryDoors(cookie)).map(([, status]) => status)).toEqual(statuses);
});

test('a child reads which thing the parent has not allowed', async () => {
  const { cookie } = await site.signUp(kid);
  await site.doJobs();
  await sayYes({ rooms: true, freeChat: false, buying: false });
  expect((await tryDoors(cookie))[2]).toEqual([
    'buying',
    403,
    "Your parent or guardian hasn't said yes to buying a plan. Talk to them if you'd like it. You can still learn everything on your own.",
  ]);
});

test('open rooms learn what each parent ticked, and free chat counts only with rooms', async () => {
  const { user } = await site.signUp(kid);
  const word = async (ticks: string) => {
    await site.pool.query(`update consents set state = 'confirmed', ${ticks}`);
    return (await listParentDecisions(site, [user.id])).get(user.id);
  };
  const rooms = 'allows_rooms = true, allows_free_chat = false';
  expect(await word(rooms)).toEqual({ together: true, freeChat: false });
  const own = 'allows_rooms = true, allows_free_chat = true';
  expect(await word(own)).toEqual({ together: true, freeChat: true });
  const alone = 'allows_rooms = false, allows_free_chat = true, allows_buying = true';
  expect(await word(alone)).toEqual({ together: false, freeChat: false });
});

// Shows: A29 withdrawn
test('a parent’s yes opens everything at once, and taking it back closes everything at once', async () => {
  const { cookie } = await site.signUp(kid);
  await site.doJobs();
  const parent = site.visitor();
  await sayYes({ rooms: true, freeChat: true, buying: true });
  expect((await tryDoors(cookie)).map(([, status]) => status)).toEqual([200, 200, 200]);
  await parent.call(consent.askLink, { body: { email: kid.email } });
  await site.doJobs();
  const { key } = await parent.call(consent.open, { body: { token: tokenOf('parent') } });
  await parent.call(consent.change, { body: { key, state: 'withdrawn' } });
  expect((await tryDoors(cookie))[0]).toEqual([
    'rooms',
    403,
    'Your parent or guardian has switched off study rooms for now. You can still learn everything on your own.',
  ]);
});

test('no consent is needed from age 13, and a visitor gets no access', async () => {
  const { cookie } = await site.signUp(ada);
  expect((await tryDoors(cookie)).map(([, status]) => status)).toEqual([200, 200, 200]);
  expect((await tryDoors(null)).map(([, status]) => status)).toEqual([401, 401, 401]);
});
