import { search, searchLimits, type SearchHit } from '@qubloom/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { secretOf } from '../../testing/content.ts';
import { complete, giveTier, lessonsOf } from '../../testing/learning.ts';
import { ada, grace } from '../../testing/people.ts';

const site = useTestApp();
afterEach(() => site.forgetLearners());

const found = async (browser: Client, q: string) =>
  (await browser.call(search.find, { query: { q } })).groups.flatMap(({ hits }) => hits);

const titleOf = ({ title }: SearchHit) => title.map(({ text }) => text).join('');

describe('access to results', () => {
  test('a visitor can open the first lesson of a free course, and sees only the titles of all others', async () => {
    const hits = await found(site.visitor(), 'lesson one');
    expect(hits.map((hit) => [titleOf(hit), hit.context, hit.lock?.kind ?? 'open'])).toEqual([
      ['Lesson one', 'The free-course', 'open'],
      ['Lesson one', 'The basic-course', 'sign-in'],
      ['Lesson one', 'The premium-course', 'sign-in'],
      ['Lesson one', 'The ultimate-course', 'sign-in'],
    ]);
    expect(hits.map(({ snippet }) => snippet.length > 0)).toEqual([true, false, false, false]);
  });

  test('a text is found only by those to whom it is open', async () => {
    const secret = `"${secretOf('premium')}"`;
    const stranger = await site.signedIn(grace);
    const learner = await site.signedIn(ada);
    await giveTier(site.pool, 'ada', 'premium');
    for (const browser of [site.visitor(), stranger]) {
      expect(await found(browser, secret)).toEqual([]);
    }
    const [only, ...more] = await found(learner, secret);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ context: 'The premium-course', lock: null });
    expect(only?.snippet.some(({ isMarked }) => isMarked)).toBe(true);
  });

  test('a learner can open results up to the lesson that they have reached', async () => {
    const browser = await site.signedIn(ada);
    const [one, two] = await lessonsOf(browser, 'The free-course');
    const lockOf = async () =>
      (await found(browser, 'lesson two')).find(
        ({ target }) => target.kind === 'lesson' && target.id === two.id,
      )?.lock;
    expect(await lockOf()).toEqual({ kind: 'previous-lesson' });
    await complete(browser, one.id);
    expect(await lockOf()).toBeNull();
  });

  test('a grown-up finds everything that their plan opens, in any order of lessons', async () => {
    const grownUp = await site.signedIn(grace);
    const secret = `"${secretOf('free')}"`;
    const lessons = (await found(grownUp, secret)).map(titleOf);
    expect(lessons).toEqual(['Lesson one', 'Lesson two', 'Lesson three']);
    expect((await found(await site.signedIn(ada), secret)).map(titleOf)).toEqual(['Lesson one']);
    expect(await found(grownUp, `"${secretOf('premium')}"`)).toEqual([]);
  });

  test('a result in a course of another plan names the plan', async () => {
    const browser = await site.signedIn(ada);
    const [hit] = await found(browser, 'premium-course');
    expect(hit).toMatchObject({
      target: { kind: 'course' },
      snippet: [],
      lock: { kind: 'plan', plan: 'premium' },
    });
  });
});

describe('the results', () => {
  test('include a card by its question, and never by its answer', async () => {
    const [card] = await found(site.visitor(), 'comes after b');
    expect(card).toMatchObject({ target: { kind: 'flashcard' }, context: 'Letters', lock: null });
    expect(await found(site.visitor(), '"the next letter"')).toEqual([]);
  });

  test.each(['Option', 'Reason of A', 'Questions', 'Question 1'])(
    'include nothing from a quiz: %s',
    async (words) => {
      const browser = await site.signedIn(ada);
      await giveTier(site.pool, 'ada', 'ultimate');
      expect(await found(browser, words)).toEqual([]);
    },
  );

  test('match the last word even while it is being typed', async () => {
    expect((await found(site.visitor(), 'lett')).map(titleOf)).toContain('Letters');
  });

  test('follow from a corrected typing error, and say so', async () => {
    const results = await site.visitor().call(search.find, { query: { q: 'lettres' } });
    expect(results.corrected).toBe('letters');
    expect(results.groups[0]?.kind).toBe('flashcard-set');
  });

  test('list titles before texts, and no kind takes all the room', async () => {
    const hits = await found(site.visitor(), 'lesson');
    expect(hits.length).toBeLessThanOrEqual(searchLimits.hits);
    const ofLessons = hits.filter(({ target }) => target.kind === 'lesson');
    expect(ofLessons).toHaveLength(searchLimits.hitsOfKind);
  });
});

describe('for any input', () => {
  const typed = (q: string) => site.visitor().get(`/api/search?q=${encodeURIComponent(q)}`);

  test.each([
    '"',
    '"not closed',
    "'",
    '\\',
    '&',
    '|',
    '!',
    '!!!',
    ':*',
    '<->',
    'a & | b',
    '()',
    ') or (',
    '-',
    '-lesson',
    'or',
    'lesson or',
    '%',
    '_',
    'a\0b',
    "'; drop table search_entries; --",
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '${7*7}',
    '|0>',
    '|+⟩',
    '日本語',
    '👩‍🚀',
    'é́́́́',
    '\u202Egnp',
    '\uFFFF',
    '\uE000x\uE001',
    'x'.repeat(searchLimits.query),
  ])('%j gets an answer', async (q) => {
    const answer = await typed(q);
    expect(answer.status).toBe(200);
    search.find.reply.parse(answer.json());
  });

  test.each([
    ['nothing', '/api/search'],
    ['an empty text', '/api/search?q='],
    ['blanks', '/api/search?q=%20%20'],
    ['only a NUL', '/api/search?q=%00'],
    ['a text that is too long', `/api/search?q=${'x'.repeat(searchLimits.query + 1)}`],
    ['ten kilobytes', `/api/search?q=${'x'.repeat(10_000)}`],
    ['two texts', '/api/search?q=a&q=b'],
  ])('%s is refused with a sentence', async (_, path) => {
    const answer = await site.visitor().get(path);
    expect(answer.status).toBe(422);
    expect(answer.text).toMatch(/^[A-Z"].*\.$/);
  });

  test('a query that is not text is answered, too', async () => {
    expect((await site.visitor().get('/api/search?q=%ED%A0%80%FF')).status).toBeLessThan(500);
  });

  test(
    'a visitor who searches without end has to wait a minute',
    { tags: ['exhaustive'] },
    async () => {
      const browser = site.visitor('192.0.2.77');
      const answers = await Promise.all(
        Array.from({ length: 301 }, () => browser.get('/api/search?q=lesson')),
      );
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
      expect((await site.visitor().get('/api/search?q=lesson')).status).toBe(200);
    },
  );

  test('a household with many addresses shares one limit', { tags: ['exhaustive'] }, async () => {
    const answers = await Promise.all(
      Array.from({ length: 301 }, (_, index) =>
        site.visitor(`2001:db8:0:77::${(index + 1).toString(16)}`).get('/api/search?q=lesson'),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    const neighbors = site.visitor('2001:db8:0:78::1');
    expect((await neighbors.get('/api/search?q=lesson')).status).toBe(200);
  });
});
