import type { UserId } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, errorSentence } from '../../../product/api/api.ts';
import { families } from '../../../product/api/endpoints.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { familyQuery } from '../queries.ts';

export interface EndLinkProps {
  readonly id: UserId;
  readonly name: string;
  /** What ending the link means for both. */
  readonly warning: string;
}

/** Ends the link to a person, after a second press. */
export function EndLink({ id, name, warning }: EndLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const end = useMutation({
    mutationFn: () => call(families.end, { params: { id }, body: {} }),
    onSuccess: async () => {
      setOpen(false);
      await queryClient.invalidateQueries({ queryKey: familyQuery.queryKey, exact: true });
      toasts.show({ title: 'The link has ended', description: `You and ${name} aren't linked.` });
    },
  });
  const title = `End the link to ${name}`;
  return (
    <Dialog
      title={title}
      description={warning}
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        end.reset();
      }}
      trigger={
        <Button variant="quiet" size="small">
          <span>
            End the link <span className="sr-only">to {name}</span>
          </span>
        </Button>
      }
    >
      {end.error && <FieldError>{errorSentence(end.error)}</FieldError>}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={end.isPending} onClick={() => end.mutate()}>
          {end.isPending ? 'Ending it...' : 'End it now'}
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}
