/**
 * One step with nothing else around it: a slim bar, a screen for each thing to do, and the buttons that lead on.
 */
import { isStepOpen, parseLessonContent } from '@qubloom/contract';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { glossaryOf } from '../../../product/blocks/glossary.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import {
  backClass,
  frameClass,
  frameRowsClass,
  stepClass,
} from '../../../product/steps/frame-class.ts';
import { StepBar } from '../../../product/steps/step-bar.tsx';
import { isCompleted } from '../path-state.ts';
import { PathMarks } from './path-marks.tsx';
import { StepContent } from './step-content.tsx';
import { StepEnd } from './step-end.tsx';
import type { OpenStepProps, StepModeProps } from './step-props.ts';
import { stepScreensOf } from './step-screens-state.ts';
import { PathNavigation } from './path-navigation.tsx';
import { useSeenHints } from './use-seen-hints.ts';
import { useStepCompletion } from './use-step-completion.ts';
import { useStepPass } from './use-step-pass.ts';

export function StepMode(props: StepModeProps) {
  const step = props.steps[props.index];
  return step && <OpenStep {...props} step={step} />;
}

function OpenStep(props: OpenStepProps) {
  const { path, steps, progress, index, step, takesFocus, slots } = props;
  const { screens, glossary, isDone, screen, go } = useStepScreens(props);
  const pass = useStepPass(path.id, step);
  const { last, complete } = useStepCompletion(path, steps, progress);
  const { hintsSeen, ask } = useStepHints(props);
  const [choices, setChoices] = useState<Readonly<Record<string, number>>>({});
  const isEnd = screen === screens.length;
  const contentId = `step-${step.id}`;
  const endId = `${contentId}-end`;
  useScreenFocus(`${step.id}.${screen}`, isEnd ? endId : contentId, takesFocus);
  const finish = () => {
    complete(step, hintsSeen);
    go(screens.length);
  };
  return (
    <div className={frameClass}>
      <div className={frameRowsClass}>
        <PathBar {...props} filled={(screen + 1) / (screens.length + 1)} />
        <div className={stepClass}>
          <StepContent
            key={step.id}
            step={step}
            headingId={contentId}
            screens={screens}
            screen={screen}
            pays={!isDone && progress !== undefined && isStepOpen(index, progress.completedSteps)}
            glossary={glossary}
            choices={choices}
            onChoose={(id, option) => setChoices((now) => ({ ...now, [id]: option }))}
            hintsShown={hintsSeen}
            onHint={ask}
            pass={pass}
            slots={slots}
          />
          {isEnd && (
            <StepEnd
              path={path}
              progress={progress}
              step={step}
              number={index + 1}
              isLast={index === steps.length - 1}
              headingId={endId}
              glossary={glossary}
              completion={last?.step === step.id ? last : undefined}
            />
          )}
        </div>
        <PathNavigation
          {...props}
          key={step.id}
          screens={screens}
          screen={screen}
          onScreen={go}
          choices={choices}
          isPassed={pass.circuit !== undefined}
          hintsSeen={hintsSeen}
          onHint={ask}
          onComplete={finish}
        />
      </div>
    </div>
  );
}

interface PathBarProps extends OpenStepProps {
  /** From 0 to 1: the share of the step that was seen. */
  readonly filled: number;
}

function PathBar({ path, steps, progress, index, filled, onStep }: PathBarProps) {
  return (
    <StepBar
      title={path.title}
      back={
        <Link
          to="/guided-paths/$id"
          params={{ id: String(path.id) }}
          aria-label="Back to the path"
          className={backClass}
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          <span className="@max-[15rem]:sr-only">Path</span>
        </Link>
      }
      marks={
        <PathMarks
          steps={steps}
          progress={progress}
          index={index}
          filled={filled}
          onStep={onStep}
        />
      }
    />
  );
}

/** The contents of the step, and its open screen. */
function useStepScreens({ step, progress }: OpenStepProps) {
  const { screens, glossary } = useMemo(() => {
    const blocks = parseLessonContent(step.content);
    return { screens: stepScreensOf(blocks), glossary: glossaryOf(blocks) };
  }, [step.content]);
  const isDone = isCompleted(progress, step);
  // A completed step has its result after its screens.
  const last = screens.length - (isDone ? 0 : 1);
  const [at, setAt] = useState({ step: step.id, screen: 0 });
  return {
    screens,
    glossary,
    isDone,
    screen: at.step === step.id ? Math.min(at.screen, last) : 0,
    go: (screen: number) => setAt({ step: step.id, screen }),
  };
}

function useStepHints({ path, step, progress, index }: OpenStepProps) {
  const hints = useSeenHints(useAuth().user?.id, path.id);
  const hintsSeen = Math.min(hints.countOf(step.id), step.hints.length);
  const mayAsk =
    !isCompleted(progress, step) &&
    isStepOpen(index, progress?.completedSteps ?? 0) &&
    hintsSeen < step.hints.length;
  return { hintsSeen, ask: mayAsk ? () => hints.reveal(step.id) : undefined };
}

/** Focuses the heading of every new screen and scrolls it into view, so that screen readers announce it. */
function useScreenFocus(screen: string, headingId: string, takesFocus: boolean): void {
  const announced = useRef(takesFocus ? undefined : screen);
  const announce = useEffectEvent(() => {
    document.getElementById(headingId)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  });
  useEffect(() => {
    if (announced.current === screen) return;
    announced.current = screen;
    announce();
  }, [screen]);
}
