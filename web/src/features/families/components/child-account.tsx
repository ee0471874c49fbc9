/** Leads the parent of a child under 13 to the parent's page, after the parent's own password. */
import type { FamilyLink } from '@qubloom/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../product/api/api.ts';
import { families } from '../../../product/api/endpoints.ts';
import { ConfirmForm } from '../../../product/forms/confirm-form.tsx';
import { keepParentsPage } from '../../../product/storage/kept-parents-page.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { nameOf } from '../../../product/learner/names-of.ts';

export function ChildAccount({ child }: { readonly child: FamilyLink }) {
  const name = nameOf(child);
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const open = useMutation({
    mutationFn: (password: string) =>
      call(families.openChild, { params: { id: child.id }, body: { password } }),
    onSuccess: async ({ key }) => {
      keepParentsPage({ token: '', key });
      await navigate({ to: '/parent' });
    },
  });
  return (
    <CardSection
      title={`What ${name} may do`}
      intro={`You decide about study rooms, chatting in ${name}'s own words, and buying. You can also download everything we keep of ${name}, or erase the account.`}
    >
      <Dialog
        title={`${name}'s account`}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          open.reset();
        }}
        trigger={
          <Button variant="secondary" className="self-start">
            Open {name}&apos;s account
          </Button>
        }
      >
        <p>We ask for your own password, because {name} may use this device, too.</p>
        <ConfirmForm
          label="Open the account"
          error={open.error}
          busy={open.isPending}
          onSend={(password, onError) => open.mutate(password, { onError })}
        />
      </Dialog>
    </CardSection>
  );
}
