import { Flag } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { checkpointTitle } from './checkpoint-words.ts';

export interface NextCheckpointProps {
  readonly afterLesson: number;
  readonly onCheckpoint: () => void;
}

/** The checkpoint that may come before the next lesson, and may be left out. */
export function NextCheckpoint({ afterLesson, onCheckpoint }: NextCheckpointProps) {
  return (
    <section
      aria-label={checkpointTitle(afterLesson)}
      className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-dashed border-control bg-surface p-4 sm:px-8 low:mb-2 low:p-3"
    >
      <p className="min-w-[min(100%,14rem)] flex-1">
        <strong className="block font-semibold">What stuck from lessons 1 to {afterLesson}?</strong>
        <span className="text-sm text-ink-soft">
          Six questions, all mixed up. Take them now, later or never.
        </span>
      </p>
      <Button variant="secondary" onClick={onCheckpoint}>
        <Flag aria-hidden="true" />
        Take the Checkpoint
      </Button>
    </section>
  );
}
