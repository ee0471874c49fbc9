/** Explains why a smaller plan cannot be chosen, and links to cancelling the current one. */
import { noDowngrade, type Plan } from '@qubloom/contract';
import { useState } from 'react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

export function DowngradeDialog({ plan }: { readonly plan: Plan }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title="Cannot Downgrade"
      description={noDowngrade}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="secondary">Downgrade</Button>}
    >
      <p>
        You can also cancel your plan yourself. Everything stays open until the time you paid for is
        over.{' '}
        {plan.id === 'free'
          ? "After that, you're on the Free plan."
          : `After that, you can choose ${plan.name}.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/dashboard" search={{ tab: 'subscription' }}>
          See or Cancel Your Plan
        </ButtonLink>
        <ButtonLink to="/contact" variant="secondary">
          Contact Support
        </ButtonLink>
      </div>
    </Dialog>
  );
}
