/** Reads the files of `content/` by name, and collects their problems. */
import type { z } from 'zod';
import { withoutNumberMarks, type ComputedNumber } from '../computed-number.ts';
import type { ContentProblem } from '../problem.ts';
import { readYaml } from './read-yaml.ts';

/** Maps a path below `content/`, with `/` between the names, to the file's text. */
export type ContentFiles = ReadonlyMap<string, string>;

/** Returns files and remembers which were requested. */
export class ContentReader {
  readonly problems: ContentProblem[] = [];
  /** Every number that was marked as computed in the files read so far. */
  readonly numbers: ComputedNumber[] = [];
  readonly #files: ContentFiles;
  readonly #read = new Set<string>();

  constructor(files: ContentFiles) {
    this.#files = files;
  }

  readonly report = (problem: ContentProblem): void => {
    this.problems.push(problem);
  };

  has(file: string): boolean {
    return this.#files.has(file);
  }

  text(file: string): string | undefined {
    const written = this.#files.get(file);
    if (written === undefined) this.report({ file, reason: 'is missing' });
    const { text, numbers } = withoutNumberMarks(file, written ?? '');
    if (!this.#read.has(file)) this.numbers.push(...numbers);
    this.#read.add(file);
    return written === undefined ? undefined : text;
  }

  required<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined {
    const text = this.text(file);
    return text === undefined ? undefined : readYaml(schema, { file, text }, this.report);
  }

  optional<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined {
    return this.#files.has(file) ? this.required(file, schema) : undefined;
  }

  /** Names of the folders in a folder, in alphabetical order. */
  namesBelow(folder: string): string[] {
    const below = [...this.#files.keys()].filter((path) => path.startsWith(`${folder}/`));
    const rests = below.map((path) => path.slice(folder.length + 1).split('/'));
    return [
      ...new Set(rests.flatMap(([name, ...rest]) => (name && rest.length > 0 ? [name] : []))),
    ].sort();
  }

  /** Paths of the YAML files directly in a folder, in alphabetical order. */
  filesIn(folder: string): string[] {
    const inFolder = new RegExp(`^${folder}/[^/]+\\.yaml$`);
    return [...this.#files.keys()].filter((path) => inFolder.test(path)).sort();
  }

  reportRepeated(file: string, location: string, keys: readonly string[]): void {
    for (const key of new Set(keys.filter((one, at) => keys.indexOf(one) !== at))) {
      this.report({ file, location, reason: `"${key}" is there twice` });
    }
  }

  /** A file that nothing reads has a misspelled name. */
  reportUnread(): void {
    for (const file of this.#files.keys()) {
      if (/\.(yaml|yml|md)$/.test(file) && !this.#read.has(file)) {
        this.report({ file, reason: 'belongs to nothing; see README.md for the names of files' });
      }
    }
  }
}
