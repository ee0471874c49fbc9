import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const sizes = [
  { width: 360, height: 780 },
  { width: 780, height: 360 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
];

const place = (page: Page, wire: number, column: number) =>
  page.locator(`[role=gridcell][data-wire="${String(wire)}"][data-column="${String(column)}"]`);
const inPalette = (page: Page, gate: string) =>
  page.getByRole('group', { name: 'Gates' }).getByRole('button', { name: gate, exact: true });
const bars = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Bars', exact: true }).getByRole('img', { name });

const pair = /0 0: plus 0\.71.*1 1: plus 0\.71/;

/** Expects the element's whole box to be in the window. */
async function expectInView(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
}

test('the displays of a Bell pair stay in view while it is built by mouse, by keys, and in its details', async ({
  openWindow,
}) => {
  for (const viewport of sizes) {
    const page = await openWindow({ viewport });
    await page.goto('/simulators/circuit-lab?restart');
    await expectInView(inPalette(page, 'H'));
    await inPalette(page, 'H').click();
    await place(page, 0, 0).click();
    await expectInView(bars(page, /0 0: plus 0\.71.*0 1: plus 0\.71/));
    await expectInView(place(page, 0, 0));

    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('x');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('c');
    await expectInView(bars(page, pair));
    await expectInView(page.locator('svg:has(> title)', { hasText: 'q1 is 1 with 50%' }));
    await expectInView(place(page, 1, 1));

    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+Z');
    const details = page.getByRole('group', { name: 'Details of this place' });
    await expectInView(details.getByRole('slider'));
    await expectInView(bars(page, /1 1: 0\.71 at 45 degrees/));
    await expectInView(place(page, 0, 2));
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
  }
});

test('on a phone held sideways, every gate is in view without panning', async ({ openWindow }) => {
  const page = await openWindow({ viewport: { width: 780, height: 360 } });
  await page.goto('/simulators/circuit-lab?restart');
  for (const gate of await page.getByRole('group', { name: 'Gates' }).getByRole('button').all()) {
    await expectInView(gate);
  }
});

test('the bars of sixteen wires stay in view and are tall enough to see', async ({
  openWindow,
}) => {
  const everyWireMixed = '1QQADBAAAIAgBgEAKAYA4CAEgKAWAwBoDgHgd2rd';
  for (const viewport of sizes) {
    const page = await openWindow({ viewport });
    await page.goto(`/simulators/circuit-lab?c=${everyWireMixed}`);
    await place(page, 12, 1).click();
    await expect(page.getByText('Drawn 256 times as tall.')).toBeVisible();
    await expectInView(bars(page, /(0 ){15}0:/));
    await expectInView(place(page, 12, 1));
  }
});

test('the divider resizes the circuit by keys and by mouse, and keeps its position', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: { width: 1280, height: 800 } });
  await page.goto('/simulators/circuit-lab');
  const divider = page.getByRole('separator', { name: 'Room for the circuit' });
  const width = async () => (await page.getByRole('grid').boundingBox())?.width ?? 0;
  const before = await width();
  await divider.press('ArrowRight');
  await expect.poll(width).toBeGreaterThan(before);
  const box = await divider.boundingBox();
  if (!box) throw new Error('There is no divider.');
  await page.mouse.move(box.x + box.width / 2, 500);
  await page.mouse.down();
  await page.mouse.move(500, 500, { steps: 3 });
  await page.mouse.up();
  await expect.poll(width).toBeLessThan(before);
  const share = (await divider.getAttribute('aria-valuenow')) ?? '';
  await page.reload();
  await expect(divider).toHaveAttribute('aria-valuenow', share);
});
