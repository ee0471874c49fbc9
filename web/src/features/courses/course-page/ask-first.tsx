import type { CompletedAs } from '@qubloom/contract';
import { BookOpen, CircleCheck, ListChecks } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

export interface AskFirstProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Some of its steps were seen, but not all. */
  readonly isBegun: boolean;
  /** Completes the lesson. By then, the question is closed. */
  readonly onComplete: (completedAs: CompletedAs) => void;
  readonly onOpenLesson: () => void;
  /** Undefined if the lesson has no quiz. */
  readonly onQuiz: (() => void) | undefined;
}

/** Asks before a lesson that was not read is marked as complete. */
export function AskFirst(props: AskFirstProps) {
  const { isOpen, onOpenChange, isBegun, onComplete, onOpenLesson, onQuiz } = props;
  return (
    <Dialog
      title="Do you know this already?"
      description={`${isBegun ? 'You haven’t seen every step of this lesson yet.' : 'You haven’t opened this lesson yet.'}${onQuiz ? ' Its quiz shows how much you know, and that’s where the points are.' : ''}`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button onClick={onOpenLesson}>
          <BookOpen aria-hidden="true" />
          Open the Lesson
        </Button>
        {onQuiz && (
          <Button variant="secondary" onClick={onQuiz}>
            <ListChecks aria-hidden="true" />
            Take Quiz
          </Button>
        )}
        <Button
          variant="secondary"
          onClick={() => {
            onOpenChange(false);
            onComplete('known');
          }}
        >
          <CircleCheck aria-hidden="true" />I Know This Already
        </Button>
      </div>
    </Dialog>
  );
}
