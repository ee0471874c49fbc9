import type { Lesson } from '@qubloom/contract';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMedia } from '../../../lib/browser/media.ts';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { useScreenTitle } from '../../../lib/navigation/screen-title.ts';
import { TabPanel, Tabs } from '../../../ui/controls/tabs.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { CourseAddress } from '../course-page/course-address.ts';
import { LessonActions } from '../course-page/lesson-actions.tsx';
import type { LessonRowsProps } from '../course-page/lesson-list.tsx';
import { type LessonEntry, entryAfter } from '../course-page/lesson-order-state.ts';
import { useCompleteLesson } from '../course-page/use-complete-lesson.ts';
import { useLessonWalk } from '../lesson/use-lesson-walk.ts';
import { LessonBar } from './lesson-bar.tsx';
import { frameClass, wideScreen } from './lesson-frame.ts';
import type { LessonModeProps } from './lesson-mode.tsx';
import { LessonNotices } from './lesson-notices.tsx';
import { LessonPane } from './lesson-pane.tsx';
import { StepMarks } from './step-marks.tsx';
import { StepRow } from './step-row.tsx';
import { useTabFocus } from './use-tab-focus.ts';
import { WholeButton } from './whole-button.tsx';

const LessonList = lazyPart<LessonRowsProps>(
  async () => (await import('../course-page/lesson-list.tsx')).LessonList,
);

interface OpenLessonProps extends Omit<LessonModeProps, 'lessonId'> {
  readonly lesson: Lesson;
  readonly entry: LessonEntry;
  readonly entries: readonly LessonEntry[];
  readonly isLongSession: boolean;
}

/** Give it the lesson as key. */
export function OpenLesson(props: OpenLessonProps) {
  const { courseId, lesson, entry, entries, address, learner, slots, renderQuiz } = props;
  const { id, title, hasQuiz } = entry.lesson;
  useScreenTitle(title);
  const isWide = useMedia(wideScreen);
  const tab = hasQuiz && address.tab === 'quiz' ? 'quiz' : 'content';
  const go = (to: CourseAddress) => props.onGo({ lesson: id, ...to }, 'page');
  const walk = useLessonWalk(lesson, {
    learner,
    isCompleted: entry.status === 'completed',
    step: address.step,
    section: address.section,
  });
  const goToStep = (screen: number) =>
    props.onGo({ lesson: id, step: screen + 1 }, tab === 'quiz' ? 'page' : 'correction');
  useStepInAddress(
    props,
    walk.screens.length > 1 && tab === 'content' ? walk.current + 1 : undefined,
  );

  const root = useRef<HTMLDivElement>(null);
  useTabFocus(root, tab);
  const [wasQuizOpened, setQuizOpened] = useState(tab === 'quiz');
  if (tab === 'quiz' && !wasQuizOpened) setQuizOpened(true);

  const complete = useCompleteLesson(courseId);
  const next = entryAfter(entries, entry);
  const goNext = next && (() => props.onGo({ lesson: next.lesson.id }, 'page'));
  const isEnd = walk.isWhole || walk.isLast;
  const headingId = `lesson-${id}`;
  const whole = { isWhole: walk.isWhole, onWhole: walk.setWhole };
  const rows: LessonRowsProps = {
    entries,
    shown: entry,
    onChoose: (chosen) => props.onGo({ lesson: chosen }, 'page'),
  };
  const hasWhole = walk.screens.length > 1 && tab === 'content';
  return (
    <Tabs
      ref={root}
      value={tab}
      onValueChange={(to) => go(to === 'quiz' ? { tab: to } : {})}
      className={frameClass}
    >
      <LessonBar
        courseId={courseId}
        title={title}
        headingId={headingId}
        marks={<StepMarks walk={walk} onGo={goToStep} />}
        tabs={{ isWide, hasQuiz, sheet: { ...rows, whole: hasWhole ? whole : undefined } }}
      />
      <div className="page-width grid flex-1 grid-cols-[minmax(0,1fr)] content-start items-start gap-8 py-3 sm:py-5 xl:grid-cols-[minmax(0,1fr)_20rem] [@media(max-height:480px)]:py-2">
        <div>
          <TabPanel
            value="content"
            forceMount
            className="mt-0 data-[state=inactive]:hidden"
            aria-label="Content"
          >
            <LessonPane
              lesson={lesson}
              walk={walk}
              headingId={headingId}
              slots={slots}
              takesFocus={props.takesFocus && tab === 'content'}
              notices={
                <LessonNotices
                  isLongSession={props.isLongSession}
                  asksToSignIn={learner === undefined && isEnd}
                />
              }
            />
          </TabPanel>
          {/* Once open, the quiz stays on the page, so that its answers stay while the lesson is read again. */}
          <TabPanel
            value="quiz"
            forceMount
            className="mt-0 data-[state=inactive]:hidden"
            aria-label="Quiz"
          >
            {wasQuizOpened &&
              renderQuiz(entry.lesson, {
                onBack: () => go({}),
                onNext: entry.status === 'completed' ? goNext : undefined,
              })}
          </TabPanel>
        </div>
        {isWide && (
          <aside className="sticky top-20 flex flex-col gap-3 print:hidden">
            <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
              <LessonList {...rows} />
            </Suspense>
            {hasWhole && <WholeButton {...whole} />}
          </aside>
        )}
      </div>
      {tab === 'content' && (
        <StepRow
          walk={walk}
          onGo={goToStep}
          actions={
            <LessonActions
              entry={entry}
              isAtEnd={isEnd}
              next={next}
              isSignedIn={learner !== undefined}
              onComplete={() => complete.mutate(id)}
              onQuiz={() => go({ tab: 'quiz' })}
              onNext={() => goNext?.()}
            />
          }
        />
      )}
    </Tabs>
  );
}

/** The address names the step that is shown, so that a reload and a shared link open it. */
function useStepInAddress(
  { address, onGo }: Pick<OpenLessonProps, 'address' | 'onGo'>,
  step: number | undefined,
): void {
  const correct = useEffectEvent((to: number) =>
    onGo({ lesson: address.lesson, step: to }, 'correction'),
  );
  useEffect(() => {
    if (step !== undefined && (address.step !== step || address.section !== undefined))
      correct(step);
  }, [step, address.step, address.section]);
}
