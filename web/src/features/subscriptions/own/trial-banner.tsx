import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { nextChargeText } from './charge-words.ts';
import { isTrialEnding, trialText } from './trial.ts';
import { useOwnSubscription } from './use-own-subscription.ts';

/** Warns the grown-up early of the end of the trial, and says what follows. */
export function TrialBanner() {
  const { own, plan } = useOwnSubscription();
  if (!own || own.isPaidByFamily || !isTrialEnding(own)) return null;
  return (
    <section
      aria-label="Your free trial"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-points bg-points-soft px-5 py-4"
    >
      <CalendarClock aria-hidden="true" className="size-6 shrink-0 text-points-ink" />
      <p className="min-w-[min(100%,15rem)] flex-1">
        <strong>Your free trial {trialText(own.daysLeftInTrial)}.</strong>{' '}
        {nextChargeText(own, plan)}
      </p>
      <Link
        to="/dashboard"
        search={{ tab: 'subscription' }}
        className="inline-flex min-h-11 items-center text-action-ink underline underline-offset-4"
      >
        See or cancel the plan
      </Link>
    </section>
  );
}
