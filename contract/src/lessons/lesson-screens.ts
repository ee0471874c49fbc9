/** Splits a lesson's blocks into parts, and these into the screens that a learner walks through. */
import type { LessonBlock, LessonStage } from './lesson-content.ts';
import { isHidden, screenBlocksOf, type ShownBlock } from './screen-blocks.ts';

export interface LessonPart {
  /** Undefined for the blocks before the first section. */
  readonly stage: LessonStage | undefined;
  readonly title: string | undefined;
  readonly blocks: readonly ShownBlock[];
  /** The part before it ends with a good place to stop. */
  readonly isAfterStop?: boolean;
}

/** One step: at most one thing to do, with its text. */
export interface LessonScreen extends LessonPart {
  /** Its stage, and its number among the screens of that stage. It stays the same if other parts change. */
  readonly key: string;
  /** Index of the part that it belongs to. */
  readonly part: number;
}

/** A lesson without sections is one part. */
export function lessonPartsOf(blocks: readonly LessonBlock[]): LessonPart[] {
  const parts: { stage?: LessonStage; title?: string; blocks: ShownBlock[] }[] = [];
  for (const block of blocks) {
    if (isHidden(block)) continue;
    if (block.kind === 'section') {
      parts.push({ stage: block.stage, title: block.title, blocks: [] });
      continue;
    }
    const last = parts.at(-1);
    if (last) last.blocks.push(block);
    else parts.push({ blocks: [block] });
  }
  return parts.map(({ stage, title, blocks: shown }, index) => ({
    stage,
    title,
    blocks: shown.filter(({ kind }) => kind !== 'stop'),
    isAfterStop: parts[index - 1]?.blocks.some(({ kind }) => kind === 'stop') === true,
  }));
}

export function lessonScreensOf(parts: readonly LessonPart[]): LessonScreen[] {
  const counts = new Map<LessonStage | undefined, number>();
  return parts.flatMap(({ stage, title, blocks, isAfterStop = false }, part) =>
    screenBlocksOf(blocks).map((shown, index) => {
      const number = (counts.get(stage) ?? 0) + 1;
      counts.set(stage, number);
      return {
        key: `${stage ?? 'start'}-${number}`,
        part,
        stage,
        title,
        blocks: shown,
        isAfterStop: isAfterStop && index === 0,
      };
    }),
  );
}
