import type { Achievement, Lesson, LessonTasks, places, ReplyOf } from '@qubloom/contract';
import type { Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { firstQuiz, lessonsToWalk } from '../support/content.ts';
import { desktop, expect, phone, test } from '../support/fixtures.ts';
import { addSession, answerQuiz, signIn, signUp, startLesson } from '../support/learner.ts';
import { skipToEnd, walkThrough } from '../support/walk/lesson-walk.ts';

const lessonOf = (page: Page) => Number(new URL(page.url()).searchParams.get('lesson'));

/** Points of the learner who is signed in. */
const pointsOf = async (page: Page) => (await ask<{ points: number }>(page, '/api/user')).points;

async function markCardsKnown(page: Page, count: number): Promise<void> {
  await page.goto('/flashcards');
  await page.getByRole('link', { name: 'Bits, Chance, Qubits' }).click();
  for (let card = 1; card <= count; card++) {
    await page.getByText(new RegExp(`^Card ${card} of`)).waitFor();
    await page.keyboard.press('1');
  }
  await page.getByText(new RegExp(`^Card ${count + 1} of`)).waitFor();
}

test('a new learner is asked once whether to keep work done as a visitor, and it is paid once', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: desktop });
  const [first] = lessonsToWalk();
  if (!first) throw new Error('there is no lesson with a task');
  await startLesson(page);
  const lesson = lessonOf(page);
  const { content } = await ask<Lesson>(page, `/api/lessons/${lesson}`);
  const solved = await walkThrough(page, first, content);
  expect(solved).toBeGreaterThan(0);
  await page.goto(`${new URL(page.url()).pathname}?lesson=${lesson}&tab=quiz`);
  await answerQuiz(page, firstQuiz().right);
  await page.getByText('Quiz Results').first().waitFor();
  await markCardsKnown(page, 2);
  const program = 'print("before I signed up")';
  await page.goto('/code-lab');
  await page.getByRole('textbox', { name: 'Python program' }).fill(program);

  await signUp(page);
  await page.getByRole('heading', { name: 'Keep what you did before?' }).waitFor();
  await page.getByRole('button', { name: 'Keep It' }).click();
  await page.waitForURL('**/dashboard');
  const tasks = `/api/lessons/${lesson}/tasks`;
  await expect.poll(async () => (await ask<LessonTasks>(page, tasks)).passed.length).toBe(solved);
  await expect
    .poll(async () => {
      const sets = await ask<Record<string, { knownCards: number[] }>>(
        page,
        '/api/user/flashcard-progress',
      );
      return Object.values(sets).flatMap(({ knownCards }) => knownCards).length;
    })
    .toBe(2);
  const openProgram = async () =>
    (await ask<ReplyOf<typeof places.find>>(page, '/api/user/places/program/0')).place?.state;
  await expect.poll(openProgram).toBe(JSON.stringify({ code: program }));
  // The points are 10 for the quiz plus the points of each badge, with no other payments and no double payments.
  const sumOf = async () => {
    const badges = await ask<Achievement[]>(page, '/api/achievements');
    return badges
      .filter(({ unlocked }) => unlocked)
      .reduce((sum, { pointsAwarded }) => sum + pointsAwarded, 10);
  };
  await expect.poll(async () => (await pointsOf(page)) === (await sumOf())).toBe(true);
  const points = await pointsOf(page);

  await page.goto('/dashboard');
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
  await expect(page.getByRole('heading', { name: 'Keep what you did before?' })).toHaveCount(0);
  expect(await pointsOf(page)).toBe(points);
});

test('on a second device, the dashboard names the started lesson, which continues at its step', async ({
  openWindow,
}) => {
  const phoneOfAda = await openWindow({ viewport: phone });
  const token = await signIn(phoneOfAda);
  await startLesson(phoneOfAda);
  const lesson = lessonOf(phoneOfAda);
  await phoneOfAda.getByRole('button', { name: 'Open the box' }).click();
  await skipToEnd(phoneOfAda);
  const left = new URL(phoneOfAda.url());
  expect(Number(left.searchParams.get('step'))).toBeGreaterThan(10);
  // The page saves the place after the learner has been idle.
  await expect
    .poll(() =>
      phoneOfAda.evaluate(
        async (path) => ((await (await fetch(path)).json()) as { place: object | null }).place,
        `/api/user/places/lesson/${lesson}`,
      ),
    )
    .not.toBeNull();

  const laptop = await openWindow({ viewport: desktop });
  await addSession(laptop, token);
  await laptop.goto('/dashboard');
  const learning = laptop.getByRole('region', { name: 'Continue Learning' });
  await learning.getByText('Quantum Basics: The Building Blocks').waitFor();
  await laptop.goto(left.pathname);
  await laptop.getByRole('button', { name: 'Continue Lesson' }).click();
  await expect.poll(() => new URL(laptop.url()).search).toBe(left.search);
});
