import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../product/api/api.ts';
import { classes } from '../../../product/api/endpoints.ts';
import { queryKeys } from '../../../product/api/query-keys.ts';
import { ConfirmForm } from '../../../product/forms/confirm-form.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { LearnerOfClass } from './reset-password.tsx';

/** Takes a learner out of the class, after the teacher's password. */
export function TakeOut({ classId, learner: { id, name, isClassAccount } }: LearnerOfClass) {
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const remove = useMutation({
    mutationFn: (password: string) =>
      call(classes.removeLearner, { params: { id: classId, userId: id }, body: { password } }),
    onSuccess: async () => {
      setOpen(false);
      toasts.show({
        title: `${name} is out of the class`,
        description: isClassAccount
          ? 'The account is erased after seven days.'
          : 'The account stays as it is.',
      });
      await queryClient.invalidateQueries({ queryKey: queryKeys.classes });
    },
  });
  return (
    <Dialog
      title={`Take ${name} out of the class`}
      description={
        isClassAccount
          ? `This class made the account, so it ends with it: ${name} can't sign in anymore, and the account is erased after seven days, with everything in it.`
          : `You no longer see what ${name} learns. ${name} keeps the account and everything in it.`
      }
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        remove.reset();
      }}
      trigger={
        <Button variant="quiet" size="small">
          <span>
            Take out <span className="sr-only">{name}</span>
          </span>
        </Button>
      }
    >
      <ConfirmForm
        label={remove.isPending ? 'Taking out...' : 'Take out'}
        isDanger
        error={remove.error}
        busy={remove.isPending}
        onSend={(password, onError) => remove.mutate(password, { onError })}
      />
    </Dialog>
  );
}
