// Lists the rows of the specification, and of the comparison of circuit labs, that no test names yet.
import { readFileSync } from 'node:fs';
import { testFiles } from './lib/marked-tests.mjs';

/** Lists of rows, and what a name in square brackets looks like that means one of them. */
const lists = [
  { name: 'specification', file: 'docs/spec-rows.txt', mark: /\[([245-9] [A-Za-z/][^\];\n]*)\]/g },
  { name: 'circuit lab', file: 'docs/lab-rows.txt', mark: /\[(lab: [^\]\n]+)\]/g },
];
const tests = testFiles();

for (const { name, file, mark } of lists) {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const open = rows.filter((row) => !tests.some(({ text }) => text.includes(`[${row}]`)));
  const unknown = tests.flatMap(({ path, text }) =>
    [...text.matchAll(mark)]
      .map(([, row]) => row)
      .filter((row) => !rows.includes(row) && !row.includes('${'))
      .map((row) => `${path}: [${row}]`),
  );
  console.log(`${name}: ${rows.length - open.length} of ${rows.length} rows are named by a test.`);
  if (open.length > 0) console.log(`\nNot named yet:\n${open.map((row) => `  ${row}`).join('\n')}`);
  if (unknown.length > 0) {
    console.error(`\nNamed by a test, but no row:\n${unknown.map((row) => `  ${row}`).join('\n')}`);
    process.exitCode = 1;
  }
}
