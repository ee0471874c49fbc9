import { isStepOpen, type ShownBlock } from '@qubloom/contract';
import { ArrowRight, Check, Lightbulb } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { guidedPaths } from '../../../product/api/endpoints.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { useAuth } from '../../../product/learner/auth.tsx';
import { SignInPrompt } from '../../../product/learner/sign-in-prompt.tsx';
import { useOutgoing } from '../../../product/outgoing/use-outgoing.ts';
import { NavigationRow } from '../../../product/steps/navigation-row.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { isCompleted, nextStep } from '../path-state.ts';
import { usePathStart } from '../use-path-start.ts';
import type { OpenStepProps } from './step-props.ts';
import { hasOpenChoice } from './step-screens-state.ts';

export interface PathNavigationProps extends OpenStepProps {
  readonly screens: readonly (readonly ShownBlock[])[];
  readonly screen: number;
  readonly onScreen: (screen: number) => void;
  readonly choices: Readonly<Record<string, number>>;
  /** A circuit has passed the challenge. */
  readonly isPassed: boolean;
  readonly hintsSeen: number;
  readonly onHint: (() => void) | undefined;
  readonly onComplete: () => void;
}

/** The buttons that lead from screen to screen and from step to step. Use the step as key. */
export function PathNavigation(props: PathNavigationProps) {
  const { steps, step, progress, index, screens, screen, onScreen, choices, onStep } = props;
  const { user } = useAuth();
  const [note, setNote] = useState<ReactNode>();
  const isDone = isCompleted(progress, step);
  const blocks = screens[screen];
  const isLastOwn = screen === screens.length - 1;
  const back =
    screen > 0 ? () => onScreen(screen - 1) : index > 0 ? () => onStep(index - 1) : undefined;
  return (
    <NavigationRow
      onBack={back}
      place={{ number: index + 1, count: steps.length }}
      isFull={isLastOwn && !isDone}
      note={isLastOwn && !isDone ? note : undefined}
    >
      {!blocks ? (
        <NextStep {...props} />
      ) : isLastOwn && user && !progress ? (
        <StartFirst {...props} />
      ) : isLastOwn && !isDone ? (
        <Complete {...props} onNote={setNote} />
      ) : (
        // If the screen has something to do, that is the main thing, so this button is secondary.
        <Button
          variant={hasOpenChoice(blocks, choices) ? 'secondary' : 'primary'}
          className="px-7"
          onClick={() => onScreen(screen + 1)}
        >
          Continue
          <ArrowRight aria-hidden="true" />
        </Button>
      )}
    </NavigationRow>
  );
}

function NextStep({ path, steps, index, onStep }: PathNavigationProps) {
  if (index < steps.length - 1) {
    return (
      <Button className="px-7" onClick={() => onStep(index + 1)}>
        Next Step
        <ArrowRight aria-hidden="true" />
      </Button>
    );
  }
  return (
    <ButtonLink to="/guided-paths/$id" params={{ id: String(path.id) }} variant="secondary">
      Back to the Path
    </ButtonLink>
  );
}

/** Offers to start the path to a learner who has looked around, because steps count only after that. */
function StartFirst({ path, steps, onStep }: PathNavigationProps) {
  const start = usePathStart(path, (begun) => onStep(nextStep(begun, steps)));
  return (
    <Button className="px-7" busy={start.isPending} onClick={() => start.mutate()}>
      Start Path
      <ArrowRight aria-hidden="true" />
    </Button>
  );
}

interface CompleteProps extends PathNavigationProps {
  readonly onNote: (note: ReactNode) => void;
}

/** Fits in one row on a phone, next to the Back button. */
const tightClass = 'max-sm:px-3 one-bar:px-3';

function Complete(props: CompleteProps) {
  const { path, steps, step, progress, index, isPassed, hintsSeen, onHint, onComplete, onNote } =
    props;
  const { user } = useAuth();
  const { send, kept } = useOutgoing(guidedPaths.complete);
  const isKept = kept.some(({ params }) => params.stepId === step.id);
  const isOpen = isStepOpen(index, progress?.completedSteps ?? 0);
  const isBuilt = step.type !== 'challenge' || isPassed || !user;
  const reason = !isOpen
    ? `Step ${nextStep(progress, steps) + 1} comes first.`
    : isBuilt
      ? undefined
      : 'Build the circuit and press Check first.';
  const press = () => {
    if (reason !== undefined) onNote(reason);
    else if (user) onComplete();
    else {
      // A visitor's completion is stored until they sign in; a challenge must be passed first.
      if ((step.type !== 'challenge' || isPassed) && !isKept) {
        void send({ params: { id: path.id, stepId: step.id }, body: { hintsUsed: hintsSeen } });
      }
      onNote(
        <SignInPrompt title="Sign in required" className="mb-1">
          Please sign in to track your progress.
        </SignInPrompt>,
      );
    }
  };
  return (
    <>
      {onHint && (
        <Button variant="quiet" className={tightClass} onClick={onHint}>
          <Lightbulb aria-hidden="true" />
          {hintsSeen === 0 ? 'Hint' : `Hint ${hintsSeen + 1}`}
        </Button>
      )}
      <Button
        variant={reason === undefined ? 'primary' : 'secondary'}
        aria-disabled={reason !== undefined}
        aria-description={reason}
        className={tightClass}
        onClick={press}
      >
        <Check aria-hidden="true" />
        Mark Complete
      </Button>
    </>
  );
}
