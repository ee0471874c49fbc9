/** A whole lesson by thumb: on each screen of a phone, the controls are within reach without scrolling. */
import type { Lesson } from '@qubloom/contract';
import type { Page } from '@playwright/test';
import { faultsOf } from './support/axe.ts';
import { lessonsToWalk, type LessonFiles } from './support/content.ts';
import { expect, test, type Fixtures } from './support/fixtures.ts';
import { answerQuiz, quantumBasicsCard, signIn } from './support/learner.ts';
import { skipToEnd, walkThrough } from './support/walk/lesson-walk.ts';
import { type Press, thumbOn } from './support/press.ts';

const phone = { width: 360, height: 780 };

test('a thumb goes through the first lesson without scrolling', async ({ openWindow }) => {
  const { page, press, faults } = await openPhone(openWindow);
  await openFirstLesson(page, press);
  const { content } = await page.evaluate(
    async (id) => (await fetch(`/api/lessons/${id}`)).json() as Promise<Lesson>,
    new URL(page.url()).searchParams.get('lesson') ?? '',
  );
  const files = firstLesson();
  expect(await walkThrough(page, files, content, { press })).toBe(files.tasks.size);
  await press(button(page, 'Mark as Complete'));
  await page.getByText('Lesson marked as complete!').waitFor();
  await press(button(page, 'Take Quiz'));
  expect(faults).toEqual([]);
});

test('a thumb goes through the quiz and on to the next lesson', async ({ openWindow }) => {
  const { page, press, faults } = await openPhone(openWindow);
  await openFirstLesson(page, (control) => control.click());
  await skipToEnd(page);
  await button(page, 'Mark as Complete').click();
  await page.getByText('Lesson marked as complete!').waitFor();

  await press(button(page, 'Take Quiz'));
  const { questions } = firstLesson().quiz;
  await answerQuiz(
    page,
    questions.map((question) => question[question.correct].text),
    press,
  );
  await page.getByText('Quiz Results').first().waitFor();
  await press(button(page, 'Next Lesson'));
  await page.getByRole('heading', { level: 1, name: 'Chance and counting' }).waitFor();
  expect(faults).toEqual([]);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

function firstLesson(): LessonFiles {
  const [files] = lessonsToWalk();
  if (!files) throw new Error('there is no lesson with a task');
  return files;
}

/** Opens a learner's phone, with a thumb that checks each screen before its first tap. */
async function openPhone(openWindow: Fixtures['openWindow']) {
  const page = await openWindow({ viewport: phone, hasTouch: true, isMobile: true });
  await signIn(page);
  const faults: string[] = [];
  const looked = new Set<string>();
  const thumb = thumbOn(page);
  const press: Press = async (control) => {
    await control.waitFor();
    const heading = await page.locator('h1, h2, legend').filter({ visible: true }).allInnerTexts();
    const screen = `${page.url()} ${heading.join(' ')}`;
    if (!looked.has(screen)) faults.push(...(await faultsOf(page, { sizes: [phone] })));
    looked.add(screen);
    await thumb(control);
  };
  return { page, press, faults };
}

async function openFirstLesson(page: Page, press: Press): Promise<void> {
  await page.goto('/courses');
  await press(quantumBasicsCard(page).getByRole('link', { name: /Start/ }));
  await press(button(page, 'Start Lesson'));
  await press(button(page, 'Open the box'));
  await page.getByText(/after 1 game\./).waitFor();
}
