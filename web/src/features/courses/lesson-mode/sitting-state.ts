/** A sitting: from the first step that a learner goes to until nothing was done for long. Pure. */
import { isRecord } from '../../../lib/storage/is-record.ts';

export interface Sitting {
  /** The learner's id; null for a visitor. */
  readonly learner: number | null;
  /** Milliseconds, as `Date.now()` gives them. */
  readonly startedAt: number;
  readonly lastStepAt: number;
  /** A good place to stop was offered, which is done once. */
  readonly hasPaused: boolean;
}

/** Milliseconds after which a pause does good. */
const longSitting = 25 * 60_000;

/** Milliseconds without a step after which another sitting begins. */
const longBreak = 60 * 60_000;

export type ReasonToStop = 'long' | 'place';

export interface Step {
  readonly learner: number | null;
  readonly now: number;
  /** To the next step, and not back or elsewhere. */
  readonly isOn: boolean;
  /** The lesson says that it is a good place to stop. */
  readonly isPlace: boolean;
}

/** The sitting after a step, and why this is a good place to stop; no reason comes twice in a sitting. */
export function stepped(
  before: Sitting | undefined,
  { learner, now, isOn, isPlace }: Step,
): { readonly sitting: Sitting; readonly reason: ReasonToStop | undefined } {
  const goesOn =
    before?.learner === learner && before.lastStepAt <= now && now - before.lastStepAt < longBreak;
  const { startedAt, hasPaused } = goesOn ? before : { startedAt: now, hasPaused: false };
  const found = now - startedAt >= longSitting ? 'long' : isPlace ? 'place' : undefined;
  const reason = hasPaused || !isOn ? undefined : found;
  return {
    sitting: {
      learner,
      startedAt,
      lastStepAt: now,
      hasPaused: hasPaused || reason !== undefined,
    },
    reason,
  };
}

/** None where nothing was saved, or nothing that can be read. */
export function readSitting(text: string | null): Sitting | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value)) return undefined;
    const { learner, startedAt, lastStepAt, hasPaused } = value;
    if (typeof startedAt !== 'number' || typeof lastStepAt !== 'number') return undefined;
    return {
      learner: typeof learner === 'number' ? learner : null,
      startedAt,
      lastStepAt,
      hasPaused: hasPaused === true,
    };
  } catch {
    return undefined;
  }
}
