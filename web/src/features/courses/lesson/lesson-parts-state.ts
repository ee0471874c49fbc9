/** A lesson's blocks as the parts that a learner walks through, and how far they may be seen. */
import type { BlockOf, LessonBlock, LessonStage } from '@qubloom/contract';

/** What a part shows: all blocks but those that open parts, explain words or set the lab up. */
export type ShownBlock = Exclude<
  LessonBlock,
  BlockOf<'section'> | BlockOf<'word'> | BlockOf<'lab'>
>;

export interface LessonPart {
  /** None for what stands before the first section. */
  readonly stage: LessonStage | undefined;
  readonly title: string | undefined;
  readonly blocks: readonly ShownBlock[];
}

export type Glossary = ReadonlyMap<string, { readonly word: string; readonly explanation: string }>;

/** The guess that each predict block got, by its id: the index of the option. */
export type Guesses = Readonly<Record<string, number>>;

export const stageNames: Readonly<Record<LessonStage, string>> = {
  do: 'Do',
  predict: 'Predict',
  run: 'Run',
  explain: 'Explain',
  name: 'Name it',
  try: 'Try it',
  'used-for': 'Used for',
};

/** A lesson without sections is one part. */
export function lessonPartsOf(blocks: readonly LessonBlock[]): LessonPart[] {
  const parts: { stage?: LessonStage; title?: string; blocks: ShownBlock[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'word' || block.kind === 'lab') continue;
    if (block.kind === 'section') {
      parts.push({ stage: block.stage, title: block.title, blocks: [] });
      continue;
    }
    const last = parts.at(-1);
    if (last) last.blocks.push(block);
    else parts.push({ blocks: [block] });
  }
  return parts.map(({ stage, title, blocks: shown }) => ({ stage, title, blocks: shown }));
}

export function glossaryOf(blocks: readonly LessonBlock[]): Glossary {
  return new Map(
    blocks.flatMap((block) =>
      block.kind === 'word'
        ? [[block.key, { word: block.word, explanation: block.explanation }] as const]
        : [],
    ),
  );
}

/**
 * The parts with what a learner may see of them: everything up to the first predict block without a
 * guess, that block included. Parts after it are `isWaiting`.
 */
export interface SeenPart extends LessonPart {
  readonly isWaiting: boolean;
}

export function seenPartsOf(parts: readonly LessonPart[], guesses: Guesses): SeenPart[] {
  let isWaiting = false;
  return parts.map((part) => {
    if (isWaiting) return { ...part, blocks: [], isWaiting: true };
    const openGuess = part.blocks.findIndex(
      (block) => block.kind === 'predict' && guesses[block.id] === undefined,
    );
    if (openGuess < 0) return { ...part, isWaiting: false };
    isWaiting = true;
    return { ...part, blocks: part.blocks.slice(0, openGuess + 1), isWaiting: false };
  });
}

/**
 * Where the reply to each guess stands: after the first thing that runs (simulator, picture, task)
 * behind the guess, or at the guess itself when nothing runs any more. By the index of the part and the
 * block.
 */
export function repliesByBlock(
  parts: readonly LessonPart[],
): ReadonlyMap<string, readonly BlockOf<'predict'>[]> {
  const replies = new Map<string, BlockOf<'predict'>[]>();
  let open: { readonly guess: BlockOf<'predict'>; readonly at: string }[] = [];
  const put = (at: string, guess: BlockOf<'predict'>) => {
    replies.set(at, [...(replies.get(at) ?? []), guess]);
  };
  parts.forEach((part, partIndex) => {
    part.blocks.forEach((block, blockIndex) => {
      const at = blockKey(partIndex, blockIndex);
      if (block.kind === 'predict') open.push({ guess: block, at });
      if (!runs(block)) return;
      for (const { guess } of open) put(at, guess);
      open = [];
    });
  });
  for (const { guess, at } of open) put(at, guess);
  return replies;
}

export interface Replies {
  readonly parts: readonly LessonPart[];
  readonly replies: ReturnType<typeof repliesByBlock>;
  readonly memory: { readonly guesses: Guesses; readonly checked: readonly string[] };
}

/** A reply to a locked guess stands in this part, and has not been opened. */
export function hasClosedReply({ parts, replies, memory }: Replies, part: number): boolean {
  const here = parts[part]?.blocks.flatMap((_, at) => replies.get(blockKey(part, at)) ?? []);
  return (here ?? []).some(
    ({ id }) => memory.guesses[id] !== undefined && !memory.checked.includes(id),
  );
}

export function blockKey(partIndex: number, blockIndex: number): string {
  return `${partIndex}.${blockIndex}`;
}

function runs(block: ShownBlock): boolean {
  return block.kind === 'simulator' || block.kind === 'picture' || block.kind === 'task';
}

/** The last part that can be opened now. */
export function furthestPart(parts: readonly SeenPart[]): number {
  const waiting = parts.findIndex((part) => part.isWaiting);
  return (waiting < 0 ? parts.length : waiting) - 1;
}
