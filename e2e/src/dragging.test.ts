/** Drags parts of scenes by mouse and by touch, and checks the immediate effect. */
import type { Page } from '@playwright/test';
import { desktop, expect, phone, test } from './support/fixtures.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}
type Drag = (page: Page, from: Place, to: Place) => Promise<void>;

const byMouse: Drag = async (page, from, to) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
};

const byTouch: Drag = async (page, from, to) => {
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  await send('touchMove', [middle]);
  await send('touchMove', [to]);
  await send('touchEnd', []);
};

for (const [name, viewport, drag] of [
  ['mouse', desktop, byMouse],
  ['touch', phone, byTouch],
] as const) {
  test(`the bars of the mixer and the arrow of the ball are dragged by ${name}`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport, hasTouch: name === 'touch' });
    await page.goto('/simulators/interference-mixer');
    const bar = page.getByLabel('Start, bar for 1');
    const well = await bar.boundingBox();
    if (!well) throw new Error('The bar is not on the page');
    const [x, middle] = [well.x + well.width / 2, well.y + well.height / 2];
    await drag(page, { x, y: middle - 20 }, { x, y: middle + well.height * 0.33 });
    await expect(bar).toHaveAttribute('aria-valuetext', 'minus 0.71');
    await expect(page.getByLabel('Start, bar for 0')).toHaveAttribute(
      'aria-valuetext',
      'plus 0.71',
    );
    await page.getByRole('button', { name: 'Go into H' }).click();
    await page.getByRole('button', { name: 'Let them meet' }).click();
    await expect(page.getByText(/For 0 they cancel, and nothing is left/)).toBeVisible();

    await page.goto('/simulators/bloch');
    const ball = page.getByRole('img', { name: /^Ball/ });
    const box = await ball.boundingBox();
    if (!box) throw new Error('The ball is not on the page');
    const [across, down] = [box.x + box.width / 2, box.y + box.height / 2];
    const radius = (Math.min(box.width, box.height) / 268) * 100;
    // The drag goes from the top of the ball, as seen slightly from above, past its left rim.
    await drag(page, { x: across, y: down - radius * 0.94 }, { x: across - radius * 1.2, y: down });
    await expect(ball).toHaveAccessibleName(/along Y, 0.00 along Z|on the rim: minus i/);
    await expect(page.getByText(/^The arrow points/)).toBeVisible();
  });
}
