/** The part of the profile that connects Google to the account or disconnects it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../product/api/api.ts';
import { google } from '../../../product/api/endpoints.ts';
import { leaveFor } from '../../../lib/browser/leave.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { GoogleMark } from '../google/google-mark.tsx';
import { ownMethodsQuery } from '../google/sign-in-methods.ts';
import { ConfirmForm } from '../../../product/forms/confirm-form.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';

/** Renders nothing on a site without Google. */
export function GoogleConnection() {
  const { data } = useQuery(ownMethodsQuery);
  const isConnected = data?.mine.includes('google') === true;
  if (!isConnected && !data?.offered.includes('google')) return null;
  const intro = !isConnected
    ? 'Connect Google, and you can sign in with one press.'
    : data.mine.includes('password')
      ? 'Google is connected: you can sign in with it, or with your password.'
      : 'Google is connected. Once you have a password, you can take it off again.';
  return (
    <CardSection title="Sign in with Google" intro={intro}>
      {!isConnected && <Connect />}
      {isConnected && data.mine.includes('password') && <Disconnect />}
    </CardSection>
  );
}

function Connect() {
  const [isOpen, setOpen] = useState(false);
  const connect = useMutation({
    mutationFn: (password: string) => call(google.connect, { body: { password } }),
    onSuccess: ({ url }) => leaveFor(url),
  });
  return (
    <Dialog
      title="Connect Google"
      description="After your password, you pick the account at Google."
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" className="self-start">
          <GoogleMark />
          Connect Google
        </Button>
      }
    >
      <ConfirmForm
        label="Go on to Google"
        error={connect.error}
        busy={connect.isPending || connect.isSuccess}
        onSend={(password, onError) => connect.mutate(password, { onError })}
      />
    </Dialog>
  );
}

function Disconnect() {
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const disconnect = useMutation({
    mutationFn: (password: string) => call(google.disconnect, { body: { password } }),
    onSuccess: async () => {
      setOpen(false);
      toasts.show({
        title: 'Google is disconnected',
        description: 'You sign in with your username and password.',
      });
      await queryClient.invalidateQueries({ queryKey: ownMethodsQuery.queryKey });
    },
  });
  return (
    <Dialog
      title="Disconnect Google"
      description="From then on you sign in with your username and password."
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" className="self-start">
          Disconnect Google
        </Button>
      }
    >
      <ConfirmForm
        label="Disconnect Google"
        error={disconnect.error}
        busy={disconnect.isPending}
        onSend={(password, onError) => disconnect.mutate(password, { onError })}
      />
    </Dialog>
  );
}
