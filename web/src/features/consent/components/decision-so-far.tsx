import type { Child } from '@qubloom/contract';
import { formatDay } from '../../../lib/dates/format-day.ts';

const states = {
  pending: 'waits for your yes',
  confirmed: 'has your yes',
  withdrawn: 'had your yes, which you took back',
} as const satisfies Record<Child['state'], string>;

/** Says what a parent has decided about the account, and when. */
export function DecisionSoFar({ child }: { readonly child: Child }) {
  const { username, state, decidedAt, erasedAt } = child;
  return (
    <>
      The account <strong className="break-all text-ink">{username}</strong> {states[state]}.
      {decidedAt && ` You last decided on ${formatDay(decidedAt)}.`}
      {erasedAt && ` Without an answer we erase it on ${deadlineOf(erasedAt)}.`}
    </>
  );
}

export const deadlineOf = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
