/** A whole lesson by one thumb: on each screen of a phone what there is to do is in reach, with nothing to scroll. */
import type { Lesson } from '@qubloom/contract';
import { faultsOf } from './support/axe.ts';
import { lessonsToWalk } from './support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { answerQuiz, quantumBasicsCard, signIn } from './support/learner.ts';
import { walkThrough } from './support/walk/lesson-walk.ts';
import { type Press, thumbOn } from './support/press.ts';

const phone = { width: 360, height: 780 };

test('a thumb goes through the first lesson and its quiz without scrolling', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: phone, hasTouch: true, isMobile: true });
  const [files] = lessonsToWalk();
  if (!files) throw new Error('there is no lesson with a task');
  await signIn(page);

  const faults: string[] = [];
  const looked = new Set<string>();
  const thumb = thumbOn(page);
  /** Looks at each screen before the first tap on it. */
  const press: Press = async (control) => {
    await control.waitFor();
    const heading = await page.locator('h1, h2, legend').filter({ visible: true }).allInnerTexts();
    const screen = `${page.url()} ${heading.join(' ')}`;
    if (!looked.has(screen)) faults.push(...(await faultsOf(page, { sizes: [phone] })));
    looked.add(screen);
    await thumb(control);
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto('/courses');
  await press(quantumBasicsCard(page).getByRole('link', { name: /Start/ }));
  await press(button('Start Lesson'));
  await press(button('Open the box'));
  await page.getByText(/after 1 game\./).waitFor();
  const { content } = await page.evaluate(
    async (id) => (await fetch(`/api/lessons/${id}`)).json() as Promise<Lesson>,
    new URL(page.url()).searchParams.get('lesson') ?? '',
  );
  expect(await walkThrough(page, files, content, press)).toBe(files.tasks.size);

  await press(button('Mark as Complete'));
  await page.getByText('Lesson marked as complete!').waitFor();
  await press(button('Take Quiz'));
  const { questions } = files.quiz;
  await answerQuiz(
    page,
    questions.map((question) => question[question.correct].text),
    press,
  );
  await page.getByText('Quiz Results').first().waitFor();
  await press(button('Next Lesson'));
  await page.getByRole('heading', { level: 1, name: 'Chance and counting' }).waitFor();
  expect(faults).toEqual([]);
});
