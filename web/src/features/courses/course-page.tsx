/** One course: its lessons, the content of the one that is shown, and its quiz. */
import type { Course, LessonId, LessonSummary } from '@qubloom/contract';
import { BookOpen, ListChecks, Signpost } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useScreenTitle } from '../../lib/screen-title.ts';
import { visitor } from '../../lib/visitor-records.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { CourseHeader } from './components/course-header.tsx';
import { CourseHeaderSkeleton, LessonsSkeleton } from './components/course-skeletons.tsx';
import { LessonActions } from './components/lesson-actions.tsx';
import { LessonHeading } from './components/lesson-heading.tsx';
import { LessonList } from './components/lesson-list.tsx';
import { LessonPane } from './components/lesson-pane.tsx';
import { LockedCourse } from './components/locked-course.tsx';
import { detourSentence, type LessonPlace, placeAfter, placeToShow } from './lesson-order-state.ts';
import type { LessonSlots } from './lesson-slots.ts';
import { useCompleteLesson } from './use-complete-lesson.ts';
import { useCourse } from './use-course.ts';
import { useLongSession } from './use-long-session.ts';
import { useTabFocus } from './use-tab-focus.ts';

export type CourseTab = 'content' | 'quiz';

interface WaysOutOfQuiz {
  readonly onBack: () => void;
  /** Missing while the lesson is not completed, or the last. */
  readonly onNext: (() => void) | undefined;
}

export interface CoursePageProps {
  readonly courseId: string;
  /** The lesson and tab that the address names. */
  readonly lesson: number | undefined;
  readonly tab: CourseTab;
  readonly onShow: (lesson: LessonId, tab: CourseTab, how: 'step' | 'correction') => void;
  /** The id of the signed-in learner. */
  readonly learner: number | undefined;
  readonly slots: LessonSlots;
  readonly renderQuiz: (lesson: LessonSummary, ways: WaysOutOfQuiz) => ReactNode;
}

export function CoursePage(props: CoursePageProps) {
  const { course, places, retry } = useCourse(props.courseId);
  useScreenTitle(course?.title);
  if (retry) {
    return (
      <Notice title="Error!" tone="error" level={1}>
        <p>Course not found or failed to load. Please try again later.</p>
        <Button onClick={retry}>Try Again</Button>
      </Notice>
    );
  }
  return (
    <div className="page-width flex flex-col gap-6 py-5 sm:gap-8 sm:py-10">
      {course ? <CourseHeader course={course} places={places} /> : <CourseHeaderSkeleton />}
      {course?.isLocked && <LockedCourse course={course} />}
      {course && !course.isLocked && places && (
        <Lessons {...props} course={course} places={places} />
      )}
      {!course?.isLocked && !(course && places) && <LessonsSkeleton />}
    </div>
  );
}

interface LessonsProps extends CoursePageProps {
  readonly course: Course;
  readonly places: readonly LessonPlace[];
}

function Lessons({ places, lesson: wanted, tab, onShow, ...rest }: LessonsProps) {
  const shown = placeToShow(places, wanted);
  const shownId = shown?.lesson.id;
  const detour = useDetour(detourSentence(places, wanted), shownId);
  // The address names the lesson from now on: completing it must not turn the page.
  const correct = useEffectEvent((id: LessonId) =>
    onShow(id, wanted === undefined ? tab : 'content', 'correction'),
  );
  useEffect(() => {
    if (shownId !== undefined && shownId !== wanted) correct(shownId);
  }, [shownId, wanted]);

  if (!shown) {
    return (
      <Notice title="Lessons are on their way" mood="curious">
        <p>This course has no lessons yet.</p>
      </Notice>
    );
  }
  return (
    <>
      <div role="status" className="empty:sr-only">
        {detour && <Detour>{detour}</Detour>}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <div className="lg:sticky lg:top-24 lg:order-2">
          <LessonList
            places={places}
            shown={shown}
            onChoose={(id) => onShow(id, 'content', 'step')}
          />
        </div>
        <ShownLesson {...rest} places={places} shown={shown} tab={tab} onShow={onShow} />
      </div>
    </>
  );
}

/** Kept while the lesson stays that was shown instead: the address is corrected at once. */
function useDetour(sentence: string | undefined, shown: LessonId | undefined) {
  const [kept, setKept] = useState<{ readonly sentence: string; readonly shown: LessonId }>();
  if (sentence !== undefined && shown !== undefined) {
    if (kept?.sentence !== sentence || kept.shown !== shown) setKept({ sentence, shown });
  } else if (kept && kept.shown !== shown) {
    setKept(undefined);
  }
  return kept?.shown === shown ? kept?.sentence : undefined;
}

function Detour({ children }: { readonly children: string }) {
  return (
    <p className="flex items-start gap-3 rounded-card bg-action-soft p-4 text-action-ink">
      <Signpost aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {children}
    </p>
  );
}

interface ShownLessonProps extends Omit<LessonsProps, 'lesson'> {
  readonly shown: LessonPlace;
}

function ShownLesson(props: ShownLessonProps) {
  const { courseId, places, shown, onShow, learner, slots, renderQuiz } = props;
  const { lesson } = shown;
  const tab = lesson.hasQuiz ? props.tab : 'content';
  const complete = useCompleteLesson(courseId);
  const next = placeAfter(places, shown);
  const isLongSession = useLongSession();
  const root = useRef<HTMLDivElement>(null);
  useTabFocus(root, tab, lesson.id);
  const [quizOpened, setQuizOpened] = useState<LessonId>();
  if (tab === 'quiz' && quizOpened !== lesson.id) setQuizOpened(lesson.id);
  const show = (to: CourseTab) => onShow(lesson.id, to, 'step');
  const goNext = next && (() => onShow(next.lesson.id, 'content', 'step'));
  const ways: WaysOutOfQuiz = {
    onBack: () => show('content'),
    onNext: shown.status === 'completed' ? goNext : undefined,
  };
  const headingId = `lesson-${lesson.id}`;
  return (
    <Tabs ref={root} value={tab} onValueChange={(to) => show(to === 'quiz' ? 'quiz' : 'content')}>
      <TabList aria-label="Lesson">
        <Tab value="content">
          <BookOpen aria-hidden="true" />
          Content
        </Tab>
        <Tab value="quiz" disabled={!lesson.hasQuiz}>
          <ListChecks aria-hidden="true" />
          Quiz
        </Tab>
      </TabList>
      <TabPanel value="content" forceMount className="data-[state=inactive]:hidden">
        <article className="flex flex-col gap-6 sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-8 sm:shadow-card">
          <LessonHeading id={headingId} lesson={lesson} number={shown.number} />
          <LessonPane
            key={lesson.id}
            place={shown}
            learner={learner === undefined ? visitor : String(learner)}
            headingId={headingId}
            slots={slots}
            renderActions={(isAtEnd) => (
              <LessonActions
                place={shown}
                isAtEnd={isAtEnd}
                next={next}
                isSignedIn={learner !== undefined}
                isLongSession={isLongSession}
                onComplete={() => complete.mutate(lesson.id)}
                onQuiz={() => show('quiz')}
                onNext={() => goNext?.()}
              />
            )}
          />
        </article>
      </TabPanel>
      {/* Once open, the quiz stays on the page, so that its answers stay while the lesson is read again. */}
      <TabPanel value="quiz" forceMount className="data-[state=inactive]:hidden">
        {quizOpened === lesson.id && <div key={lesson.id}>{renderQuiz(lesson, ways)}</div>}
      </TabPanel>
    </Tabs>
  );
}
