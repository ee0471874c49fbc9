import type { GuidedPathId, GuidedStepId } from '@qubloom/contract';
import { useState } from 'react';
import { isRecord } from '../../../lib/storage/is-record.ts';
import { learnerStorage } from '../../../product/storage/learner-storage.ts';
import { useLastLearner } from '../../../product/storage/use-last-learner.ts';

export interface SeenHints {
  readonly countOf: (step: GuidedStepId) => number;
  readonly reveal: (step: GuidedStepId) => void;
}

/** The number of revealed hints of each step, saved in this browser, so that it survives a reload. */
export function useSeenHints(learner: number | undefined, path: GuidedPathId): SeenHints {
  const owner = useLastLearner(learner);
  const storage = learnerStorage(owner);
  const entry = ['guided-path', String(path)] as const;
  const [counts, setCounts] = useState(() => countsIn(storage.find(...entry)?.text));
  return {
    countOf: (step) => counts[step] ?? 0,
    reveal: (step) => {
      const now = { ...counts, [step]: (counts[step] ?? 0) + 1 };
      setCounts(now);
      storage.save(...entry, JSON.stringify(now));
    },
  };
}

function countsIn(text: string | undefined): Readonly<Record<string, number>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (!isRecord(value)) return {};
    return Object.fromEntries(
      Object.entries(value).filter(
        (one): one is [string, number] => Number.isInteger(one[1]) && Number(one[1]) > 0,
      ),
    );
  } catch {
    return {};
  }
}
