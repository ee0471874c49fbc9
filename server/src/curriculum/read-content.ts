/** Reads the curriculum's files from disk. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, relative, sep } from 'node:path';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import {
  formatProblem,
  loadCurriculum,
  type ContentFiles,
  type Curriculum,
} from '@qubloom/curriculum';

/** The project folder is equally far from `dist` and from `src`. */
const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));
const contentFolder = join(projectFolder, 'curriculum/content');

/** The content cannot be shown to learners; the message lists every problem. */
export class BrokenContent extends Error {
  override readonly name = 'BrokenContent';
}

export async function readContentFiles(folder: string = contentFolder): Promise<ContentFiles> {
  return readFiles(folder, (name) => !name.startsWith('.'));
}

/** @throws {BrokenContent} if a file is invalid. */
export function parseCurriculum(files: ContentFiles): Curriculum {
  const result = loadCurriculum(files);
  if (result.ok) return result.curriculum;
  throw new BrokenContent(
    ['The curriculum cannot be loaded:', ...result.problems.map(formatProblem)].join('\n  '),
  );
}

export async function readCurriculum(folder?: string): Promise<Curriculum> {
  return parseCurriculum(await readContentFiles(folder));
}

/** The name of the folder that this file runs from: `dist` or `src`. */
const codeFolder = basename(fileURLToPath(new URL('..', import.meta.url)));
/** All code that affects how the files become rows. */
const code = [
  `quantum/${codeFolder}`,
  `contract/${codeFolder}`,
  `curriculum/${codeFolder}`,
  `server/${codeFolder}/curriculum`,
];

/** SHA-256 of the files and of the code that reads them, because a change of either may change the rows. */
export async function hashOfContent(files: ContentFiles): Promise<string> {
  const hash = createHash('sha256');
  const isCode = (name: string) => /\.[jt]s$/.test(name) && !/\.(test|d)\.[jt]s$/.test(name);
  const folders = await Promise.all(
    code.map((folder) => readFiles(join(projectFolder, folder), isCode)),
  );
  for (const [path, text] of [files, ...folders].flatMap((read) => [...read])) {
    hash.update(`${path}\0${text}\0`);
  }
  return hash.digest('hex');
}

/** Maps the files' paths below the folder to their text, sorted by path. */
async function readFiles(
  folder: string,
  isWanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map((entry) => join(relative(folder, entry.parentPath).split(sep).join('/'), entry.name))
    .sort();
  // Files are read one at a time, because a system may let a process open fewer files than there are.
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
