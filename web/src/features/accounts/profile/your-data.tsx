/** Downloading all data, and erasing the account. */
import { erasureDelay } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { call } from '../../../product/api/api.ts';
import { profile } from '../../../product/api/endpoints.ts';
import { changeUser, currentUserQuery } from '../../../product/learner/auth.tsx';
import { useSignOutQueue } from '../../../product/outgoing/use-outgoing.ts';
import { DataFiles } from '../../../product/personal-data/data-files.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ConfirmForm } from '../../../product/forms/confirm-form.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';

export interface YourDataProps {
  /** Says what else an erasure ends, before it is requested. */
  readonly beforeErasure: ReactNode;
}

export function YourData({ beforeErasure }: YourDataProps) {
  return (
    <CardSection title="Your data" intro="All that is kept about you is yours to take or to erase.">
      <div className="flex flex-wrap gap-3">
        <Download />
        <Erasure>{beforeErasure}</Erasure>
      </div>
    </CardSection>
  );
}

function Download() {
  const [isOpen, setOpen] = useState(false);
  const download = useMutation({
    mutationFn: (password: string) => call(profile.download, { body: { password } }),
  });
  const { data } = download;
  const open = (next: boolean) => {
    setOpen(next);
    download.reset();
  };
  return (
    <Dialog
      title="Download my data"
      isOpen={isOpen}
      onOpenChange={open}
      trigger={<Button variant="secondary">Download my data</Button>}
    >
      {data ? (
        <DataFiles data={data} whose="Your" />
      ) : (
        <ConfirmForm
          label="Get my data"
          error={download.error}
          busy={download.isPending}
          onSend={(password, onError) => download.mutate(password, { onError })}
        />
      )}
    </Dialog>
  );
}

function Erasure({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const router = useRouter();
  const toasts = useToasts();
  const outgoing = useSignOutQueue();
  const erase = useMutation({
    mutationFn: (password: string) => call(profile.erase, { body: { password } }),
    onSuccess: async () => {
      outgoing.forgetAll();
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      await router.navigate({ to: '/auth' });
      changeUser(queryClient, null);
      toasts.show({
        title: 'Goodbye for now',
        description: `Sign in within ${String(erasureDelay)} days if you want to come back.`,
      });
    },
  });
  return (
    <Dialog
      title="Erase my account"
      description={`You are signed out everywhere. For ${String(erasureDelay)} days you can come back by signing in. Then your lessons, points and badges are gone for good.`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="quiet">Erase my account</Button>}
    >
      {children}
      <ConfirmForm
        label="Erase my account"
        isDanger
        error={erase.error}
        busy={erase.isPending}
        onSend={(password, onError) => erase.mutate(password, { onError })}
      />
    </Dialog>
  );
}
