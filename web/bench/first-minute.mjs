// Measures the first minute of a child on a phone: the time from Start in the library to the first control that reacts,
// and the script time of opening a lesson, compared with the landing page. The phone is the mid-range phone that
// Lighthouse simulates: a processor four times slower than this one, and slow 4G. The site must be built.
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const rounds = 5;
const slowdown = 4;
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};
const port = 4800 + Math.floor(Math.random() * 400);
const site = `http://localhost:${port}`;

const dataFolder = await mkdtemp(join(tmpdir(), 'qubloom-first-minute-'));
await chmod(dataFolder, 0o755);
const server = spawn(process.execPath, [join(import.meta.dirname, '../../server/dist/main.js')], {
  env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-dev-shm-usage'],
});
try {
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => String(chunk).includes('is ready') && resolve());
    server.once('exit', () => reject(new Error('the server did not start')));
  });
  const firstLesson = await firstLessonPath();
  await firstVisit(firstLesson); // Browser and server are still starting up.
  const found = { cold: [], warm: [], address: [], landing: [], lesson: [] };
  for (let round = 0; round < rounds; round++) {
    const { cold, warm } = await startTwice();
    found.cold.push(cold);
    found.warm.push(warm);
    const { seconds, script } = await firstVisit(firstLesson);
    found.address.push(seconds);
    found.lesson.push(script);
    found.landing.push((await firstVisit('/')).script);
  }
  console.log('| from | to the first game that is played, s | slowest of five | allowed |');
  console.log('| --- | ---: | ---: | ---: |');
  console.log(rowOf('Start in the library, first visit', found.cold, '5'));
  console.log(rowOf('Start in the library, second visit', found.warm, '1.5'));
  console.log(rowOf('the address of the lesson, first visit', found.address, ''));
  const ratio = median(found.lesson) / median(found.landing);
  console.log('\n| page | script that ran, s |');
  console.log('| --- | ---: |');
  console.log(`| landing page | ${median(found.landing).toFixed(2)} |`);
  console.log(`| first lesson, by its address | ${median(found.lesson).toFixed(2)} |`);
  console.log(`| ratio, 1.3 allowed | ${ratio.toFixed(2)} |`);
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
}

async function firstLessonPath() {
  const [course] = await (await fetch(`${site}/api/courses`)).json();
  const [lesson] = await (await fetch(`${site}/api/courses/${course.id}/lessons`)).json();
  return `/courses/${course.id}?lesson=${lesson.id}`;
}

/** Opens the library, waits for three seconds, and presses Start; then does the same in another tab of the browser. */
async function startTwice() {
  const context = await phone();
  const seconds = [];
  for (let visit = 0; visit < 2; visit++) {
    const { page } = await slowPage(context);
    await page.goto(`${site}/courses`);
    const start = page.getByRole('link', { name: 'Start' }).first();
    await start.waitFor();
    await page.waitForTimeout(3000);
    const since = performance.now();
    await start.click();
    await playFirstGame(page);
    seconds.push((performance.now() - since) / 1000);
    await page.close();
  }
  await context.close();
  const [cold, warm] = seconds;
  return { cold, warm };
}

/** Opens a page by its address with an empty cache. Script is counted until three seconds after the page is ready. */
async function firstVisit(path) {
  const context = await phone();
  const { page, cdp } = await slowPage(context);
  const since = performance.now();
  await page.goto(site + path, { waitUntil: path === '/' ? 'load' : 'commit' });
  if (path !== '/') await firstPlay(page).waitFor();
  const ready = performance.now();
  await page.waitForTimeout(3000);
  const { metrics } = await cdp.send('Performance.getMetrics');
  const script = metrics.find(({ name }) => name === 'ScriptDuration').value;
  await context.close();
  return { seconds: (ready - since) / 1000, script };
}

function phone() {
  return browser.newContext({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
}

async function slowPage(context) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await cdp.send('Performance.enable');
  return { page, cdp };
}

/** The first control of the first lesson. */
function firstPlay(page) {
  return page.getByRole('button', { name: /^Play/ }).first();
}

/** Plays the first game of the lesson, after the course's page if that comes first, and waits until its score shows. */
async function playFirstGame(page) {
  const begin = page
    .getByRole('link', { name: 'Start Lesson' })
    .or(page.getByRole('button', { name: 'Start Lesson' }));
  await begin.or(firstPlay(page)).first().waitFor();
  if (await begin.isVisible()) await begin.click();
  await firstPlay(page).click();
  await page
    .getByText(/this one[.!]/)
    .first()
    .waitFor();
}

function rowOf(name, seconds, allowed) {
  const cells = [name, median(seconds).toFixed(1), Math.max(...seconds).toFixed(1), allowed];
  return `| ${cells.join(' | ')} |`;
}

function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
