// The two test runners: vitest for everything below a page, Playwright for journeys in a real browser.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { call, root } from './project.mjs';

const reports = join(root, '.cache');

/** How many tests passed and failed, and which ones are red. */
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
    // A file that cannot even be read has no tests to fail.
    if (failed.length === 0) return status === 'failed' ? [file] : [];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
  return totals(code, numPassedTests, numFailedTests, red);
}

/** How many journeys passed and failed, and which ones are red. */
export async function runPlaywright(browser, args) {
  const report = freshReport('playwright.json');
  const code = await call(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e', ...args],
    { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  const { stats: { expected = 0, unexpected = 0, flaky = 0 } = {}, suites = [] } =
    readReport(report);
  const red = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return totals(
    code,
    expected,
    unexpected + flaky,
    red.map(({ file, line, title }) => `e2e/src/${file}:${String(line)}: ${title}`),
  );
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

function totals(code, passed, failed, red) {
  return { passed, failed: Math.max(failed, code === 0 ? 0 : 1), red };
}

/** The end of a run: what is red by name, as the reason may be thousands of lines above, then the count. */
export function summarize(results) {
  const red = results.filter(({ failed }) => failed > 0);
  if (red.length > 0) console.log(`\nNot green: ${red.map(({ name }) => name).join(', ')}`);
  for (const name of red.flatMap((result) => result.red)) console.log(`${redMark}${name}`);
  const [passed, failed] = ['passed', 'failed'].map((key) =>
    results.reduce((total, result) => total + result[key], 0),
  );
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/** Begins the line of a red test at the end of a run. */
export const redMark = '  not green: ';

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
