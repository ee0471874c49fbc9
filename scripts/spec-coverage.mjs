// Lists the rows of the specification, and of the comparison of circuit labs, that no test cites yet.
import { readFileSync } from 'node:fs';
import { markedTests } from './lib/marked-tests.mjs';

const lists = [
  { name: 'specification', file: 'docs/spec-rows.txt', isRow: (row) => /^[245-9] /.test(row) },
  { name: 'circuit lab', file: 'docs/lab-rows.txt', isRow: (row) => row.startsWith('lab: ') },
];
const tests = markedTests();

for (const { name, file, isRow } of lists) {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const open = rows.filter((row) => !tests.some((test) => test.rows.includes(row)));
  const unknown = tests.flatMap((test) =>
    test.rows
      .filter((row) => isRow(row) && !rows.includes(row))
      .map((row) => `${test.path}: ${row}`),
  );
  console.log(`${name}: ${rows.length - open.length} of ${rows.length} rows are cited by a test.`);
  if (open.length > 0) console.log(`\nNot cited yet:\n${open.map((row) => `  ${row}`).join('\n')}`);
  if (unknown.length > 0) {
    console.error(
      `\nCited by a test, but not in the list:\n${unknown.map((row) => `  ${row}`).join('\n')}`,
    );
    process.exitCode = 1;
  }
}
