import { hasVisibleCharacter, roomLimits, type RoomVisibility } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { call } from '../../../product/api/api.ts';
import { studyRooms } from '../../../product/api/endpoints.ts';
import { queryKeys } from '../../../product/api/query-keys.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { RadioCard } from '../../../ui/controls/radio-cards.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

const visibilities: readonly { readonly value: RoomVisibility; readonly text: string }[] = [
  { value: 'public', text: 'Everyone my age can find it' },
  { value: 'private', text: 'Only friends who have its code' },
];

/** The button, and the dialog that it opens. */
export function CreateRoom({ onEnter }: { readonly onEnter: (roomId: number) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [visibility, setVisibility] = useState<RoomVisibility>('public');
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: () => call(studyRooms.create, { body: { name: name.trim(), visibility } }),
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.studyRooms });
      onEnter(id);
    },
    onError: ({ message }) =>
      toasts.show({ title: 'Error Creating Room', description: message, variant: 'destructive' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    if (hasVisibleCharacter(name)) create.mutate();
    else {
      toasts.show({
        title: 'Invalid Room Name',
        description: 'Please enter a valid room name.',
        variant: 'destructive',
      });
    }
  };
  return (
    <Dialog
      title="Create New Room"
      description="Everyone who comes in sees its name and builds on the same circuit."
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <Plus aria-hidden="true" />
          Create New Room
        </Button>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label="Room name"
          hint="Not your real name, and not your school’s."
          value={name}
          maxLength={roomLimits.nameLength}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1.5 text-[0.9375rem] font-medium">Who can come in?</legend>
          {visibilities.map(({ value, text }) => (
            <RadioCard
              key={value}
              name="visibility"
              value={value}
              checked={visibility === value}
              onChoose={() => setVisibility(value)}
            >
              {text}
            </RadioCard>
          ))}
        </fieldset>
        <Button type="submit" busy={create.isPending} className="self-start">
          Create Room
        </Button>
      </form>
    </Dialog>
  );
}
