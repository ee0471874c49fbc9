import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/database.ts';
import { doJobs } from '../../testing/jobs.ts';
import { outbox } from '../database/schema/index.ts';
import { createLogger } from '../logger.ts';
import { createOutbox, queueMailAt, type NewMail } from './outbox.ts';
import { mailTransport } from './transport.ts';

const hour = 3_600_000;
const testing = useTestDatabase();
afterEach(() => testing.forgetLearners());

let ahead = 0;
const now = () => new Date(Date.now() + ahead);

/** The emails that the mail server has accepted, and the codes of its next answers. */
let taken: ParsedMail[] = [];
let answers: number[] = [];
let offered = 0;
/** The codes for its answers before the text of an email, each used once. */
let refusals: Partial<Record<'connection' | 'sender' | 'recipient', number>> = {};
const refuse = (at: keyof typeof refusals, done: (error?: Error | null) => void) => {
  const { [at]: code, ...later } = refusals;
  refusals = later;
  done(code === undefined ? null : Object.assign(new Error('no'), { responseCode: code }));
};
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onConnect: (_session, done) => refuse('connection', done),
  onMailFrom: (_address, _session, done) => refuse('sender', done),
  onRcptTo: (_address, _session, done) => refuse('recipient', done),
  onData(stream, _session, done) {
    offered += 1;
    const code = answers.shift();
    simpleParser(stream).then((mail) => {
      if (code === undefined) taken.push(mail);
      done(code === undefined ? null : Object.assign(new Error('no'), { responseCode: code }));
    }, done);
  },
});
let smtpUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  smtpUrl = `smtp://127.0.0.1:${String(address.port)}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
beforeEach(() => {
  taken = [];
  answers = [];
  refusals = {};
  logged = [];
  offered = 0;
  ahead = 0;
});

const settings = { mailFrom: 'Qubloom <hello@qubloom.example>', dataFolder: '/nowhere' };
let logged: unknown[] = [];
const logger = createLogger({
  level: 'warn',
  destination: { write: (line) => logged.push(JSON.parse(line)) },
});
let hasNews = true;
const unsubscribeUrl = `https://qubloom.example/api/off?token=${'a'.repeat(43)}`;
const created = () =>
  createOutbox({
    database: testing.database,
    now,
    transport: mailTransport({ ...settings, smtpUrl }, logger),
    supportEmail: null,
    writers: {
      news: {
        write: (_tx, { payload, to }) =>
          Promise.resolve(
            hasNews
              ? {
                  subject: `News ${JSON.stringify(payload)}`,
                  parts: [to],
                  reason: 'x',
                  unsubscribeUrl,
                }
              : null,
          ),
      },
    },
  });

const mail = (key: string, more: Partial<NewMail> = {}): NewMail => ({
  key,
  kind: 'news',
  to: 'parent@example.org',
  payload: { key },
  importance: 'notice',
  ...more,
});
const queue = (one: NewMail) => testing.database.transaction((tx) => queueMailAt(now)(tx, one));
const deliver = () => doJobs(testing.pool, created().tasks);
const subjects = () => taken.map(({ subject }) => subject);
const rows = () => testing.database.select().from(outbox);

describe('an email', () => {
  test('is sent by SMTP as text and HTML, from the address in the settings', async () => {
    await queue(mail('a'));
    await deliver();
    const [sent] = taken;
    expect(sent?.from?.text).toBe('"Qubloom" <hello@qubloom.example>');
    expect(sent?.subject).toBe('News {"key":"a"}');
    expect(sent?.text).toContain('parent@example.org');
    expect(sent?.html).toContain('<p>parent@example.org</p>');
    expect(sent?.messageId).toBe('<a@qubloom.example>');
    const lines = sent?.headerLines.map(({ line }) => line.replace(/\r?\n\s*/g, ' '));
    expect(lines).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(lines).toContain('Auto-Submitted: auto-generated');
  });

  test('is sent once, no matter how often it is requested and delivered', async () => {
    await Promise.all(Array.from({ length: 10 }, () => queue(mail('a'))));
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();
    expect(offered).toBe(1);
  });

  test('does not exist if its act fails', async () => {
    const failing = testing.database.transaction(async (tx) => {
      await queueMailAt(now)(tx, mail('a'));
      throw new Error('the act failed');
    });
    await expect(failing).rejects.toThrow('the act failed');
    await deliver();
    expect(await rows()).toEqual([]);
    expect(offered).toBe(0);
  });

  test('is tried again under the same id while the server is busy', async () => {
    answers = [451, 421];
    await queue(mail('a'));
    await deliver();
    expect(subjects()).toEqual([]);
    await deliver();
    await deliver();
    expect([offered, taken.map(({ messageId }) => messageId)]).toEqual([
      3,
      ['<a@qubloom.example>'],
    ]);
    await deliver();
    expect(offered).toBe(3);
  });

  test('is given up if the mail server refuses its recipient', async () => {
    refusals = { recipient: 550 };
    await queue(mail('a'));
    await deliver();
    await deliver();
    expect(offered).toBe(0);
    expect(await rows()).toMatchObject([{ isGivenUp: true, sentAt: null, address: null }]);
    expect(logged).toMatchObject([{ err: { message: expect.stringContaining('recipient') } }]);
    expect(JSON.stringify(logged)).not.toContain('parent@example.org');
  });

  test.each([
    ['the connection', { refusals: { connection: 554 } }],
    ['the sender', { refusals: { sender: 550 } }],
    ['the text', { answers: [554] }],
  ])('is tried again if the mail server refuses %s', async (_, refused) => {
    ({ refusals = {}, answers = [] } = refused as {
      refusals?: typeof refusals;
      answers?: number[];
    });
    await queue(mail('a'));
    await deliver();
    expect(subjects()).toEqual([]);
    expect(logged).toHaveLength(1);
    await deliver();
    await deliver();
    expect(subjects()).toEqual(['News {"key":"a"}']);
  });

  test('is not sent if it is no longer true', async () => {
    await queue(mail('a'));
    hasNews = false;
    await deliver();
    hasNews = true;
    await deliver();
    expect(offered).toBe(0);
  });

  test('leaves no address behind, and is deleted after 30 days', async () => {
    await queue(mail('a'));
    await deliver();
    expect(await rows()).toMatchObject([{ address: null, isGivenUp: false }]);
    ahead = 29 * 24 * hour;
    await created().forgetOld();
    expect(await rows()).toHaveLength(1);
    ahead = 31 * 24 * hour;
    await created().forgetOld();
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['in the middle', () => ({ triedAt: now() })],
    ['before its first try was recorded', () => ({ triedAt: null })],
  ])('whose process ended %s is sent by another one', async (_, noted) => {
    await queue(mail('a'));
    await testing.pool.query(
      "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone'",
    );
    await testing.database.update(outbox).set(noted());
    await created().retryAbandoned();
    await deliver();
    expect(offered).toBe(0);
    ahead = 16 * 60_000;
    await created().retryAbandoned();
    await deliver();
    expect(subjects()).toEqual(['News {"key":"a"}']);
  });
});

describe('one mailbox', () => {
  const variants = ['parent@example.org', 'Parent@Example.org', 'parent+1@example.org'];
  const many = (count: number, more: Partial<NewMail> = {}, prefix = 'm') =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        queue(mail(`${prefix}${String(index)}`, { to: variants[index % 3] ?? '', ...more })),
      ),
    );

  // Shows: A21 asked
  test('gets three requested emails an hour, and a fourth request learns how long to wait', async () => {
    const waits = await many(50, { importance: 'requested' });
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(3);
    expect(Math.max(...waits)).toBeGreaterThan(3500);
    await deliver();
    ahead = 2 * hour;
    await deliver();
    expect(offered).toBe(3);
  });

  // Shows: A21 told
  test(
    'gets up to twenty notices at once, and the rest a day later',
    { tags: ['exhaustive'] },
    async () => {
      for (const part of [0, 1]) {
        await many(12, { kind: 'news', payload: { part } }, `part ${String(part)} `);
        await deliver();
      }
      expect(offered).toBe(20);
      ahead = 23 * hour;
      await deliver();
      expect(offered).toBe(20);
      ahead = 25 * hour;
      await deliver();
      expect(offered).toBe(24);
    },
  );

  test(
    'gets requested emails even on a day with many notices, and notices after three requested emails',
    { tags: ['exhaustive'] },
    async () => {
      await many(12);
      await deliver();
      await many(12, {}, 'more ');
      await many(3, { importance: 'requested' }, 'asked ');
      await deliver();
      expect(offered).toBe(23);
    },
  );

  // Shows: A21 waiting
  test('has at most twelve emails waiting', async () => {
    await many(50);
    expect(await rows()).toHaveLength(12);
  });

  test(
    'gets emails about money even on a day with many notices, and the other way around',
    { tags: ['exhaustive'] },
    async () => {
      await many(12);
      await deliver();
      await many(12, {}, 'more ');
      await deliver();
      expect(offered).toBe(20);
      await many(13, { importance: 'money' }, 'money ');
      await deliver();
      expect(offered).toBe(33);
    },
  );

  test(
    'no email about money is dropped, no matter how many wait',
    { tags: ['exhaustive'] },
    async () => {
      await many(15);
      await many(25, { importance: 'money' }, 'money ');
      expect(await rows()).toHaveLength(12 + 25);
      await deliver();
      expect(offered).toBe(12 + 20);
      ahead = 25 * hour;
      await deliver();
      expect(offered).toBe(12 + 25);
    },
  );

  test('does not make others wait', async () => {
    await many(3);
    await queue(mail('other', { to: 'somebody@example.org' }));
    await deliver();
    expect(offered).toBe(4);
  });
});
