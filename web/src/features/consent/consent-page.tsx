/** The page of the notice's link: explains the request to a parent, and has a button for yes and one for no. */
import {
  allowsSomething,
  brand,
  changedTicks,
  consentDays,
  noTicks,
  type Child,
  type ConsentTicks,
} from '@qubloom/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call, errorSentence } from '../../product/api/api.ts';
import { consent } from '../../product/api/endpoints.ts';
import { useLinkToken } from '../../lib/navigation/link-token.ts';
import { isLinkGone, LinkGone, LookedUpLink } from '../../product/mailed-links/mailed-link.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/controls/text-field.tsx';
import { NarrowPage } from '../../ui/display/narrow-page.tsx';
import { CheckBox } from '../../ui/controls/check-box.tsx';
import { deadlineOf } from './components/decision-so-far.tsx';
import { EraseButton } from './components/erase-button.tsx';
import { FamilyOffer } from './components/family-offer.tsx';
import { Outcome } from '../../product/forms/outcome.tsx';
import { Ticks } from './components/ticks.tsx';
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

/** The parent's page offers the same as this one, and more. */
const newLink = <ButtonLink to="/parent">Send me a new link</ButtonLink>;

function Decision({ token, child }: { readonly token: string; readonly child: Child }) {
  const [isGuardian, setGuardian] = useState(false);
  const [ticks, setTicks] = useState(noTicks);
  const [isMissed, setMissed] = useState(false);
  const guardian = useRef<HTMLDivElement>(null);
  const approve = useMutation({
    mutationFn: () => call(consent.approve, { body: { token, isGuardian: true, ...ticks } }),
  });
  const decline = useMutation({ mutationFn: () => call(consent.decline, { body: { token } }) });
  const error = approve.error ?? decline.error;
  if (approve.isSuccess) return <Approved child={child} ticks={ticks} pageKey={approve.data.key} />;
  if (decline.isSuccess) return <Declined child={child} />;
  if (isLinkGone(error)) return <LinkGone>{newLink}</LinkGone>;
  const sendYes = () => {
    setMissed(!isGuardian);
    if (isGuardian) approve.mutate();
    else guardian.current?.querySelector('input')?.focus();
  };
  return (
    <NarrowPage
      title={`What may ${child.firstName} do at ${brand.name}?`}
      intro={
        <>
          {child.firstName} (<strong className="break-all text-ink">{child.username}</strong>) is
          under 13 and gave your address as a parent's or guardian's.
        </>
      }
    >
      <p>
        {child.firstName} can already learn alone, and your yes keeps it that way. Tick only what
        else you allow. You can change your answer at any time.
      </p>
      <div className="flex flex-col gap-3">
        <div ref={guardian}>
          <CheckBox
            checked={isGuardian}
            onChange={setGuardian}
            error={isMissed && !isGuardian ? 'Please tick this first.' : undefined}
          >
            I'm {child.firstName}'s parent or guardian.
          </CheckBox>
        </div>
        <Ticks
          firstName={child.firstName}
          ticks={ticks}
          onChange={(change) => setTicks(changedTicks(ticks, change))}
        />
      </div>
      <WhatWeKeep />
      {error && <FieldError>{errorSentence(error)}</FieldError>}
      <Button size="large" busy={approve.isPending} onClick={sendYes}>
        {approve.isPending ? 'Saving...' : 'Yes, I agree'}
      </Button>
      <EraseButton
        label="No, erase the account"
        variant="secondary"
        warning={`This erases ${child.firstName}'s account and everything in it. If there is a paid plan, it ends with the account, and nothing more is charged.`}
        busy={decline.isPending}
        onConfirm={() => decline.mutate()}
      />
      <p className="text-sm text-ink-soft">
        Without an answer within {consentDays} days of our email
        {child.erasedAt && `, by ${deadlineOf(child.erasedAt)}`}, we erase the account.
      </p>
    </NarrowPage>
  );
}

interface ApprovedProps {
  readonly child: Child;
  readonly ticks: ConsentTicks;
  readonly pageKey: string;
}

function Approved({ child: { firstName }, ticks, pageKey }: ApprovedProps) {
  return (
    <Outcome title="Thank you" mood="celebrating">
      <p>
        {allowedNow(firstName, ticks)} Our second email says how to change that or take your yes
        back.
      </p>
      {ticks.buying && (
        <p>
          Two courses are free. For a plan, choose it together while {firstName} is signed in, or
          buy it on your own family page.
        </p>
      )}
      <FamilyOffer pageKey={pageKey} firstName={firstName} />
      <ButtonLink to="/parent" variant="quiet">
        The parent's page
      </ButtonLink>
    </Outcome>
  );
}

function allowedNow(firstName: string, ticks: ConsentTicks): string {
  if (!allowsSomething(ticks)) {
    return `${firstName} keeps the account and learns alone. Nothing else is allowed.`;
  }
  const { rooms, freeChat, buying } = ticks;
  const chat = freeChat ? 'own words' : 'ready-made phrases';
  const things = [
    ...(rooms ? [`meet other learners in study rooms, with ${chat} in the chat`] : []),
    ...(buying ? ['get a paid plan with a grown-up'] : []),
  ];
  return `${firstName} may ${things.join(', and ')} from now on.`;
}

function Declined({ child: { firstName } }: { readonly child: Child }) {
  return (
    <Outcome title="The account is erased">
      <p>We keep nothing of {firstName} anymore. Thank you for looking after them.</p>
    </Outcome>
  );
}
