/** A sitting lasts from a learner's first step until a long pause. Pure. */
import { isRecord } from '../../../lib/storage/is-record.ts';

export interface Sitting {
  /** Null for a visitor. */
  readonly learner: number | null;
  /** Milliseconds, as returned by `Date.now()`. */
  readonly startedAt: number;
  readonly lastStepAt: number;
  /** A good place to stop was offered, which happens once. */
  readonly hasPaused: boolean;
}

/** Milliseconds after which a break is suggested. */
const longSitting = 25 * 60_000;

/** Milliseconds without a step after which a new sitting begins. */
const longBreak = 60 * 60_000;

export type ReasonToStop = 'long' | 'place';

export interface Step {
  readonly learner: number | null;
  readonly now: number;
  /** True for a step to the next screen, not back or elsewhere. */
  readonly isOn: boolean;
  /** The lesson says that this is a good place to stop. */
  readonly isPlace: boolean;
}

/** Returns the sitting after a step, and why this is a good place to stop. A reason comes once per sitting. */
export function sittingAfterStep(
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

/** Returns undefined if nothing valid was saved. */
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
