import { HelpCircle } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';

export interface OpenGuessesNoteProps {
  /** Leads to the first guess that is neither made nor skipped. */
  readonly onGuess: () => void;
}

/** Shown above a step that a link has opened, if guesses before it are still open. */
export function OpenGuessesNote({ onGuess }: OpenGuessesNoteProps) {
  return (
    <div className="flex max-w-[65ch] items-start gap-3 rounded-card bg-zero-soft p-4 text-zero-ink print:hidden">
      <HelpCircle aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="flex flex-col items-start gap-2">
        <p>
          A link has opened this step. An earlier guess is still open, and it’s more fun to guess
          first.
        </p>
        <Button size="small" variant="secondary" onClick={onGuess}>
          Go to the Open Guess
        </Button>
      </div>
    </div>
  );
}
