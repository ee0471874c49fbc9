// npm run settings: writes the README's table of settings from the schema that the server uses. With --check, it only
// compares.
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
  console.error(`The settings in ${document} differ from the server's: npm run settings`);
  process.exitCode = 1;
}
