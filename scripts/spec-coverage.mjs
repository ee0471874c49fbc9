// npm run coverage:spec: lists the rows of the specification, of the claims of two pages, of the comparison of circuit
// labs, and of docs/security.md that no test cites, and citations of unknown rows, which are errors.
//   npm run coverage:spec -- A19    lists the tests of rows whose text begins with A19
//   npm run coverage:spec -- --check    prints errors only; a claim or an abuse line that no test cites is one, too
import { readFileSync } from 'node:fs';
import { markedTests } from './lib/marked-tests.mjs';

const linesOf = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
const abuse = readFileSync('docs/security.md', 'utf8').matchAll(/`(A\d+ [^`]+)`/g);
const lists = [
  { name: 'specification', rows: linesOf('docs/spec-rows.txt'), isRow: /^[245-9] / },
  {
    name: 'promises',
    rows: linesOf('docs/promise-rows.txt'),
    isRow: /^(?:parents|educators): /,
    isComplete: true,
  },
  { name: 'circuit lab', rows: linesOf('docs/lab-rows.txt'), isRow: /^lab: / },
  { name: 'abuse', rows: [...abuse].map(([, row]) => row), isRow: /^A\d+ /, isComplete: true },
];
const tests = markedTests();
const [option] = process.argv.slice(2);

if (option === undefined || option === '--check') {
  const errors = lists.flatMap((list) => report(list, option === '--check'));
  if (errors.length > 0) {
    console.error(errors.join('\n'));
    process.exitCode = 1;
  }
} else {
  for (const { path, name, rows } of tests) {
    for (const row of rows) if (row.startsWith(option)) console.log(`${row}: ${path}: ${name}`);
  }
}

/** Prints what is open, unless only errors are wanted, and returns errors. */
function report({ name, rows, isRow, isComplete }, isQuiet) {
  const open = rows.filter((row) => !tests.some((test) => test.rows.includes(row)));
  const unknown = tests.flatMap(({ path, rows: cited }) =>
    cited
      .filter((row) => isRow.test(row) && !rows.includes(row))
      .map((row) => `${path} cites "${row}", which is not in the list "${name}".`),
  );
  if (!isQuiet) {
    console.log(
      `${name}: ${rows.length - open.length} of ${rows.length} rows are cited by a test.`,
    );
    for (const row of open) console.log(`  not cited yet: ${row}`);
  }
  return isComplete ? [...unknown, ...open.map((row) => `No test cites ${row}.`)] : unknown;
}
