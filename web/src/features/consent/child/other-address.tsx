/** Corrects a parent's address that was mistyped when the account was created. */
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../product/api/api.ts';
import { consent } from '../../../product/api/endpoints.ts';
import { NewAddressForm } from '../../../product/learner/new-address-form.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { ownConsentQuery } from './own-consent.ts';

interface OtherAddressProps {
  readonly asksPassword: boolean;
  readonly onDone: () => void;
}

export function OtherAddress({ asksPassword, onDone }: OtherAddressProps) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return (
    <section aria-label="Another address" className="flex max-w-md flex-col gap-4">
      <p>We&apos;ll ask there instead. The link in the email we sent before stops working.</p>
      <NewAddressForm
        send={({ email, password }) =>
          call(consent.correctAddress, { body: asksPassword ? { email, password } : { email } })
        }
        asksPassword={asksPassword}
        label="Parent or guardian's email"
        autoComplete="off"
        action="Ask at this address"
        onSent={() => {
          onDone();
          toasts.show({ title: 'Fixed', description: "Our email's on its way there." });
          void queryClient.invalidateQueries(ownConsentQuery);
        }}
      />
    </section>
  );
}
