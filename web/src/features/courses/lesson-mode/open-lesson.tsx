import type { Lesson } from '@qubloom/contract';
import { clsx } from 'clsx';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMedia } from '../../../lib/browser/media.ts';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { whenIdle } from '../../../lib/code-loading/when-idle.ts';
import { useScreenTitle } from '../../../lib/navigation/screen-title.ts';
import type { LessonReport } from '../../../product/classes/lesson-report.ts';
import { PreviewNote } from '../../../product/courses/preview-note.tsx';
import { stepClass } from '../../../product/steps/frame-class.ts';
import { TabPanel } from '../../../ui/controls/tabs.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { QuizNavigation } from '../../../product/quizzes/quiz-navigation.ts';
import type { CourseAddress } from '../course-page/course-address.ts';
import type { CourseParts } from '../course-page/course-parts.ts';
import { LessonActions } from '../course-page/lesson-actions.tsx';
import type { LessonRowsProps } from '../course-page/lesson-list.tsx';
import { type LessonEntry, entryAfter } from '../course-page/lesson-order-state.ts';
import { CourseRating } from '../finish/course-rating.tsx';
import { LessonFinish } from '../finish/finish-code.ts';
import { useEnd } from '../finish/use-end.ts';
import { type Finish, useFinish } from '../finish/use-finish.ts';
import type { LessonSlots, RenderQuiz } from '../lesson/lesson-slots.ts';
import { type LessonWalk, useLessonWalk } from '../lesson/use-lesson-walk.ts';
import { useReadLater } from '../lesson/use-read-later.ts';
import { LessonBar } from './lesson-bar.tsx';
import { LessonFrame } from './lesson-frame.tsx';
import { LessonNotices } from './lesson-notices.tsx';
import { LessonPane } from './lesson-pane.tsx';
import { OpenGuessesNote } from './open-guesses-note.tsx';
import { StepMarks } from './step-marks.tsx';
import { LessonNavigation } from './lesson-navigation.tsx';
import { StoppingPlace } from './stopping-place.tsx';
import { type Pause, usePause } from './use-pause.ts';
import { useTabFocus } from './use-tab-focus.ts';
import { WholeButton, type WholeButtonProps } from './whole-button.tsx';
import { wideScreen } from './wide-screen.ts';

const bodyClass = clsx(
  stepClass,
  'grid grid-cols-[minmax(0,1fr)] content-start items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]',
);

const LessonList = lazyPart<LessonRowsProps>(
  async () => (await import('../course-page/lesson-list.tsx')).LessonList,
);

export interface OpenLessonProps extends CourseParts {
  readonly slots: LessonSlots;
  readonly renderQuiz: RenderQuiz;
  /** True if the learner came from the course or from another lesson, so that the focus moves to this one. */
  readonly takesFocus: boolean;
  readonly lesson: Lesson;
  readonly entry: LessonEntry;
  readonly entries: readonly LessonEntry[];
}

/** An open lesson with its quiz. Its React key must be the lesson, because its state belongs to one lesson. */
export function OpenLesson(props: OpenLessonProps) {
  const { courseId, lesson, entry, entries, address, learner, onGo } = props;
  const { id, title } = entry.lesson;
  const isPreview = entry.status === 'preview';
  const hasQuiz = entry.lesson.hasQuiz && !isPreview;
  useScreenTitle(title);
  const isWide = useMedia(wideScreen);
  const tab = hasQuiz && address.tab === 'quiz' ? 'quiz' : 'content';
  const { step, section } = address;
  const isCompleted = entry.status === 'completed';
  const walk = useLessonWalk(lesson, { learner, isCompleted, step, section });
  const hasScreens = walk.screens.length > 1;
  const hasSteps = hasScreens && tab === 'content';
  const root = useRef<HTMLDivElement>(null);
  useTabFocus(root, tab);

  const finish = useFinish(courseId, id);
  // A correction while the end opens would replace the end's own history entry.
  useStepInAddress(props, hasSteps && !finish.isOpen ? walk.current + 1 : undefined);
  const end = useEnd(finish, props);
  const go = (to: CourseAddress) => {
    finish.close();
    onGo({ lesson: id, ...to }, end.how);
  };
  const { isRead } = walk.memory;
  const finishLesson = () =>
    end.open(
      { lesson: id, step: hasScreens ? walk.current + 1 : undefined },
      isRead ? 'read' : 'marked',
    );
  useReadLater(id, { isCompleted, isRead });
  const pause = usePause(walk, learner);
  const goToStep = (screen: number) => {
    pause.onStep(screen);
    go({ step: screen + 1 });
  };
  const next = entryAfter(entries, entry);
  const goNext = next && (() => onGo({ lesson: next.lesson.id }, end.how));
  const isEnd = walk.isWhole || walk.isLast;
  const headingId = `lesson-${id}`;
  const whole = hasSteps ? { isWhole: walk.isWhole, onWhole: walk.setWhole } : undefined;
  const rows: LessonRowsProps = {
    entries,
    shown: entry,
    onChoose: (chosen) => onGo({ lesson: chosen }, end.how),
    onCheckpoint: (checkpoint) => onGo({ checkpoint }, end.how),
  };
  return (
    <LessonFrame
      ref={root}
      value={tab}
      onValueChange={(to) => go(to === 'quiz' ? { tab: to } : {})}
    >
      <LessonBar
        {...props}
        title={title}
        headingId={headingId}
        marks={<StepMarks walk={walk} onGo={goToStep} />}
        tabs={{ isWide, hasQuiz, sheet: { ...rows, whole } }}
      />
      <div className={bodyClass}>
        <div>
          {learner !== undefined && !isPreview && props.slots.renderLive(reportOf(lesson, walk))}
          <Panels
            {...props}
            tab={tab}
            walk={walk}
            headingId={headingId}
            isEnd={isEnd}
            finish={finish}
            onCloseFinish={end.close}
            onCheckpoint={rows.onCheckpoint}
            pause={pause}
            onGuess={() => goToStep(walk.reachable)}
            onQuiz={() => go({ tab: 'quiz' })}
            onNext={goNext}
            navigation={{
              onBack: () => go({}),
              onNext: isCompleted ? goNext : undefined,
              onFinish: isCompleted || learner === undefined ? undefined : finishLesson,
              isLast: isCompleted && !next,
            }}
          />
        </div>
        {isWide && <Side rows={rows} whole={whole} />}
      </div>
      {tab === 'content' && !finish.isOpen && (
        <LessonNavigation
          walk={walk}
          onGo={goToStep}
          onResume={pause.reason && pause.close}
          actions={
            !isPreview && (
              <LessonActions
                entry={entry}
                finish={finish}
                onComplete={finishLesson}
                isAtEnd={isEnd}
                isSignedIn={learner !== undefined}
                onQuiz={() => go({ tab: 'quiz' })}
                onNext={goNext}
              />
            )
          }
        />
      )}
    </LessonFrame>
  );
}

const reportOf = ({ id }: Lesson, { screens, current, memory }: LessonWalk): LessonReport => ({
  lessonId: id,
  steps: screens,
  step: screens[current]?.key ?? '',
  guesses: { ...memory.guesses, ...memory.choices },
});

interface PanelsProps extends OpenLessonProps {
  readonly tab: 'content' | 'quiz';
  readonly walk: LessonWalk;
  readonly headingId: string;
  /** True if there is no next step to open. */
  readonly isEnd: boolean;
  readonly navigation: QuizNavigation;
  readonly finish: Finish;
  readonly onCloseFinish: () => void;
  readonly onCheckpoint: (afterLesson: number) => void;
  readonly pause: Pause;
  readonly onGuess: () => void;
  readonly onQuiz: () => void;
  readonly onNext: (() => void) | undefined;
}

/** The lesson with its finish, and its quiz. Hidden panels keep their state. */
function Panels(props: PanelsProps) {
  const { tab, lesson, entry, walk, headingId, slots, learner, isEnd, finish, pause } = props;
  const isPaused = pause.reason !== undefined;
  const [wasQuizOpened, setQuizOpened] = useState(tab === 'quiz');
  if (tab === 'quiz' && !wasQuizOpened) setQuizOpened(true);
  const panel = { isKept: true, className: 'mt-0!' };
  return (
    <>
      <TabPanel {...panel} value="content" aria-label="Content">
        {pause.reason && <StoppingPlace reason={pause.reason} onClose={pause.close} />}
        <div hidden={finish.isOpen || isPaused} className="flex flex-col gap-6 low:gap-3">
          {entry.status === 'preview' && <PreviewNote />}
          {walk.isAhead && !walk.isWhole && <OpenGuessesNote onGuess={props.onGuess} />}
          <LessonPane
            lesson={lesson}
            walk={walk}
            headingId={headingId}
            slots={slots}
            takesFocus={props.takesFocus && tab === 'content'}
            isPaused={isPaused}
            notices={<LessonNotices asksToSignIn={learner === undefined && isEnd} />}
          />
        </div>
        {finish.isOpen && (
          <Suspense>
            <LessonFinish
              {...props}
              onClose={props.onCloseFinish}
              onCheckpoint={props.onCheckpoint}
            >
              <CourseRating courseId={props.courseId} />
            </LessonFinish>
          </Suspense>
        )}
      </TabPanel>
      <TabPanel {...panel} value="quiz" aria-label="Quiz">
        {wasQuizOpened && props.renderQuiz(entry.lesson, props.navigation)}
      </TabPanel>
    </>
  );
}

interface SideProps {
  readonly rows: LessonRowsProps;
  readonly whole: WholeButtonProps | undefined;
}

/** The other lessons and the button that shows all steps, on wide screens. */
function Side({ rows, whole }: SideProps) {
  return (
    <aside className="sticky top-19 flex max-h-[calc(100dvh-14.5rem)] flex-col gap-3 print:hidden">
      <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
        <LessonList {...rows} className="min-h-0" />
      </Suspense>
      {whole && <WholeButton {...whole} />}
    </aside>
  );
}

/** Writes the current step into the address, so that a reload and a shared link open it. */
function useStepInAddress(
  { address, onGo }: Pick<OpenLessonProps, 'address' | 'onGo'>,
  step: number | undefined,
): void {
  const correct = useEffectEvent((to: number) =>
    onGo({ lesson: address.lesson, step: to, isEnd: address.isEnd }, 'correction'),
  );
  useEffect(() => {
    if (step === undefined || (address.step === step && address.section === undefined)) {
      return undefined;
    }
    // The correction renders the page again, which can wait until the step is painted.
    return whenIdle(() => correct(step));
  }, [step, address.step, address.section]);
}
