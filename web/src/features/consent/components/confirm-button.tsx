import { useState } from 'react';
import { Button, type ButtonVariant } from '../../../ui/controls/button.tsx';

export interface ConfirmButtonProps {
  readonly label: string;
  readonly variant: ButtonVariant;
  /** Title of the confirmation. */
  readonly title: string;
  /** Sentence about what the second press will do. */
  readonly warning: string;
  readonly confirm: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** A button with two presses: the first one asks for confirmation. */
export function ConfirmButton({ label, variant, ...question }: ConfirmButtonProps) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <Confirmation {...question} onCancel={() => setAsked(false)} />;
  return (
    <Button variant={variant} onClick={() => setAsked(true)}>
      {label}
    </Button>
  );
}

export interface ConfirmationProps extends Omit<ConfirmButtonProps, 'label' | 'variant'> {
  readonly onCancel: () => void;
}

export function Confirmation(props: ConfirmationProps) {
  return (
    <div className="flex flex-col gap-3" role="group" aria-label={props.title}>
      <p>{props.warning}</p>
      <Button variant="danger" busy={props.busy} onClick={props.onConfirm}>
        {props.busy ? props.busyLabel : props.confirm}
      </Button>
      <Button variant="quiet" onClick={props.onCancel}>
        Not now
      </Button>
    </div>
  );
}
