import { faultsOf } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

test('the code follows the circuit, editing it changes the circuit, and a mistake is marked at its line', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.goto('/simulators/circuit-lab?example=bell&level=full');
  await page.getByRole('combobox', { name: 'First display' }).selectOption('Code');
  const code = page.getByRole('textbox', { name: 'The circuit in OpenQASM 3' });
  await expect(code).toContainText('cx q[0], q[1];');
  await expect(page.locator('.cm-lineNumbers')).toBeVisible();
  const outline = page.locator('details li');
  await code.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('zz q[1];');
  await expect(page.locator('.cm-errorLine')).toHaveText('zz q[1];');
  await expect(page.getByRole('alert')).toContainText('The circuit waits until this is right.');
  await expect(outline).toHaveText(['H on q0.', 'X on q1, where q0 is 1.']);
  for (let i = 0; i < 7; i++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await expect(outline.last()).toHaveText('Z on q1.');
  expect(await faultsOf(page)).toEqual([]);
});
