import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Button, type ButtonVariant } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/controls/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { errorSentence } from '../api/api.ts';

export interface ConfirmDialogProps {
  /** Content of the button that opens it. */
  readonly opener: ReactNode;
  readonly variant: ButtonVariant;
  readonly title: string;
  /** Says what the second press does, and what stays. */
  readonly description: string;
  readonly confirm: string;
  readonly busyLabel: string;
  readonly cancel: string;
  readonly act: () => Promise<unknown>;
  /** Called after the dialog has closed. */
  readonly onDone: () => unknown;
}

/** A small button for something that ends, which asks once more in a window. */
export function ConfirmDialog({ opener, variant, act, onDone, ...words }: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const acting = useMutation({
    mutationFn: act,
    onSuccess: async () => {
      setOpen(false);
      await onDone();
    },
  });
  return (
    <Dialog
      title={words.title}
      description={words.description}
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        acting.reset();
      }}
      trigger={
        <Button variant={variant} size="small">
          <span>{opener}</span>
        </Button>
      }
    >
      {acting.error && <FieldError>{errorSentence(acting.error)}</FieldError>}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={acting.isPending} onClick={() => acting.mutate()}>
          {acting.isPending ? words.busyLabel : words.confirm}
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
