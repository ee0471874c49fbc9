import type { Lesson } from '@qubloom/contract';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowLeft, CircleQuestionMark, FlaskConical } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isSmall, useLowWindow, useScreen } from '../../lib/browser/screen.ts';
import { useToasts } from '../../ui/feedback/toast.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { aboutSimulator } from './about-simulators.ts';
import { HowTo } from './components/how-to.tsx';
import { SmallSteps, WideSteps } from './components/lesson-steps.tsx';
import { FullscreenBar, SmallActions, WideActions } from './components/page-actions.tsx';
import { RotatePrompt } from './components/rotate-prompt.tsx';
import type { Shown } from './components/simulator-choice.tsx';
import { SimulatorStage, type SimulatorStageProps } from './components/simulator-stage.tsx';
import type { LessonInCourse } from './lesson-in-course.ts';
import { copyLink } from '../../ui/feedback/copy-link.ts';
import { shareLink } from './share.ts';
import { nameOfShown, shownSimulator } from './shown-simulator-state.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useInertAround } from './use-inert-around.ts';
import { PreviewNote } from '../../product/courses/preview-note.tsx';
import { useSimulatorUse } from './use-simulator-use.ts';

export type SimulatorTab = 'simulator' | 'how-to';

export interface OpenSimulatorPageProps {
  readonly lesson: Lesson;
  /** Undefined while it loads. */
  readonly url: string | undefined;
  /** Undefined while it loads. */
  readonly walk: LessonInCourse | undefined;
  readonly isSignedIn: boolean;
  readonly shown: Shown;
  readonly tab: SimulatorTab;
  readonly onShow: (shown: Shown) => void;
  readonly onTab: (tab: SimulatorTab) => void;
  readonly onComplete: () => void;
  readonly renderLab: SimulatorStageProps['renderLab'];
  /** True until this visit has asked the learner to turn the phone. */
  readonly mayAskToTurn: boolean;
  readonly onAskedToTurn: () => void;
}

export function OpenSimulatorPage(props: OpenSimulatorPageProps) {
  const { lesson, url, walk, isSignedIn, tab, onShow, onTab } = props;
  const small = useSmallPage();
  const [resets, setResets] = useState(0);
  const { stage, enter, leave, isFull, toggleFull } = useFullStage(() => {
    if (tab !== 'simulator') onTab('simulator');
  });
  const recommended = url === undefined ? undefined : shownSimulator(url);
  const isOurs = recommended !== undefined && recommended.kind !== 'external';
  const counts = isSignedIn && walk?.isPreview === false;
  useSimulatorUse(lesson.id, counts && (isOurs || props.shown === 'lab'));

  const shown = recommended?.kind === 'lab' ? 'lab' : props.shown;
  const name = shown === 'lab' ? 'circuit-lab' : nameOfShown(recommended);
  const toasts = useToasts();
  const link = () => window.location.href;
  const { title } = lesson;
  const reset = () => {
    setResets(resets + 1);
    onShow('recommended');
    toasts.show({ title: 'Simulator Reset', description: 'Everything is as it was at the start.' });
  };
  const actions = { onReset: reset, onFullscreen: toggleFull, fullscreenButton: enter };

  // One tree for both, so that turning the phone keeps the circuit.
  return (
    <div className="page-width flex flex-col gap-2 py-2 not-compact:md:gap-6 not-compact:md:py-6 not-compact:lg:py-8">
      <PageHeader lesson={lesson} walk={walk} isSmall={small} />
      {walk?.isPreview && <PreviewNote />}
      <Tabs
        value={small || isFull ? 'simulator' : tab}
        onValueChange={(to) => onTab(to === 'how-to' ? 'how-to' : 'simulator')}
      >
        {!small && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <SimulatorTabs />
            <WideActions {...actions} onShare={() => void copyLink(link(), toasts)} />
          </div>
        )}
        {/* The learner's circuit stays while the instructions are read. */}
        <TabPanel
          value="simulator"
          isKept
          {...(small && noPanel)}
          className={clsx(small && 'mt-0!')}
        >
          <StageArea
            area={stage}
            leaveButton={leave}
            name={name}
            isFull={isFull}
            onReset={reset}
            onLeave={toggleFull}
            recommended={recommended}
            shown={shown}
            onShow={onShow}
            resets={resets}
            renderLab={props.renderLab}
          />
        </TabPanel>
        {!small && (
          <TabPanel value="how-to">
            <HowTo name={name} />
          </TabPanel>
        )}
      </Tabs>
      {small && (
        <SmallActions
          {...actions}
          name={name}
          onShare={() => void shareLink(title, link(), toasts)}
        />
      )}
      {walk && small && (
        <SmallSteps walk={walk} isSignedIn={isSignedIn} onComplete={props.onComplete} />
      )}
      {walk && !small && <WideSteps walk={walk} />}
      {small && <RotatePrompt mayAsk={props.mayAskToTurn} onAsked={props.onAskedToTurn} />}
    </div>
  );
}

/** Also true on a phone held sideways, which is wide but only high enough for a bar and a circuit. */
function useSmallPage(): boolean {
  const screen = useScreen();
  const isLow = useLowWindow();
  return isLow || (screen !== null && isSmall(screen));
}

/** Shows the stage over the whole window, with the focus on the button that leads back. */
function useFullStage(onToggled: () => void) {
  const { isFull, toggle } = useFullscreen();
  const stage = useRef<HTMLDivElement>(null);
  const enter = useRef<HTMLButtonElement>(null);
  const leave = useRef<HTMLButtonElement>(null);
  useInertAround(stage, isFull);
  const toggleFull = () => {
    // The pressed button disappears, and the focus would be lost.
    flushSync(toggle);
    onToggled();
    (isFull ? enter : leave).current?.focus();
  };
  return { stage, enter, leave, isFull, toggleFull };
}

interface StageAreaProps extends Omit<SimulatorStageProps, 'recommended' | 'isBare'> {
  readonly area: RefObject<HTMLDivElement | null>;
  readonly leaveButton: RefObject<HTMLButtonElement | null>;
  readonly name: Parameters<typeof aboutSimulator>[0];
  readonly isFull: boolean;
  readonly onReset: () => void;
  readonly onLeave: () => void;
  /** Undefined while it loads. */
  readonly recommended: SimulatorStageProps['recommended'] | undefined;
}

/** The simulator, which may fill the window with a bar of its own. */
function StageArea({
  area,
  leaveButton,
  name,
  isFull,
  onReset,
  onLeave,
  recommended,
  ...stage
}: StageAreaProps) {
  return (
    <div ref={area} className={clsx(isFull && 'fixed inset-0 z-40 overflow-auto bg-ground')}>
      {isFull && (
        <FullscreenBar
          title={aboutSimulator(name).title}
          onReset={onReset}
          onLeave={onLeave}
          leaveButton={leaveButton}
        />
      )}
      {/* As high as most simulators are, so that nothing below moves when one comes. */}
      <div className={isFull ? 'p-3 sm:p-5' : 'min-h-160 max-md:min-h-[max(40rem,100dvh-4rem)]'}>
        {recommended ? (
          <SimulatorStage {...stage} recommended={recommended} isBare={isFull} />
        ) : (
          <Spinner label="Finding the best simulator..." />
        )}
      </div>
    </div>
  );
}

/** Without tabs, there is no tab panel. */
const noPanel = { role: undefined, 'aria-labelledby': undefined, tabIndex: undefined };

function SimulatorTabs() {
  return (
    <TabList aria-label="Simulator">
      <Tab value="simulator">
        <FlaskConical aria-hidden="true" />
        Simulator
      </Tab>
      <Tab value="how-to">
        <CircleQuestionMark aria-hidden="true" />
        How To Use
      </Tab>
    </TabList>
  );
}

interface PageHeaderProps {
  readonly lesson: Lesson;
  readonly walk: LessonInCourse | undefined;
  /** The header above shows all this, or leaves its height to the simulator. */
  readonly isSmall: boolean;
}

function PageHeader({ lesson, walk, isSmall }: PageHeaderProps): ReactNode {
  return (
    <header className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-md:hidden">
        <Link
          to="/courses/$id"
          params={{ id: String(lesson.courseId) }}
          search={{ lesson: lesson.id }}
          className="inline-flex min-h-11 items-center gap-2 rounded-control pr-2 font-medium text-action-ink hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-[1.15em]" />
          Back to Course
        </Link>
        <Badge tone="action">
          <FlaskConical aria-hidden="true" />
          Quantum Simulation
        </Badge>
      </div>
      <div className={isSmall ? 'sr-only' : 'flex flex-col gap-2'}>
        <h1 className="text-2xl sm:text-3xl">{lesson.title}</h1>
        <p className="min-h-[1lh] text-ink-soft">
          {walk && `Lesson ${walk.number} of ${walk.lessonCount} · ${walk.courseTitle}`}
        </p>
      </div>
    </header>
  );
}
