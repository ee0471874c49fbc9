/**
 * The project's tests and the rows that the comment above each test names: `// Shows: 7 POST /api/login; A19 expiry`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @returns {{ path: string, name: string, rows: string[] }[]} */
export function markedTests() {
  return testFiles().flatMap(({ path, text }) =>
    [...text.matchAll(/^ *\/\/ Shows: (.+)$/gm)].map((comment) => ({
      path,
      name: nameIn(text.slice(comment.index + comment[0].length)),
      rows: comment[1].split('; '),
    })),
  );
}

function testFiles() {
  return execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.test.ts', '*.test.tsx'],
    { encoding: 'utf8' },
  )
    .split('\n')
    .filter(Boolean)
    .toSorted()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/**
 * Finds the first string of a test, a group of tests, or a row of a table. For a test with a table, the name follows
 * the table.
 */
function nameIn(code) {
  const isTabled = /^\s*(?:test|describe|it)\.(?:each|for|runIf|skipIf)\b/.test(code);
  const name = isTabled
    ? /\)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/.exec(code)
    : /(['"`])((?:\\.|(?!\1)[^\\])*)\1/.exec(code);
  return (name?.[2] ?? '').replaceAll(/\\(.)/g, '$1');
}
