/** Connects a lesson, its course, and its simulator. */
import type { CompletedAs, Lesson, LessonId } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import {
  type LessonEntry,
  entryAfter,
} from '../../features/courses/course-page/lesson-order-state.ts';
import { lessonQuery } from '../../features/courses/queries.ts';
import { AskFirst } from '../../features/courses/course-page/ask-first-code.ts';
import { isLessonRead } from '../../features/courses/lesson/use-lesson-memory.ts';
import { useCompleteLesson } from '../../features/courses/course-page/use-complete-lesson.ts';
import { type CourseView, useCourse } from '../../features/courses/course-page/use-course.ts';
import type { LessonNeighbor, LessonInCourse } from '../../features/simulators/lesson-in-course.ts';
import { NoLesson } from '../../features/simulators/no-lesson.tsx';
import { SimulatorPage } from '../../features/simulators/simulator-page.tsx';
import { SimulatorSkeleton } from '../../features/simulators/simulator-skeleton.tsx';
import { useSearchParam } from '../../lib/navigation/use-search-param.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import { LabSkeleton } from '../../circuit-lab/lab-skeleton.tsx';

const route = getRouteApi('/simulator/$id');

const SimulatorLab = lazy(() =>
  import('./labs.ts').then((module) => ({ default: module.SimulatorLab })),
);

export function SimulatorRoute() {
  const { id } = route.useParams();
  const [mayAskToTurn, setMayAskToTurn] = useState(true);
  // The server knows no lesson 0, so any text that is not an id is answered like a missing lesson.
  const lesson = useQuery(lessonQuery(/^\d{1,10}$/.test(id) ? Number(id) : 0));
  if (lesson.error) {
    return <NoLesson error={lesson.error} onRetry={() => void lesson.refetch()} />;
  }
  if (!lesson.data) return <SimulatorSkeleton />;
  return (
    <LessonSimulator
      key={lesson.data.id}
      lesson={lesson.data}
      mayAskToTurn={mayAskToTurn}
      onAskedToTurn={() => setMayAskToTurn(false)}
    />
  );
}

interface LessonSimulatorProps {
  readonly lesson: Lesson;
  readonly mayAskToTurn: boolean;
  readonly onAskedToTurn: () => void;
}

function LessonSimulator({ lesson, ...prompt }: LessonSimulatorProps) {
  const search = route.useSearch();
  const [shown, setShown] = useSearchParam(search, 'show', 'recommended');
  const [tab, setTab] = useSearchParam(search, 'tab', 'simulator');
  const navigate = route.useNavigate();
  const { user, isLoading } = useAuth();
  const course = useCourse(String(lesson.courseId));
  const complete = useCompleteLesson(String(lesson.courseId), { hasToasts: true });
  // The lab's start depends on the course. If that fails to load, the lab opens anyway.
  const level = course.course?.level ?? (course.retry ? 'intermediate' : undefined);
  const [isAsked, setAsked] = useState<boolean>();
  const completeLesson = (completedAs: CompletedAs) =>
    complete.mutate({ id: lesson.id, completedAs });
  const openInCourse = (tab?: 'quiz') =>
    void navigate({
      to: '/courses/$id',
      params: { id: String(lesson.courseId) },
      search: { lesson: lesson.id, tab },
    });
  const simulator = (
    <SimulatorPage
      {...prompt}
      lesson={lesson}
      walk={walkOf(course, lesson.id)}
      isSignedIn={user !== null}
      shown={shown}
      tab={tab}
      onShow={setShown}
      onTab={setTab}
      onComplete={() => {
        if (isLessonRead(user?.id, lesson.id)) completeLesson('read');
        else setAsked(true);
      }}
      renderLab={(query, resets) =>
        // The lab opens what the last learner saved, so it waits until it is known who is signed in.
        level &&
        !isLoading && (
          <Suspense fallback={<LabSkeleton />}>
            <SimulatorLab lesson={lesson} level={level} query={query} resets={resets} />
          </Suspense>
        )
      }
    />
  );
  return (
    <>
      {simulator}
      {isAsked !== undefined && (
        <Suspense>
          <AskFirst
            isOpen={isAsked}
            onOpenChange={setAsked}
            isBegun
            onComplete={completeLesson}
            onOpenLesson={() => openInCourse()}
            onQuiz={lesson.hasQuiz ? () => openInCourse('quiz') : undefined}
          />
        </Suspense>
      )}
    </>
  );
}

function walkOf({ course, entries }: CourseView, id: LessonId): LessonInCourse | undefined {
  const here = entries?.find(({ lesson }) => lesson.id === id);
  if (!course || !entries || !here) return undefined;
  return {
    courseId: course.id,
    courseTitle: course.title,
    number: here.number,
    lessonCount: entries.length,
    isCompleted: here.status === 'completed',
    isPreview: here.status === 'preview',
    previous: neighborOf(entries[here.number - 2]),
    next: neighborOf(entryAfter(entries, here)),
  };
}

function neighborOf(entry: LessonEntry | undefined): LessonNeighbor | undefined {
  if (!entry) return undefined;
  const { id, title } = entry.lesson;
  return { id, title, isLocked: entry.status === 'locked' };
}
