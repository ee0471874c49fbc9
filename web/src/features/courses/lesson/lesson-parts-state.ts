/** Screens of a lesson that a learner may see, and things that are still to do on them. */
import {
  isInlineCheck,
  isRun,
  isTask,
  type BlockOf,
  type LessonPart,
  type LessonScreen,
  type LessonStage,
} from '@qubloom/contract';
import { type GuessesMade, isGuessOpen, type LessonMemory } from './lesson-memory-state.ts';

/** A screen with the blocks that the learner may see. */
export interface SeenScreen extends LessonScreen {
  /** It opens after a guess. Until then, it shows no blocks. */
  readonly isWaiting: boolean;
}

export const stageNames: Readonly<Record<LessonStage, string>> = {
  do: 'Do',
  predict: 'Predict',
  run: 'Run',
  explain: 'Explain',
  name: 'Name it',
  try: 'Try it',
  'used-for': 'Used for',
};

/** Returns the stage that a screen's key names, in any lesson. */
export function stageOfKey(key: string): LessonStage | undefined {
  const stages = Object.keys(stageNames) as LessonStage[];
  return stages.find((stage) => key.replace(/-\d+$/, '') === stage);
}

/**
 * Returns the index of the last open screen: by its key, or by its part's index, which was saved before lessons
 * had screens. Returns 0 if it does not exist anymore.
 */
export function screenIndexOf(
  screens: readonly LessonScreen[],
  at: string | number | undefined,
): number {
  const found = screens.findIndex(({ key, part }) => key === at || part === at);
  return Math.max(0, found);
}

/** Everything up to the first guess that is neither made nor skipped is visible. */
export function seenScreensOf(screens: readonly LessonScreen[], made: GuessesMade): SeenScreen[] {
  const open = screens.findIndex((screen) => openGuessesOf(screen, made).length > 0);
  return screens.map((screen, index) =>
    open >= 0 && index > open
      ? { ...screen, blocks: [], isWaiting: true }
      : { ...screen, isWaiting: false },
  );
}

/** Returns the ids of the guesses on a screen that are neither made nor skipped. */
export function openGuessesOf({ blocks }: LessonPart, made: GuessesMade): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'predict' && isGuessOpen(made, block.id) ? block.id : [],
  );
}

/**
 * Finds the place of the reply to each guess: after the first thing that runs (simulator, picture, program, task)
 * behind the guess, or at the guess itself if nothing runs after it. Indexed by screen and block.
 */
export function repliesByBlock(
  screens: readonly LessonPart[],
): ReadonlyMap<string, readonly BlockOf<'predict'>[]> {
  const replies = new Map<string, BlockOf<'predict'>[]>();
  let open: { readonly guess: BlockOf<'predict'>; readonly at: string }[] = [];
  const put = (at: string, guess: BlockOf<'predict'>) => {
    replies.set(at, [...(replies.get(at) ?? []), guess]);
  };
  screens.forEach((screen, screenIndex) => {
    screen.blocks.forEach((block, blockIndex) => {
      const at = blockKey(screenIndex, blockIndex);
      if (block.kind === 'predict') open.push({ guess: block, at });
      if (!isRun(block)) return;
      for (const { guess } of open) put(at, guess);
      open = [];
    });
  });
  for (const { guess, at } of open) put(at, guess);
  return replies;
}

export interface Replies {
  readonly screens: readonly LessonPart[];
  readonly replies: ReturnType<typeof repliesByBlock>;
  readonly memory: Pick<LessonMemory, 'guesses' | 'skipped' | 'choices' | 'checked' | 'solved'>;
}

/**
 * Something on this screen is still to do: a run that opens the reply to a guess, a task to solve, or a question
 * to answer.
 */
export function hasThingToDo({ screens, replies, memory }: Replies, screen: number): boolean {
  const blocks = screens[screen]?.blocks ?? [];
  const awaited = blocks.flatMap((_, at) => replies.get(blockKey(screen, at)) ?? []);
  return (
    awaited.some(({ id }) => !isGuessOpen(memory, id) && !memory.checked.includes(id)) ||
    blocks.some(
      (block) =>
        ((isTask(block) || isInlineCheck(block)) && !memory.solved.includes(block.id)) ||
        (block.kind === 'choice' && memory.choices[block.id] === undefined),
    )
  );
}

export function blockKey(screenIndex: number, blockIndex: number): string {
  return `${screenIndex}.${blockIndex}`;
}

/** Returns the index of the last screen that can be opened now. */
export function furthestScreen(screens: readonly SeenScreen[]): number {
  const waiting = screens.findIndex(({ isWaiting }) => isWaiting);
  return (waiting < 0 ? screens.length : waiting) - 1;
}
