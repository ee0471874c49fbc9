/**
 * No text is lost on the narrowest phones and with letters twice as large. Single pages are covered by the axe
 * journeys.
 */
import type { Page } from '@playwright/test';
import { openCodeLab, run } from './code-lab/code-lab.ts';
import { firstQuiz } from './support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { answerQuiz, newUsername, openQuantumBasics, signIn } from './support/learner.ts';
import { showAllSteps, skipToEnd } from './support/walk/lesson-walk.ts';
import { lostText, windowsForText } from './support/lost-text.ts';
import { createRoom } from './support/rooms.ts';
import { waitUntilSettled } from './support/routes.ts';

async function findLostText(page: Page, where = page.url()): Promise<string[]> {
  await waitUntilSettled(page);
  return (await lostText(page)).map((text) => `${where}: ${text}`);
}

async function setLetters(page: Page, letters: string): Promise<void> {
  await page.addInitScript((size) => {
    // Frames without an origin have no storage.
    if (origin === 'null') return;
    localStorage.setItem('qubloom.rotate-prompt', 'off');
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = size;
    });
  }, letters);
}

for (const { width, height, letters } of windowsForText) {
  test(`a lesson, its finish, and its quiz lose no text at ${String(width)} x ${String(height)} px with letters at ${letters}`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport: { width, height } });
    await signIn(page);
    await setLetters(page, letters);
    await openQuantumBasics(page);
    const lost = await findLostText(page);
    await page.getByRole('button', { name: 'Start Lesson' }).click();
    await page.getByRole('button', { name: 'Open the box' }).waitFor();
    lost.push(...(await findLostText(page)));
    await skipToEnd(page);
    await page.getByRole('button', { name: 'Mark as Complete' }).click();
    await page.getByText('Lesson marked as complete!').waitFor();
    lost.push(...(await findLostText(page, 'finish')));
    await page.getByRole('button', { name: 'Back to Lesson' }).click();
    await showAllSteps(page);
    lost.push(...(await findLostText(page, 'all steps')));
    await page.goto(`${page.url()}&tab=quiz`);
    await page.getByRole('group', { name: /^1\./ }).waitFor();
    lost.push(...(await findLostText(page)));
    await answerQuiz(page, firstQuiz().wrong);
    await page.getByText('Quiz Results').first().waitFor();
    lost.push(...(await findLostText(page, 'results')));
    expect(lost).toEqual([]);
  });

  test(`a program's pictures and a study room lose no text at ${String(width)} x ${String(height)} px with letters at ${letters}`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport: { width, height } });
    // The username is as wide as possible.
    await signIn(page, { username: newUsername('W'.repeat(11)) });
    await setLetters(page, letters);
    await openCodeLab(page);
    await run(page);
    await page.getByRole('table', { name: /^State and chances/ }).waitFor();
    const lost = await lostText(page);
    await createRoom(page, 'Entanglement for everybody');
    lost.push(...(await lostText(page)));
    expect(lost).toEqual([]);
  });
}

test('no page is wider than a phone with the widest reading settings', async ({ openWindow }) => {
  const page = await openWindow({ viewport: { width: 360, height: 780 } });
  await page.addInitScript(() => {
    if (origin === 'null') return;
    localStorage.setItem('qubloom.rotate-prompt', 'off');
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(document.documentElement.dataset, {
        font: 'opendyslexic',
        size: '200',
        spacing: 'wide',
      });
    });
  });
  const wide: string[] = [];
  const look = async (path: string) => {
    await page.goto(path);
    await waitUntilSettled(page);
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    if (overhang > 0) wide.push(`${path}: ${String(overhang)} px`);
  };
  await look('/');
  await signIn(page);
  await look('/dashboard');
  expect(wide).toEqual([]);
});
