/**
 * Writes every scene before, during, and after play to `screenshots/scenes/` at three sizes, light and dark, and a
 * contact sheet of all to `screenshots/`. `npm run screenshots scenes.shots` makes only these.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { contactSheet } from './contact-sheet.ts';
import { test } from '../support/fixtures.ts';
import { sceneSizes } from '../support/sizes.ts';
import { mouse } from '../scenes/hands.ts';
import { scenes } from '../scenes/plays.ts';

const folder = fileURLToPath(new URL('../../../screenshots/', import.meta.url));
const moments = ['1-before', '2-during', '3-after'] as const;
const views = sceneSizes.flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    size,
    colorScheme,
    name: `${size.width}x${size.height}-${colorScheme}`,
  })),
);
const fileOf = (scene: string, moment: string, view: string) =>
  `scenes/${scene}-${moment}-${view}.png`;

// The tests run in order, so that the sheet comes last.
test.describe.configure({ mode: 'default' });

for (const { name, begin, finish } of scenes) {
  test(`the scene ${name}`, async ({ openWindow }) => {
    mkdirSync(`${folder}scenes`, { recursive: true });
    const page = await openWindow();
    const play = { page, hand: mouse };
    await page.goto(`/simulators/${name}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await shoot(page, name, '1-before');
    await begin(play);
    await shoot(page, name, '2-during');
    await finish(play);
    await shoot(page, name, '3-after');
  });
}

test('contact sheet of the scenes', async ({ openWindow }) => {
  const rows = scenes.flatMap(({ name }) =>
    moments.map((moment) =>
      views.map((view) => ({
        label: `${name} ${moment} ${view.name}`,
        file: fileOf(name, moment, view.name),
      })),
    ),
  );
  writeFileSync(`${folder}scenes.html`, contactSheet('Every scene', rows));
  const page = await openWindow();
  await page.goto(`file://${folder}scenes.html`);
  await page.screenshot({ path: `${folder}scenes.png`, fullPage: true, timeout: 300_000 });
});

async function shoot(page: Page, scene: string, moment: (typeof moments)[number]): Promise<void> {
  const before = page.viewportSize();
  for (const { size, colorScheme, name } of views) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({ path: `${folder}${fileOf(scene, moment, name)}` });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
}
