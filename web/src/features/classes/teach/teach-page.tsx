/** The classes that the reader teaches, and how to get another one. */
import type { ClassSummary, CurrentUser } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { myClassesQuery } from '../../../product/classes/my-classes-query.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { ClassLoading, ClassNotLoaded } from '../load-states.tsx';
import { JoinAsTeacher } from './join-as-teacher.tsx';
import { MakeClass } from './make-class.tsx';
import { TaughtClasses } from './taught-classes.tsx';

export function TeachPage({ user }: { readonly user: CurrentUser }) {
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-6 sm:py-10 low:py-3">
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl sm:text-4xl">Teach</h1>
        <p className="max-w-[60ch] text-ink-soft sm:text-lg">
          Bring your class to Qubloom, and see how everybody gets on.
        </p>
      </header>
      {user.ageRange === '18-plus' ? <Teachers /> : <ForGrownUps />}
    </div>
  );
}

function Teachers() {
  const { data: mine, error, refetch } = useQuery(myClassesQuery);
  if (!mine && error) return <ClassNotLoaded error={error} onRetry={() => void refetch()} />;
  if (!mine) return <ClassLoading label="Getting your classes..." />;
  const trial = mine.teaches.find(
    ({ plan, archivedAt }) => plan === 'trial' && archivedAt === null,
  );
  return (
    <>
      {mine.teaches.length > 0 ? <TaughtClasses classes={mine.teaches} /> : <NoClassYet />}
      {trial ? <HasTrial trial={trial} /> : <MakeClass isFirst={mine.teaches.length === 0} />}
      <JoinAsTeacher />
    </>
  );
}

/** Every teacher has at most one class to try. */
function HasTrial({ trial: { id, name } }: { readonly trial: ClassSummary }) {
  return (
    <CardSection title="Make another class">
      <p className="max-w-[60ch] break-words">
        You already have a class to try:{' '}
        <TextLink to="/teach/$classId" params={{ classId: String(id) }}>
          {name}
        </TextLink>
        . To make another one, get the Classroom plan for it, or archive it.
      </p>
    </CardSection>
  );
}

function NoClassYet() {
  return (
    <CardSection title="What a class is">
      <p className="max-w-[60ch]">
        A class brings you and your learners together: you see which lessons and quizzes they have
        done, and where they are stuck. They join with a code, or you make accounts for them from a
        list of names, without any email addresses. It begins as one to try; you can buy the
        Classroom plan on its page.
      </p>
    </CardSection>
  );
}

function ForGrownUps() {
  return (
    <CardSection title="Classes are made by grown-ups">
      <p className="max-w-[60ch]">
        To make a class, you have to be 18 or older. If your teacher gave you a code, you can join a
        class right now.
      </p>
      <ButtonLink to="/classes" className="self-start">
        Join a class
      </ButtonLink>
    </CardSection>
  );
}
