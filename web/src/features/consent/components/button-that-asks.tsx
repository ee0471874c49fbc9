import { useState } from 'react';
import { Button, type ButtonVariant } from '../../../ui/controls/button.tsx';

export interface ButtonThatAsksProps {
  readonly label: string;
  readonly variant: ButtonVariant;
  /** Title of the question. */
  readonly title: string;
  /** Says what will happen, before the second press. */
  readonly warning: string;
  readonly confirm: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** A button with two presses: the first one asks for confirmation. */
export function ButtonThatAsks({ label, variant, ...question }: ButtonThatAsksProps) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <Question {...question} onCancel={() => setAsked(false)} />;
  return (
    <Button variant={variant} onClick={() => setAsked(true)}>
      {label}
    </Button>
  );
}

export interface QuestionProps extends Omit<ButtonThatAsksProps, 'label' | 'variant'> {
  readonly onCancel: () => void;
}

export function Question(props: QuestionProps) {
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
