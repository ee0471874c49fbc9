// npm test: runs the tests that a change is most likely to break, from a fresh clone. `npm run test:all` runs all.
//   --browser npm    uses the browser from the npm package even if another is installed
//   --no-phone       leaves out the walk through every screen of a phone
// A part that fails does not stop the others. At the end come the failed tests with their reasons, and the total.
import { parseArgs } from 'node:util';
import { findBrowser } from './lib/browser.mjs';
import { buildStaleParts } from './lib/build.mjs';
import { installEverything } from './lib/install.mjs';
import { checkNode, run, say, Stop } from './lib/project.mjs';
import { runNpm, runPlaywright, runVitest } from './lib/runners.mjs';

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean' },
    browser: { type: 'string' },
    'no-phone': { type: 'boolean' },
  },
});
const main = [
  ['Checks', () => runNpm(['run', '--silent', 'check'])],
  ['Tests', () => runVitest(['--tags-filter=!exhaustive'])],
  ['Journeys', () => runPlaywright('e2e', ['--grep', '@main'])],
];
const rest = [
  ['Exhaustive checks', () => runNpm(['run', '--silent', 'check:rest'])],
  ['Exhaustive tests', () => runVitest(['--tags-filter=exhaustive'])],
  ['All other journeys', () => runPlaywright('e2e', ['--grep-invert', '@main'])],
  ['Journeys in three engines', () => runPlaywright('e2e/playwright.engines.config.ts')],
  ...(options['no-phone']
    ? []
    : [['Every screen of a phone', () => runPlaywright('e2e/playwright.phone.config.ts')]]),
  ['Faults', () => runVitest(['--config', 'vitest.faults.config.ts'])],
  ['Node 24', () => runNpm(['run', '--silent', 'start:lts'])],
];

await run(async () => {
  checkNode();
  if (options.browser !== undefined && options.browser !== 'npm')
    throw new Stop('--browser accepts only npm. Without it, an installed browser is used.');
  await installEverything();
  process.env.CHROME_PATH = await findBrowser(options.browser);
  await buildStaleParts();
  const total = { passed: 0, failed: [] };
  for (const [name, runPart] of options.all ? [...main, ...rest] : main) {
    say(`${name} ...`);
    const start = performance.now();
    const { passed, failed } = await runPart();
    total.passed += passed;
    total.failed.push(...failed);
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${name}: ${passed} passed, ${failed.length} failed, in ${seconds} s`);
  }
  if (total.failed.length > 0) say('Failed:');
  for (const each of total.failed) console.log(`  ${each}`);
  say(`${total.passed} passed, ${total.failed.length} failed`);
  return total.failed.length > 0 ? 1 : 0;
});
