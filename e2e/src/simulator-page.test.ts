import type { Page } from '@playwright/test';
import { desktop, expect, phone, test, type WindowOptions } from './support/fixtures.ts';
import { signIn, skipDueCards, startLesson } from './support/learner.ts';
import { skipToEnd } from './support/walk/lesson-walk.ts';

const sideways = { width: 740, height: 360 };
const touch: WindowOptions = { hasTouch: true, isMobile: true };

/** Opens the first lesson's simulator, which is open to everyone. */
async function openSimulator(page: Page): Promise<void> {
  await page.goto('/simulator/1');
  // A low window hides this text, to leave its space to the simulator.
  await page.getByText('Quantum Simulation').waitFor({ state: 'attached' });
}

/** Turns off the prompt to turn the phone. Frames of simulators store nothing. */
async function turnOffPrompt(page: Page): Promise<void> {
  await page.goto('/courses');
  await page.evaluate(() => localStorage.setItem('qubloom.rotate-prompt', 'off'));
}
const pageButton = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Simulator', exact: true }).getByRole('button', { name });
const frame = (page: Page) => page.locator('main iframe');
const inFrame = (page: Page) => page.frameLocator('main iframe').getByRole('switch').first();
const place = (page: Page, wire: number, column: number) =>
  page.locator(`[role=gridcell][data-wire="${String(wire)}"][data-column="${String(column)}"]`);

async function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

test.describe('the simulator page at 1280 px', () => {
  test('a visitor opens it from the lesson, reads how to use it, shares, resets, and goes fullscreen and back', async ({
    openWindow,
  }) => {
    const page = await openWindow({ permissions: ['clipboard-read', 'clipboard-write'] });
    await startLesson(page);
    await skipToEnd(page);
    await page.getByRole('link', { name: 'Open Simulator' }).click();
    await page.waitForURL(/\/simulator\/\d+$/);
    await inFrame(page).waitFor();
    expect(await page.title()).toMatch(/: Simulator \| Qubloom$/);

    await page.getByRole('tab', { name: 'How To Use' }).click();
    await page.getByText('Tap a switch and watch the number change.').waitFor();
    await page.getByRole('tab', { name: 'Simulator' }).click();

    await pageButton(page, 'Share Page').click();
    await page.getByText('Link Copied').first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

    await page.evaluate(() => document.querySelector('iframe')?.setAttribute('data-old', ''));
    await pageButton(page, 'Reset').click();
    await page.getByText('Simulator Reset').first().waitFor();
    await expect(page.locator('iframe[data-old]')).toHaveCount(0);

    await pageButton(page, 'Fullscreen').click();
    const leave = page.getByRole('button', { name: 'Exit Fullscreen' });
    await leave.waitFor();
    const box = await frame(page).boundingBox();
    expect(box?.width).toBeGreaterThan(desktop.width - 80);
    await leave.click();
    expect(
      await pageButton(page, 'Fullscreen').evaluate((one) => one === document.activeElement),
    ).toBe(true);

    await page.getByRole('link', { name: 'Back to Course' }).click();
    await page.waitForURL(/\/courses\/\d+\?lesson=\d+/);
  });

  test('the lab works with the keyboard alone, survives a reload, and is reset', async ({
    openWindow,
  }) => {
    const page = await openWindow();
    await openSimulator(page);
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 60; presses++) {
        const label = await page.evaluate(() => document.activeElement?.textContent?.trim());
        if (label === name) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not reach ${name}`);
    };
    await tabTo('Circuit lab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/show=lab/);
    await place(page, 0, 0).waitFor();
    for (let presses = 0; presses < 60; presses++) {
      if (await page.evaluate(() => document.activeElement?.matches('[role=gridcell]') ?? false))
        break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('h');
    const firstRow = page.locator('details li').first();
    await expect.poll(() => firstRow.textContent()).toBe('H on q0.');
    await page.getByText('Kept', { exact: true }).waitFor();

    await page.reload();
    await place(page, 0, 0).waitFor();
    await expect.poll(() => firstRow.textContent()).toBe('H on q0.');

    await pageButton(page, 'Reset').click();
    await page.getByText('Simulator Reset').first().waitFor();
    await page.getByRole('button', { name: 'Circuit lab' }).click();
    await place(page, 0, 0).waitFor();
    await expect.poll(() => page.locator('details li').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => firstRow.textContent()).toBe('H on q0.');
  });

  test("a learner's use is reported to the server, and a visitor's is not", async ({
    openWindow,
  }) => {
    const visitor = await openWindow();
    const calls: string[] = [];
    visitor.on('request', (request) => calls.push(request.url()));
    await openSimulator(visitor);
    await inFrame(visitor).waitFor();
    expect(calls.filter((url) => url.endsWith('/simulator-use'))).toEqual([]);

    const page = await openWindow();
    await signIn(page);
    const reported = page.waitForResponse((reply) => reply.url().endsWith('/simulator-use'));
    await openSimulator(page);
    const reply = await reported;
    expect([reply.status(), await reply.json()]).toEqual([200, { seconds: 0 }]);
  });

  test('locked and missing simulators say so', async ({ openWindow }) => {
    const page = await openWindow();
    await page.goto('/simulator/2');
    await page.getByRole('heading', { name: 'Please sign in to open this simulator.' }).waitFor();
    await page.goto('/simulator/999999');
    await page.getByRole('heading', { name: 'That lesson does not exist.' }).waitFor();
    await signIn(page);
    await page.goto('/simulator/3');
    await page.getByRole('heading', { name: 'This simulator is locked' }).waitFor();
  });
});

test.describe('the simulator page at 360 px', () => {
  test('asks to turn the phone until told not to ask again', async ({ openWindow }) => {
    const page = await openWindow({ viewport: phone, ...touch });
    await openSimulator(page);
    const prompt = page.getByRole('dialog', { name: 'Turn your device' });
    await prompt.waitFor();
    // Turning the phone also answers the prompt.
    await page.setViewportSize(sideways);
    await prompt.waitFor({ state: 'hidden' });
    await page.setViewportSize(phone);
    await inFrame(page).waitFor();
    await expect(prompt).toHaveCount(0);
    // The next visit asks again, because only "Don't show again" turns the prompt off.
    await page.reload();
    await prompt.waitFor();
    await prompt.getByText("Don't show again").tap();
    await prompt.getByRole('button', { name: 'Go on like this' }).tap();
    await page.reload();
    await inFrame(page).waitFor();
    await expect(prompt).toHaveCount(0);
  });

  test('a learner completes the lesson and continues, upright and sideways', async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport: phone, ...touch });
    await turnOffPrompt(page);
    await signIn(page);
    await openSimulator(page);
    await inFrame(page).waitFor();
    expect(await overhang(page)).toBeLessThanOrEqual(0);

    await pageButton(page, 'Help').tap();
    const help = page.getByRole('dialog', { name: 'Help' });
    await help.getByText('Tap a switch and watch the number change.').waitFor();
    await help.getByRole('button', { name: 'Close' }).tap();

    // The frame stays loaded when the phone is turned, and keeps the learner's work.
    await page.evaluate(() => document.querySelector('iframe')?.setAttribute('data-kept', ''));
    await page.setViewportSize({ width: 844, height: 500 });
    await page.getByRole('tab', { name: 'How To Use' }).waitFor();
    await page.setViewportSize(sideways);
    await expect(page.locator('iframe[data-kept]')).toHaveCount(1);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await pageButton(page, 'Fullscreen').tap();
    await page.getByRole('button', { name: 'Exit Fullscreen' }).tap();

    await page.getByRole('button', { name: 'Complete' }).tap();
    await page.getByRole('button', { name: 'I Know This Already' }).tap();
    await page.getByText('Lesson marked as complete!').first().waitFor();
    const first = page.url();
    await page.getByRole('link', { name: 'Next', exact: true }).tap();
    await page.waitForURL((url) => url.href !== first);
    await page.getByRole('link', { name: 'Previous', exact: true }).waitFor();
  });

  test('shares through the device’s share sheet if there is one', async ({ openWindow }) => {
    const page = await openWindow({ viewport: sideways, ...touch });
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, 'share', {
        value: (data: unknown) => Promise.resolve(void shared.push(data)),
      });
    });
    await openSimulator(page);
    await pageButton(page, 'Share Page').tap();
    const shared = await page.evaluate(
      () => (window as unknown as { shared: { url: string }[] }).shared,
    );
    expect(shared.map(({ url }) => url)).toEqual([page.url()]);
  });
});

test.describe('the lab without a lesson', () => {
  for (const viewport of [
    { width: 360, height: 780 },
    { width: 780, height: 360 },
  ]) {
    test(`has gates, circuit, and bars on one screen of ${String(viewport.width)} by ${String(viewport.height)} px`, async ({
      openWindow,
    }) => {
      const page = await openWindow({ viewport, ...touch });
      await page.goto('/simulator');
      const bars = page.getByRole('img', { name: /^0 0: / });
      await bars.waitFor();
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      for (const part of [
        page.getByRole('button', { name: 'H', exact: true }),
        page.getByRole('grid', { name: 'Circuit' }),
        bars,
      ]) {
        await expect(part).toBeInViewport({ ratio: 0.5 });
      }
    });
  }

  test('keeps its displays beside the circuit and above the examples', async ({ openWindow }) => {
    const page = await openWindow();
    await page.goto('/simulator');
    const examples = page.getByRole('region', { name: 'Examples' });
    await examples.getByRole('button', { name: /^GHZ/ }).focus();
    const displays = page.getByRole('region', { name: 'What the circuit does' });
    const bottom = () => displays.evaluate((element) => element.getBoundingClientRect().bottom);
    const top = await examples.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeLessThan(700);
    expect(await bottom()).toBeLessThanOrEqual(top);
  });

  test('opens from the header, loads a shared circuit, and links to the lesson', async ({
    openWindow,
  }) => {
    const page = await openWindow();
    await page.goto('/courses');
    await page.getByRole('banner').getByRole('link', { name: 'Simulator' }).click();
    await page.waitForURL(/\/simulator$/);
    await place(page, 0, 0).click();
    await page.keyboard.press('h');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const link = await page.getByLabel('Link to this circuit').inputValue();
    expect(link).toContain('/simulator#c=');
    const other = await openWindow();
    await other.goto(link);
    await expect.poll(() => other.locator('details li').allTextContents()).toEqual(['H on q0.']);
    await other.getByRole('link', { name: /^Simulator of (?:your|the first) lesson/ }).click();
    await other.waitForURL(/\/simulator\/1$/);
  });
});

test('a lesson loads its simulator only when it comes near, and never the lab', async ({
  openWindow,
}) => {
  const page = await openWindow();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent = '#main { padding-top: 4000px }';
      document.head.append(style);
    });
  });
  await signIn(page);
  await page.goto('/courses');
  await page.evaluate(async () => {
    for (const id of [1, 2, 3])
      await fetch(`/api/lessons/${String(id)}/complete`, { method: 'POST' });
  });
  await page.goto('/courses/1?lesson=4');
  await skipDueCards(page);
  await page.waitForLoadState('networkidle');
  const ofSimulators = () =>
    loaded.filter((path) => path.startsWith('/simulators/') || path.includes('simulator-lab'));
  expect(ofSimulators()).toEqual([]);
  await page.getByRole('button', { name: 'Restart' }).scrollIntoViewIfNeeded();
  await page.frameLocator('main iframe').getByRole('button').first().waitFor();
  expect(ofSimulators().some((path) => path.startsWith('/simulators/'))).toBe(true);
  expect(loaded.filter((path) => path.includes('simulator-lab'))).toEqual([]);
});
