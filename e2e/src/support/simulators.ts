/** Opens simulators in a page of their own or in a frame of another site. */
import { createServer } from 'node:http';
import type { FrameLocator, Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { sharedSite } from './shared-site.ts';
import { desktop, phone } from './sizes.ts';

/** Page or frame in which a simulator is played. */
export type Player = Pick<Page | FrameLocator, 'getByRole' | 'getByText' | 'getByLabel'>;

/**
 * Opens a page of another server that frames the simulator and records its reported heights. The server has another
 * port and thus another origin, but browsers still treat it as the same site, so the frame could reach its storage.
 */
export async function openFramed(page: Page, path: string): Promise<FrameLocator> {
  const { hostname } = new URL(sharedSite().url);
  const html = `<!doctype html><html lang="en"><head><title>Elsewhere</title><link rel="icon" href="data:,"></head>
    <body><main><h1>Elsewhere</h1><iframe title="Simulator" width="100%" height="900"
    src="${sharedSite().url}${path}"></iframe></main><script>heights = [];
    addEventListener('message', ({ data }) => data.type === 'qubloom:height' && heights.push(data.height));
    </script></body></html>`;
  const elsewhere = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, hostname, resolve));
  page.once('close', () => elsewhere.close());
  const address = elsewhere.address();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  await page.goto(`http://${hostname}:${String(address.port)}/`);
  return page.frameLocator('iframe');
}

/** Returns the heights in pixels that the framed simulator has reported, the latest one last. */
export async function reportedHeights(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as unknown as { heights: number[] }).heights);
}

/**
 * Returns what is wrong on a phone and a desktop: faults that axe finds, content that is wider than the window, and
 * controls that are too small for a finger.
 */
export async function findingsOf(page: Page): Promise<string[]> {
  await page.setViewportSize(phone);
  const small = await page.evaluate(tooSmall);
  const faults = await faultsOf(page, { sizes: [phone, desktop] });
  return [...small, ...faults, ...(await page.evaluate(tooSmall))];
}

/** Runs in the page. Radio buttons and similar controls count together with their labels. */
function tooSmall(): string[] {
  const found: string[] = [];
  for (const target of document.querySelectorAll('button, summary, input, [role=gridcell]')) {
    const shown = target.closest('label') ?? target;
    const { width, height } = shown.getBoundingClientRect();
    if (height > 0 && (height < 44 || width < 44)) {
      found.push(`${String(width)} x ${String(height)}: ${shown.outerHTML.slice(0, 90)}`);
    }
  }
  return found;
}
