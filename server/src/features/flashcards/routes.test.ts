import { flashcards as calls, type FlashcardSet } from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storeCurriculum } from '../../curriculum/store-curriculum.ts';
import { useTestApp } from '../../testing/app.ts';
import { cardCurriculum, cardsOf, first, review, setNamed } from '../../testing/cards.ts';
import type { Client } from '../../testing/client.ts';
import { ledgerOf } from '../../testing/learning.ts';
import { ada, grace } from '../../testing/people.ts';

const site = useTestApp({
  content: ({ database }) => storeCurriculum(database, cardCurriculum()),
});
beforeEach(() => site.clock.set('2027-03-01T12:00:00Z'));
afterEach(() => site.forgetLearners());

const sitting = (id: FlashcardSet['id'], cardsCompleted: number, more = {}) => ({
  setId: id,
  cardsCompleted,
  cardsTotal: 10,
  knowItCount: cardsCompleted,
  studyMoreCount: 1,
  ...more,
});

describe('everybody', () => {
  // Shows: 7 GET /api/flashcard-sets
  test('can list the sets in order', async () => {
    const sets = await site.visitor().call(calls.sets);
    expect(sets.map(({ title, cardCount, category }) => [title, cardCount, category])).toEqual([
      ['First', 10, 'Gates'],
      ['Many', 35, 'Gates'],
    ]);
  });

  // Shows: 7 GET /api/flashcard-sets/{id}
  test('can read one set, or learns that it does not exist', async () => {
    const browser = site.visitor();
    const set = await setNamed(browser, 'First');
    expect(await browser.call(calls.set, { params: { id: set.id } })).toEqual(set);
    for (const path of ['/api/flashcard-sets/99999', '/api/flashcard-sets/99999/cards']) {
      expect(await browser.get(path)).toMatchObject({
        status: 404,
        text: 'That flashcard set does not exist.',
      });
    }
  });

  // Shows: 7 GET /api/flashcard-sets/{id}/cards; 9 flashcard difficulty default
  test('can read both sides of its cards', async () => {
    const cards = await cardsOf(site.visitor(), 'First');
    expect(cards.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(first(cards)).toMatchObject({
      question: 'Question 0?',
      answer: 'Answer 0.',
      explanation: 'Because.',
      difficulty: 1,
      animationData: null,
      lesson: { title: 'Lesson one' },
    });
    expect(first(cards, 5).animationData?.doing?.kind).toBe('turn');
    expect(JSON.stringify(cards)).not.toContain('Think.');
  });

  // Shows: 5 login to save flashcards
  test('stores nothing without signing in', async () => {
    const browser = site.visitor();
    const { id } = await setNamed(browser, 'First');
    const asked = await Promise.all([
      browser.get('/api/user/flashcard-progress'),
      browser.get('/api/user/flashcards/due'),
      browser.post(`/api/flashcard-sets/${String(id)}/progress`, sitting(id, 3)),
      browser.post('/api/flashcards/1/review', { rating: 'know-it' }),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });
});

/** The answer to the card that is answered by doing. */
const quarterTurn = { kind: 'turn', degrees: 60 } as const;

async function knowAll(browser: Client): Promise<void> {
  for (const card of await cardsOf(browser, 'First')) {
    await review(browser, card, 'know-it', card.animationData?.doing && quarterTurn);
  }
}

describe('a sitting', () => {
  const saving = async (person = ada) => {
    const browser = await site.signedIn(person);
    const { id } = await setNamed(browser, 'First');
    const save = (body: unknown) =>
      browser.post(`/api/flashcard-sets/${String(id)}/progress`, body);
    return { browser, id, save };
  };

  // Shows: 7 POST /api/flashcard-sets/{id}/progress; 7 GET /api/user/flashcard-progress; 9 flashcard percent
  test('is stored at its best', async () => {
    const { browser, id, save } = await saving();
    expect(await browser.call(calls.progress)).toEqual({});

    expect((await save(sitting(id, 4))).json()).toMatchObject({ progress: 40, completed: false });
    expect((await save(sitting(id, 2))).json()).toMatchObject({ progress: 40 });
    expect(await browser.call(calls.progress)).toEqual({
      [String(id)]: {
        progress: 40,
        completed: false,
        cardsCompleted: 4,
        cardsTotal: 10,
        knownCards: [],
      },
    });
    await review(browser, first(await cardsOf(browser, 'First'), 5), 'know-it', quarterTurn);
    expect((await save(sitting(id, 10))).json()).toMatchObject({ progress: 100, completed: true });
    const { id: other } = await setNamed(browser, 'Many');
    expect(Object.keys(await browser.call(calls.progress))).toEqual([String(id)]);
    expect((await save(sitting(other, 1))).status).toBe(422);
  });

  // Shows: A3 cards
  test('counts no more cards than the set has, no matter which total it names', async () => {
    const { browser } = await saving();
    const { id } = await setNamed(browser, 'Many');
    const answer = await browser.post(
      `/api/flashcard-sets/${String(id)}/progress`,
      sitting(id, 9000, { cardsTotal: 9000 }),
    );
    expect(answer.json()).toMatchObject({ cardsCompleted: 35, cardsTotal: 35, progress: 100 });
  });

  // Shows: A3 cards
  test.each([
    ['a negative count', { cardsCompleted: -1 }],
    ['half a card', { knowItCount: 1.5 }],
    ['a huge count', { studyMoreCount: 1e9 }],
    ['no number', { cardsCompleted: null }],
    ['letters', { cardsTotal: '10' }],
    ['an extra field', { points: 100 }],
  ])('with %s is refused', async (_, more) => {
    const { browser, id, save } = await saving();
    expect((await save(sitting(id, 3, more))).status).toBe(422);
    expect(await browser.call(calls.progress)).toEqual({});
  });

  test('is a day of learning with a card, but not without', async () => {
    const { browser, id, save } = await saving();
    expect((await save(sitting(id, 0))).json()).toMatchObject({ progress: 0 });
    expect((await browser.get('/api/user')).json()).toMatchObject({ streak: 0 });
    await save(sitting(id, 1));
    expect((await browser.get('/api/user')).json()).toMatchObject({ streak: 1 });
  });

  // Shows: A1 cards
  test(
    'is paid one badge once, and nothing else, for fifty at once',
    { tags: ['exhaustive'] },
    async () => {
      const { browser, id, save } = await saving();
      await knowAll(browser);
      const answers = await Promise.all(Array.from({ length: 50 }, () => save(sitting(id, 10))));
      const given = answers.flatMap(
        (answer) => answer.json<{ newAchievements: { name: string }[] }>().newAchievements,
      );
      expect(given.map(({ name }) => name)).toEqual(['Whole Deck']);
      expect(await ledgerOf(site.pool, 'ada')).toEqual({ points: 10, ledger: 10, awards: 1 });
    },
  );

  // Shows: A3 cards
  test('cannot claim a card that the engine judges, or the badge of a set that was not asked', async () => {
    const { browser, id, save } = await saving();
    expect((await save(sitting(id, 10))).json()).toMatchObject({ progress: 90, completed: false });
    const claimed = await review(browser, first(await cardsOf(browser, 'First'), 5), 'know-it');
    expect(claimed.rating).toBe('study-more');
    expect((await save(sitting(id, 10))).json()).toMatchObject({
      progress: 90,
      newAchievements: [],
    });
    await knowAll(browser);
    expect((await save(sitting(id, 10))).json()).toMatchObject({
      completed: true,
      newAchievements: [{ name: 'Whole Deck' }],
    });
  });

  // Shows: A9 cards
  test('is visible to nobody else', async () => {
    const { id, save } = await saving();
    await save(sitting(id, 4));
    const other = await site.signedIn(grace);
    expect(await other.call(calls.progress)).toEqual({});
  });
});

describe('a review', () => {
  test('brings a card back later if it was known, and tomorrow if it was not', async () => {
    const browser = await site.signedIn(ada);
    const cards = await cardsOf(browser, 'First');
    const known = await review(browser, first(cards), 'know-it');
    const missed = await review(browser, first(cards, 1), 'study-more');
    expect(known.due).toBe('2027-03-03T00:00:00.000Z');
    expect(missed.due).toBe('2027-03-02T00:00:00.000Z');
    expect([known.rating, missed.rating]).toEqual(['know-it', 'study-more']);
    expect(await browser.call(calls.progress)).toMatchObject({
      [String(first(cards).setId)]: { progress: 10, knownCards: [first(cards).id] },
    });
    expect((await browser.get('/api/user')).json()).toMatchObject({ streak: 1, points: 0 });
  });

  test('of a card that is answered by doing counts as known if the engine accepts the answer', async () => {
    const browser = await site.signedIn(ada);
    const turn = first(await cardsOf(browser, 'First'), 5);
    const ratings = [
      await review(browser, turn, 'know-it'),
      await review(browser, turn, 'know-it', { kind: 'turn', degrees: 120 }),
      await review(browser, turn, 'know-it', { kind: 'turn', degrees: 60 }),
      await review(browser, turn, 'study-more', { kind: 'turn', degrees: 60 }),
    ].map(({ rating }) => rating);
    expect(ratings).toEqual(['study-more', 'study-more', 'know-it', 'study-more']);
  });

  test('that makes no sense is refused, and an unknown card is not found', async () => {
    const browser = await site.signedIn(ada);
    const path = `/api/flashcards/${String(first(await cardsOf(browser, 'First')).id)}/review`;
    for (const body of [
      { rating: 'easy' },
      {},
      { rating: 'know-it', answer: { kind: 'turn', degrees: 1e9 } },
      { rating: 'know-it', answer: { kind: 'build', circuit: 'q0: X', extra: 1 } },
      { rating: 'know-it', userId: 1 },
    ]) {
      expect((await browser.post(path, body)).status).toBe(422);
    }
    expect(await browser.post('/api/flashcards/99999/review', { rating: 'know-it' })).toMatchObject(
      { status: 404, text: 'That flashcard does not exist.' },
    );
  });

  test('masters a card in the end, once', async () => {
    const browser = await site.signedIn(ada);
    const card = first(await cardsOf(browser, 'First'));
    const badges: string[] = [];
    for (let times = 0; times < 3; times++) {
      const { due, newAchievements } = await review(browser, card, 'know-it');
      badges.push(...newAchievements.map(({ name }) => name));
      site.clock.set(due);
    }
    expect(badges).toEqual(['It Stuck']);
    expect(await ledgerOf(site.pool, 'ada')).toMatchObject({ points: 5, ledger: 5 });
  });

  test('of one card by many requests at once is never lost', async () => {
    const browser = await site.signedIn(ada);
    const card = first(await cardsOf(browser, 'First'));
    await Promise.all(Array.from({ length: 20 }, () => review(browser, card, 'study-more')));
    const { rows } = await site.pool.query('select review_count from user_flashcard_progress');
    expect(rows).toEqual([{ review_count: 20 }]);
  });
});
