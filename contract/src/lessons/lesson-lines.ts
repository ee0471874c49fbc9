/**
 * Reads and writes a lesson's `content` as lines. The blocks are checked and their defaults filled in when
 * lessons are loaded from the curriculum, so readers trust them and no page needs the schemas.
 */
import type { LessonBlock } from './lesson-content.ts';

const kinds: Readonly<Record<LessonBlock['kind'], true>> = {
  section: true,
  paragraph: true,
  simulator: true,
  picture: true,
  predict: true,
  task: true,
  program: true,
  'program-task': true,
  choice: true,
  says: true,
  number: true,
  bars: true,
  histogram: true,
  order: true,
  'grown-ups': true,
  stop: true,
  word: true,
  lab: true,
  plan: true,
};

/** Writes blocks as the content of a lesson. */
export function formatLessonContent(blocks: readonly LessonBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'paragraph') return block.text;
      const { kind, ...properties } = block;
      return `::${kind} ${JSON.stringify(properties)}`;
    })
    .join('\n');
}

/** Reads the blocks of a lesson's content. Unknown kinds of blocks are left out. */
export function parseLessonContent(content: string): LessonBlock[] {
  return content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line): LessonBlock[] => {
      const directive = /^::([a-z-]+) (\{.*\})$/.exec(line);
      if (!directive) return [{ kind: 'paragraph', text: line }];
      const block = blockOf(directive[1] ?? '', directive[2] ?? '');
      return block ? [block] : [];
    });
}

function blockOf(kind: string, json: string): LessonBlock | undefined {
  if (!Object.hasOwn(kinds, kind)) return undefined;
  try {
    return { ...(JSON.parse(json) as object), kind } as LessonBlock;
  } catch {
    return undefined;
  }
}
