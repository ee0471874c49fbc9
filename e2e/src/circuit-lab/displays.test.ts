import type { Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import { expect, phone, test } from '../support/fixtures.ts';

const lab = '/simulators/circuit-lab?level=full';
/** RY by 0.4, 0.5, ... on 14 wires, and then CX from each wire to the next. */
const fourteen =
  '1cIAcPCsEJBYoSiyZ_xmZmZmZmaCzZ_zMzMzMzMzi0QoEWqFIi2QBFuhWIuGf-ZmZmZmZmguULRF0hcIu0LxF4hQQvWf_ZmZmZmZmgIRgEISgMITgUIUgcIVgkIWgsIXg0IYg8IZhEIahMIbhUIchcIdhkQfga';
/** H on q0 of 21 wires, and then CX from q0 to q20. */
const twentyOne = '1aQAEIAAhpAEIPXj';

const place = (page: Page, wire: number, column: number) =>
  page.locator(`[role=gridcell][data-wire="${String(wire)}"][data-column="${String(column)}"]`);
const display = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function chances(page: Page): Promise<string[]> {
  const rows = page.getByRole('table', { name: 'Chance of each result' }).locator('tbody tr');
  return (await rows.allTextContents()).map((text) => text.replace(/\s+/g, ' '));
}

test('every display follows an edit, and the steps through the circuit', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto(lab);
  await place(page, 0, 0).click();
  await page.keyboard.press('h');
  await expect.poll(() => chances(page)).toEqual(['|00⟩50%', '|01⟩50%']);
  await place(page, 1, 1).click();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('c');
  await expect.poll(() => chances(page)).toEqual(['|00⟩50%', '|11⟩50%']);
  await display(page, 'Balls').getByText('fully linked').first().waitFor();
  await display(page, 'Links').getByText('q0 – q1').waitFor();
  await press(page, 'Steps');
  await press(page, 'A column back');
  await expect.poll(() => chances(page)).toEqual(['|00⟩50%', '|01⟩50%']);
  await expect
    .poll(() => page.getByRole('status').first().textContent())
    .toBe('After column 1 of 2. Chances: 0 0, 50 percent. 0 1, 50 percent.');
});

test('teleportation shows its branches, and the state on one of them', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto(`${lab}&example=teleportation`);
  const ways = page.getByRole('group', { name: 'Ways through the looks' });
  await ways
    .getByRole('button', { name: /looks show/ })
    .first()
    .waitFor();
  await expect(ways.getByRole('button')).toHaveCount(5);
  await press(page, /if the looks show 1 0/);
  await ways.getByText('if the looks show 10').waitFor();
  await display(page, 'Phases').getByRole('listitem').first().waitFor();
});

test('a guess is shown as a ghost behind the shots', async ({ openWindow }) => {
  const page = await openWindow({ viewport: phone });
  await page.goto('/simulators/circuit-lab?example=bell');
  for (const result of ['00', '11']) {
    await page.getByRole('slider', { name: `Guess for ${[...result].join(' ')}` }).fill('50');
  }
  await press(page, 'Run 1,000 shots');
  await page.getByText('Your guess and the shots agree.').waitFor();
});

test('a large circuit is simulated in a worker, and a larger one only on request', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.goto(`${lab}&c=${fourteen}`);
  await page.getByText('The likeliest 16 of 16,384 results are shown.').waitFor();
  expect(page.workers()).toHaveLength(1);
  await page.goto(`${lab}&c=${twentyOne}`);
  await press(page, 'Work it out');
  await page.getByText('The likeliest 2 of 2,097,152 results are shown.').waitFor();
});

test('the lab in a frame of the site simulates large circuits too', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/courses');
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    frame.style.height = '2000px';
    document.body.prepend(frame);
  }, `${lab}&c=${fourteen}`);
  const framed = page.frameLocator('iframe');
  await framed.getByText('The likeliest 16 of 16,384 results are shown.').waitFor();
  // Workers share memory, which browsers allow only for isolated pages.
  expect(await framed.locator('body').evaluate(() => crossOriginIsolated)).toBe(true);
});

test('axe finds no faults in the displays under noise and measurements', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto(`${lab}&example=teleportation`);
  await press(page, /if the looks show 0 1/);
  await press(page, 'Run 1,000 shots');
  await display(page, 'Shots').getByRole('table').waitFor();
  await page.getByRole('switch', { name: /Noise/ }).click();
  await page.getByText('Noise is on: the pictures').waitFor();
  expect(await faultsOf(page)).toEqual([]);
});
