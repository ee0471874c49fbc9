/** Reads guided paths: one folder each, with a folder for each step. */
import { formatLessonContent, type LessonBlock } from '@qubloom/contract';
import type { GlossaryWord, GuidedPathContent, GuidedStepContent } from '../curriculum.ts';
import type { ContentReader } from './content-reader.ts';
import { GuidedPathFile, StepFrontMatter } from './guided-path-files.ts';
import { readMarkdown } from './lesson-markdown.ts';
import { readTaskFile } from './read-task.ts';
import { withoutLine, withPropertiesRead, glossaryBlocksOf } from './stored-blocks.ts';

/** Returns the paths in the order in which they are listed. */
export function readGuidedPaths(
  reader: ContentReader,
  glossary: readonly GlossaryWord[],
): GuidedPathContent[] {
  return reader
    .namesBelow('guided-paths')
    .flatMap((slug) => readPath(reader, slug, glossary) ?? [])
    .sort((a, b) => a.position - b.position);
}

function readPath(
  reader: ContentReader,
  slug: string,
  glossary: readonly GlossaryWord[],
): GuidedPathContent | undefined {
  const folder = `guided-paths/${slug}`;
  const file = `${folder}/path.yaml`;
  const path = reader.required(file, GuidedPathFile);
  if (!path) return undefined;
  reader.reportRepeated(file, 'steps', path.steps);
  for (const stray of reader.namesBelow(folder).filter((name) => !path.steps.includes(name))) {
    reader.report({ file, location: 'steps', reason: `the folder ${stray} is not listed` });
  }
  const steps = path.steps.flatMap((name) => readStep(reader, folder, name, glossary) ?? []);
  return { ...path, slug, file, steps };
}

function readStep(
  reader: ContentReader,
  folder: string,
  slug: string,
  glossary: readonly GlossaryWord[],
): GuidedStepContent | undefined {
  const file = `${folder}/${slug}/step.md`;
  const text = reader.text(file);
  const step =
    text === undefined ? undefined : readMarkdown(StepFrontMatter, file, text, reader.report);
  const taskFile = `${folder}/${slug}/task.yaml`;
  const task = reader.has(taskFile) ? readTaskFile(reader, taskFile, slug) : undefined;
  if (!step) return undefined;
  const { hints, ...front } = step.front;
  if (task && hints.length > 0) {
    reader.report({ file, location: 'hints', reason: "the hints of a challenge are its task's" });
  }
  const shown = step.blocks.flatMap((placed) => {
    const { line } = placed;
    if ('block' in placed && shownKinds.includes(placed.block.kind)) {
      return [{ ...placed.block, line }];
    }
    reader.report({ file, line, reason: `a step has ${shownKinds.join(', ')}, and no headings` });
    return [];
  });
  const blocks: LessonBlock[] = [
    ...shown.map(withoutLine).map(withPropertiesRead),
    ...(task ? [task.block] : []),
  ];
  return {
    ...front,
    slug,
    file,
    type: task ? 'challenge' : 'learn',
    blocks: shown,
    content: formatLessonContent([...blocks, ...glossaryBlocksOf(blocks, glossary)]),
    hints: task?.block.hints ?? hints,
    task,
  };
}

const shownKinds: readonly LessonBlock['kind'][] = [
  'paragraph',
  'says',
  'picture',
  'choice',
  'number',
  'bars',
  'histogram',
  'order',
];
