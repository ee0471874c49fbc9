import type { DailyResult, PuzzleKind } from '@qubloom/contract';
import { firstPuzzleDay, placeOfDay } from '@qubloom/curriculum';
import { solvedKinds } from '../../lib/storage/device-settings.ts';
import { useDaily } from '../../product/daily/use-daily.ts';

/** Returns true if a puzzle of the kind was solved on this device, or by the learner in the last weeks. */
export function useKnownKind(kind: PuzzleKind): boolean {
  const { results } = useDaily();
  return solvedKinds().includes(kind) || (results ?? []).some((one) => isOfKind(one, kind));
}

function isOfKind({ day, challenge, isDone }: DailyResult, kind: PuzzleKind): boolean {
  if (!isDone || challenge === 'quiz' || day < firstPuzzleDay) return false;
  return placeOfDay(day, challenge).kind === kind;
}
