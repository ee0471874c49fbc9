import { courses, flashcards as calls, sittingLimits } from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storeCurriculum } from '../../curriculum/store-curriculum.ts';
import { useTestApp } from '../../testing/app.ts';
import { cardCurriculum, cardsOf, review } from '../../testing/cards.ts';
import { complete, lessonsOf, takeQuiz } from '../../testing/learning.ts';
import { ada } from '../../testing/people.ts';

const site = useTestApp({
  content: ({ database }) => storeCurriculum(database, cardCurriculum()),
});
beforeEach(() => site.clock.set('2027-03-01T12:00:00Z'));
afterEach(() => site.forgetLearners());

const day = 86_400_000;

describe('the cards that are due', () => {
  const learner = async () => {
    const browser = await site.signedIn(ada);
    const [one, two, three] = await lessonsOf(browser, 'The free-course');
    const due = () => browser.call(calls.due);
    return { browser, one, two, three, due };
  };

  test('are none at first, then the cards of completed lessons, as new ones', async () => {
    const { browser, one, due } = await learner();
    expect(await due()).toEqual({ cards: [], later: 0 });
    await complete(browser, one.id);
    const { cards, later } = await due();
    expect(cards.map(({ question, isNew, setTitle }) => [question, isNew, setTitle])).toEqual(
      [0, 1, 2, 3, 4].map((n) => [`Question ${String(n)}?`, true, 'First']),
    );
    expect(later).toBe(0);
    expect((await due()).cards.every(({ hint }) => hint === null)).toBe(true);
  });

  test('are none in the first hour after signing up', async () => {
    const { browser, one, due } = await learner();
    await complete(browser, one.id);
    const signUp = async (at: string) =>
      site.pool.query('update users set created_at = $1 where id = $2', [at, browser.user.id]);
    await signUp('2027-03-01T11:00:01Z');
    expect(await due()).toEqual({ cards: [], later: 0 });
    await signUp('2027-03-01T10:59:59Z');
    expect((await due()).cards).toHaveLength(5);
  });

  test('include a card again on its day, from the first hour', async () => {
    const { browser, one, due } = await learner();
    await complete(browser, one.id);
    const [card] = (await due()).cards;
    if (!card) throw new Error('nothing is due');
    const { due: comesBack } = await review(browser, card, 'know-it');
    const isDue = async () => (await due()).cards.some(({ id }) => id === card.id);
    expect(await isDue()).toBe(false);
    const midnight = Date.parse(`${comesBack.slice(0, 10)}T00:00:00Z`); // midnight in London, too, in March
    site.clock.set(new Date(midnight - 60_000));
    expect(await isDue()).toBe(false);
    site.clock.set(new Date(midnight + 60_000));
    expect(await isDue()).toBe(true);
  });

  test('are at most ten new cards and twenty others in a sitting, with the number of cards left', async () => {
    const { browser, one, two, three, due } = await learner();
    for (const { id } of [one, two, three]) await complete(browser, id);
    const fresh = await due();
    expect(fresh.cards).toHaveLength(sittingLimits.newCards);
    expect(fresh.later).toBe(35);

    const many = await cardsOf(browser, 'Many');
    for (const card of many.slice(0, 25)) await review(browser, card, 'study-more');
    site.clock.pass(3 * day);
    const { cards, later } = await due();
    expect(cards.filter(({ isNew }) => !isNew)).toHaveLength(sittingLimits.reviews);
    expect(cards.filter(({ isNew }) => isNew)).toHaveLength(sittingLimits.newCards);
    // Cards that were asked before come first.
    expect(cards.findIndex(({ isNew }) => isNew)).toBe(sittingLimits.reviews);
    expect(later).toBe(45 - 30);
  });

  test('show a hint for a card that was missed six times', async () => {
    const { browser, one, due } = await learner();
    await complete(browser, one.id);
    const [card] = (await due()).cards;
    if (!card) throw new Error('nothing is due');
    const hints: (string | null | undefined)[] = [];
    for (let times = 0; times < 7; times++) {
      await review(browser, card, 'study-more');
      site.clock.pass(2 * day);
      hints.push((await due()).cards.find(({ id }) => id === card.id)?.hint);
    }
    expect(hints.slice(0, 6)).toEqual([null, null, null, null, null, null]);
    expect(hints[6]).toBe('Think.');
  });

  test('include the card of a question that was missed in a quiz, once, and first', async () => {
    const { browser, one, due } = await learner();
    expect(await takeQuiz(browser, one.id, 4)).toMatchObject({ cardsBrought: 0 });
    expect((await due()).cards).toEqual([]);
    expect(await takeQuiz(browser, one.id, 3)).toMatchObject({ cardsBrought: 1 });
    await takeQuiz(browser, one.id, 0);
    expect((await due()).cards.map(({ question, isNew }) => [question, isNew])).toEqual([
      ['Question 0?', true],
    ]);

    // A card that was already known comes back at once.
    const [card] = (await due()).cards;
    if (!card) throw new Error('nothing is due');
    await review(browser, card, 'know-it');
    expect((await due()).cards).toEqual([]);
    await takeQuiz(browser, one.id, 3);
    expect((await due()).cards.map(({ isNew }) => isNew)).toEqual([false]);
  });

  test('do not include a card that is retired', async () => {
    const { browser, one, due } = await learner();
    await complete(browser, one.id);
    await site.pool.query(
      "update flashcards set retired_at = now() where question = 'Question 0?'",
    );
    try {
      expect((await due()).cards.map(({ question }) => question)).not.toContain('Question 0?');
      expect(await browser.call(courses.list)).not.toEqual([]);
    } finally {
      await site.pool.query('update flashcards set retired_at = null');
    }
  });
});
