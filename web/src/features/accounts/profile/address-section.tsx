/**
 * The address for emails about the account. An account that a class has made has none. A child's emails go to the parent, which another
 * section shows.
 */
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { call, errorSentence } from '../../../product/api/api.ts';
import { recovery } from '../../../product/api/endpoints.ts';
import { addressQuery } from '../../../product/learner/address-query.ts';
import { NewAddressForm } from '../../../product/learner/new-address-form.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';

export function AddressSection() {
  const { data: address, isError, refetch } = useQuery(addressQuery);
  if (address?.hint === null) return null;
  return (
    <CardSection title="Email" intro="For a new password, and for news about your account.">
      {!address && isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>Your address did not load.</p>
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {!address && !isError && (
        <Loading label="Looking up your address...">
          <Skeleton className="h-24" />
        </Loading>
      )}
      {address && (
        <>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <strong className="break-all">{address.hint}</strong>
            {address.isVerified && (
              <span className="inline-flex items-center gap-1.5 text-good-ink">
                <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
                Confirmed
              </span>
            )}
          </p>
          {!address.isVerified && <Unconfirmed />}
          <ChangeDialog />
        </>
      )}
    </CardSection>
  );
}

function Unconfirmed() {
  const ask = useMutation({ mutationFn: () => call(recovery.askConfirmation, { body: {} }) });
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        Not confirmed yet. Look for our email there, open its link, and press the button. Then we
        know that our emails reach you.
      </p>
      <Button variant="secondary" busy={ask.isPending} onClick={() => ask.mutate()}>
        {ask.isPending ? 'Sending...' : 'Send the email again'}
      </Button>
      <p role="status" className="text-[0.9375rem] text-ink-soft empty:hidden">
        {ask.error && errorSentence(ask.error)}
        {ask.isSuccess && "It's on its way. No email? Look in the spam folder, too."}
      </p>
    </div>
  );
}

function ChangeDialog() {
  const [isOpen, setOpen] = useState(false);
  const [newAddress, setNewAddress] = useState<string | null>(null);
  const open = (next: boolean) => {
    setOpen(next);
    setNewAddress(null);
  };
  return (
    <Dialog
      title="Change my address"
      isOpen={isOpen}
      onOpenChange={open}
      trigger={
        <Button variant="quiet" className="self-start">
          Change my address
        </Button>
      }
    >
      {newAddress === null ? (
        <NewAddressForm
          send={(body) => call(recovery.changeAddress, { body })}
          label="New email"
          autoComplete="email"
          action="Send the link"
          onSent={setNewAddress}
        />
      ) : (
        <div role="status" className="flex flex-col gap-4">
          <p>
            Look in the mailbox of <strong className="break-all">{newAddress}</strong>. Open the
            link there and press the button. Until then everything goes to the old address, which we
            tell about the change, too.
          </p>
          <Button onClick={() => open(false)}>All right</Button>
        </div>
      )}
    </Dialog>
  );
}
