/**
 * The simulator without a lesson: an empty lab for everyone, and a link to the simulator of the learner's lesson.
 */
import type { Lesson } from '@qubloom/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, FlaskConical } from 'lucide-react';
import { useEffect } from 'react';
import { courseLessonsQuery, courseListQuery } from '../../product/courses/course-queries.ts';
import { SimulatorBoundary } from '../../features/simulators/components/simulator-boundary.tsx';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { keepFiles } from '../../lib/offline/keep-files.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import { dashboardQuery } from '../../product/rewards/dashboard-query.ts';
import { LabSkeleton } from '../../circuit-lab/lab-skeleton.tsx';
import { Badge } from '../../ui/display/badge.tsx';

const FreeLab = lazyPart(async () => (await import('./labs.ts')).FreeLab, null, LabSkeleton);

export function SimulatorHomeRoute() {
  const { isLoading } = useAuth();
  // Everything that the lab may need, so that a page that was opened once opens without a network.
  useEffect(() => keepFiles(['/simulators/circuit-lab']), []);
  return (
    <div className="page-width flex flex-col gap-4 py-6 compact:gap-1 compact:py-1">
      <header className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-3xl compact:sr-only">Circuit lab</h1>
        <Badge tone="action" className="compact:hidden">
          <FlaskConical aria-hidden="true" />
          Quantum Simulation
        </Badge>
        <LessonSimulatorLink />
      </header>
      {/* The place of the lab is kept, so that nothing below it moves when it comes. */}
      <div className="min-h-dvh">
        {/* It opens what the last learner saved, so it waits until we know who is here. */}
        {isLoading ? (
          <LabSkeleton />
        ) : (
          <SimulatorBoundary>
            <FreeLab />
          </SimulatorBoundary>
        )}
      </div>
    </div>
  );
}

/** Renders nothing if it is unknown. */
function LessonSimulatorLink() {
  const { user, isLoading } = useAuth();
  const queries = useQueryClient();
  const { data: offered } = useQuery({
    queryKey: ['simulator-home', user?.id ?? null],
    queryFn: () => lessonAt(queries, user !== null),
    enabled: !isLoading,
    // The learner's place changes with every lesson.
    gcTime: 0,
  });
  if (!offered) return null;
  const { lesson, isBegun } = offered;
  return (
    <Link
      to="/simulator/$id"
      params={{ id: String(lesson.id) }}
      className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-control px-2 font-medium text-action-ink hover:underline compact:text-sm not-compact:ml-auto"
    >
      <span className="min-w-0">
        Simulator of {isBegun ? 'your' : 'the first'} lesson: {lesson.title}
      </span>
      <ArrowRight aria-hidden="true" className="size-[1.15em] shrink-0" />
    </Link>
  );
}

interface OfferedLesson {
  readonly lesson: Pick<Lesson, 'id' | 'title'>;
  /** True if the learner has begun its course; otherwise it is the first open lesson. */
  readonly isBegun: boolean;
}

/** The lesson with which the dashboard continues, else the first lesson of the first open course. */
async function lessonAt(queries: QueryClient, isSignedIn: boolean): Promise<OfferedLesson | null> {
  const current = isSignedIn ? (await queries.fetchQuery(dashboardQuery)).currentCourse : null;
  const course =
    current?.course.id ??
    (await queries.ensureQueryData(courseListQuery)).find(({ isLocked }) => !isLocked)?.id;
  if (course === undefined) return null;
  const lessons = await queries.ensureQueryData(courseLessonsQuery(String(course)));
  const lesson = lessons[current?.currentLessonIndex ?? 0] ?? lessons[0];
  return lesson ? { lesson, isBegun: current !== null } : null;
}
