/** Explains why the page shows something other than what the address names. */
import type { LessonId } from '@qubloom/contract';
import { Signpost } from 'lucide-react';
import { useState } from 'react';
import type { CourseAddress } from './course-address.ts';
import { detourSentence, type LessonEntry } from './lesson-order-state.ts';

interface DetourProps {
  readonly entries: readonly LessonEntry[];
  /** The place that the address names. */
  readonly requested: Pick<CourseAddress, 'lesson' | 'checkpoint'>;
  readonly shown: LessonId | undefined;
}

export function Detour({ entries, requested, shown }: DetourProps) {
  const sentence = useDetour(detourSentence(entries, requested), shown);
  return (
    <div role="status" className="empty:sr-only">
      {sentence && (
        <p className="flex items-start gap-3 rounded-card bg-action-soft p-4 text-action-ink">
          <Signpost aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {sentence}
        </p>
      )}
    </div>
  );
}

/**
 * Returns the sentence for as long as the lesson that is shown instead stays open. The address alone cannot tell,
 * because it is corrected at once.
 */
function useDetour(sentence: string | undefined, shown: LessonId | undefined) {
  const [shownDetour, setShownDetour] = useState<{
    readonly sentence: string;
    readonly shown: LessonId;
  }>();
  if (sentence !== undefined && shown !== undefined) {
    if (shownDetour?.sentence !== sentence || shownDetour.shown !== shown)
      setShownDetour({ sentence, shown });
  } else if (shownDetour && shownDetour.shown !== shown) {
    setShownDetour(undefined);
  }
  return shownDetour?.shown === shown ? shownDetour?.sentence : undefined;
}
