// The two test runners: vitest for everything below a page, Playwright for journeys in a real browser.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { call, root } from './project.mjs';

const reports = join(root, '.cache');

/** How many tests passed and failed. */
export async function runVitest(args) {
  const report = freshReport('vitest.json');
  const code = await call(process.execPath, [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ]);
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report);
  return totals(code, numPassedTests, numFailedTests);
}

/** How many journeys passed and failed. */
export async function runPlaywright(browser, args) {
  const report = freshReport('playwright.json');
  const code = await call(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e', ...args],
    { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(report).stats ?? {};
  return totals(code, expected, unexpected + flaky);
}

/** A file that cannot even be read has no tests to fail. */
function totals(code, passed, failed) {
  return { passed, failed: Math.max(failed, code === 0 ? 0 : 1) };
}

function freshReport(name) {
  const path = join(reports, name);
  mkdirSync(reports, { recursive: true });
  rmSync(path, { force: true });
  return path;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}
