import {
  checkpoints as calls,
  courses,
  flashcards,
  quizzes,
  tiers,
  type CourseId,
  type QuestionId,
  type Tier,
} from '@qubloom/contract';
import { formatProblem, loadCurriculum, type Curriculum } from '@qubloom/curriculum';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storeCurriculum } from '../../../curriculum/store-curriculum.ts';
import { useTestApp } from '../../../testing/app.ts';
import { review } from '../../../testing/cards.ts';
import type { Client } from '../../../testing/client.ts';
import { rightAnswers, smallContentFiles } from '../../../testing/content.ts';
import { complete, courseId, giveTier, ledgerOf, takeQuiz } from '../../../testing/learning.ts';
import { ada, grace } from '../../../testing/people.ts';

const slugs = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Two questions that the quiz never asks: `question-7` and `question-8`. */
const ownQuestions = [7, 8]
  .map(
    (n) => `- key: question-${String(n)}
  question: Question ${String(n)}?
  A: { text: Option A, reason: Reason of A ${String(n)} }
  B: { text: Option B, reason: Reason of B ${String(n)} }
  C: { text: Option C, reason: Reason of C ${String(n)} }
  D: { text: Option D, reason: Reason of D ${String(n)} }
  correct: A
  section: do
  card: none
`,
  )
  .join('');

/**
 * Courses of six lessons with six questions each. In the free course, every question has its own card. In the basic
 * one, each lesson has two more questions for checkpoints.
 */
function sixLessons(): Curriculum {
  const files = new Map(
    smallContentFiles(
      tiers.map((tier) => ({
        slug: `${tier}-course`,
        tier,
        lessons: slugs.map((slug) => ({ slug, questions: 6 })),
      })),
    ),
  );
  for (const slug of slugs) {
    files.set(`courses/basic-course/${slug}/checkpoint.yaml`, ownQuestions);
    const cards = [1, 2, 3, 4, 5, 6].map(
      (n) => `- key: card-${String(n)}
  question: Card ${String(n)} of ${slug}?
  answer: An answer.
  explanation: Because.
  hint: Think.
  quiz: [question-${String(n)}]
`,
    );
    files.set(`courses/free-course/${slug}/flashcards.yaml`, cards.join(''));
  }
  files.set(
    'flashcards/letters.yaml',
    `title: All
description: Cards.
topic: Letters
category: First steps
difficulty: beginner
position: 1
lessons: [${slugs.map((slug) => `free-course/${slug}`).join(', ')}]`,
  );
  const result = loadCurriculum(files);
  if (result.ok) return result.curriculum;
  throw new Error(result.problems.map(formatProblem).join('\n'));
}

const site = useTestApp({ content: ({ database }) => storeCurriculum(database, sixLessons()) });
beforeEach(() => site.clock.set('2027-03-01T12:00:00Z'));
afterEach(() => site.forgetLearners());

const day = 86_400_000;

async function learnerAfter(lessons: number, person = ada) {
  const browser = await site.signedIn(person);
  const id = await courseId(browser, 'The free-course');
  await completeLessons(browser, id, lessons);
  return { browser, id };
}

async function completeLessons(browser: Client, id: CourseId, lessons: number) {
  const all = await browser.call(courses.lessons, { params: { id } });
  for (const lesson of all.slice(0, lessons)) await complete(browser, lesson.id);
}

const draw = (browser: Client, id: CourseId, afterLesson: number) =>
  browser.call(calls.questions, { params: { id, afterLesson } });

/** Names questions by lesson and order of ids, such as `two-5` for the fifth question of the second lesson. */
async function namesOf(ids: readonly QuestionId[]): Promise<string[]> {
  const { rows } = await site.pool.query<{ name: string }>(
    `select lesson.slug || '-' || question."order" as name
     from unnest($1::int[]) with ordinality asked (id, place)
     join quiz_questions question on question.id = asked.id
     join quizzes quiz on quiz.id = question.quiz_id
     join lessons lesson on lesson.id = quiz.lesson_id
     order by asked.place`,
    [ids],
  );
  return rows.map(({ name }) => name);
}

const namesDrawn = async (browser: Client, id: CourseId, afterLesson: number) =>
  namesOf((await draw(browser, id, afterLesson)).map((question) => question.id));

const rightFor = (question: string) => rightAnswers[(Number(/\d+/.exec(question)?.[0]) - 1) % 4];

/** Submits a drawn checkpoint with the given number of first answers right. */
async function doCheckpoint(browser: Client, id: CourseId, afterLesson: number, right = 6) {
  const drawn = await draw(browser, id, afterLesson);
  const answers = drawn.map(({ id: questionId, question }, index) => {
    const correct = rightFor(question) ?? 'A';
    return { questionId, answer: index < right ? correct : correct === 'A' ? 'B' : 'A' } as const;
  });
  const result = await browser.call(calls.submit, {
    params: { id, afterLesson },
    body: { answers },
  });
  return { drawn, answers, result };
}

const path = (id: CourseId, afterLesson: number | string) =>
  `/api/courses/${String(id)}/checkpoints/${String(afterLesson)}`;

describe('the questions of a checkpoint', () => {
  test('are six from the lessons so far, mixed, and reveal no answer', async () => {
    const { browser, id } = await learnerAfter(3);
    expect(await namesDrawn(browser, id, 3)).toEqual([
      'one-1',
      'two-1',
      'three-1',
      'one-2',
      'two-2',
      'three-2',
    ]);
    const { text } = await browser.get(path(id, 3));
    expect(text).not.toMatch(/correct|reason|section|lesson|flashcard|lapses/i);
  });

  test('are first those whose cards are due', async () => {
    const { browser, id } = await learnerAfter(6);
    const { cards } = await browser.call(flashcards.due);
    const [first] = cards;
    if (!first) throw new Error('nothing is due');
    // Known today, so not due today, and due again on its day.
    await review(browser, first, 'know-it');
    expect(await namesDrawn(browser, id, 6)).not.toContain('one-1');
    site.clock.pass(10 * day);
    expect(await namesDrawn(browser, id, 6)).toContain('one-1');
  });

  test('depend only on the learner who asks, not on what another one remembers', async () => {
    const { browser: hers, id } = await learnerAfter(6);
    const before = await namesDrawn(hers, id, 6);
    const { browser: other } = await learnerAfter(6, grace);
    const { cards } = await other.call(flashcards.due);
    for (const card of cards) await review(other, card, 'know-it');
    expect(await namesDrawn(hers, id, 6)).toEqual(before);
    expect(await namesDrawn(other, id, 6)).not.toEqual(before);
  });
});

describe('after the quizzes of its lessons', () => {
  async function learnerAfterQuizzes(lessons: number) {
    const browser = await site.signedIn(ada);
    await giveTier(site.pool, ada.username, 'basic');
    const id = await courseId(browser, 'The basic-course');
    const all = await browser.call(courses.lessons, { params: { id } });
    for (const lesson of all.slice(0, lessons)) {
      await takeQuiz(browser, lesson.id, 6);
      await complete(browser, lesson.id);
    }
    return { browser, id };
  }

  test('a checkpoint asks six questions that no quiz has asked, and the next one asks six others', async () => {
    const { browser, id } = await learnerAfterQuizzes(6);
    expect(await namesDrawn(browser, id, 3)).toEqual([
      'one-7',
      'two-7',
      'three-7',
      'one-8',
      'two-8',
      'three-8',
    ]);
    await doCheckpoint(browser, id, 3);
    expect(await namesDrawn(browser, id, 6)).toEqual([
      'four-7',
      'five-7',
      'six-7',
      'four-8',
      'five-8',
      'six-8',
    ]);
    // The questions that it has asked come after all others.
    const again = await namesDrawn(browser, id, 3);
    expect(again.filter((name) => /[78]$/.test(name))).toEqual([]);
  });

  test('the quiz itself never asks the questions that are only for checkpoints', async () => {
    const { browser, id } = await learnerAfterQuizzes(3);
    const [lesson] = await browser.call(courses.lessons, { params: { id } });
    if (!lesson) throw new Error('there is no lesson');
    const quiz = await browser.call(quizzes.lessonQuiz, { params: { id: lesson.id } });
    const asked = await browser.call(quizzes.questions, { params: { quizId: quiz.id } });
    expect(asked).toHaveLength(6);
    expect(await takeQuiz(browser, lesson.id, 6)).toMatchObject({ totalQuestions: 6 });
  });
});

describe('access to a checkpoint', () => {
  test('requires a signed-in learner', async () => {
    const { id } = await learnerAfter(3);
    expect((await site.visitor().get(path(id, 3))).status).toBe(401);
    expect((await site.visitor().post(`${path(id, 3)}/submit`, { answers: [] })).status).toBe(401);
  });

  test('requires the lessons before it to be completed', async () => {
    const { browser, id } = await learnerAfter(2);
    for (const answer of [
      await browser.get(path(id, 3)),
      await browser.post(`${path(id, 3)}/submit`, {
        answers: [{ questionId: 1, answer: 'A' }],
      }),
    ]) {
      expect([answer.status, answer.text]).toEqual([
        403,
        'Complete lesson 3 first. Then this opens.',
      ]);
    }
    await completeLessons(browser, id, 3);
    expect((await browser.get(path(id, 3))).status).toBe(200);
    expect((await browser.get(path(id, 6))).status).toBe(403);
  });

  test.each(['basic', 'premium', 'ultimate'] as const)(
    'of a %s course requires that plan',
    async (tier: Tier) => {
      const browser = await site.signedIn(ada);
      const id = await courseId(browser, `The ${tier}-course`);
      await giveTier(site.pool, ada.username, tier);
      await completeLessons(browser, id, 3);
      const { answers } = await doCheckpoint(browser, id, 3);
      await giveTier(site.pool, ada.username, 'free');
      for (const answer of [
        await browser.get(path(id, 3)),
        await browser.post(`${path(id, 3)}/submit`, { answers }),
      ]) {
        expect([answer.status, answer.text]).toEqual([
          403,
          `This lesson comes with the ${tier} plan.`,
        ]);
      }
    },
  );

  test.each(['1', '2', '4', '9', '0', 'x', '99999999999'])(
    'is not found after lesson %s',
    async (afterLesson) => {
      const { browser, id } = await learnerAfter(6);
      expect((await browser.get(path(id, afterLesson))).status).toBe(404);
    },
  );

  test('is not found in a course that does not exist', async () => {
    const { browser } = await learnerAfter(0);
    expect((await browser.get('/api/courses/9999/checkpoints/3')).status).toBe(404);
  });
});

describe('submitting a checkpoint', () => {
  test('scores it, gives the reasons and the place in each lesson, and pays nothing', async () => {
    const { browser, id } = await learnerAfter(3);
    const paid = await ledgerOf(site.pool, ada.username);
    const { drawn, answers, result } = await doCheckpoint(browser, id, 3, 4);
    expect(result).toMatchObject({ score: 4, totalQuestions: 6, cardsBrought: 2 });
    expect(result).not.toHaveProperty('pointsEarned');
    expect(result.review.map(({ questionId }) => questionId)).toEqual(
      drawn.map((question) => question.id),
    );
    const lessons = await browser.call(courses.lessons, { params: { id } });
    expect(result.review[4]).toEqual({
      questionId: drawn[4]?.id,
      answer: answers[4]?.answer,
      isCorrect: false,
      correctAnswer: 'B',
      reason: 'Reason of A 2',
      correctReason: 'Reason of B 2',
      section: 'do',
      lessonId: lessons[1]?.id,
    });
    expect(await ledgerOf(site.pool, ada.username)).toEqual(paid);
  });

  test('brings back the cards of missed questions, by the rule of quizzes', async () => {
    const { browser, id } = await learnerAfter(3);
    const { cards } = await browser.call(flashcards.due);
    const second = cards.find(({ question }) => question === 'Card 2 of two?');
    if (!second) throw new Error('the card is not there');
    await review(browser, second, 'know-it');
    const isDue = async () =>
      (await browser.call(flashcards.due)).cards.some((card) => card.id === second.id);
    expect(await isDue()).toBe(false);
    // It comes after the others, so it replaces one of them here.
    const drawn = await draw(browser, id, 3);
    expect(await namesOf(drawn.map((question) => question.id))).not.toContain('two-2');
    const { rows } = await site.pool.query<{ id: QuestionId }>(
      `select question.id from quiz_questions question
       join flashcards card on card.id = question.flashcard_id and card.id = $1`,
      [second.id],
    );
    const others = drawn.slice(0, 5).map((question) => ({
      questionId: question.id,
      answer: rightFor(question.question) ?? 'A',
    }));
    const handIn = (answer: 'A' | 'B') =>
      browser.call(calls.submit, {
        params: { id, afterLesson: 3 },
        body: { answers: [...others, ...rows.map((row) => ({ questionId: row.id, answer }))] },
      });
    expect(await handIn('B')).toMatchObject({ score: 6, cardsBrought: 0 });
    expect(await isDue()).toBe(false);
    expect(await handIn('A')).toMatchObject({ score: 5, cardsBrought: 1 });
    expect(await isDue()).toBe(true);
  });

  test('shows in the progress of the course, is a day of learning, and can be done again', async () => {
    const { browser, id } = await learnerAfter(3);
    const taken = async () =>
      (await browser.call(courses.progress, { params: { id } })).takenCheckpoints;
    expect(await taken()).toEqual([]);
    site.clock.pass(day);
    const { drawn } = await doCheckpoint(browser, id, 3);
    expect(await taken()).toEqual([3]);
    const { rows } = await site.pool.query(
      'select sum(other_learning)::int as learned from user_analytics',
    );
    expect(rows).toEqual([{ learned: 1 }]);
    // It has other questions, because there are some left.
    const { drawn: again } = await doCheckpoint(browser, id, 3);
    const before = new Set(drawn.map((question) => question.id));
    expect(again.some((question) => before.has(question.id))).toBe(false);
    expect(await taken()).toEqual([3]);
  });

  test('is refused as a whole unless every question of a possible draw is answered once', async () => {
    const { browser, id } = await learnerAfter(6);
    const { answers } = await doCheckpoint(browser, id, 3);
    const { rows } = await site.pool.query<{ id: QuestionId }>(
      `select question.id from quiz_questions question
       join quizzes quiz on quiz.id = question.quiz_id
       join lessons lesson on lesson.id = quiz.lesson_id
       where lesson.course_id = $1 and lesson.slug in ('three', 'four') order by lesson."order"`,
      [id],
    );
    const ofThree = rows.slice(0, 6).map((row) => ({ questionId: row.id, answer: 'A' }));
    const ofFour = rows.slice(6).map((row) => ({ questionId: row.id, answer: 'A' }));
    for (const wrong of [
      answers.slice(1),
      [...answers.slice(1), answers[1]],
      [...answers, answers[0]],
      [...answers.slice(1), ofFour[0]],
      ofThree,
    ]) {
      const answer = await browser.post(`${path(id, 3)}/submit`, { answers: wrong });
      expect([answer.status, answer.text]).toEqual([
        422,
        'Please answer all questions before submitting',
      ]);
    }
  });
});
