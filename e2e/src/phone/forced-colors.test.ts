import { expect, test } from '../support/fixtures.ts';
import { openQuantumBasics, signIn } from '../support/learner.ts';
import { showAllSteps } from '../support/walk/lesson-walk.ts';

test("in forced colors, a selected gate has a frame in the reader's highlight color", async ({
  openWindow,
}) => {
  const page = await openWindow({ forcedColors: 'active' });
  await signIn(page);
  await openQuantumBasics(page);
  await page.getByRole('button', { name: 'Start Lesson' }).click();
  await showAllSteps(page);
  await page.locator('label:has(input[name^="guess-"])').first().click();
  await page.getByRole('button', { name: 'Lock In My Guess' }).click();
  const gate = page.getByRole('group', { name: 'Gates' }).first().getByRole('button').first();
  const look = () =>
    gate.evaluate((button) => {
      const { outlineStyle, outlineColor, outlineWidth, backgroundColor } =
        getComputedStyle(button);
      const chosen = document.createElement('i');
      chosen.style.cssText = 'forced-color-adjust: none; color: Highlight';
      document.body.append(chosen);
      const highlight = getComputedStyle(chosen).color;
      chosen.remove();
      return {
        isFramed:
          outlineStyle === 'solid' && outlineColor === highlight && parseFloat(outlineWidth) >= 3,
        isFilled: backgroundColor === highlight,
      };
    });
  expect(await look()).toEqual({ isFramed: false, isFilled: false });
  await gate.click();
  await expect.poll(look).toEqual({ isFramed: true, isFilled: true });
});
