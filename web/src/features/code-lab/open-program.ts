/** The open program of the code lab, stored in the account, so that it also opens on another device. */
import { isRecord } from '../../lib/storage/is-record.ts';
import { askForPlace, type FoundPlace, useFoundPlace } from '../../product/places/places.ts';
import { keptPrograms, maxNameLength } from '../../programs/kept/kept-programs.ts';

interface OpenedProgram {
  /** Undefined for the unnamed program. */
  readonly name: string | undefined;
  readonly code: string;
}

export function formatOpenProgram({ name, code }: OpenedProgram): string {
  return JSON.stringify({ name, code });
}

const ofProgram = { kind: 'program', subject: 0 } as const;

/** Stores a program that was open on another device in this browser, and opens it here as well. */
export function useOpenProgram(learner: number | undefined): FoundPlace {
  return useFoundPlace(learner, ofProgram, keepProgram);
}

/** Brings the account's program into this browser before a visitor's program could replace it. */
export async function bringOpenProgram(learner: number, signal: AbortSignal): Promise<void> {
  await askForPlace(learner, ofProgram, keepProgram, signal);
}

function keepProgram(learner: number, state: string): void {
  const found = parseOpenProgram(state);
  if (found) keptPrograms(learner).save(found.name, found.code);
}

function parseOpenProgram(state: string): OpenedProgram | undefined {
  try {
    const value: unknown = JSON.parse(state);
    if (!isRecord(value)) return undefined;
    const { name, code } = value;
    const isNamed = typeof name === 'string' && name !== '' && name.length <= maxNameLength;
    return typeof code === 'string' ? { name: isNamed ? name : undefined, code } : undefined;
  } catch {
    return undefined;
  }
}
