// npm test: everything that can be checked, from a fresh clone. `npm test -- --only server` runs one
// project's tests alone; other arguments go to vitest as they are.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { buildWhatIsStale } from './lib/build.mjs';
import { installWhatIsMissing } from './lib/install.mjs';
import { call, checkNode, npm, root, run, say } from './lib/project.mjs';

const report = join(root, '.cache', 'test-report.json');

await run(async () => {
  checkNode();
  const { only, rest } = readArguments(process.argv.slice(2));
  const isWhole = only === undefined && rest.length === 0;
  await installWhatIsMissing();
  const browser = only === undefined || only === 'e2e' ? await findBrowser() : undefined;
  await buildWhatIsStale();

  say(isWhole ? 'Checking format, lint, types, walls and documents ...' : 'Checks are left out.');
  const checksFailed = isWhole && (await npm(['run', '--silent', 'check'])) !== 0;

  say('Running the tests ...');
  const { passed, failed } = await runVitest(only, rest, browser);
  if (checksFailed) console.log('The checks before the tests failed; see above.');
  console.log(`${passed} passed, ${failed + (checksFailed ? 1 : 0)} failed`);
  return checksFailed || failed > 0 ? 1 : 0;
});

function readArguments(args) {
  const at = args.indexOf('--only');
  return at < 0
    ? { only: undefined, rest: args }
    : { only: args[at + 1], rest: args.toSpliced(at, 2) };
}

async function runVitest(only, rest, browser) {
  rmSync(report, { force: true });
  mkdirSync(join(root, '.cache'), { recursive: true });
  const code = await call(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(only === undefined ? [] : ['--project', `${only}*`]),
      ...rest,
    ],
    browser === undefined ? {} : { CHROME_PATH: browser },
  );
  const { numPassedTests = 0, numFailedTests = 0 } = readReport();
  // A file that cannot even be read has no tests to fail.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, code === 0 ? 0 : 1) };
}

function readReport() {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {};
  }
}
