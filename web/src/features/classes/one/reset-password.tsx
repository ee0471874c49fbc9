import type { ClassId, ClassLearner } from '@qubloom/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, errorSentence } from '../../../product/api/api.ts';
import { classes } from '../../../product/api/endpoints.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DownloadSlips } from '../add/download-slips.tsx';

export interface LearnerOfClass {
  readonly classId: ClassId;
  readonly learner: ClassLearner;
}

/** Gives a class account a new password after a second press, and shows it once. */
export function ResetPassword({ classId, learner: { id, name } }: LearnerOfClass) {
  const [isOpen, setOpen] = useState(false);
  const reset = useMutation({
    mutationFn: () =>
      call(classes.resetPassword, { params: { id: classId, userId: id }, body: {} }),
    gcTime: 0,
  });
  const slip = reset.data;
  return (
    <Dialog
      title={slip ? `The new password of ${name}` : `A new password for ${name}`}
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        reset.reset();
      }}
      trigger={
        <Button variant="quiet" size="small">
          <span>
            New password <span className="sr-only">for {name}</span>
          </span>
        </Button>
      }
    >
      {slip ? (
        <>
          <div role="status" className="flex flex-col gap-2 rounded-control bg-action-soft p-4">
            <p>
              Username: <strong className="font-mono break-all">{slip.username}</strong>
            </p>
            <p>
              Password: <strong className="font-mono break-all">{slip.password}</strong>
            </p>
          </div>
          <p>Write it down or download the slip. When you close this, nobody can show it again.</p>
          <DownloadSlips classId={classId} slips={[slip]} />
        </>
      ) : (
        <>
          <p>
            The old password stops working, and {name} is signed out everywhere. What {name} has
            learned stays.
          </p>
          {reset.error && <FieldError>{errorSentence(reset.error)}</FieldError>}
          <div className="flex flex-wrap gap-3">
            <Button busy={reset.isPending} onClick={() => reset.mutate()}>
              {reset.isPending ? 'Making it...' : 'Make a new password'}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Keep the old one
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
