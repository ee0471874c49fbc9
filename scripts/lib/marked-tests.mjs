/** The tests of the project, and the rows that a line above them names: `// Shows: 7 POST /api/login; A19 expiry`. */
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

/** The first text of a test, of a group of tests, or of a row of a table; after its table where it has one. */
function nameIn(code) {
  const isTabled = /^\s*(?:test|describe|it)\.(?:each|for|runIf|skipIf)\b/.test(code);
  const name = isTabled
    ? /\)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/.exec(code)
    : /(['"`])((?:\\.|(?!\1)[^\\])*)\1/.exec(code);
  return (name?.[2] ?? '').replaceAll(/\\(.)/g, '$1');
}
