// Runs vitest, Playwright, and other commands, and counts their tests. Each function returns the number of passed
// tests, and a line with the reason for each failed one.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { npm, root, runTool } from './project.mjs';

/** Runs a command of npm, which counts as one test. */
export async function runNpm(args) {
  const code = await npm(args);
  return code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [`npm ${args.join(' ')}`] };
}

/** Runs vitest with some arguments. */
export async function runVitest(args) {
  const report = freshReport('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runTool('vitest', ['run', ...reporters, ...args]);
  const { numPassedTests = 0, testResults = [] } = readReport(report);
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    // A file that fails to load has no test results.
    if (tests.length === 0 && status === 'failed') return [`${file}${reasonIn(message)}`];
    return tests.map(
      ({ fullName, failureMessages = [] }) => `${file}: ${fullName}${reasonIn(failureMessages[0])}`,
    );
  });
  return counted('vitest', code, numPassedTests, failed);
}

/** Runs Playwright with a configuration and other arguments. */
export async function runPlaywright(config, args = []) {
  const report = freshReport('playwright.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  const code = await runTool('playwright', ['test', '-c', config, ...args]);
  const { stats: { expected = 0 } = {}, suites = [] } = readReport(report);
  const failed = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      return `e2e/src/${file}:${String(line)}: ${title}${reasonIn(error?.message)}`;
    });
  return counted('playwright', code, expected, failed);
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** A runner may fail without a failed test, for example in its set-up. */
function counted(runner, code, passed, failed) {
  return {
    passed,
    failed: code === 0 || failed.length > 0 ? failed : [`${runner} ended with ${code}`],
  };
}

/** Returns the start of an error's message in parentheses, on one line, after a space. */
function reasonIn(message = '') {
  const words = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim();
  return words && ` (${words.slice(0, 600)})`;
}

function freshReport(name) {
  const folder = join(root, '.cache');
  const path = join(folder, name);
  mkdirSync(folder, { recursive: true });
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
