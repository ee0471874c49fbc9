/** The places of the files from which Python in the page is built. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export const project = join(import.meta.dirname, '../../..');

export const pyodide = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));

/** The folder that contains the Python package that learners import. */
const toolkit = join(project, 'toolkit/python');

/** @returns {{ name: string, path: string }[]} The toolkit's modules, by the names that Python gives them. */
export function toolkitModules() {
  return readdirSync(toolkit, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => /^qubloom\/.*(?<!_test)\.py$/.test(name))
    .sort()
    .map((name) => ({ name, path: join(toolkit, name) }));
}
