/** The state of a parent's consent, in a child's words. Only accounts under 13 have it. */
import type { CurrentUser, OwnConsent } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, type ReactNode } from 'react';
import { learnerStorage } from '../../../product/storage/learner-storage.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { isRecent, ownConsentQuery, stateOf, type OwnConsentState } from './own-consent.ts';
import { CanDoNow, HasToWait } from './things.tsx';
import { Waiting } from './waiting.tsx';

export interface ConsentCardProps {
  readonly user: CurrentUser;
  /** The dashboard does not show older decisions. */
  readonly place: 'dashboard' | 'profile';
}

export function ConsentCard({ user, place }: ConsentCardProps) {
  const { data: own, isError, refetch } = useQuery(ownConsentQuery);
  const storage = learnerStorage(user.id);
  const state = own?.state;
  useEffect(() => {
    if (state !== undefined) learnerStorage(user.id).save('consent', '', state);
  }, [state, user.id]);
  const now = new Date();
  if (own === null) return null;
  if (isError && !own) return <NotLoaded onRetry={() => void refetch()} />;
  if (!own) {
    // Reserves no space for something that will most likely not be shown.
    const before = storage.find('consent', '')?.text ?? 'pending';
    return place === 'profile' || before === 'pending' ? <CardSkeleton /> : null;
  }
  if (place === 'dashboard' && !isRecent(own, now)) return null;
  const shown = stateOf(own, now);
  return (
    <Titled
      title={shown === 'confirmed' && own.isBySchool ? 'Your school said yes' : titles[shown]}
    >
      {shown === 'pending' && <Waiting own={own} />}
      {shown === 'expired' && <Expired />}
      {shown === 'confirmed' && <Confirmed own={own} place={place} />}
      {shown === 'withdrawn' && <Withdrawn own={own} place={place} />}
    </Titled>
  );
}

const titles: Readonly<Record<OwnConsentState, string>> = {
  pending: "We've asked your parent or guardian",
  expired: 'Nobody answered our email',
  confirmed: 'Your parent or guardian said yes',
  withdrawn: 'Learning with others is off for now',
};

function Titled({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      {/* Read out when it changes under a child who waits. */}
      <div aria-live="polite">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
      </div>
      {children}
    </Card>
  );
}

function Expired() {
  return (
    <p>
      The 14 days are over, so this account will be erased soon. Want to keep learning? Get your
      parent or guardian and make a new one together.
    </p>
  );
}

interface DecidedProps {
  readonly own: OwnConsent;
  readonly place: ConsentCardProps['place'];
}

function Confirmed({ own: { rooms, freeChat, buying, ...own }, place }: DecidedProps) {
  const waits = [
    ...(rooms ? [] : ['study rooms']),
    ...(freeChat ? [] : ['your own words in chat']),
    ...(buying ? [] : ['buying a plan']),
  ];
  return (
    <>
      <ul className="flex flex-col gap-2">
        {!rooms && !buying && <CanDoNow>all your learning, on your own.</CanDoNow>}
        {rooms && (
          <CanDoNow>
            meet other learners in study rooms. In chat, you{' '}
            {freeChat ? 'can use your own words.' : 'pick from ready-made phrases.'}
          </CanDoNow>
        )}
        {buying && <CanDoNow>get a plan, with a grown-up who pays.</CanDoNow>}
        {waits.length > 0 && (
          <HasToWait>
            {new Intl.ListFormat('en').format(waits)}.{' '}
            {own.isBySchool ? 'Your school' : 'Your parent or guardian'} hasn&apos;t said yes to{' '}
            {waits.length === 1 ? 'it' : 'them'}. Talk to {own.isBySchool ? 'your teacher' : 'them'}{' '}
            if you&apos;d like to.
          </HasToWait>
        )}
      </ul>
      {place === 'profile' && !own.isBySchool && <MailsGo to={own.address} />}
    </>
  );
}

function Withdrawn({ own, place }: DecidedProps) {
  return (
    <>
      <p>
        Your parent or guardian switched it off, and only they can switch it on again. Talk to them
        if you miss it. All the lessons, quizzes, tasks, flashcards, and simulators are still yours.
      </p>
      {place === 'profile' && <MailsGo to={own.address} />}
    </>
  );
}

function MailsGo({ to }: { readonly to: string }) {
  return (
    <p className="text-[0.9375rem] text-ink-soft">
      Emails about your account go to <strong className="break-all text-ink">{to}</strong>.
    </p>
  );
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Titled title="Your parent's answer">
      <p>We couldn&apos;t look it up just now.</p>
      <Button variant="secondary" size="small" className="self-start" onClick={onRetry}>
        Try Again
      </Button>
    </Titled>
  );
}

function CardSkeleton() {
  return (
    <Card>
      <Loading label="Looking up your parent's answer..." className="flex flex-col gap-4">
        <Skeleton className="h-7 w-2/3" />
        <Skeleton className="h-12" />
        <Skeleton className="h-20" />
        <Skeleton className="h-11 w-40" />
      </Loading>
    </Card>
  );
}
