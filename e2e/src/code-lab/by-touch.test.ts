import { expect, phone, test } from '../support/fixtures.ts';
import { openCodeLab, run } from './code-lab.ts';

test('on a phone the editor comes when the program is touched, and takes on what was typed before', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: phone, hasTouch: true, isMobile: true });
  await openCodeLab(page);
  const program = page.getByLabel('Python program');
  const kind = () => program.evaluate(({ tagName }) => tagName);
  expect(await kind()).toBe('TEXTAREA');
  // Fields are focused before they are filled.
  await program.fill('print(6 * 7)');
  await expect.poll(kind).toBe('DIV');
  await expect(program).toHaveText('print(6 * 7)');
  await expect(program).toBeFocused();
  await page.keyboard.type('  # by touch');
  await expect(program).toHaveText('print(6 * 7)  # by touch');
  expect(await run(page)).toBe('42\n');
});
