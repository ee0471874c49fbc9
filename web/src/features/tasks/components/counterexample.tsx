import type { BlockOf } from '@qubloom/contract';
import { replayOf, type CircuitGrid, type Replay, type TaskExample } from '@qubloom/curriculum';
import { ArrowLeft, ArrowRight, Play, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { bringIntoView } from '../../../lib/browser/bring-into-view.ts';
import { wantsCalm } from '../../../lib/browser/motion.ts';
import { OutcomeBars } from '../../../diagrams/bars/outcome-bars.tsx';
import type { StripReplay } from '../../../diagrams/circuit-strip/circuit-strip.tsx';
import { Button } from '../../../ui/controls/button.tsx';

/** A replay with its current step. */
export interface ShownReplay extends Replay {
  /** Index of the step. */
  readonly at: number;
}

/** The progress of the replay, for the circuit. */
export function stripReplayOf({ starts, steps, at }: ShownReplay): StripReplay {
  return { starts, column: steps[at]?.column ?? -1 };
}

export interface CounterexampleProps {
  readonly example: TaskExample;
  /** Its sentence is already shown above. */
  readonly isSaid: boolean;
  readonly block: BlockOf<'task'>;
  readonly grid: CircuitGrid;
  readonly replay: ShownReplay | undefined;
  readonly onReplay: (replay: ShownReplay | undefined) => void;
}

/** A run with a wrong result, which can be replayed in the circuit. */
export function Counterexample(props: CounterexampleProps) {
  const { example, isSaid, block, grid, replay, onReplay } = props;
  const start = async () => {
    onReplay({ ...(await replayOf(block, grid, example.found)), at: 0 });
  };
  return (
    <div className="flex flex-col items-start gap-2 rounded-control border border-line px-4 py-2.5">
      {!isSaid && <p>{example.sentence}</p>}
      {!replay && (
        <Button variant="secondary" onClick={() => void start()}>
          <Play aria-hidden="true" /> Watch It
        </Button>
      )}
    </div>
  );
}

export interface ReplayStepsProps {
  readonly replay: ShownReplay;
  /** Columns of the circuit. Gates that change the measured basis come after them. */
  readonly columns: number;
  readonly onReplay: CounterexampleProps['onReplay'];
}

/** Milliseconds per step. */
const pace = 1500;

/** Below the circuit. It plays by itself until one of its buttons is pressed. */
export function ReplaySteps({ replay, columns, onReplay }: ReplayStepsProps) {
  const { steps, at } = replay;
  const [isPlaying, setPlaying] = useState(() => !wantsCalm());
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return;
    box.current.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true });
    // The circuit is directly above it.
    bringIntoView(box.current, box.current.previousElementSibling);
  }, []);
  const playOn = useEffectEvent(() => {
    if (steps[at + 1]) onReplay({ ...replay, at: at + 1 });
    else setPlaying(false);
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => playOn(), pace);
    return () => clearInterval(timer);
  }, [isPlaying]);
  const step = steps[at];
  const place =
    step?.column === columns ? 'right before the look' : `after place ${(step?.column ?? 0) + 1}`;
  const go = (to: number) => {
    setPlaying(false);
    if (steps[to]) onReplay({ ...replay, at: to });
  };
  return (
    <div ref={box} role="group" aria-label="Step by step" className="mt-2 flex flex-col gap-2">
      {/* Two lines on a phone, whatever it says: the buttons below keep their places. */}
      <p className="text-base text-ink-soft max-sm:min-h-[2lh]">
        {at === 0
          ? `The start. ${steps.length - 1} ${steps.length === 2 ? 'step goes' : 'steps go'} through the circuit.`
          : `Step ${at} of ${steps.length - 1}, ${place}.`}
      </p>
      {step && <OutcomeBars isPlain outcomes={step.outcomes} />}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" aria-disabled={at === 0} onClick={() => go(at - 1)}>
          <ArrowLeft aria-hidden="true" /> Back
        </Button>
        <Button data-next aria-disabled={at === steps.length - 1} onClick={() => go(at + 1)}>
          Next <ArrowRight aria-hidden="true" />
        </Button>
        <Button variant="quiet" onClick={() => onReplay(undefined)}>
          <X aria-hidden="true" /> Close
        </Button>
      </div>
    </div>
  );
}
