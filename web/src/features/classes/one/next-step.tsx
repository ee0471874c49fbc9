import type { SchoolClass } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { assignmentsQuery } from '../queries.ts';

/** Says what comes next in a new class, until something is assigned. */
export function NextStep({ shown }: { readonly shown: SchoolClass }) {
  const classId = String(shown.id);
  const hasLearners = shown.learners.length > 0;
  const { data: assigned } = useQuery({ ...assignmentsQuery(classId), enabled: hasLearners });
  if (!hasLearners) {
    return <Line>Add your learners: paste their names, or give them a code.</Line>;
  }
  if (assigned?.length !== 0) return null;
  const place = { to: '/teach/$classId', params: { classId } } as const;
  return (
    <Line>
      <TextLink {...place} search={{ show: 'live' }} className="py-3">
        teach a lesson live
      </TextLink>
      , or{' '}
      <TextLink {...place} search={{ show: 'assignments' }} className="py-3">
        assign one
      </TextLink>
      .
    </Line>
  );
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <p className="rounded-control bg-points-soft px-4 py-3 text-points-ink">
      <strong className="font-semibold">Next:</strong> {children}
    </p>
  );
}
