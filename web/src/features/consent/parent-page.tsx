/** The parent's page: needs no account, and opens by a link that is emailed on request. */
import type { Child } from '@qubloom/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, errorSentence } from '../../product/api/api.ts';
import { consent } from '../../product/api/endpoints.ts';
import { ClassesOfChild } from '../../product/classes/classes-of-child.tsx';
import { useLinkToken } from '../../lib/navigation/link-token.ts';
import { isLinkGone, LookedUpLink } from '../../product/mailed-links/mailed-link.tsx';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { FieldError, TextField } from '../../ui/controls/text-field.tsx';
import { NarrowPage } from '../../ui/display/narrow-page.tsx';
import { ChildSettings } from './components/child-settings.tsx';
import { DecisionSoFar } from './components/decision-so-far.tsx';
import { FamilyOffer } from './components/family-offer.tsx';
import { Outcome } from '../../product/forms/outcome.tsx';
import {
  forgetParentsPage,
  keepParentsPage,
  keptKeyOf,
} from '../../product/storage/kept-parents-page.ts';

export function ParentPage() {
  const token = useLinkToken();
  const [keptKey] = useState(() => keptKeyOf(token));
  const kept = useQuery({
    queryKey: ['parent-page', keptKey],
    queryFn: () => call(consent.page, { body: { key: keptKey ?? '' } }),
    enabled: keptKey !== null,
  });
  if (keptKey === null || isLinkGone(kept.error)) return <PageByLink token={token} />;
  return (
    <LookedUpLink title="The parent's page" found={kept} again={null}>
      {(child) => <OpenPage pageKey={keptKey} child={child} />}
    </LookedUpLink>
  );
}

interface OpenPageProps {
  readonly pageKey: string;
  readonly child: Child;
}

function OpenPage({ pageKey: key, child: found }: OpenPageProps) {
  const [child, setChild] = useState(found);
  const [end, setEnd] = useState<'erased' | 'closed' | null>(null);
  if (end === 'erased') return <Erased />;
  if (end === 'closed') return <Closed />;
  return (
    <NarrowPage title={`${child.firstName}'s account`} intro={<DecisionSoFar child={child} />}>
      <ClassesOfChild
        name={child.firstName}
        classes={child.classes}
        end={async (classId) => setChild(await call(consent.endClass, { body: { key, classId } }))}
      />
      <ChildSettings
        child={child}
        calls={{
          change: (change) => call(consent.change, { body: { key, ...change } }),
          download: () => call(consent.export, { body: { key } }),
          erase: () => call(consent.erase, { body: { key } }),
        }}
        onChanged={setChild}
        onErased={() => {
          forgetParentsPage();
          setEnd('erased');
        }}
        onError={(error) => isLinkGone(error) && setEnd('closed')}
      >
        <FamilyOffer pageKey={key} firstName={child.firstName} />
        <hr className="border-line" />
      </ChildSettings>
    </NarrowPage>
  );
}

function Erased() {
  return (
    <Outcome title="The account is erased">
      <p>Everything is gone, also what your child had built and reached.</p>
    </Outcome>
  );
}

function Closed() {
  return (
    <Outcome title="This page has closed">
      <p>It stays open for half an hour. We can send you a new link.</p>
      <a href="/parent" className={buttonClass()}>
        Send me a new link
      </a>
    </Outcome>
  );
}

function PageByLink({ token }: { readonly token: string }) {
  const [isAsking, setAsking] = useState(false);
  const open = useMutation({
    mutationFn: () => call(consent.open, { body: { token } }),
    onSuccess: ({ key }) => keepParentsPage({ token, key }),
  });
  if (open.data) return <OpenPage pageKey={open.data.key} child={open.data.child} />;
  if (token === '' || isAsking) return <AskForLink />;
  if (isLinkGone(open.error)) return <AskForLink isTooOld />;
  return (
    <NarrowPage
      title="The parent's page"
      intro="Your link works once. The page it opens stays open for half an hour."
    >
      {open.error && <FieldError>{errorSentence(open.error)}</FieldError>}
      <Button size="large" busy={open.isPending} onClick={() => open.mutate()}>
        {open.isPending ? 'Opening...' : 'Open the page'}
      </Button>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Send me another link
      </Button>
    </NarrowPage>
  );
}

function AskForLink({ isTooOld = false }: { readonly isTooOld?: boolean }) {
  const [email, setEmail] = useState('');
  const ask = useMutation({ mutationFn: () => call(consent.askLink, { body: { email } }) });
  if (ask.isSuccess) {
    return (
      <Outcome title="Look in your mailbox" mood="curious">
        <p>
          If a child has given <strong className="break-all">{email}</strong> as their parent's
          address, an email is on its way. Its link works for 30 minutes, once.
        </p>
        <p>
          We send one email a minute at most. If nothing comes, look in the spam folder, then ask
          again.
        </p>
        <Button variant="secondary" onClick={() => ask.reset()}>
          Try another address
        </Button>
      </Outcome>
    );
  }
  return (
    <NarrowPage
      title="The parent's page"
      intro={
        isTooOld
          ? 'That link has been used or is too old. We can send you a new one.'
          : 'See and change what we keep of your child, take your yes back, or erase the account. You need no password: we email you a link.'
      }
    >
      <form
        noValidate
        method="post"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          ask.mutate();
        }}
      >
        <TextField
          type="email"
          label="Your email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          hint="The one your child gave when they signed up."
          error={ask.error ? errorSentence(ask.error) : undefined}
        />
        <Button type="submit" size="large" busy={ask.isPending}>
          {ask.isPending ? 'Sending...' : 'Send me the link'}
        </Button>
      </form>
    </NarrowPage>
  );
}
