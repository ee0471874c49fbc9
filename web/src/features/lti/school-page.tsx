/** The page on which a launch from a school's platform ends, if something has to be chosen first. */
import { useQuery } from '@tanstack/react-query';
import { ApiError, errorSentence } from '../../product/api/api.ts';
import { NotLoaded } from '../../product/site/not-loaded.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { NarrowPage } from '../../ui/display/narrow-page.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { OfArrival, SchoolPageProps } from './arrival.ts';
import { ChooseClass } from './choose-class.tsx';
import { arrivalQuery } from './queries.ts';
import { StartLearning } from './start-learning.tsx';

export function SchoolPage(props: SchoolPageProps) {
  const { data: arrival, error, refetch } = useQuery(arrivalQuery(props.launch));
  if (!arrival && error) return <NoArrival error={error} onRetry={() => void refetch()} />;
  if (!arrival) {
    return (
      <NarrowPage title="Your school">
        <Loading label="Looking at your course...">
          <Skeleton className="h-40" />
        </Loading>
      </NarrowPage>
    );
  }
  const course = arrival.course ?? 'your course';
  return arrival.role === 'teacher' ? (
    <NarrowPage title="Welcome, teacher" intro={`From ${course} on ${arrival.platform}`}>
      <TeachersSteps {...props} arrival={arrival} />
    </NarrowPage>
  ) : (
    <NarrowPage title="Welcome" intro={`From ${course} on ${arrival.platform}`}>
      <StartLearning {...props} arrival={arrival} />
    </NarrowPage>
  );
}

function TeachersSteps(props: OfArrival) {
  const { user, launch } = props;
  if (user === null) {
    return (
      <>
        <p>
          Sign in, or open an account for a grown-up. Then you choose which of your classes this
          course belongs to.
        </p>
        <SignInLinks launch={launch} />
      </>
    );
  }
  if (user.ageRange !== '18-plus') {
    return (
      <p>
        You are signed in as {user.username}, but only somebody who is 18 or older can teach a
        class. Please sign out, and open this again with an account for grown-ups.
      </p>
    );
  }
  return <ChooseClass {...props} user={user} />;
}

/** Both lead back to this page. */
function SignInLinks({ launch }: { readonly launch: string }) {
  const returnTo = `/school?launch=${launch}`;
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/auth" search={{ returnTo }}>
        Sign in
      </ButtonLink>
      <ButtonLink to="/auth" search={{ mode: 'register', returnTo }} variant="secondary">
        Open an account
      </ButtonLink>
    </div>
  );
}

interface NoArrivalProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

function NoArrival({ error, onRetry }: NoArrivalProps) {
  const isGone = error instanceof ApiError && [404, 422].includes(error.status);
  if (!isGone) return <NotLoaded onRetry={onRetry} />;
  return (
    <Notice title="Start again from your course" level={1}>
      <p>{errorSentence(error)}</p>
      <ButtonLink to="/">Home</ButtonLink>
    </Notice>
  );
}
