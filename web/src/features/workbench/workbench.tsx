/** What the learner has made: circuits, programs, records of games, and a dressed Qubi. */
import { bestRun, type LearnerRecord, type UserId } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { games } from '../../product/game-records/games.ts';
import { allRuns, useGameRecords } from '../../product/game-records/use-game-records.ts';
import { ownRecordQuery } from '../../product/record/own-record-query.ts';
import { learnerStorage } from '../../product/storage/learner-storage.ts';
import { NotLoaded } from '../../product/site/not-loaded.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { CardSection } from '../../ui/display/card-section.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { WeekRing } from '../../product/rewards/week-ring.tsx';
import { WardrobeCard } from './wardrobe-card.tsx';

/** How the code lab names a program that has a name. */
const named = 'named.';

export function Workbench({ learner }: { readonly learner: UserId }) {
  const programs = learnerStorage(learner)
    .names('code')
    .filter((entry) => entry.startsWith(named))
    .map((entry) => entry.slice(named.length));
  const { data: record, error, refetch } = useQuery(ownRecordQuery);
  if (!record && error) return <NotLoaded onRetry={() => void refetch()} />;
  if (!record) {
    return (
      <Loading label="Loading your workbench" className="grid gap-4">
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </Loading>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <WardrobeCard record={record} />
      <Runs />
      <Circuits record={record} />
      <Made
        title="Programs"
        names={programs}
        empty={
          <>
            No program has a name yet. Write one in <TextLink to="/code-lab">the code lab</TextLink>{' '}
            and keep it.
          </>
        }
      />
      <Week record={record} />
    </div>
  );
}

/** The longest runs, next to those of the learner's own earlier days. */
function Runs() {
  const records = useGameRecords();
  const runs = allRuns(records);
  return (
    <CardSection title="Games against Qubi" intro="Your longest rows of wins. Only you see them.">
      {runs.length === 0 && !records.isLoading ? (
        <p>
          No row yet. Begin with <GamesLink>Catch Eve or another game</GamesLink>.
        </p>
      ) : (
        <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {runs.map((run) => (
            <li key={`${run.game} ${run.level}`} className="flex items-baseline gap-3">
              <strong className="min-w-10 font-heading text-2xl tabular-nums">
                {bestRun(run)}
              </strong>
              <span className="min-w-0">
                <span className="block font-medium">
                  {games[run.game].title}, level {run.level}
                </span>
                <span className="text-sm text-ink-soft">
                  {games[run.game].run}
                  {run.day === records.today &&
                    run.beforeBest !== null &&
                    `. Today ${run.dayBest}, before ${run.beforeBest}`}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {runs.length > 0 && (
        <p>
          <GamesLink>Play again</GamesLink>
        </p>
      )}
    </CardSection>
  );
}

const GamesLink = ({ children }: { readonly children: ReactNode }) => (
  <TextLink to="/visualizations" search={{ concept: 'Games' }}>
    {children}
  </TextLink>
);

function Circuits({ record: { courses } }: { readonly record: LearnerRecord }) {
  const lessons = courses.flatMap((course) =>
    course.lessons.flatMap(({ id, title, tasks }) =>
      tasks && tasks.solved > 0 ? [{ id, title, tasks, course }] : [],
    ),
  );
  const solved = lessons.reduce((sum, { tasks }) => sum + tasks.solved, 0);
  return (
    <CardSection title="Solved tasks">
      {solved === 0 ? (
        <p>
          The first task is waiting in <TextLink to="/courses">Quantum Basics</TextLink>.
        </p>
      ) : (
        <>
          <p>
            <strong className="font-heading text-2xl tabular-nums">{solved}</strong>{' '}
            {solved === 1 ? 'circuit or program that works' : 'circuits and programs that work'}
          </p>
          <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {lessons.map(({ id, title, tasks, course }) => (
              <li key={id} className="flex min-w-0 items-center justify-between gap-3">
                <TextLink
                  to="/courses/$id"
                  params={{ id: String(course.id) }}
                  search={{ lesson: id }}
                >
                  {title}
                </TextLink>
                <span className="shrink-0 text-sm text-ink-soft tabular-nums">
                  {tasks.solved} of {tasks.total}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </CardSection>
  );
}

interface MadeProps {
  readonly title: string;
  readonly names: readonly string[];
  /** Says what to do first. */
  readonly empty: ReactNode;
}

function Made({ title, names, empty }: MadeProps) {
  return (
    <CardSection title={title}>
      {names.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {names.map((name) => (
            <li
              key={name}
              className="rounded-control bg-sunken px-3 py-1.5 font-medium break-words"
            >
              {name}
            </li>
          ))}
        </ul>
      )}
    </CardSection>
  );
}

function Week({ record: { week, goal } }: { readonly record: LearnerRecord }) {
  const days = week.days.filter(({ hasLearned }) => hasLearned).length;
  return (
    <CardSection title="This week">
      <div className="flex items-center gap-5">
        <WeekRing filled={Math.min(days / goal.days, 1)} className="size-24">
          <span aria-hidden className="font-heading text-xl font-semibold tabular-nums">
            {days}
            <span className="text-ink-soft"> / {goal.days}</span>
          </span>
        </WeekRing>
        <p className="min-w-0">
          {days === 0 ? (
            <>
              No learning day yet, and any day is a good one.{' '}
              <TextLink to="/courses">Go on</TextLink>
            </>
          ) : (
            `You learned on ${days} ${days === 1 ? 'day' : 'days'}. Your goal is ${goal.days}.`
          )}
        </p>
      </div>
    </CardSection>
  );
}
