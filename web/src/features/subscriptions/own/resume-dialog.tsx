import type { AgeRange } from '@qubloom/contract';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useGrownUp } from '../grown-up-check.tsx';
import type { PlanCalls } from './plan-calls.ts';
import { useResume } from './use-plan-changes.ts';

export interface ResumeDialogProps {
  readonly calls: PlanCalls;
  readonly ageRange: AgeRange;
  /** The later charge. */
  readonly priceText: string;
}

/** Undoes a cancellation. This leads to charges, so it asks for a grown-up as buying does. */
export function ResumeDialog({ calls, ageRange, priceText }: ResumeDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const { check, withGrownUp } = useGrownUp(ageRange, false);
  const resume = useResume(calls, () => setOpen(false));
  const keep = () => withGrownUp(resume.mutate);
  return (
    <Dialog
      title="Keep the Plan"
      description={priceText}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="secondary">Keep the Plan</Button>}
    >
      {check}
      <div className="flex flex-wrap gap-3">
        <Button busy={resume.isPending} onClick={keep}>
          {resume.isPending ? 'Saving...' : 'Yes, Keep It'}
        </Button>
        <Button variant="secondary" onClick={() => setOpen(false)}>
          Go Back
        </Button>
      </div>
    </Dialog>
  );
}
