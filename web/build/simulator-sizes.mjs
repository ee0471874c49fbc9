// Says how much script each simulator's page loads, and stops where one has grown past its budget: a sandboxed
// frame shares no cache with the site, so each frame pays for all of it.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'dist';
const assets = 'simulators/assets';
/** Bytes, compressed. */
const budget = 60_000;
/** A tool for whole lessons, and mostly opened on its own page. */
const unlimited = ['circuit-lab'];

for (const name of readdirSync(join(folder, 'simulators'))) {
  const page = join(folder, 'simulators', name, 'index.html');
  if (!existsSync(page)) continue;
  const scripts = new Set();
  const entries = readFileSync(page, 'utf8').matchAll(/(?:src|href)="\/([^"]+\.js)"/g);
  for (const [, path] of entries) addWithImports(path, scripts);
  const bytes = [...scripts].reduce((sum, path) => sum + sizeOf(join(folder, path)), 0);
  console.log(`simulator ${name}, js: ${bytes} of ${budget} bytes`);
  if (scripts.size === 0) throw new Error(`The page of ${name} loads no script`);
  if (bytes > budget && !unlimited.includes(name)) {
    throw new Error(`The script of ${name} is over its budget`);
  }
}

/** What is imported only when asked for is not counted. */
function addWithImports(path, scripts) {
  if (scripts.has(path)) return;
  scripts.add(path);
  const code = readFileSync(join(folder, path), 'utf8');
  for (const [, file] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
    addWithImports(`${assets}/${file}`, scripts);
  }
}

function sizeOf(path) {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
