import type { SchoolClass } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../product/api/api.ts';
import { classes } from '../../../product/api/endpoints.ts';
import { queryKeys } from '../../../product/api/query-keys.ts';
import { ConfirmForm } from '../../../product/forms/confirm-form.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { reachedByKeys } from '../../../ui/controls/reached-by-keys.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

/** Takes all learners out whose accounts the class has made, after the teacher's password. */
export function EndYear({ shown: { id, learners } }: { readonly shown: SchoolClass }) {
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const made = learners.filter(({ isClassAccount }) => isClassAccount);
  const others = learners.length - made.length;
  const erase = useMutation({
    mutationFn: (password: string) => call(classes.endYear, { params: { id }, body: { password } }),
    onSuccess: async ({ erased }) => {
      setOpen(false);
      toasts.show({
        title: `${accounts(erased)} ended`,
        description: 'They are erased after seven days.',
      });
      await queryClient.invalidateQueries({ queryKey: queryKeys.classes });
    },
  });
  if (made.length === 0) return null;
  return (
    <div className="flex flex-col items-start gap-3">
      <p>Is the year over? You can erase the {accounts(made.length)} that this class made.</p>
      <Dialog
        title="End the year?"
        description={`Nobody can sign in anymore with the ${accounts(made.length)} that this class made, and they are erased after seven days, with everything in them.`}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          erase.reset();
        }}
        trigger={
          <Button variant="secondary">End the year: erase all accounts that this class made</Button>
        }
      >
        <ul
          aria-label="Accounts to erase"
          {...reachedByKeys}
          className="max-h-48 list-disc overflow-y-auto rounded-control border border-line py-2 pr-3 pl-8"
        >
          {made.map(({ id: learner, name, username }) => (
            <li key={learner} className="break-words">
              {name} ({username})
            </li>
          ))}
        </ul>
        {others > 0 && (
          <p>
            {others === 1
              ? '1 learner has an account of their own, and stays in the class.'
              : `${String(others)} learners have accounts of their own, and stay in the class.`}
          </p>
        )}
        <ConfirmForm
          label={erase.isPending ? 'Erasing...' : `Erase ${accounts(made.length)}`}
          isDanger
          error={erase.error}
          busy={erase.isPending}
          onSend={(password, onError) => erase.mutate(password, { onError })}
        />
      </Dialog>
    </div>
  );
}

const accounts = (count: number) => `${String(count)} ${count === 1 ? 'account' : 'accounts'}`;
