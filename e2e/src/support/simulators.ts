/** A simulator's page, alone and in a sandboxed frame of somebody else's page. */
import { createServer } from 'node:http';
import { AxeBuilder } from '@axe-core/playwright';
import type { FrameLocator, Page } from 'playwright-core';
import { inject } from 'vitest';

/** What plays a simulator: a page, or a frame in one. */
export type Player = Pick<Page | FrameLocator, 'getByRole' | 'getByText' | 'getByLabel'>;

/**
 * Opens a page of another site, one of its own server, that frames the simulator and keeps the heights that
 * it tells.
 */
export async function openFramed(page: Page, path: string): Promise<FrameLocator> {
  const html = `<!doctype html><html lang="en"><head><title>Elsewhere</title><link rel="icon" href="data:,"></head>
    <body><main><h1>Elsewhere</h1><iframe title="Simulator" sandbox="allow-scripts" width="100%" height="900"
    src="${inject('siteUrl')}${path}"></iframe></main><script>heights = [];
    addEventListener('message', ({ data }) => data.type === 'qubloom:height' && heights.push(data.height));
    </script></body></html>`;
  const elsewhere = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  page.once('close', () => elsewhere.close());
  const address = elsewhere.address();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  await page.goto(`http://127.0.0.1:${String(address.port)}/`);
  return page.frameLocator('iframe');
}

/** The heights in pixels that the framed simulator has told so far, the last one last. */
export async function toldHeights(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as unknown as { heights: number[] }).heights);
}

/** What axe finds, and whatever is wider than the window, in the light and in the dark. */
export async function findingsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours take up to 250 ms to change; axe would measure them on their way.
    await page.waitForTimeout(400);
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations) {
      for (const { html } of nodes) found.push(`${colorScheme} ${id}: ${html.slice(0, 120)}`);
    }
  }
  return [...found, ...(await page.evaluate(tooWideOrTooSmall))];
}

/** Runs in the page. Radio buttons and the like count with the label that belongs to them. */
function tooWideOrTooSmall(): string[] {
  const found: string[] = [];
  const over = document.documentElement.scrollWidth - window.innerWidth;
  if (over > 0) found.push(`wider than the window by ${String(over)}`);
  for (const target of document.querySelectorAll('button, summary, input, [role=gridcell]')) {
    const shown = target.closest('label') ?? target;
    const { width, height } = shown.getBoundingClientRect();
    if (height > 0 && (height < 44 || width < 44)) {
      found.push(`${String(width)} x ${String(height)}: ${shown.outerHTML.slice(0, 90)}`);
    }
  }
  return found;
}
