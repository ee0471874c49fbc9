import type { Route } from '@playwright/test';
import { expect, phone, test } from '../support/fixtures.ts';
import { openCodeLab, run } from './code-lab.ts';

test('on a phone, the rich editor loads at the first touch, and keeps the typed text and the selection', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: phone, hasTouch: true, isMobile: true });
  await openCodeLab(page);
  const held = new Promise<Route>((resolve) => {
    void page.route('**/rich-editor-*.js', resolve);
  });
  const program = page.getByLabel('Python program');
  const kind = () => program.evaluate(({ tagName }) => tagName);

  await program.tap();
  const editor = await held;
  await program.fill('print(6 * 8)');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await kind()).toBe('TEXTAREA');
  await editor.continue();
  await expect.poll(kind).toBe('DIV');
  await expect(program).toBeFocused();
  await page.keyboard.type('7');
  await expect(program).toHaveText('print(6 * 7)');
  expect(await run(page)).toBe('42\n');
});
