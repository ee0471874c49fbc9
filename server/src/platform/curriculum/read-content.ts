/** Reads the curriculum's files from disk. */
import { readdir, readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import {
  formatProblem,
  loadCurriculum,
  type ContentFiles,
  type Curriculum,
} from '@qubloom/curriculum';

/** `curriculum/content`, as far from here in `dist` as in `src`. */
const contentFolder = fileURLToPath(new URL('../../../../curriculum/content', import.meta.url));

/** The content cannot be shown to learners; the message lists every problem. */
export class BrokenContent extends Error {
  override readonly name = 'BrokenContent';
}

async function readContentFiles(folder: string): Promise<ContentFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(relative(folder, entry.parentPath).split(sep).join('/'), entry.name))
    .sort();
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')));
  return new Map(paths.map((path, index) => [path, texts[index] ?? '']));
}

/** @throws {BrokenContent} when a file does not hold what it should. */
export async function readCurriculum(folder: string = contentFolder): Promise<Curriculum> {
  const result = loadCurriculum(await readContentFiles(folder));
  if (result.ok) return result.curriculum;
  throw new BrokenContent(
    ['The curriculum cannot be loaded:', ...result.problems.map(formatProblem)].join('\n  '),
  );
}
