// npm run settings: writes the table of settings in the README from the schema that the server reads them by. With
// --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { settings } from '../server/dist/config.js';

const document = 'README.md';
const table = /(?<=^\| setting \| default \| meaning \|\n\| --- \| --- \| --- \|\n)(\|.*\n)+/m;

const rows = settings.map(
  ({ name, fallback, description }) => `| \`${name}\` | ${fallback} | ${description} |\n`,
);
const before = readFileSync(document, 'utf8');
if (!table.test(before)) throw new Error(`${document} has no table of settings.`);
const after = before.replace(table, () => rows.join(''));
if (!process.argv.includes('--check')) writeFileSync(document, after);
else if (after !== before) {
  console.error(`The settings in ${document} are not those of the server: npm run settings`);
  process.exitCode = 1;
}
