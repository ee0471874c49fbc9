/** Compiles Python's library and our toolkit to bytecode, if one of them has changed since the last time. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { project, pyodide, toolkitModules } from './places.mjs';

const compiler = join(import.meta.dirname, 'compile-library.mjs');
const folder = join(project, '.cache/python/compiled');

export async function compiledLibraries() {
  const mark = join(folder, 'sources');
  const sources = hashOfSources();
  if (!existsSync(mark) || (await readFile(mark, 'utf8')) !== sources) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    // This runs in a process of its own, so that it uses another core.
    await promisify(execFile)(process.execPath, [compiler, folder]);
    await writeFile(mark, sources);
  }
  return {
    library: await readFile(join(folder, 'library.zip')),
    toolkit: await readFile(join(folder, 'toolkit.zip')),
  };
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  const python = [compiler, join(pyodide, 'package.json')];
  for (const path of [...python, ...toolkitModules().map((module) => module.path)]) {
    hash
      .update(`${path.slice(project.length)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex');
}
