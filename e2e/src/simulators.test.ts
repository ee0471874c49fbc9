import { desktop, expect, phone, test } from './support/fixtures.ts';
import { findingsOf, openFramed, reportedHeights, type Player } from './support/simulators.ts';
import { sceneSizes } from './support/sizes.ts';
import { finger, keys, mouse, see, type Hand } from './scenes/hands.ts';
import { scenes } from './scenes/plays.ts';

/** Runs in the page: lists parts of a scene's picture, controls, and result that are outside the window. */
function outsideWindow(): string[] {
  const parts = document.querySelectorAll('h2, .deep-window, button, label, [aria-live]');
  return [...parts].flatMap((part) => {
    const { right, bottom, width, height } = part.getBoundingClientRect();
    const isShown =
      width > 1 && height > 1 && part.closest('.sr-only, details:not([open])') === null;
    const isOutside = bottom > innerHeight || right > innerWidth;
    return isShown && isOutside
      ? [`${part.textContent.slice(0, 40)}: to ${String(right)}, ${String(bottom)}`]
      : [];
  });
}

for (const { name, title, odd, begin, finish } of scenes) {
  test(`${name} works by keys, by mouse, and by touch, fits one screen, and has no axe faults`, async ({
    openWindow,
  }) => {
    const path = `/simulators/${name}`;
    const page = await openWindow({ hasTouch: true });
    const play = async (player: Player, hand: Hand) => {
      await begin({ page: player, hand });
      await finish({ page: player, hand });
    };
    const isFitting = async (when: string) => {
      await page.evaluate(() => window.scrollTo(0, 0));
      for (const size of sceneSizes) {
        await page.setViewportSize(size);
        await expect
          .poll(() => page.evaluate(outsideWindow), { message: `${when}, ${String(size.width)}` })
          .toEqual([]);
      }
    };

    await test.step('by keys, with its picture, controls, and result on one screen', async () => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.title()).toBe(`${title} | Qubloom`);
      await isFitting('before');
      expect(await findingsOf(page)).toEqual([]);
      await page.setViewportSize(desktop);
      await play(page, keys);
      await isFitting('after');
      expect(await findingsOf(page)).toEqual([]);
    });

    await test.step('by mouse, alone and offline', async () => {
      await page.setViewportSize(desktop);
      await page.reload();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.context().setOffline(true);
      await play(page, mouse);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.context().setOffline(false);
    });

    await test.step("by touch on a phone, in a frame of another site's page, with a sentence about the invalid address", async () => {
      await page.setViewportSize(phone);
      const frame = await openFramed(page, `${path}${odd}`);
      await frame.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'attached' });
      await see({ page: frame }, /cannot be read/);
      await play(frame, finger);
      await expect
        .poll(async () => (await reportedHeights(page)).at(-1))
        .toBe(
          await frame
            .locator('#simulator')
            .evaluate((content) => content.getBoundingClientRect().height),
        );
    });
  });
}

/** All options that an address can contain. */
const options =
  'gates circuit slots bars guess ghost times sign clock phase mode modes start target line pair show play plays plan angles angle bits items marked eve photons rules choice part steps switches bag'.split(
    ' ',
  );
const hostile = [
  '"><script>window.wasHurt=true</script>',
  '<img src=x onerror="window.wasHurt=true">',
  'javascript:window.wasHurt=true',
  'X,'.repeat(3000),
];

for (const [at, text] of hostile.entries()) {
  // Shows: A15 addresses
  test(`the hostile address ${String(at + 1)} stays text`, async ({ openWindow }) => {
    const page = await openWindow();
    const query = new URLSearchParams(options.map((option) => [option, text]));
    // The query is as long as a server accepts.
    const asked = at === 3 ? `circuit=${text}` : query.toString();
    for (const { name } of scenes) {
      await page.goto(`/simulators/${name}?${asked}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const isHurt = await page.evaluate(
        () => 'wasHurt' in window || document.querySelector('#simulator :is(script, img)') !== null,
      );
      expect(isHurt, name).toBe(false);
      expect(await page.locator('#simulator').textContent()).not.toContain('wasHurt');
    }
  });
}
