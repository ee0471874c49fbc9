import type { UserId } from '@qubloom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../product/api/api.ts';
import { families } from '../../../product/api/endpoints.ts';
import { ConfirmDialog } from '../../../product/forms/confirm-dialog.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { familyQuery } from '../queries.ts';

export interface EndLinkProps {
  readonly id: UserId;
  readonly name: string;
  /** What ending the link means for both. */
  readonly warning: string;
}

/** Ends the link to a person, after a second press. */
export function EndLink({ id, name, warning }: EndLinkProps) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return (
    <ConfirmDialog
      opener={
        <>
          End the link <span className="sr-only">to {name}</span>
        </>
      }
      variant="quiet"
      title={`End the link to ${name}`}
      description={warning}
      confirm="End it now"
      busyLabel="Ending it..."
      cancel="Keep it"
      act={() => call(families.end, { params: { id }, body: {} })}
      onDone={async () => {
        await queryClient.invalidateQueries({ queryKey: familyQuery.queryKey, exact: true });
        toasts.show({ title: 'The link has ended', description: `You and ${name} aren't linked.` });
      }}
    />
  );
}
