// npm run icons: draws the installed site's pictures from the favicon, in a browser; they are committed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { root, run } from '../../scripts/lib/project.mjs';

const folder = join(root, 'web/public');
const favicon = readFileSync(join(folder, 'favicon.svg'), 'utf8');
/** The favicon's background. It fills the pictures that a device cuts into its own shape, with the sign in the middle. */
const ground = '#1b1446';

const pictures = [
  { name: 'icon-192.png', size: 192, scale: 1, background: 'transparent' },
  { name: 'icon-512.png', size: 512, scale: 1, background: 'transparent' },
  { name: 'icon-maskable-512.png', size: 512, scale: 0.86, background: ground },
  { name: 'apple-touch-icon.png', size: 180, scale: 0.94, background: ground },
];

await run(async () => {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  for (const { name, size, scale, background } of pictures) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const inner = Math.round(size * scale);
    await page.setContent(
      `<style>body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${background} }
       svg { width: ${inner}px; height: ${inner}px }</style>${favicon}`,
    );
    await page.screenshot({ path: join(folder, 'icons', name), omitBackground: true });
    await page.close();
  }
  await browser.close();
});
