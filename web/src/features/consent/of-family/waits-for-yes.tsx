import type { FamilyLink } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { nameOf } from '../../../product/learner/names-of.ts';
import { deadlineOf } from '../components/decision-so-far.tsx';
import { linkedChildQuery } from './queries.ts';

export interface WaitsForYesProps {
  readonly learner: FamilyLink;
}

/** Says when the account of a linked child is erased if the parent does not answer. Renders nothing otherwise. */
export function WaitsForYes({ learner }: WaitsForYesProps) {
  const name = nameOf(learner);
  const { data: child } = useQuery(linkedChildQuery(learner.id));
  if (child?.state !== 'pending') return null;
  return (
    <p className="rounded-control bg-points-soft px-4 py-3 text-points-ink">
      {name}&apos;s account waits for your yes.
      {child.erasedAt && ` Without an answer, we erase it on ${deadlineOf(child.erasedAt)}.`} You
      find it under “{name}&apos;s plan and account”.
    </p>
  );
}
