/** What this browser remembers of a learner's way through one lesson, as text in local storage. */
import { isRecord } from '../../../lib/storage/is-record.ts';

/** The guess that each predict block got, by its id: the index of the option. */
export type Guesses = Readonly<Record<string, number>>;

export interface LessonMemory {
  /**
   * Key of the screen that was open last; none before the second one. Saved before lessons had screens it is
   * the index of the part.
   */
  readonly at: string | number | undefined;
  readonly guesses: Guesses;
  /** The last choice in each choice block, by its id. */
  readonly choices: Readonly<Record<string, number>>;
  /** Guesses whose reply was opened. */
  readonly checked: readonly string[];
  /** Tasks that were solved in this browser. */
  readonly solved: readonly string[];
  /** The questions before the lesson were answered or skipped. */
  readonly warmedUp: boolean;
}

export const emptyMemory: LessonMemory = {
  at: undefined,
  guesses: {},
  choices: {},
  checked: [],
  solved: [],
  warmedUp: false,
};

/** What cannot be read is forgotten, piece by piece. */
export function readMemory(text: string | null): LessonMemory {
  const stored = parsed(text);
  const { at, part } = stored;
  return {
    at: typeof at === 'string' ? at : isIndex(part) && part > 0 ? part : undefined,
    guesses: indicesOf(stored['guesses']),
    choices: indicesOf(stored['choices']),
    checked: namesOf(stored['checked']),
    solved: namesOf(stored['solved']),
    warmedUp: stored['warmedUp'] === true,
  };
}

export function writeMemory({ at, ...rest }: LessonMemory): string {
  return JSON.stringify(typeof at === 'number' ? { part: at, ...rest } : { at, ...rest });
}

/** Something was done in the lesson, or more than its first screen was seen. */
export function isBegun({ at, guesses, choices }: LessonMemory): boolean {
  return at !== undefined || Object.keys({ ...guesses, ...choices }).length > 0;
}

/** A guess is locked: the first one stays. */
export function lockGuess(memory: LessonMemory, id: string, option: number): LessonMemory {
  if (memory.guesses[id] !== undefined) return memory;
  return { ...memory, guesses: { ...memory.guesses, [id]: option } };
}

export function checkGuess(memory: LessonMemory, id: string): LessonMemory {
  if (memory.checked.includes(id)) return memory;
  return { ...memory, checked: [...memory.checked, id] };
}

export function solve(memory: LessonMemory, id: string): LessonMemory {
  if (memory.solved.includes(id)) return memory;
  return { ...memory, solved: [...memory.solved, id] };
}

export function choose(memory: LessonMemory, id: string, option: number): LessonMemory {
  return { ...memory, choices: { ...memory.choices, [id]: option } };
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
