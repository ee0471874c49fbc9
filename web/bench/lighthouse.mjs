// Lighthouse on every public page, as a mid-range phone over slow 4G, against the budgets of the landing
// page. The zoom lock of small screens is the product's own rule and is left out of the score. Paths may be
// named, to measure those alone: `node web/bench/lighthouse.mjs /courses`.
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from '@playwright/test';

const port = 4300 + Math.floor(Math.random() * 500);
const debugPort = port + 1000;
const named = process.argv.slice(2);
const pages = named.length > 0 ? named : ['/', '/auth', '/courses', '/courses/1', '/subscribe'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const runs = 3;

const dataFolder = await mkdtemp(join(tmpdir(), 'qubloom-lighthouse-'));
await chmod(dataFolder, 0o755);
const server = spawn(process.execPath, [join(import.meta.dirname, '../../server/dist/main.js')], {
  env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    `--remote-debugging-port=${debugPort}`,
  ],
});
try {
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => String(chunk).includes('is ready') && resolve());
    server.once('exit', () => reject(new Error('the server did not start')));
  });
  // The first visit also waits for a browser and a server that are still starting up.
  await measure(pages[0]);
  console.log(
    '| page | performance | accessibility | best practices | SEO | requests | script, KB | style, KB | largest paint, s | layout shift | blocking, ms |',
  );
  console.log(`|${' --- |'.repeat(11)}`);
  for (const page of pages) console.log(await rowOf(page));
  console.log('| floor, landing page | 95 | 100 | 100 | 100 | | 150 | 30 | 1.8 | 0.02 | 100 |');
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
}

/** Bytes of the file as it is sent, without the headers before it. */
async function compressedBytes(url) {
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  return Number(headers.get('content-length'));
}

async function measure(page) {
  const { lhr } = await lighthouse(`http://localhost:${port}${page}`, {
    port: debugPort,
    onlyCategories: categories,
    skipAudits: ['meta-viewport'],
    logLevel: 'error',
  });
  return lhr;
}

/** The median run by performance. */
async function rowOf(page) {
  const results = [];
  for (let run = 0; run < runs; run++) results.push(await measure(page));
  results.sort((a, b) => a.categories.performance.score - b.categories.performance.score);
  const lhr = results[Math.floor(runs / 2)];
  const weigh = async (type) => {
    const files = lhr.audits['network-requests'].details.items.filter(
      ({ resourceType }) => resourceType === type,
    );
    const bytes = await Promise.all(files.map(({ url }) => compressedBytes(url)));
    return bytes.reduce((sum, one) => sum + one, 0) / 1000;
  };
  const value = (audit) => lhr.audits[audit].numericValue;
  const cells = [
    page,
    ...categories.map((name) => Math.round(lhr.categories[name].score * 100)),
    lhr.audits['network-requests'].details.items.length,
    (await weigh('Script')).toFixed(1),
    (await weigh('Stylesheet')).toFixed(1),
    (value('largest-contentful-paint') / 1000).toFixed(2),
    value('cumulative-layout-shift').toFixed(3),
    value('total-blocking-time').toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}
