import type { OwnSubscription } from '@qubloom/contract';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { formatDay } from '../../../lib/dates/format-day.ts';
import type { PlanCalls } from './plan-calls.ts';
import { useCancel } from './use-plan-changes.ts';

interface CancelDialogProps {
  readonly calls: PlanCalls;
  readonly own: Pick<OwnSubscription, 'currentPeriodEnd'>;
}

/** One question, with both answers in plain words. */
export function CancelDialog({ calls, own }: CancelDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const cancel = useCancel(calls, () => setOpen(false));
  const end = own.currentPeriodEnd;
  return (
    <Dialog
      title="Cancel Subscription"
      description={`${end === null ? 'Everything stays open until the period ends.' : `Everything stays open until ${formatDay(end)}.`} After that nothing is charged, and what was learned stays saved.`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="quiet">Cancel Subscription</Button>}
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {cancel.isPending ? 'Cancelling...' : 'Yes, Cancel'}
        </Button>
        <Button variant="secondary" onClick={() => setOpen(false)}>
          Go Back
        </Button>
      </div>
    </Dialog>
  );
}
