/** Displays inside the circuit, the wire of classical bits, and large states that are simulated on request. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const lab = '/simulators/circuit-lab?level=full&restart';

const place = (page: Page, wire: number, column: number) =>
  page.locator(`[role=gridcell][data-wire="${String(wire)}"][data-column="${String(column)}"]`);
const inPalette = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Gates' }).getByRole('button', { name, exact: true });
const readings = (page: Page) =>
  page
    .getByRole('list', { name: 'Displays in the circuit' })
    .getByRole('listitem')
    .allTextContents();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function openText(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Open a circuit' });
  await sheet.getByRole('textbox').fill(`OPENQASM 3.0;\ninclude "stdgates.inc";\n${text}`);
  await sheet.getByRole('button', { name: 'Open it' }).click();
}

test('displays are placed by mouse, by keys, and by dragging, and follow each edit', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.goto(lab);
  await place(page, 0, 0).click();
  await page.keyboard.press('h');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('d');
  await expect
    .poll(() => readings(page))
    .toEqual(['Chance display on q0, column 2: 1 with 50 percent.']);

  await inPalette(page, 'Ball display').click();
  await place(page, 1, 2).click();
  await inPalette(page, 'Amplitude display').dragTo(place(page, 0, 2));
  await expect
    .poll(() => readings(page))
    .toEqual([
      'Chance display on q0, column 2: 1 with 50 percent.',
      'Ball display on q1, column 3: x 0, y 0, z 1.',
      'Amplitude display on q0, column 3: |0⟩ +0.71, |1⟩ +0.71.',
    ]);

  // Escape puts the tool away, so that Enter opens the display in the cell.
  await place(page, 0, 1).press('Escape');
  await page.keyboard.press('Enter');
  await press(page, '2 wires');
  await place(page, 0, 0).press('Delete');
  await expect
    .poll(() => readings(page))
    .toEqual([
      'Chance display on q0, q1, column 2: |00⟩ 100%, |01⟩ 0%, |10⟩ 0%, |11⟩ 0%.',
      'Ball display on q1, column 3: x 0, y 0, z 1.',
      'Amplitude display on q0, column 3: |0⟩ +1.00, |1⟩ 0.',
    ]);
});

test('large states are simulated on request: old pictures turn gray under the progress bar, which can be stopped', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.goto(lab);
  // The circuit is so large that it is still being simulated when Stop is pressed.
  const layer = 'ry(0.3) q;\ncx q[0], q[11];\ncx q[23], q[10];\n';
  await openText(page, 'qubit[24] q;\nh q[0];\n');
  const displays = page.getByRole('region', { name: 'What the circuit does' });
  const chances = displays.getByRole('region', { name: 'Chances', exact: true });
  await press(page, 'Work it out');
  await page.getByText('The likeliest 2 of 16,777,216 results are shown.').waitFor();
  await expect(chances).not.toHaveCSS('filter', /grayscale/);

  await openText(page, `qubit[24] q;\n${layer.repeat(120)}`);
  await expect(chances).toHaveCSS('filter', /grayscale/);
  await press(page, 'Work it out');
  const progress = displays.getByRole('progressbar', { name: 'Working out the state' });
  await progress.waitFor();
  await expect(chances).toHaveCSS('filter', /grayscale/);
  await press(page, 'Stop');
  await page.getByText('You stopped it. Gray pictures are of the circuit before.').waitFor();
  await expect(progress).toBeHidden();
  await expect(chances).toHaveCSS('filter', /grayscale/);

  // Pictures for another number of wires are hidden, because their labels would be wrong.
  await openText(page, 'qubit[21] q;\nx q[0];\n');
  await expect(chances).toBeHidden();
  await press(page, 'Work it out');
  await expect(chances).toBeVisible();
  await expect(chances).not.toHaveCSS('filter', /grayscale/);
});

test('on a wide screen, every button has a word beside its icon', async ({ openWindow }) => {
  const page = await openWindow({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${lab}&example=bell`);
  await page.getByRole('grid').press('Control+a');
  await page.keyboard.press('Control+c');
  await press(page, 'Steps');
  for (const name of ['Tools', 'Selection', 'Step through']) {
    const buttons = page.getByRole('group', { name }).getByRole('button').filter({ visible: true });
    await expect(buttons.first()).toBeVisible();
    for (const button of await buttons.all())
      await expect(button).toHaveText(/\w/, { useInnerText: true });
  }
});
