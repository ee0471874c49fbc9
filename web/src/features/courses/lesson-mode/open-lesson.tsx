import type { Lesson } from '@qubloom/contract';
import { clsx } from 'clsx';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMedia } from '../../../lib/browser/media.ts';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { whenIdle } from '../../../lib/code-loading/when-idle.ts';
import { useScreenTitle } from '../../../lib/navigation/screen-title.ts';
import { stepClass } from '../../../product/steps/frame-class.ts';
import { TabPanel } from '../../../ui/controls/tabs.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { CourseAddress, QuizExits } from '../course-page/course-address.ts';
import type { CourseParts } from '../course-page/course-parts.ts';
import { LessonActions } from '../course-page/lesson-actions.tsx';
import type { LessonRowsProps } from '../course-page/lesson-list.tsx';
import { type LessonEntry, entryAfter } from '../course-page/lesson-order-state.ts';
import { CourseRating } from '../finish/course-rating.tsx';
import { LessonFinish } from '../finish/finish-code.ts';
import { type Finish, useFinish } from '../finish/use-finish.ts';
import type { LessonSlots, RenderQuiz } from '../lesson/lesson-slots.ts';
import { type LessonWalk, useLessonWalk } from '../lesson/use-lesson-walk.ts';
import { LessonBar } from './lesson-bar.tsx';
import { LessonFrame } from './lesson-frame.tsx';
import { LessonNotices } from './lesson-notices.tsx';
import { LessonPane } from './lesson-pane.tsx';
import { StepMarks } from './step-marks.tsx';
import { StepRow } from './step-row.tsx';
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
  /** The learner came here from the course or from another lesson: the focus comes along. */
  readonly takesFocus: boolean;
  readonly lesson: Lesson;
  readonly entry: LessonEntry;
  readonly entries: readonly LessonEntry[];
  readonly isLongSession: boolean;
}

/** Give it the lesson as key. */
export function OpenLesson(props: OpenLessonProps) {
  const { courseId, lesson, entry, entries, address, learner, onGo } = props;
  const { id, title, hasQuiz } = entry.lesson;
  useScreenTitle(title);
  const isWide = useMedia(wideScreen);
  const tab = hasQuiz && address.tab === 'quiz' ? 'quiz' : 'content';
  const { step, section } = address;
  const isCompleted = entry.status === 'completed';
  const walk = useLessonWalk(lesson, { learner, isCompleted, step, section });
  const hasSteps = walk.screens.length > 1 && tab === 'content';
  useStepInAddress(props, hasSteps ? walk.current + 1 : undefined);
  const root = useRef<HTMLDivElement>(null);
  useTabFocus(root, tab);

  const finish = useFinish(courseId, id);
  const go = (to: CourseAddress, how: 'page' | 'correction' = 'page') => {
    finish.close();
    onGo({ lesson: id, ...to }, how);
  };
  const goToStep = (screen: number) =>
    go({ step: screen + 1 }, tab === 'quiz' ? 'page' : 'correction');
  const next = entryAfter(entries, entry);
  const goNext = next && (() => onGo({ lesson: next.lesson.id }, 'page'));
  const isEnd = walk.isWhole || walk.isLast;
  const headingId = `lesson-${id}`;
  const whole = hasSteps ? { isWhole: walk.isWhole, onWhole: walk.setWhole } : undefined;
  const rows: LessonRowsProps = {
    entries,
    shown: entry,
    onChoose: (chosen) => onGo({ lesson: chosen }, 'page'),
    onCheckpoint: (checkpoint) => onGo({ checkpoint }, 'page'),
  };
  return (
    <LessonFrame
      ref={root}
      value={tab}
      onValueChange={(to) => go(to === 'quiz' ? { tab: to } : {})}
    >
      <LessonBar
        courseId={courseId}
        title={title}
        headingId={headingId}
        marks={<StepMarks walk={walk} onGo={goToStep} />}
        tabs={{ isWide, hasQuiz, sheet: { ...rows, whole } }}
      />
      <div className={bodyClass}>
        <div>
          <Panels
            {...props}
            tab={tab}
            walk={walk}
            headingId={headingId}
            isEnd={isEnd}
            finish={finish}
            onQuiz={() => go({ tab: 'quiz' })}
            onNext={goNext}
            exits={{ onBack: () => go({}), onNext: isCompleted ? goNext : undefined }}
          />
        </div>
        {isWide && <Side rows={rows} whole={whole} />}
      </div>
      {tab === 'content' && !finish.isOpen && (
        <StepRow
          walk={walk}
          onGo={goToStep}
          actions={
            <LessonActions
              entry={entry}
              finish={finish}
              isAtEnd={isEnd}
              isSignedIn={learner !== undefined}
              onQuiz={() => go({ tab: 'quiz' })}
              onNext={goNext}
            />
          }
        />
      )}
    </LessonFrame>
  );
}

interface PanelsProps extends OpenLessonProps {
  readonly tab: 'content' | 'quiz';
  readonly walk: LessonWalk;
  readonly headingId: string;
  /** Nothing is left to open. */
  readonly isEnd: boolean;
  readonly exits: QuizExits;
  readonly finish: Finish;
  readonly onQuiz: () => void;
  readonly onNext: (() => void) | undefined;
}

/** The lesson with its finish, and its quiz; what is not open keeps what was done in it. */
function Panels(props: PanelsProps) {
  const { tab, lesson, entry, walk, headingId, slots, learner, isEnd, finish } = props;
  const [wasQuizOpened, setQuizOpened] = useState(tab === 'quiz');
  if (tab === 'quiz' && !wasQuizOpened) setQuizOpened(true);
  const panel = { isKept: true, className: 'mt-0!' };
  return (
    <>
      <TabPanel {...panel} value="content" aria-label="Content">
        <div hidden={finish.isOpen}>
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
        </div>
        {finish.isOpen && (
          <Suspense>
            <LessonFinish
              {...props}
              onCheckpoint={(checkpoint) => props.onGo({ checkpoint }, 'page')}
            >
              <CourseRating courseId={props.courseId} />
            </LessonFinish>
          </Suspense>
        )}
      </TabPanel>
      <TabPanel {...panel} value="quiz" aria-label="Quiz">
        {wasQuizOpened && props.renderQuiz(entry.lesson, props.exits)}
      </TabPanel>
    </>
  );
}

interface SideProps {
  readonly rows: LessonRowsProps;
  readonly whole: WholeButtonProps | undefined;
}

/** Where there is room for them: the other lessons, and all steps at once. */
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

/** The address names the step that is shown, so that a reload and a shared link open it. */
function useStepInAddress(
  { address, onGo }: Pick<OpenLessonProps, 'address' | 'onGo'>,
  step: number | undefined,
): void {
  const correct = useEffectEvent((to: number) =>
    onGo({ lesson: address.lesson, step: to }, 'correction'),
  );
  useEffect(() => {
    if (step === undefined || (address.step === step && address.section === undefined)) {
      return undefined;
    }
    // It draws the page once more, which can wait until this step is seen.
    return whenIdle(() => correct(step));
  }, [step, address.step, address.section]);
}
