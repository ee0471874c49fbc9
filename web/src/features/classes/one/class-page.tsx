/** One class, for its teachers: its learners, how more get in, and what can be changed. */
import type { SchoolClass } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OnThisPage } from '../../../product/site/on-this-page.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { ClassLoading, ClassNotLoaded } from '../load-states.tsx';
import { taughtClassQuery } from '../queries.ts';
import { AssignmentsCard } from '../assignments/assignments-card.tsx';
import { AddLearners } from '../add/add-learners.tsx';
import { AgreementCard } from './agreement-card.tsx';
import { ClassCodes } from './class-codes.tsx';
import { ClassSettings } from './class-settings.tsx';
import { LearnerList } from './learner-list.tsx';
import type { ClassSlots } from './class-slots.ts';

interface ClassPageProps {
  readonly classId: string;
  readonly planCard: (shown: SchoolClass) => ReactNode;
  /** Courses of a school's platform; nothing for most classes. */
  readonly schoolCard: (shown: SchoolClass) => ReactNode;
  readonly slots: ClassSlots;
}

export function ClassPage({ classId, planCard, schoolCard, slots }: ClassPageProps) {
  const { data: shown, error, refetch } = useQuery(taughtClassQuery(classId));
  const isOpen = shown?.archivedAt === null;
  const parts = shown ? partsOf(shown, planCard, slots) : [];
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
            {!isOpen && <Badge>Archived</Badge>}
          </header>
          <OnThisPage parts={parts} />
          {parts.map(({ id, content }) => (
            <div key={id} id={id} className="scroll-mt-20">
              {content}
            </div>
          ))}
          {schoolCard(shown)}
        </>
      )}
    </div>
  );
}

interface Part {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** The parts of the page: first what a teacher does every day. */
function partsOf(
  shown: SchoolClass,
  planCard: ClassPageProps['planCard'],
  slots: ClassSlots,
): readonly Part[] {
  const isOpen = shown.archivedAt === null;
  const { agreement } = shown;
  const part = (id: string, title: string, content: ReactNode): Part => ({ id, title, content });
  return [
    ...(isOpen ? [part('live', 'Teach live', slots.renderLiveCard())] : []),
    ...(shown.learners.length > 0
      ? [part('assignments', 'Assignments', <AssignmentsCard shown={shown} slots={slots} />)]
      : []),
    part('learners', 'Learners', <LearnerList shown={shown} />),
    ...(isOpen
      ? [
          part('add', 'Add learners', <AddLearners shown={shown} />),
          part('codes', 'Codes', <ClassCodes id={shown.id} />),
        ]
      : []),
    ...(agreement
      ? [
          part(
            'agreement',
            "The school's agreement",
            <AgreementCard shown={shown} agreement={agreement} />,
          ),
        ]
      : []),
    part('plan', 'Plan', planCard(shown)),
    part('about', 'About this class', <ClassSettings shown={shown} />),
  ];
}
