/** A lesson's markdown as blocks, each with its line. README.md shows the form. */
import { LessonBlock, lessonStages } from '@qubloom/contract';
import { z } from 'zod';
import { LessonFrontMatter, QuestionBlockFile } from './content-files.ts';
import { inlineCheckFiles } from './inline-check-files.ts';
import type { ContentProblem } from '../problem.ts';
import { readYaml } from './read-yaml.ts';

/** A block as in the file, in which a task is still a key. */
export type PlacedBlock = { readonly line: number } & (
  { readonly block: LessonBlock } | { readonly taskKey: string }
);

export interface Markdown<Front> {
  readonly front: Front;
  readonly blocks: readonly PlacedBlock[];
}
export type LessonMarkdown = Markdown<z.output<typeof LessonFrontMatter>>;

const YamlObject = z.record(z.string(), z.unknown());
/** The schema of the text between the fences, for each kind. */
const fenced: Readonly<Record<string, z.ZodType<object>>> = {
  picture: YamlObject,
  simulator: YamlObject,
  program: YamlObject,
  says: YamlObject,
  'grown-ups': YamlObject,
  predict: QuestionBlockFile,
  choice: QuestionBlockFile,
  ...inlineCheckFiles,
};

/** Returns the lesson, or undefined after reporting problems. */
export function readLessonMarkdown(
  file: string,
  text: string,
  report: (problem: ContentProblem) => void,
): LessonMarkdown | undefined {
  return readMarkdown(LessonFrontMatter, file, text, report);
}

/** Parses the front matter by its schema, and then blocks. Returns undefined after reporting problems. */
export function readMarkdown<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  text: string,
  report: (problem: ContentProblem) => void,
): Markdown<z.output<Schema>> | undefined {
  const lines = text.split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end < 0) {
    report({ file, line: 1, reason: 'starts with front matter between two lines of ---' });
    return undefined;
  }
  const source = { file, text: lines.slice(1, end).join('\n'), linesBefore: 1 };
  const front = readYaml(schema, source, report);
  const blocks = readBlocks(file, lines, end + 1, report);
  return front && { front, blocks };
}

function readBlocks(
  file: string,
  lines: readonly string[],
  start: number,
  report: (problem: ContentProblem) => void,
): PlacedBlock[] {
  const blocks: PlacedBlock[] = [];
  for (let index = start; index < lines.length; index++) {
    const line = index + 1;
    const text = (lines[index] ?? '').trim();
    if (text === '') continue;

    const fence = /^```(\S*)$/.exec(text);
    if (fence) {
      const close = lines.findIndex((other, at) => at > index && other.trim() === '```');
      if (close < 0) {
        report({ file, line, reason: 'this block is never closed by ```' });
        return blocks;
      }
      const source = { file, text: lines.slice(line, close).join('\n'), linesBefore: line };
      const block = readFenced(fence[1] ?? '', source, report);
      if (block) blocks.push({ line, block });
      index = close;
      continue;
    }
    const block = readLine(file, line, text, report);
    if (block) blocks.push(block);
  }
  return blocks;
}

function readFenced(
  kind: string,
  source: { file: string; text: string; linesBefore: number },
  report: (problem: ContentProblem) => void,
): LessonBlock | undefined {
  const { file, linesBefore: line } = source;
  const schema = Object.hasOwn(fenced, kind) ? fenced[kind] : undefined;
  if (!schema) {
    const kinds = Object.keys(fenced).join(', ');
    report({ file, line, reason: `"${kind}" is no kind of block; there are ${kinds}` });
    return undefined;
  }
  const properties = readYaml(schema, source, report);
  if (!properties) return undefined;
  const block = LessonBlock.safeParse({ ...properties, kind });
  if (block.success) return block.data;
  for (const issue of block.error.issues) {
    report({
      file,
      line,
      location: [kind, ...issue.path.map(String)].join('.'),
      reason: issue.message,
    });
  }
  return undefined;
}

function readLine(
  file: string,
  line: number,
  text: string,
  report: (problem: ContentProblem) => void,
): PlacedBlock | undefined {
  const task = /^::task ([a-z0-9-]+)$/.exec(text);
  if (task) return { line, taskKey: task[1] ?? '' };
  if (text === '::stop') return { line, block: { kind: 'stop' } };
  if (text.startsWith('::')) {
    report({ file, line, reason: 'only "::task <key>" and "::stop" are written with two colons' });
    return undefined;
  }
  if (!text.startsWith('#')) return { line, block: { kind: 'paragraph', text } };

  const heading = /^## (.+?) \{([a-z-]+)\}$/.exec(text);
  const stage = lessonStages.find((known) => known === heading?.[2]);
  if (heading?.[1] && stage) return { line, block: { kind: 'section', stage, title: heading[1] } };
  const stages = lessonStages.map((known) => `{${known}}`).join(' ');
  report({ file, line, reason: `a heading is "## Title {stage}", with one of ${stages}` });
  return undefined;
}
