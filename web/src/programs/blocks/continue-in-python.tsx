import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

export interface ContinueInPythonProps {
  /** A program of the learner's own would be replaced. */
  readonly asks: boolean;
  readonly onContinue: () => void;
}

/** Opens the program in the editor. */
export function ContinueInPython({ asks, onContinue }: ContinueInPythonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => (asks ? setAsking(true) : onContinue())}>
        Continue in Python
        <ArrowRight aria-hidden="true" />
      </Button>
      <Dialog
        title="Replace your Python program?"
        description="There’s a program of yours in the Python editor. If you go on, the Python of your blocks takes its place. Your blocks stay here."
        isOpen={isAsking}
        onOpenChange={setAsking}
      >
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() => {
              setAsking(false);
              onContinue();
            }}
          >
            Replace It
          </Button>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            Keep My Program
          </Button>
        </div>
      </Dialog>
    </>
  );
}
