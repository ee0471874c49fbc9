// npm test: runs the tests that a change is most likely to break, from a fresh clone.
//   npm test -- --rest           runs everything that `npm test` leaves out: `npm run test:all` runs both
//   npm test -- --only server    runs all tests of one project: a package, or e2e
//   npm test -- --browser npm    uses the browser from the npm package even if another is installed
// Other arguments go to vitest unchanged, or with `--only e2e` to Playwright.
import { findBrowser } from './lib/browser.mjs';
import { buildStaleParts } from './lib/build.mjs';
import { installEverything } from './lib/install.mjs';
import { checkNode, npm, run, say, Stop } from './lib/project.mjs';
import { hasRedis } from './lib/redis.mjs';
import { runPlaywright, runVitest, summarize } from './lib/runners.mjs';

/** Journeys that `npm test` runs, by their files' paths. */
const mainJourneys = [
  'first-day',
  'lessons',
  'consent',
  'code-lab/programs',
  'account/subscription',
  'together/study-rooms',
];
const areMain = `(^| |/)(${mainJourneys.join('|')})\\.test\\.ts`;

/** Options for a project chosen by name: no filter. */
const everything = { vitest: [], playwright: [] };
const parts = {
  main: {
    checks: '--main',
    vitest: ['--tags-filter=!exhaustive'],
    playwright: ['--grep', areMain],
  },
  rest: {
    checks: '--rest',
    vitest: ['--tags-filter=exhaustive'],
    playwright: ['--grep-invert', areMain],
  },
};

await run(async () => {
  checkNode();
  const { only, browser, isRest, rest } = readArguments(process.argv.slice(2));
  const isWhole = only === undefined && rest.length === 0;
  const part = isWhole ? parts[isRest ? 'rest' : 'main'] : everything;
  const hasJourneys = isWhole || only === 'e2e';
  await installEverything();
  const browserPath = hasJourneys ? await findBrowser(browser) : undefined;
  await buildStaleParts();

  const results = [];
  if (isWhole) {
    say(
      isRest
        ? 'Checking the content and the browsers ...'
        : 'Checking format, lint, types, boundaries, and docs ...',
    );
    const code = await npm(['run', '--silent', 'check', '--', part.checks]);
    if (code !== 0) results.push({ name: 'checks', passed: 0, failed: 1, red: [] });
  } else {
    say('Skipping the checks.');
  }

  if (only !== 'e2e') {
    say('Running the tests ...');
    if (!hasRedis()) {
      say(
        'Skipping rooms across processes: no redis-server is installed, and REDIS_URL is not set.',
      );
    }
    const project = only === undefined ? [] : ['--project', `${only}*`];
    const totals = await runVitest([...part.vitest, ...project, ...rest]);
    results.push({ name: 'tests', ...totals });
  }
  if (hasJourneys) {
    say('Running the journeys in a browser ...');
    const args = only === 'e2e' ? rest : part.playwright;
    const totals = await runPlaywright({ CHROME_PATH: browserPath }, args);
    results.push({ name: 'journeys', ...totals });
  }
  return summarize(results);
});

function readArguments(args) {
  const options = { only: undefined, browser: undefined, isRest: false };
  const rest = [];
  for (let at = 0; at < args.length; at++) {
    const name = /^--(only|browser)$/.exec(args[at])?.[1];
    if (args[at] === '--rest') options.isRest = true;
    else if (name === undefined) rest.push(args[at]);
    else options[name] = args[++at];
  }
  if (options.browser !== undefined && options.browser !== 'npm') {
    throw new Stop('--browser accepts only npm. Without it, an installed browser is used.');
  }
  return { ...options, rest };
}
