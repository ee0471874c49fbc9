import {
  inquiries,
  inquiryLimits,
  noInbox,
  noSiteFacts,
  type InquiryBody,
} from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { createClient, type Client } from '../../testing/client.ts';

const site = useTestApp();
beforeEach(() => {
  site.mails.length = 0;
});
afterEach(async () => {
  await site.pool.query('truncate inquiries, outbox, recent_tries');
  await site.pool.query('delete from graphile_worker._private_jobs');
});

const fromSchool: InquiryBody = {
  kind: 'quote',
  name: ' Emmy Noether ',
  email: 'emmy@example.org',
  organization: 'Springfield School',
  learners: 320,
  message: '  What does it cost?\r\nWe start in May. ',
};
const fromParent: InquiryBody = {
  kind: 'data-request',
  name: 'Ida',
  email: 'ida@example.org',
  message: 'What do you keep?',
};

const send = (body: object, client: Client = site.visitor()) => client.post('/api/inquiries', body);
const stored = async () =>
  (
    await site.pool.query(
      'select kind, name, email, organization, learners, message, settled_at from inquiries order by id',
    )
  ).rows;

describe('an inquiry', () => {
  test('of a school is stored trimmed, and the reply says what happens next', async () => {
    const { next } = await site.visitor().call(inquiries.send, { body: fromSchool });
    expect(next).toBe(
      "We're sending a confirmation to emmy@example.org. We read every message, and our answer comes to the same address.",
    );
    expect(await stored()).toEqual([
      {
        kind: 'quote',
        name: 'Emmy Noether',
        email: 'emmy@example.org',
        organization: 'Springfield School',
        learners: 320,
        message: 'What does it cost?\nWe start in May.',
        settled_at: null,
      },
    ]);
  });

  test('of a parent is stored without a school, even if one was sent', async () => {
    await send(fromParent);
    await send({ ...fromParent, organization: 'Springfield School', learners: 3 });
    expect(await stored()).toEqual([
      expect.objectContaining({ organization: null, learners: null }),
      expect.objectContaining({ organization: null, learners: null }),
    ]);
  });

  // Shows: educators: inquiries arrive
  test('is mailed to the operator and confirmed to its sender, both without its text', async () => {
    await send(fromSchool);
    await site.doJobs();
    const mailTo = (address: string) => site.mails.find(({ to }) => to === address);
    expect(site.mails).toHaveLength(2);
    const operators = mailTo('help@example.org');
    expect(operators?.subject).toBe('Qubloom: a school asks for a quote');
    expect(operators?.text).toMatch(/npm run inbox -- show \d+/);
    const senders = mailTo('emmy@example.org');
    expect(senders?.subject).toBe('Qubloom has your message');
    expect(senders?.text).toContain('A quote for a whole school');
    for (const { text } of site.mails) expect(text).not.toMatch(/Noether|Springfield|cost/);
  });

  test('that was settled before its mail left is not mailed to the operator', async () => {
    await send(fromSchool);
    await site.pool.query('update inquiries set settled_at = now()');
    await site.doJobs();
    expect(site.mails.map(({ to }) => to)).toEqual(['emmy@example.org']);
  });

  test('is refused on a site without a support address, and nothing is stored', async () => {
    const { app } = await site.another({ site: noSiteFacts });
    const { status, text } = await send(fromSchool, createClient(app, '198.51.100.251'));
    expect([status, text]).toEqual([404, noInbox]);
    expect(await stored()).toEqual([]);
  });
});

describe('a message is refused', () => {
  test.each([
    ['without a kind', { kind: undefined }, 'Please choose what it is about.'],
    ['of an unknown kind', { kind: 'spam' }, 'Please choose what it is about.'],
    ['without a name', { name: '  ' }, 'Please enter your name.'],
    ['with a name of many lines', { name: 'Emmy\nNoether' }, 'Please use letters in a name.'],
    ['without a valid address', { email: 'emmy' }, 'Please enter a valid email address.'],
    [
      'without a school',
      { organization: ' ' },
      'Please enter the name of your school or organization.',
    ],
    ['with half a learner', { learners: 0.5 }, 'Please enter a whole number, such as 30.'],
    ['with no learner', { learners: 0 }, 'Please enter a whole number, such as 30.'],
    ['without words', { message: ' \u200b\n' }, 'Please write a message.'],
    [
      'if it is too long',
      { message: 'x'.repeat(inquiryLimits.message + 1) },
      "That's too long. Please use at most 2000 characters.",
    ],
  ])('%s', async (_, part, sentence) => {
    const { status, text } = await send({ ...fromSchool, ...part });
    expect([status, text]).toEqual([422, sentence]);
    expect(await stored()).toEqual([]);
  });

  test('with all its problems at once, each at its field', async () => {
    const { json } = await site
      .visitor()
      .post(
        '/api/inquiries',
        { ...fromSchool, name: '', organization: '', message: '' },
        { accept: 'application/problem+json' },
      );
    const { problems } = json() as { problems: { path: string }[] };
    expect(problems.map(({ path }) => path).toSorted()).toEqual([
      'message',
      'name',
      'organization',
    ]);
  });
});

test('the longest message is stored, and control characters in it become spaces', async () => {
  await send({ ...fromSchool, message: 'x'.repeat(inquiryLimits.message) });
  await send({ ...fromSchool, message: 'a\u0000b\u001b[2Jc\td' });
  expect((await stored()).map(({ message }: { message: string }) => message)).toEqual([
    'x'.repeat(inquiryLimits.message),
    'a b [2Jc\td',
  ]);
});

describe('a flood', () => {
  // Shows: A21 inquiries
  test('from many addresses fills no mailbox: a fourth confirmation within an hour is refused', async () => {
    for (const _ of [1, 2, 3]) expect((await send(fromSchool)).status).toBe(200);
    const { status, text } = await send(fromSchool);
    expect(status).toBe(429);
    expect(text).toMatch(/^We've been asked for 3 emails to this address within an hour\. You can/);
    expect(await stored()).toHaveLength(3);
  });

  test('gives the operator three emails an hour, and the next one says how many are waiting', async () => {
    site.clock.stopAt('2027-03-01T12:00:00Z');
    const write = (at: number) => send({ ...fromSchool, email: `emmy${String(at)}@example.org` });
    const operators = () => site.mails.filter(({ to }) => to === 'help@example.org');
    for (const at of [1, 2, 3, 4]) expect((await write(at)).status).toBe(200);
    await site.doJobs();
    expect(await stored()).toHaveLength(4);
    expect(operators()).toHaveLength(3);
    site.clock.pass(61 * 60_000);
    await write(5);
    await site.doJobs();
    expect(operators()).toHaveLength(4);
    expect(operators().at(-1)?.text).toContain('In all, 5 are waiting.');
  });

  test('from one address ends after five messages an hour', async () => {
    const client = site.visitor();
    for (const at of [1, 2, 3, 4, 5]) {
      await send({ ...fromSchool, email: `emmy${String(at)}@example.org` }, client);
    }
    const { status, text } = await send({ ...fromSchool, email: 'emmy6@example.org' }, client);
    expect([status, text]).toEqual([
      429,
      'That was a lot of messages. Please wait an hour, then try again.',
    ]);
    expect(await stored()).toHaveLength(5);
  });
});
