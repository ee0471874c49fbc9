import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { call, errorSentence } from '../../../product/api/api.ts';
import { studyRooms } from '../../../product/api/endpoints.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

/** For private rooms, and for friends of another age range. */
export function OpenByCode({ onEnter }: { readonly onEnter: (roomId: number) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const open = useMutation({
    mutationFn: () => call(studyRooms.open, { body: { code } }),
    onSuccess: ({ id }) => onEnter(id),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!open.isPending) open.mutate();
  };
  return (
    <Dialog
      title="Join with a code"
      description="The learner who made the room can tell you its code."
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary">
          <KeyRound aria-hidden="true" />
          Join with a code
        </Button>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label="Room code"
          hint="Eight letters and numbers, like k7mp-3wqa."
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={open.error ? errorSentence(open.error) : undefined}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            open.reset();
          }}
        />
        <Button type="submit" busy={open.isPending} className="self-start">
          Join Room
        </Button>
      </form>
    </Dialog>
  );
}
