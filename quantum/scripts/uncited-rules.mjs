// Compares the rules of SPEC.md with the numbers that the lines `// Shows: Q2.8` above tests cite, and lists what does not fit.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const rules = [
  ...readFileSync(join(root, 'SPEC.md'), 'utf8').matchAll(/^- \*\*([A-Z]\d+\.\d+)\*\*/gm),
].map((match) => match[1]);
const tests = ['src', 'bench']
  .flatMap((folder) => testFilesIn(join(root, folder)))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const cited = new Set(
  [...tests.matchAll(/^ *\/\/ Shows: (.+)$/gm)]
    .flatMap(([, rows]) => rows.split('; '))
    .filter((row) => /^[A-Z]\d+\.\d+$/.test(row)),
);

const uncited = rules.filter((rule) => !cited.has(rule));
const unknown = [...cited].filter((rule) => !rules.includes(rule));
const repeated = rules.filter((rule, i) => rules.indexOf(rule) !== i);

for (const [title, list] of Object.entries({ uncited, unknown, repeated })) {
  if (list.length > 0) console.log(`${title}: ${list.join(' ')}`);
}
console.log(`${rules.length} rules, ${rules.length - uncited.length} of them cited by a test.`);
process.exitCode =
  uncited.length + unknown.length + repeated.length > 0 || rules.length === 0 ? 1 : 0;

function testFilesIn(folder) {
  let entries = [];
  try {
    entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error; // the bench may have no tests
  }
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}
