/** One class, for its teachers: its learners and how more get in, or another part of it. */
import type { SchoolClass } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { focusHere } from '../../../lib/browser/bring-into-view.ts';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { ClassLoading, ClassNotLoaded } from '../load-states.tsx';
import { taughtClassQuery } from '../queries.ts';
import { AssignmentsCard } from '../assignments/assignments-card.tsx';
import { AddLearners } from '../add/add-learners.tsx';
import { AgreementCard } from './agreement-card.tsx';
import { ClassCodes } from './class-codes.tsx';
import { ClassNav, type ClassPart } from './class-nav.tsx';
import { ClassSettings } from './class-settings.tsx';
import { LearnerList } from './learner-list.tsx';
import { NextStep } from './next-step.tsx';
import { WhatYouSee } from './what-you-see.tsx';
import type { ClassSlots } from './class-slots.ts';

interface ClassPageProps {
  readonly classId: string;
  readonly part: ClassPart;
  readonly planCard: (shown: SchoolClass) => ReactNode;
  /** Courses of a school's platform; nothing for most classes. */
  readonly schoolCard: (shown: SchoolClass) => ReactNode;
  readonly slots: ClassSlots;
}

export function ClassPage({ classId, part, ...rest }: ClassPageProps) {
  const { data: shown, error, refetch } = useQuery(taughtClassQuery(classId));
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-6 sm:py-10 low:py-3">
      {!shown && error && <ClassNotLoaded error={error} onRetry={() => void refetch()} />}
      {!shown && !error && <ClassLoading label="Getting the class..." />}
      {shown && (
        <>
          <header className="flex flex-col items-start gap-2">
            <TextLink to="/teach">All your classes</TextLink>
            <h1 className="max-w-full text-3xl break-words sm:text-4xl">{shown.name}</h1>
            <p className="text-ink-soft sm:text-lg">
              {String(shown.learnerCount)} of {String(shown.seats)} seats taken
            </p>
            {shown.archivedAt !== null && <Badge>Archived</Badge>}
          </header>
          {part !== 'live' && shown.archivedAt === null && rest.slots.renderLiveNow()}
          <ClassNav classId={classId} shown={part} />
          <Parts shown={shown} part={part} {...rest} />
        </>
      )}
    </div>
  );
}

type PartsProps = Omit<ClassPageProps, 'classId'> & { readonly shown: SchoolClass };

/** Every part stays mounted, so that a code or a half-filled form is still there after a look at another part. */
function Parts({ shown, part, planCard, schoolCard, slots }: PartsProps) {
  const isOpen = shown.archivedAt === null;
  const hasLearners = shown.learners.length > 0;
  const next = useRef<HTMLDivElement>(null);
  return (
    <>
      <Part isHidden={part !== undefined}>
        <div ref={next} tabIndex={-1} className="flex scroll-mt-24 flex-col gap-6 outline-none">
          {isOpen && <NextStep shown={shown} />}
          {(hasLearners || !isOpen) && <LearnerList shown={shown} />}
        </div>
        {isOpen && (
          <>
            <AddLearners shown={shown} onDone={() => next.current && focusHere(next.current)} />
            <ClassCodes id={shown.id} />
          </>
        )}
      </Part>
      <Part isHidden={part !== 'live'}>
        {isOpen ? slots.renderLiveCard() : <p>An archived class has no live lessons.</p>}
      </Part>
      <Part isHidden={part !== 'assignments'}>
        {hasLearners ? (
          <AssignmentsCard shown={shown} slots={slots} />
        ) : (
          <p>Add your learners first. Then you can assign lessons, quizzes, and tasks here.</p>
        )}
      </Part>
      <Part isHidden={part !== 'settings'}>
        {planCard(shown)}
        {shown.agreement && <AgreementCard shown={shown} agreement={shown.agreement} />}
        <ClassSettings shown={shown} />
        <WhatYouSee />
        {schoolCard(shown)}
      </Part>
    </>
  );
}

interface PartProps {
  readonly isHidden: boolean;
  readonly children: ReactNode;
}

function Part({ isHidden, children }: PartProps) {
  return (
    <div hidden={isHidden} className="flex flex-col gap-6 outline-none">
      {children}
    </div>
  );
}
