/** On the profile: the platforms of schools that open the account, and how to disconnect them. */
import type { OwnSchool } from '@qubloom/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../lib/dates/format-day.ts';
import { call } from '../../product/api/api.ts';
import { lti } from '../../product/api/endpoints.ts';
import { ConfirmForm } from '../../product/forms/confirm-form.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { CardSection } from '../../ui/display/card-section.tsx';
import { useToasts } from '../../ui/feedback/toast.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ownSchoolsQuery } from './queries.ts';

/** Renders nothing for an account that no platform opens. */
export function OwnSchools() {
  const { data: schools = [] } = useQuery(ownSchoolsQuery);
  if (schools.length === 0) return null;
  return (
    <CardSection
      title="Your school"
      intro="You come in from here without a password, and your results go back there."
    >
      <ul className="flex flex-col gap-4">
        {schools.map((school) => (
          <li key={school.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-[min(100%,12rem)] flex-1 break-words">
              <strong className="font-medium">{school.name}</strong>
              <span className="block text-[0.9375rem] text-ink-soft">
                connected since {formatDay(school.connectedAt)}
              </span>
            </span>
            <Disconnect school={school} />
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

function Disconnect({ school: { id, name } }: { readonly school: OwnSchool }) {
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const disconnect = useMutation({
    mutationFn: (password: string) => call(lti.disconnect, { params: { id }, body: { password } }),
    onSuccess: async () => {
      setOpen(false);
      toasts.show({ title: `${name} is disconnected`, description: 'Your account stays.' });
      await queryClient.invalidateQueries({ queryKey: ownSchoolsQuery.queryKey });
    },
  });
  return (
    <Dialog
      title={`Disconnect ${name}`}
      description="From then on, you sign in with your username and password, and no more results go there. Your account, your class, and what you learned stay."
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        disconnect.reset();
      }}
      trigger={
        <Button variant="secondary" size="small">
          <span>
            Disconnect <span className="sr-only">{name}</span>
          </span>
        </Button>
      }
    >
      <ConfirmForm
        label="Disconnect"
        error={disconnect.error}
        busy={disconnect.isPending}
        onSend={(password, onError) => disconnect.mutate(password, { onError })}
      />
    </Dialog>
  );
}
