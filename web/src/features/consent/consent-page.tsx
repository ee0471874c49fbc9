/** Where the notice's link leads a parent: what it is about, then a yes or a no, each by a button. */
import { brand, type Child } from '@qubloom/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, sentenceOf } from '../../lib/api/api.ts';
import { consent } from '../../lib/api/endpoints.ts';
import { useLinkToken } from '../../lib/navigation/link-token.ts';
import { isLinkGone, LinkGone, LookedUpLink } from '../../product/mailed-links/mailed-link.tsx';
import { ButtonLink } from '../../lib/navigation/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/controls/text-field.tsx';
import { NarrowPage } from '../../ui/display/narrow-page.tsx';
import { CheckBox } from '../../ui/controls/check-box.tsx';
import { EraseButton } from './components/erase-button.tsx';
import { Outcome } from './components/outcome.tsx';
import { WhatWeKeep } from './components/what-we-keep.tsx';

export function ConsentPage() {
  const token = useLinkToken();
  const found = useQuery({
    queryKey: ['consent', token],
    queryFn: () => call(consent.find, { body: { token } }),
  });
  return (
    <LookedUpLink title="For parents" found={found} again={newLink}>
      {(child) => <Decision token={token} child={child} />}
    </LookedUpLink>
  );
}

/** The parent's page does what this one does, and more. */
const newLink = <ButtonLink to="/parent">Send me a new link</ButtonLink>;

function Decision({ token, child }: { readonly token: string; readonly child: Child }) {
  const [isGuardian, setGuardian] = useState(false);
  const [freeChat, setFreeChat] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const approve = useMutation({
    mutationFn: () => call(consent.approve, { body: { token, isGuardian: true, freeChat } }),
  });
  const decline = useMutation({ mutationFn: () => call(consent.decline, { body: { token } }) });
  const error = approve.error ?? decline.error;
  if (approve.isSuccess) return <Approved child={child} />;
  if (decline.isSuccess) return <Declined child={child} />;
  if (isLinkGone(error)) return <LinkGone>{newLink}</LinkGone>;
  const sendYes = () => {
    setMissed(!isGuardian);
    if (isGuardian) approve.mutate();
  };
  return (
    <NarrowPage
      title={`May ${child.firstName} use all of ${brand.name}?`}
      intro={
        <>
          {child.firstName} (<strong className="break-all text-ink">{child.username}</strong>) is
          under 13 and gave your address as a parent's or guardian's.
        </>
      }
    >
      <WhatWeKeep />
      <p>
        Your child can already learn on their own. <strong>Study rooms, chat, buying</strong> and{' '}
        <strong>being seen by other learners</strong> need your yes. You can take it back at any
        time.
      </p>
      <div className="flex flex-col gap-3">
        <CheckBox
          checked={isGuardian}
          onChange={setGuardian}
          error={isMissed && !isGuardian ? 'Please tick this first.' : undefined}
        >
          I'm {child.firstName}'s parent or guardian.
        </CheckBox>
        <CheckBox checked={freeChat} onChange={setFreeChat}>
          {child.firstName} may also chat in their own words. Without this tick there are only
          ready-made phrases. A filter keeps rude words and personal data out either way.
        </CheckBox>
      </div>
      {error && <FieldError>{sentenceOf(error)}</FieldError>}
      <Button size="large" busy={approve.isPending} onClick={sendYes}>
        {approve.isPending ? 'Saving...' : 'Yes, I agree'}
      </Button>
      <EraseButton
        label="No, erase the account"
        variant="secondary"
        warning={`This erases ${child.firstName}'s account and everything in it.`}
        busy={decline.isPending}
        onConfirm={() => decline.mutate()}
      />
    </NarrowPage>
  );
}

function Approved({ child: { firstName } }: { readonly child: Child }) {
  return (
    <Outcome title="Thank you" mood="celebrating">
      <p>
        {firstName} can use all of {brand.name} now. We've sent you a second email about it, which
        also says how to take your yes back.
      </p>
      <p>
        You don't have to buy anything: two courses are free. If you'd like a plan later, choose it
        together while {firstName} is signed in.
      </p>
      <ButtonLink to="/parent" variant="secondary">
        The parent's page
      </ButtonLink>
    </Outcome>
  );
}

function Declined({ child: { firstName } }: { readonly child: Child }) {
  return (
    <Outcome title="The account is erased">
      <p>We keep nothing of {firstName} anymore. Thank you for looking after them.</p>
    </Outcome>
  );
}
