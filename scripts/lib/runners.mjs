// The two test runners: vitest for everything below a page, and Playwright for journeys in a real browser.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { call, root } from './project.mjs';

const reports = join(root, '.cache');

/** Runs vitest and returns the numbers of passed and failed tests, with the names of the failed ones. */
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
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(report);
  const red = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that fails to load has no test results.
    if (failed.length === 0) return status === 'failed' ? [file] : [];
    return failed.map(
      ({ fullName, failureMessages = [] }) => `${file}: ${fullName}${reasonIn(failureMessages[0])}`,
    );
  });
  return totals(code, numPassedTests, numFailedTests, red);
}

/**
 * Runs Playwright and returns the numbers of passed and failed journeys, with the names of the failed ones.
 * `settings` are environment variables.
 */
export async function runPlaywright(settings, args, config = 'e2e') {
  const report = freshReport('playwright.json');
  const code = await call(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', config, ...args],
    { ...settings, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  const { stats: { expected = 0, unexpected = 0, flaky = 0 } = {}, suites = [] } =
    readReport(report);
  const red = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return totals(
    code,
    expected,
    unexpected + flaky,
    red.map(
      ({ file, line, title, tests }) =>
        `e2e/src/${file}:${String(line)}: ${title}${reasonIn(messageOf(tests))}`,
    ),
  );
}

const messageOf = (tests = []) =>
  tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message;

/** Returns the start of an error's message in parentheses, on one line, after a space. */
function reasonIn(message) {
  if (message === undefined) return '';
  const words = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim();
  return ` (${words.slice(0, 600)})`;
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

function totals(code, passed, failed, red) {
  return { passed, failed: Math.max(failed, code === 0 ? 0 : 1), red };
}

/**
 * Prints the end of a run: failed tests with reasons, because their own output may be thousands of lines above, and
 * then the totals.
 */
export function summarize(results) {
  const red = results.filter(({ failed }) => failed > 0);
  if (red.length > 0) console.log(`\nFailed: ${red.map(({ name }) => name).join(', ')}`);
  for (const name of red.flatMap((result) => result.red)) console.log(`${redMark}${name}`);
  const [passed, failed] = ['passed', 'failed'].map((key) =>
    results.reduce((total, result) => total + result[key], 0),
  );
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/** Prefix of each failed test's line at the end of a run. */
export const redMark = '  failed: ';

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
