// Builds the project when its sources are not those that were built last.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { npm, root, say, Stop } from './project.mjs';

const built = ['server/dist/main.js', 'web/dist/index.html', 'contract/dist/index.js'];
const stamp = join(root, '.cache', 'built');

/** What a build reads: these, and every workspace but its tests, its documents and what was built. */
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json'];
const workspaces = ['quantum', 'contract', 'curriculum', 'server', 'web'];
const isOutput = /^(node_modules|dist|dist-types|generated|coverage|bench|\..*)$/;
// The server reads the content of lessons when it starts.
const isNoSource = /\.test\.tsx?$|\.md$|^curriculum\/content\/|^server\/migrations\//;

export async function buildWhatIsStale() {
  const sources = hashOfSources();
  const isFresh =
    built.every((path) => existsSync(join(root, path))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === sources;
  if (isFresh) return;
  say('Building (once, or after something changed) ...');
  rmSync(stamp, { force: true });
  if ((await npm(['run', '--silent', 'build'])) !== 0) {
    throw new Stop('The build failed; what it says stands above.');
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, sources);
}

function hashOfSources() {
  const hash = createHash('sha256');
  const paths = [...files.map((name) => join(root, name)), ...workspaces.flatMap(filesUnder)];
  for (const path of paths.sort()) {
    const name = relative(root, path).replaceAll('\\', '/');
    if (isNoSource.test(name)) continue;
    hash.update(`${name}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (isOutput.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [join(root, path)];
  });
}
