/** A visitor's place in a set, in this browser tab, so that signing in leads back to it. */
import type { Flashcard, FlashcardSetId } from '@qubloom/contract';
import { isRecord } from '../../../lib/storage/is-record.ts';
import { learnerStorage } from '../../../product/storage/learner-storage.ts';
import type { StudyState } from './study-state.ts';

/** Saves nothing before the first card was answered. */
export function keepSitting(setId: FlashcardSetId | undefined, state: StudyState): void {
  if (setId === undefined || (state.knowItCount === 0 && state.studyMoreCount === 0)) return;
  learnerStorage(undefined, 'session').save('cards', String(setId), JSON.stringify(state));
}

/** From now on, the account stores what the learner knows. */
export function forgetSitting(learner: number, setId: FlashcardSetId | undefined): void {
  if (setId !== undefined) learnerStorage(learner, 'session').remove('cards', String(setId));
}

/** Returns the saved sitting if it has exactly these cards. */
export function findSitting(
  learner: number | undefined,
  setId: FlashcardSetId | undefined,
  cards: readonly Flashcard[],
): StudyState | undefined {
  if (setId === undefined) return undefined;
  const text = learnerStorage(learner, 'session').find('cards', String(setId))?.text;
  if (text === undefined) return undefined;
  const state = parse(text);
  const ids = new Set<number>(cards.map(({ id }) => id));
  const isOfThese = state?.queue.every((id) => ids.has(id)) === true;
  if (!state || !isOfThese) return undefined;
  // The cards known by then went into the queue when the page was left.
  return { ...state, isFlipped: false, answer: undefined, savedCount: state.knowItCount };
}

function parse(text: string): StudyState | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return undefined;
    const { queue, at, completed, knowItCount, studyMoreCount, savedCount } = value;
    const isWhole =
      Array.isArray(queue) &&
      Array.isArray(completed) &&
      [at, knowItCount, studyMoreCount, savedCount].every(Number.isInteger);
    return isWhole ? (value as unknown as StudyState) : undefined;
  } catch {
    return undefined;
  }
}
