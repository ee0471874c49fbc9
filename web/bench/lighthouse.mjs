// Runs Lighthouse on pages of the site, as a mid-range phone with slow 4G, and compares the landing page with its
// budgets. The zoom lock of small screens is a rule of the product, so it is left out of the score. To measure only
// some pages, name them; `learner:` is a learner's page: `node web/bench/lighthouse.mjs /courses learner:/dashboard`.
// `--every` measures all pages that search engines may list, and those on which learners spend most of their time.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from '@playwright/test';

const port = 4300 + Math.floor(Math.random() * 500);
const debugPort = port + 1000;
const named = process.argv.slice(2);
const asLearner = 'learner:';
const pages = pagesOf(named);
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
  const cookie = await signUp();
  // The first visit also waits for a browser and a server that are still starting up.
  await measure(pages[0], cookie);
  console.log(
    '| page | performance | accessibility | best practices | SEO | requests | script, KB | style, KB | largest paint, s | layout shift | blocking, ms |',
  );
  console.log(`|${' --- |'.repeat(11)}`);
  for (const page of pages) console.log(await rowOf(page, cookie));
  console.log('| floor, landing page | 95 | 100 | 100 | 100 | | 150 | 30 | 1.8 | 0.02 | 100 |');
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
}

function pagesOf(words) {
  if (words.length === 0) return ['/', '/auth', '/courses', '/courses/1', '/subscribe'];
  if (words[0] !== '--every') return words;
  // The build has written a list of the pages.
  const map = JSON.parse(readFileSync(join(import.meta.dirname, '../dist/pages.json'), 'utf8'));
  const found = map.filter(({ path, description }) => description && !path.includes('$'));
  const learners = ['/dashboard', '/courses/1', '/courses/1?lesson=1'];
  return [
    ...found.map(({ path }) => path),
    '/courses/1',
    ...learners.map((path) => asLearner + path),
  ];
}

/** Returns the cookie of a new learner. */
async function signUp() {
  const body = {
    ageRange: '18-plus',
    username: 'ada',
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Lovelace',
    password: 'analytical-engine',
    timeZone: 'Europe/London',
  };
  const { headers, ok, status } = await fetch(`http://localhost:${port}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!ok) throw new Error(`the learner could not register: ${status}`);
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Returns the size of the file as it is sent, in bytes and without the headers. */
async function compressedBytes(url) {
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  return Number(headers.get('content-length'));
}

async function measure(page, cookie) {
  const isLearners = page.startsWith(asLearner);
  const { lhr } = await lighthouse(`http://localhost:${port}${page.replace(asLearner, '')}`, {
    port: debugPort,
    onlyCategories: categories,
    // Pages of learners tell search engines not to list them.
    skipAudits: ['meta-viewport', ...(isLearners ? ['is-crawlable', 'meta-description'] : [])],
    ...(isLearners && { extraHeaders: { Cookie: cookie } }),
    logLevel: 'error',
  });
  return lhr;
}

/** Returns the row of the run with the median performance. */
async function rowOf(page, cookie) {
  const results = [];
  for (let run = 0; run < runs; run++) results.push(await measure(page, cookie));
  results.sort((a, b) => a.categories.performance.score - b.categories.performance.score);
  const lhr = results[Math.floor(runs / 2)];
  const weigh = async (type) => {
    const files = lhr.audits['network-requests'].details.items.filter(
      // A file that the page has made itself, such as a worker's script, is not counted, because it is not sent.
      ({ resourceType, url }) => resourceType === type && url.startsWith('http'),
    );
    const bytes = await Promise.all(files.map(({ url }) => compressedBytes(url)));
    return bytes.reduce((sum, one) => sum + one, 0) / 1000;
  };
  const value = (audit) => lhr.audits[audit].numericValue;
  const cells = [
    page.replace(asLearner, 'learner: '),
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
