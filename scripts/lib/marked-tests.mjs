/** The test files of the project, and what their tests are named. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @returns {{ path: string, text: string }[]} */
export function testFiles() {
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
