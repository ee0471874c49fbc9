// Builds the server and the web. A part is built only if its sources have changed since its last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { npm, root, step, Stop } from './project.mjs';

const marks = join(root, '.cache', 'built');
const shared = ['quantum', 'contract', 'curriculum'];
const served = [...shared, 'moderation', 'embedded-postgres'];

const parts = [
  {
    name: 'server',
    sources: [...served, 'server', 'scripts/lib'],
    built: ['server/dist/main.js', ...served.map((name) => `${name}/dist/index.js`)],
    // The import is dynamic because a bare machine has only just installed the package.
    build: async () => (await import('./transpile.mjs')).transpilePackages(),
  },
  {
    name: 'web',
    sources: [...shared, 'toolkit', 'web'],
    built: ['web/dist/index.html'],
    build: buildWeb,
  },
];

/** Builds the server first, which takes a second, because the build of the web runs the packages. */
export function buildStaleParts() {
  return buildStale(parts);
}

/** Builds the packages that the server runs, without the web that it serves. */
export function buildPackages() {
  return buildStale(parts.filter(({ name }) => name === 'server'));
}

async function buildStale(wanted) {
  const stale = wanted
    .map((part) => ({ ...part, hash: hashOf(part.sources) }))
    .filter(({ name, built, hash }) => {
      const mark = join(marks, name);
      const isBuilt = built.every((path) => existsSync(join(root, path)));
      return !(isBuilt && existsSync(mark) && readFileSync(mark, 'utf8') === hash);
    });
  if (stale.length === 0) return;
  const title = `Building the ${stale.map(({ name }) => name).join(' and the ')}`;
  await step(title, async () => {
    for (const part of stale) await buildPart(part);
  });
}

async function buildPart({ name, build, hash }) {
  const mark = join(marks, name);
  rmSync(mark, { force: true });
  await build();
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, hash);
}

async function buildWeb() {
  const code = await npm(['run', '--silent', 'build', '-w', 'web']);
  if (code !== 0) throw new Stop('The build failed; see its output above.');
}

/** Inputs of every build; each workspace adds all its files except tests, documents, and build output. */
const files = ['package.json', 'package-lock.json', 'tsconfig.base.json'];
const isOutput = /^(node_modules|dist|dist-types|coverage|bench|\..*)$/;
// The server reads lessons from their files when it starts, so they need no build.
const isNoSource = /\.test\.tsx?$|\.md$|^curriculum\/content\/|^server\/migrations\//;

function hashOf(folders) {
  const hash = createHash('sha256');
  const paths = [...files.map((name) => join(root, name)), ...folders.flatMap(filesUnder)];
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
