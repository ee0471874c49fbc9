/** Taking everything along, and having it erased. */
import { erasureDelay, type PersonalData } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../lib/api/api.ts';
import { profile } from '../../../lib/api/endpoints.ts';
import { download as saveFile } from '../../../lib/browser/download.ts';
import { changeUser, currentUserQuery } from '../../../product/learner/auth.tsx';
import { useLeave } from '../../../product/outgoing/outgoing.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { readablePage } from './readable-page.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { Section } from './section.tsx';

export function YourData() {
  return (
    <Section title="Your data" intro="All that is kept about you is yours to take or to erase.">
      <div className="flex flex-wrap gap-3">
        <Download />
        <Erasure />
      </div>
    </Section>
  );
}

function Download() {
  const [isOpen, setOpen] = useState(false);
  const download = useMutation({
    mutationFn: (password: string) => call(profile.download, { body: { password } }),
  });
  const name = (data: PersonalData) => `${data.username}-${data.madeAt.slice(0, 10)}`;
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
        <div className="flex flex-col gap-4">
          <p role="status">Your data is here. Which file would you like?</p>
          <Button
            onClick={() =>
              saveFile(`${name(data)}.html`, textFile(readablePage(data), 'text/html'))
            }
          >
            A page to read
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              const json = JSON.stringify(data, null, 2);
              saveFile(`${name(data)}.json`, textFile(json, 'application/json'));
            }}
          >
            A file for computers (JSON)
          </Button>
        </div>
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

const textFile = (text: string, type: string) =>
  new Blob([text], { type: `${type};charset=utf-8` });

function Erasure() {
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const router = useRouter();
  const toasts = useToasts();
  const outgoing = useLeave();
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
