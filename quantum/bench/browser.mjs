/**
 * Measures what needs a browser: the time from an edit to its new state, frames while the workers run, and a page
 * without cross-origin isolation. It serves dist/ unchanged to Chromium.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const types = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.html': 'text/html' };
const page =
  '<!doctype html><meta charset="utf-8"><title>bench</title><script type="module" src="/bench/browser-page.mjs"></script>';
const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** Returns undefined if there is no browser. */
export async function benchBrowser() {
  const executablePath = [
    process.env.CHROME_PATH,
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/usr/bin/chromium-browser',
  ].find((path) => path && existsSync(path));
  if (!executablePath) {
    console.error('  no Chromium found (CHROME_PATH names one): the browser part is left out');
    return undefined;
  }
  const { chromium } = await import('@playwright/test');
  const server = await serve();
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    const origin = `http://localhost:${server.address().port}`;
    const tab = await browser.newPage();
    tab.on('pageerror', (error) => console.error(error));
    await tab.goto(`${origin}/isolated`);
    await tab.waitForFunction('globalThis.bench');
    const edits = [];
    for (const circuit of ['brickwork', 'mixed']) {
      edits.push({
        circuit,
        edit: await tab.evaluate((name) => globalThis.bench.edits(name), circuit),
      });
    }
    const frames = await tab.evaluate(() => globalThis.bench.frames());
    const expected = await tab.evaluate(() => globalThis.bench.fingerprint());
    await tab.goto(`${origin}/alone`);
    await tab.waitForFunction('globalThis.bench');
    const alone = await tab.evaluate(
      (fingerprint) => globalThis.bench.alone(fingerprint),
      expected,
    );
    return { version: browser.version(), edits, frames, alone };
  } finally {
    await browser.close();
    server.close();
  }
}

function serve() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const isPage = pathname === '/isolated' || pathname === '/alone';
    // A worker's script needs the header, too. The header of the page decides if there is shared memory.
    const isIsolated = pathname !== '/alone';
    response.setHeader('cross-origin-resource-policy', 'same-origin');
    if (isIsolated) {
      response.setHeader('cross-origin-opener-policy', 'same-origin');
      response.setHeader('cross-origin-embedder-policy', 'require-corp');
    }
    response.setHeader(
      'content-type',
      isPage ? types['.html'] : (types[extname(pathname)] ?? 'text/plain'),
    );
    if (isPage) return response.end(page);
    const path = normalize(join(root, pathname));
    if (!path.startsWith(join(root, 'dist')) && !path.startsWith(join(root, 'bench')))
      return response.writeHead(404).end();
    readFile(path).then(
      (text) => response.end(text),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}
