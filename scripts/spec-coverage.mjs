// Lists the rows of the specification that no test names yet. The rows stand in docs/spec-rows.txt.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const rows = readFileSync('docs/spec-rows.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const tests = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.test.ts', '*.test.tsx'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter(Boolean)
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const open = rows.filter((row) => !tests.some(({ text }) => text.includes(`[${row}]`)));
const unknown = tests.flatMap(({ path, text }) =>
  [...text.matchAll(/\[([789] [^\]\n]+)\]/g)]
    .map(([, row]) => row)
    .filter((row) => !rows.includes(row) && !row.includes('${'))
    .map((row) => `${path}: [${row}]`),
);

console.log(`${rows.length - open.length} of ${rows.length} rows are named by a test.`);
if (open.length > 0) console.log(`\nNot named yet:\n${open.map((row) => `  ${row}`).join('\n')}`);
if (unknown.length > 0) {
  console.error(`\nNamed by a test, but no row:\n${unknown.map((row) => `  ${row}`).join('\n')}`);
  process.exitCode = 1;
}
