/** A learner's classes: which there are, what their teachers see, and how to join another. */
import type { CurrentUser } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { myClassesQuery } from '../../../product/classes/my-classes-query.ts';
import { SeenByTeachers } from '../../../product/classes/seen-by-teachers.tsx';
import { NotLoaded } from '../../../product/site/not-loaded.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { JoinClass } from './join-class.tsx';
import { LearnsIn } from './learns-in.tsx';

export interface MyClassesPageProps {
  readonly user: CurrentUser;
  /** Code from a teacher's link; empty if there is none. */
  readonly code: string;
}

export function MyClassesPage({ user, code }: MyClassesPageProps) {
  const { data: mine, isError, refetch } = useQuery(myClassesQuery);
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-6 sm:py-10 low:py-3">
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl sm:text-4xl">Classes</h1>
        <p className="max-w-[60ch] text-ink-soft sm:text-lg">
          Learn together with your class. Your teacher gives you the code.
        </p>
      </header>
      {!mine && isError && <NotLoaded onRetry={() => void refetch()} />}
      {!mine && !isError && (
        <Card>
          <Loading label="Getting your classes...">
            <Skeleton className="h-24" />
          </Loading>
        </Card>
      )}
      {mine && mine.learnsIn.length > 0 && <LearnsIn classes={mine.learnsIn} />}
      {mine && <JoinClass user={user} code={code} />}
      {mine && <WhatTeachersSee />}
    </div>
  );
}

function WhatTeachersSee() {
  return (
    <CardSection title="What your teachers see">
      <SeenByTeachers
        seen="From the day you join, the teachers of a class see:"
        neverSeen="They never see:"
      />
      <p className="text-ink-soft">
        Your{' '}
        <TextLink to="/profile" search={{ tab: 'progress' }}>
          Progress page
        </TextLink>{' '}
        shows what they see of your lessons. If you leave, they see nothing from then on, and what
        you handed in is deleted.
      </p>
    </CardSection>
  );
}
