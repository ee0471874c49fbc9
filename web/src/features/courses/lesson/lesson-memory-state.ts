/** What this browser remembers of a learner's way through one lesson, as text in local storage. */
import { isRecord } from '../../../lib/storage/is-record.ts';
import type { Guesses } from './lesson-parts-state.ts';

export interface LessonMemory {
  /** Index of the part that was open last. */
  readonly part: number;
  readonly guesses: Guesses;
  /** The last choice in each choice block, by its id. */
  readonly choices: Readonly<Record<string, number>>;
  /** Guesses whose reply was opened. */
  readonly checked: readonly string[];
}

export const emptyMemory: LessonMemory = { part: 0, guesses: {}, choices: {}, checked: [] };

/** What cannot be read is forgotten, piece by piece. */
export function readMemory(text: string | null): LessonMemory {
  const stored = parsed(text);
  const part = stored['part'];
  const checked = stored['checked'];
  return {
    part: isIndex(part) ? part : 0,
    guesses: indicesOf(stored['guesses']),
    choices: indicesOf(stored['choices']),
    checked: Array.isArray(checked)
      ? checked.filter((id): id is string => typeof id === 'string')
      : [],
  };
}

export function writeMemory(memory: LessonMemory): string {
  return JSON.stringify(memory);
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

function isIndex(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}
