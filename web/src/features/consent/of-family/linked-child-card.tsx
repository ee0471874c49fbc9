/** On the family page: what the parent of a child under 13 has allowed, and how to change it with the own password. */
import type { Child, FamilyLink } from '@qubloom/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../../product/api/api.ts';
import { families } from '../../../product/api/endpoints.ts';
import { queryKeys } from '../../../product/api/query-keys.ts';
import { ConfirmForm } from '../../../product/forms/confirm-form.tsx';
import { nameOf } from '../../../product/learner/names-of.ts';
import { NotLoaded } from '../../../product/site/not-loaded.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ChildSettings } from '../components/child-settings.tsx';
import { DecisionSoFar } from '../components/decision-so-far.tsx';
import { linkedChildQuery } from './queries.ts';

export interface LinkedChildCardProps {
  readonly learner: FamilyLink;
}

export function LinkedChildCard({ learner }: LinkedChildCardProps) {
  const name = nameOf(learner);
  const { data: child, error, refetch } = useQuery(linkedChildQuery(learner.id));
  return (
    <CardSection title={`What ${name} may do`} intro={child && <DecisionSoFar child={child} />}>
      {!child && error && <NotLoaded onRetry={() => void refetch()} />}
      {!child && !error && (
        <Loading label="Getting what you decided...">
          <Skeleton className="h-24" />
        </Loading>
      )}
      {child && <OfChild learner={learner} child={child} />}
    </CardSection>
  );
}

interface OfChildProps extends LinkedChildCardProps {
  readonly child: Child;
}

/** Locked until the parent gives the password, because the child may use this device, too. */
function OfChild({ learner, child }: OfChildProps) {
  const [key, setKey] = useState<string | null>(null);
  const [isExpired, setExpired] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  if (key !== null) {
    return (
      <Open
        learner={learner}
        child={child}
        pageKey={key}
        onClose={(expired) => {
          setKey(null);
          setExpired(expired);
          // The pressed button is gone.
          requestAnimationFrame(() => opener.current?.querySelector('button')?.focus());
        }}
      />
    );
  }
  return (
    <div ref={opener} className="flex flex-col items-start gap-4">
      {child.state === 'confirmed' && <Decisions child={child} />}
      {isExpired && (
        <p role="status">It was open for half an hour, so we ask for your password again.</p>
      )}
      <AskPassword learner={learner} onOpen={setKey} />
    </div>
  );
}

function Decisions({ child: { rooms, freeChat, buying } }: { readonly child: Child }) {
  const rows = [
    ['Study rooms, with ready-made phrases', rooms],
    ['Chatting in their own words', rooms && freeChat],
    ['Starting to buy a plan while signed in', buying],
  ] as const;
  return (
    <ul className="flex flex-col gap-1">
      {rows.map(([thing, isAllowed]) => (
        <li key={thing}>
          {thing}: <strong className="font-medium">{isAllowed ? 'yes' : 'no'}</strong>
        </li>
      ))}
    </ul>
  );
}

interface AskPasswordProps extends LinkedChildCardProps {
  readonly onOpen: (key: string) => void;
}

function AskPassword({ learner, onOpen }: AskPasswordProps) {
  const name = nameOf(learner);
  const [isOpen, setOpen] = useState(false);
  const open = useMutation({
    mutationFn: (password: string) =>
      call(families.openChild, { params: { id: learner.id }, body: { password } }),
    onSuccess: ({ key }) => onOpen(key),
  });
  return (
    <>
      <p>
        You decide about study rooms, chatting in {name}&apos;s own words, and whether {name} may
        start to buy a plan. Your own purchases on this page don&apos;t need that. You can also
        download everything we keep of {name}, or erase the account.
      </p>
      <Dialog
        title={`${name}'s account`}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          open.reset();
        }}
        trigger={<Button variant="secondary">Open {name}&apos;s account</Button>}
      >
        <p>We ask for your own password, because {name} may use this device, too.</p>
        <ConfirmForm
          label="Open the account"
          error={open.error}
          busy={open.isPending}
          onSend={(password, onError) => open.mutate(password, { onError })}
        />
      </Dialog>
    </>
  );
}

interface OpenProps extends OfChildProps {
  readonly pageKey: string;
  readonly onClose: (isExpired: boolean) => void;
}

function Open({ learner, child, pageKey: key, onClose }: OpenProps) {
  const name = nameOf(learner);
  const params = { id: learner.id };
  const place = useRef<HTMLDivElement>(null);
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const showFamily = () =>
    void queryClient.invalidateQueries({ queryKey: queryKeys.family, exact: true });
  // The dialog that opened it gives the focus back to a button that is gone.
  useEffect(() => {
    const frame = requestAnimationFrame(() => place.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div
      ref={place}
      role="group"
      aria-label={`${name}'s account`}
      tabIndex={-1}
      className="flex flex-col gap-5 outline-none"
    >
      <ChildSettings
        child={child}
        calls={{
          change: (change) => call(families.changeChild, { params, body: { key, ...change } }),
          download: () => call(families.exportChild, { params, body: { key } }),
          erase: () => call(families.eraseChild, { params, body: { key } }),
        }}
        onChanged={(changed) => {
          queryClient.setQueryData(linkedChildQuery(learner.id).queryKey, changed);
          if (changed.firstName !== child.firstName) showFamily();
        }}
        onErased={() => {
          showFamily();
          toasts.show({
            title: 'The account is erased',
            description: `Everything is gone, also what ${name} had built and reached.`,
          });
        }}
        onError={(error) => {
          if (!(error instanceof ApiError)) return;
          if (error.status === 403) onClose(true);
          // The link has ended.
          if (error.status === 404) showFamily();
        }}
      />
      <Button variant="quiet" onClick={() => onClose(false)}>
        Hide these settings
      </Button>
    </div>
  );
}
