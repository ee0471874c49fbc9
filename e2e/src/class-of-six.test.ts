import type { Page } from '@playwright/test';
import { makeClass, openPart, teachFirstLesson } from './support/classes.ts';
import { firstQuiz } from './support/content.ts';
import { desktop, expect, phone, test, type WindowOptions } from './support/fixtures.ts';
import { gradebookRows } from './support/gradebook.ts';
import { answerQuiz } from './support/learner.ts';
import { logInBySlip, readSlip, slipsOn } from './support/slips.ts';

const onPhone: WindowOptions = { viewport: phone, hasTouch: true, isMobile: true };
const names = ['Ana', 'Ben', 'Cleo', 'Dov', 'Eve', 'Finn'];

test('six learners of a class come in with slips, guess in a lesson in front of the class, and one hands in a quiz', async ({
  openWindow,
}) => {
  // Seven windows share a busy machine.
  test.setTimeout(360_000);
  const teacher = await openWindow({ viewport: desktop });
  await makeClass(teacher);
  await teacher.getByLabel('File with names').setInputFiles({
    name: 'names.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Name', ...names].join('\n')),
  });
  await teacher.getByRole('radio', { name: '13 to 17' }).press('Space');
  await teacher.getByRole('button', { name: 'Make 6 accounts' }).press('Enter');
  await slipsOn(teacher).nth(5).waitFor();
  const slips = await Promise.all((await slipsOn(teacher).all()).map(readSlip));
  expect(slips.map(({ name }) => name)).toEqual(names);
  const saved = teacher.waitForEvent('download');
  await teacher.getByRole('button', { name: 'Download slips (PDF)' }).press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  await teacher.getByRole('button', { name: 'Done' }).press('Enter');

  await openPart(teacher, 'Assignments');
  const card = teacher.getByRole('region', { name: 'Assignments' });
  await card.getByLabel('Kind').selectOption('Quiz');
  await card.getByLabel('Course').selectOption({ index: 1 });
  await card.getByLabel('Lesson').selectOption({ index: 1 });
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await card.getByLabel('Due by the end of').fill(inThreeDays);
  await card.getByRole('button', { name: 'Assign' }).press('Enter');
  await card.getByText(/for everybody/).waitFor();

  await teachFirstLesson(teacher);

  const learners: Page[] = [];
  for (const [index, slip] of slips.entries()) {
    const learner = await openWindow(index % 2 === 0 ? onPhone : { viewport: desktop });
    learners.push(learner);
    await logInBySlip(learner, slip);
    await learner.getByRole('link', { name: 'Join the lesson' }).press('Enter');
    await learner.getByText(/^Your class is doing this lesson now\./).waitFor();
    await lockFirstGuess(learner);
  }
  await teacher.getByText('6 of 6 connected.').waitFor();
  const next = teacher.getByRole('button', { name: 'Next step' });
  const question = teacher.getByRole('region', { name: 'Guesses' }).getByRole('figure');
  while (!(await question.isVisible())) await next.press('Enter');
  await expect(question.getByRole('listitem').first()).toContainText('6');
  await teacher.getByRole('button', { name: 'End the lesson' }).press('Enter');
  await teacher.getByRole('button', { name: 'End it for everybody' }).press('Enter');
  await teacher.getByRole('heading', { name: 'The lesson has ended' }).waitFor();

  const [ana] = learners;
  if (!ana) throw new Error('There are six learners.');
  await ana.goto('/dashboard');
  const due = ana.getByRole('region', { name: 'For your class' });
  await due.getByRole('link', { name: /^Quiz: / }).press('Enter');
  await answerQuiz(ana, firstQuiz().right);
  await ana.getByText('Quiz Results').first().waitFor();
  await ana.goto('/dashboard');
  await expect(due.getByRole('link', { name: /^Quiz: / })).toHaveCount(0);

  await teacher.goBack();
  await openPart(teacher, 'Gradebook');
  const [, ...rows] = await gradebookRows(teacher);
  expect(rows.map(([name]) => name)).toEqual(names);
  const handedIn = rows.filter((cells) => cells.join(' ').includes('6 of 6'));
  expect(handedIn.map(([name]) => name)).toEqual(['Ana']);
});

async function lockFirstGuess(learner: Page): Promise<void> {
  const next = learner.getByRole('button', { name: 'Continue' });
  const guess = learner.getByRole('button', { name: 'Lock In My Guess' });
  while (!(await guess.isVisible())) await next.press('Enter');
  await learner.getByRole('radio').first().press('Space');
  await guess.press('Enter');
  await learner.getByText('Your guess is locked in.').waitFor();
}
