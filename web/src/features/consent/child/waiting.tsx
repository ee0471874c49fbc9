/** Tells a child whose parent has not answered yet what works and what the child can do. */
import type { OwnConsent } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, errorSentence } from '../../../product/api/api.ts';
import { consent } from '../../../product/api/endpoints.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { OtherAddress } from './other-address.tsx';
import { CanDoNow, HasToWait } from './things.tsx';
import { ownConsentQuery } from './own-consent.ts';

export function Waiting({ own }: { readonly own: OwnConsent }) {
  const [isCorrecting, setCorrecting] = useState(false);
  const queryClient = useQueryClient();
  const askAgain = useMutation({
    mutationFn: () => call(consent.askAgain, { body: {} }),
    onSuccess: () => queryClient.invalidateQueries(ownConsentQuery),
  });
  return (
    <>
      <p>
        <WhereItIs own={own} />
        {own.erasedAt !== null && (
          <> If nobody answers by {dayOf(own.erasedAt)}, this account gets erased.</>
        )}
      </p>
      <ul className="flex flex-col gap-2">
        <CanDoNow>
          all the lessons, quizzes, tasks, flashcards, and simulators, on your own.
        </CanDoNow>
        <HasToWait>
          study rooms, chat, buying a plan, and being seen by other learners. Your parent or
          guardian decides about each.
        </HasToWait>
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={askAgain.isPending} onClick={() => askAgain.mutate()}>
          {askAgain.isPending ? 'Sending...' : 'Send it again'}
        </Button>
        <Button
          variant="quiet"
          aria-expanded={isCorrecting}
          onClick={() => setCorrecting(!isCorrecting)}
        >
          Wrong address?
        </Button>
      </div>
      <p role="status" className="text-[0.9375rem] text-ink-soft empty:hidden">
        {askAgain.error && errorSentence(askAgain.error)}
        {askAgain.isSuccess && "It's on its way again. No email? Look in the spam folder, too."}
      </p>
      {isCorrecting && (
        <OtherAddress asksPassword={own.asksPassword} onDone={() => setCorrecting(false)} />
      )}
    </>
  );
}

function WhereItIs({ own: { address, askedAt, erasedAt } }: { readonly own: OwnConsent }) {
  const where = <strong className="break-all">{address}</strong>;
  if (askedAt === null && erasedAt === null) return <>Our email to {where} is on its way.</>;
  // The address was just corrected, or its mail server refused the email.
  if (askedAt === null)
    return <>Our email to {where} hasn&apos;t gotten there yet. Is that the right address?</>;
  return (
    <>
      Our email went to {where} on {momentOf(askedAt)}. Now it&apos;s their turn.
    </>
  );
}

const day = { month: 'long', day: 'numeric' } as const;
const dayOf = (moment: string) => new Date(moment).toLocaleDateString('en-US', day);
const momentOf = (moment: string) =>
  new Date(moment).toLocaleString('en-US', { ...day, hour: 'numeric', minute: '2-digit' });
