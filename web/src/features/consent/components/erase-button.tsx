import { useState } from 'react';
import { Button, type ButtonVariant } from '../../../ui/controls/button.tsx';

export interface EraseButtonProps {
  readonly label: string;
  readonly variant: ButtonVariant;
  /** What goes, said before the second press. */
  readonly warning: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** Two presses, because nothing brings it back. */
export function EraseButton({ label, variant, warning, busy, onConfirm }: EraseButtonProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button variant={variant} onClick={() => setAsked(true)}>
        {label}
      </Button>
    );
  }
  return (
    <div className="flex flex-col gap-3" role="group" aria-label="Erase the account">
      <p>{warning} It can't be brought back.</p>
      <Button variant="danger" busy={busy} onClick={onConfirm}>
        {busy ? 'Erasing...' : 'Erase it now'}
      </Button>
      <Button variant="quiet" onClick={() => setAsked(false)}>
        Not now
      </Button>
    </div>
  );
}
