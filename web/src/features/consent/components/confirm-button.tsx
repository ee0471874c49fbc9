import { useEffect, useId, useRef, useState } from 'react';
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
  const button = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    setAsked(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  if (isAsked) return <Confirmation {...question} onCancel={cancel} />;
  return (
    <Button ref={button} variant={variant} onClick={() => setAsked(true)}>
      {label}
    </Button>
  );
}

interface ConfirmationProps extends Omit<ConfirmButtonProps, 'label' | 'variant'> {
  readonly onCancel: () => void;
}

/** Takes the focus, because the pressed button is gone. */
function Confirmation(props: ConfirmationProps) {
  const place = useRef<HTMLDivElement>(null);
  const warningId = useId();
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div
      ref={place}
      className="flex flex-col gap-3 outline-none"
      role="group"
      aria-label={props.title}
      aria-describedby={warningId}
      tabIndex={-1}
    >
      <p id={warningId}>{props.warning}</p>
      <Button variant="danger" busy={props.busy} onClick={props.onConfirm}>
        {props.busy ? props.busyLabel : props.confirm}
      </Button>
      <Button variant="quiet" onClick={props.onCancel}>
        Not now
      </Button>
    </div>
  );
}
