/** This browser's memory of a learner's way through one lesson, as text in local storage. */
import { isRecord } from '../../../lib/storage/is-record.ts';

/** The option's index that was guessed in each predict block, by the block's id. */
export type Guesses = Readonly<Record<string, number>>;

export interface LessonMemory {
  /**
   * Key of the last open screen; undefined before the second one. If it was saved before lessons had screens, it
   * is the index of the part.
   */
  readonly at: string | number | undefined;
  readonly guesses: Guesses;
  /** Guesses that the learner skipped. */
  readonly skipped: readonly string[];
  /** The last choice in each choice block, by its id. */
  readonly choices: Readonly<Record<string, number>>;
  /** Guesses whose reply was opened. */
  readonly checked: readonly string[];
  /** Tasks that were solved in this browser. */
  readonly solved: readonly string[];
  /** Keys of the screens that were seen. Empty once all of them were. */
  readonly seen: readonly string[];
  /** Every screen has been seen at least once. */
  readonly isRead: boolean;
  /** The questions before the lesson were answered or skipped. */
  readonly warmedUp: boolean;
}

export const emptyMemory: LessonMemory = {
  at: undefined,
  guesses: {},
  skipped: [],
  choices: {},
  checked: [],
  solved: [],
  seen: [],
  isRead: false,
  warmedUp: false,
};

/** Drops the parts that cannot be read, and keeps the rest. */
export function readMemory(text: string | null): LessonMemory {
  const stored = parsed(text);
  const { at, part } = stored;
  return {
    at: typeof at === 'string' ? at : isIndex(part) && part > 0 ? part : undefined,
    guesses: indicesOf(stored['guesses']),
    skipped: namesOf(stored['skipped']),
    choices: indicesOf(stored['choices']),
    checked: namesOf(stored['checked']),
    solved: namesOf(stored['solved']),
    seen: namesOf(stored['seen']),
    isRead: stored['isRead'] === true,
    warmedUp: stored['warmedUp'] === true,
  };
}

export function writeMemory({ at, ...rest }: LessonMemory): string {
  return JSON.stringify(typeof at === 'number' ? { part: at, ...rest } : { at, ...rest });
}

/** Something was done in the lesson, or more than its first screen was seen. */
export function isBegun({ at, guesses, skipped, choices }: LessonMemory): boolean {
  const isTouched = skipped.length > 0 || Object.keys({ ...guesses, ...choices }).length > 0;
  return at !== undefined || isTouched;
}

/** The guesses of a lesson that a learner has made or skipped. */
export type GuessesMade = Pick<LessonMemory, 'guesses' | 'skipped'>;

/** A guess hides what follows until it is made or skipped. */
export function isGuessOpen({ guesses, skipped }: GuessesMade, id: string): boolean {
  return guesses[id] === undefined && !skipped.includes(id);
}

/** Locks a guess. If one is locked already, it stays. */
export function withGuess(memory: LessonMemory, id: string, option: number): LessonMemory {
  if (memory.guesses[id] !== undefined) return memory;
  return {
    ...memory,
    guesses: { ...memory.guesses, [id]: option },
    skipped: memory.skipped.filter((other) => other !== id),
  };
}

/** A guess that was made stays as it is. */
export function withGuessSkipped(memory: LessonMemory, id: string): LessonMemory {
  if (!isGuessOpen(memory, id)) return memory;
  return { ...memory, skipped: [...memory.skipped, id] };
}

export function withGuessChecked(memory: LessonMemory, id: string): LessonMemory {
  if (memory.checked.includes(id)) return memory;
  return { ...memory, checked: [...memory.checked, id] };
}

export function withSolved(memory: LessonMemory, id: string): LessonMemory {
  if (memory.solved.includes(id)) return memory;
  return { ...memory, solved: [...memory.solved, id] };
}

/** Marks these screens as seen; `all` are the keys of the lesson's screens. */
export function withSeenScreens(
  memory: LessonMemory,
  screens: readonly string[],
  all: readonly string[],
): LessonMemory {
  if (memory.isRead) return memory;
  const seen = new Set([...memory.seen, ...screens]);
  const isRead = all.every((key) => seen.has(key));
  return { ...memory, seen: isRead ? [] : [...seen], isRead };
}

export function withChoice(memory: LessonMemory, id: string, option: number): LessonMemory {
  return { ...memory, choices: { ...memory.choices, [id]: option } };
}

/** Merges what two devices, or a visitor and a learner, did in one lesson. The newer place wins. */
export function mergeMemories(older: LessonMemory, newer: LessonMemory): LessonMemory {
  const guesses = { ...newer.guesses, ...older.guesses };
  const skipped = new Set([...older.skipped, ...newer.skipped]);
  const isRead = older.isRead || newer.isRead;
  return {
    at: newer.at ?? older.at,
    guesses,
    skipped: [...skipped].filter((id) => guesses[id] === undefined),
    choices: { ...older.choices, ...newer.choices },
    checked: [...new Set([...older.checked, ...newer.checked])],
    solved: [...new Set([...older.solved, ...newer.solved])],
    seen: isRead ? [] : [...new Set([...older.seen, ...newer.seen])],
    isRead,
    warmedUp: older.warmedUp || newer.warmedUp,
  };
}

/** Takes and returns texts. */
export function withVisitorsMemory(own: string, visitors: string): string {
  return writeMemory(mergeMemories(readMemory(own), readMemory(visitors)));
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function indicesOf(value: unknown): Record<string, number> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => isIndex(entry[1])),
  );
}

function namesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
}

function isIndex(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}
