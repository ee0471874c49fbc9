/** A lesson as its sheets see it. It leaves out the quiz, so no sheet can reveal it. */
import type { BlockOf, LessonBlock, LessonStage } from '@qubloom/contract';
import type { Activity, AssessmentQuestion } from '@qubloom/curriculum';

export interface PrintedLesson {
  readonly title: string;
  readonly courseTitle: string;
  /** From 1. */
  readonly order: number;
  readonly minutes: number;
  readonly blocks: readonly LessonBlock[];
  /** Null if the lesson has none. */
  readonly activity: Activity | null;
  /** Null if the lesson has none. */
  readonly assessment: readonly AssessmentQuestion[] | null;
}

export interface PrintedStage {
  readonly stage: LessonStage;
  readonly title: string;
  readonly blocks: readonly LessonBlock[];
}

export function stagesOf(blocks: readonly LessonBlock[]): readonly PrintedStage[] {
  const stages: { stage: LessonStage; title: string; blocks: LessonBlock[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'section') stages.push({ ...block, blocks: [] });
    else stages.at(-1)?.blocks.push(block);
  }
  return stages;
}

export function blocksOf<Kind extends LessonBlock['kind']>(
  blocks: readonly LessonBlock[],
  kind: Kind,
): readonly BlockOf<Kind>[] {
  return blocks.filter((block): block is BlockOf<Kind> => block.kind === kind);
}

export const subtitleOf = ({ courseTitle, order, minutes }: PrintedLesson) =>
  `${courseTitle} · Lesson ${String(order)} · ${String(minutes)} minutes`;

export const letterOf = (index: number) => 'ABCD'[index] ?? '';

export const lettered = (options: readonly { readonly text: string }[]) =>
  options.map(({ text }, index) => `**${letterOf(index)}** ${text}`);
