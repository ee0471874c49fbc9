// Measures the time from an edit of the circuit lab to all its displays, in Chromium, and compares it with the budget.
// It also measures the frames of the page while its workers compute. It serves dist/ with the real server's headers.
import { readFile } from 'node:fs/promises';
/* global document, KeyboardEvent, MutationObserver, requestAnimationFrame */
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { circuit, formatCircuitUrl, stateAfter } from '@qubloom/quantum';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { headersOfFile } from '../../server/dist/platform/web/document-headers.js';

const root = join(import.meta.dirname, '../dist');
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
/** Numbers of wires, each with the most milliseconds for the median of the edits. */
const sizes = [
  [2, 16],
  [5, 16],
  [12, 50],
  [16, 25],
  [20, 60],
];
const edits = 40;
/** No frame may take longer, in milliseconds. */
const frameAllowed = 50;

/** 20 layers of RY on every wire and CX on neighbors. The first cell of wire 0 is free. */
function brickwork(wires) {
  const angle = (layer, q) => 0.1 + 3 * (((layer * wires + q + 1) * 0.6180339887498949) % 1);
  let made = circuit(wires).h(1);
  made = made.barrier(...Array.from({ length: wires }, (_, q) => q));
  for (let layer = 0; layer < 20; layer++) {
    for (let q = 0; q < wires; q++) made = made.ry(angle(layer, q), q);
    for (let a = layer % 2; a + 1 < wires; a += 2) made = made.cx(a, a + 1);
  }
  return made.build();
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const name = normalize(pathname).slice(1);
  const path = /^simulators\/[\w-]+$/.test(name) ? `${name}/index.html` : name;
  try {
    const content = await readFile(join(root, path));
    for (const [key, value] of Object.entries(headersOfFile(path))) response.setHeader(key, value);
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
    response.end(content);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((resolve) => server.listen(0, resolve));
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
  ],
});
try {
  console.log(
    `| qubits | edit to all displays, ms: median | 9 of 10 within | allowed | of what is allowed | the engine alone, ms | displays beside it | until painted, ms | frames a second: at rest | while it computes | longest frame, ms: at rest | while it computes | of the ${frameAllowed} allowed |`,
  );
  console.log(`|${' ---: |'.repeat(13)}`);
  for (const [wires, allowed] of sizes) console.log(await rowOf(wires, allowed));
} finally {
  await browser.close();
  server.close();
}

async function rowOf(wires, allowed) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (error) => console.error(error));
  const link = encodeURIComponent(formatCircuitUrl(brickwork(wires)));
  await page.goto(
    `http://localhost:${server.address().port}/simulators/circuit-lab?level=full&c=${link}`,
  );
  await page.waitForSelector('[data-serial]:not([data-serial="0"])', { timeout: 60_000 });
  await page.locator('[role=gridcell][data-wire="0"][data-column="0"]').click();
  const times = await page.evaluate(timeEdits, edits);
  const alone = await timeOfEngine(brickwork(wires));
  const rest = await page.evaluate(timeFrames, { milliseconds: 2000, pause: 0 });
  const busy = await page.evaluate(timeFrames, { milliseconds: 4000, pause: 250 });
  await page.close();
  const median = quantile(times.shown, 0.5);
  const cells = [
    wires,
    median.toFixed(1),
    quantile(times.shown, 0.9).toFixed(1),
    allowed ?? '',
    allowed ? `${(median / allowed).toFixed(2)} x` : '',
    alone.toFixed(1),
    `${(median / alone).toFixed(1)} x`,
    quantile(times.painted, 0.5).toFixed(1),
    rest.perSecond.toFixed(0),
    busy.perSecond.toFixed(0),
    rest.longest.toFixed(0),
    busy.longest.toFixed(0),
    `${(busy.longest / frameAllowed).toFixed(2)} x`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Returns the median time of the whole circuit on one thread in Node, which also shows how busy the machine is. */
async function timeOfEngine(whole) {
  const times = [];
  for (let run = -3; run < 15; run++) {
    const start = performance.now();
    await stateAfter(whole);
    if (run >= 0) times.push(performance.now() - start);
  }
  return quantile(times, 0.5);
}

function quantile(values, part) {
  return values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))];
}

/** Runs in the page. It places and removes a gate, and measures until the new displays are laid out and painted. */
async function timeEdits(count) {
  const displays = document.querySelector('[data-serial]');
  const nextPaint = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          resolve();
        };
        port2.postMessage(0);
      });
    });
  const changed = () =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(displays, { attributeFilter: ['data-serial'] });
    });
  const shown = [];
  const painted = [];
  for (let edit = -6; edit < count; edit++) {
    await nextPaint();
    const serial = changed();
    const start = performance.now();
    document.activeElement.dispatchEvent(
      new KeyboardEvent('keydown', { key: edit % 2 === 0 ? 'x' : 'Delete', bubbles: true }),
    );
    await serial;
    document.body.getBoundingClientRect();
    const laidOut = performance.now() - start;
    await nextPaint();
    // The first edits are not measured, because they compile the code.
    if (edit < 0) continue;
    shown.push(laidOut);
    painted.push(performance.now() - start);
  }
  return { shown, painted };
}

/** Runs in the page. It measures frames for a while, with an edit every `pause` milliseconds, or without edits for 0. */
async function timeFrames({ milliseconds, pause }) {
  const gaps = [];
  const start = performance.now();
  let last = start;
  let edit = 0;
  let lastEdit = start;
  while (performance.now() - start < milliseconds) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = performance.now();
    gaps.push(now - last);
    last = now;
    if (pause === 0 || now - lastEdit < pause) continue;
    lastEdit = now;
    const key = edit++ % 2 === 0 ? 'x' : 'Delete';
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }
  return {
    perSecond: (1000 * gaps.length) / (last - start),
    longest: Math.max(...gaps.slice(1)),
  };
}
