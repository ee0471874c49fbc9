import type { BlockOf } from '@qubloom/contract';
import {
  columnsIn,
  replayOf,
  type CircuitGrid,
  type Replay,
  type TaskExample,
} from '@qubloom/curriculum';
import { ArrowLeft, ArrowRight, Play, X } from 'lucide-react';
import { OutcomeBars } from '../../../diagrams/bars/outcome-bars.tsx';
import type { StripReplay } from '../../../diagrams/circuit-strip/circuit-strip.tsx';
import { Button } from '../../../ui/controls/button.tsx';

/** A replay with the step that is shown. */
export interface ShownReplay extends Replay {
  /** Index of the step. */
  readonly at: number;
}

/** How far it has come, for the circuit. */
export function passedIn({ starts, steps, at }: ShownReplay): StripReplay {
  return { starts, column: steps[at]?.column ?? -1 };
}

export interface CounterexampleProps {
  readonly example: TaskExample;
  /** Its sentence stands above. */
  readonly isSaid: boolean;
  readonly block: BlockOf<'task'>;
  readonly grid: CircuitGrid;
  readonly replay: ShownReplay | undefined;
  readonly onReplay: (replay: ShownReplay | undefined) => void;
}

/** A run that comes out wrong, which can be watched in the circuit step by step. */
export function Counterexample(props: CounterexampleProps) {
  const { example, isSaid, block, grid, replay, onReplay } = props;
  const start = async () => {
    onReplay({ ...(await replayOf(block, grid, example.found)), at: 0 });
  };
  return (
    <div className="flex flex-col items-start gap-2 rounded-control border border-line px-4 py-2.5">
      {!isSaid && <p>{example.sentence}</p>}
      {replay ? (
        <ReplaySteps replay={replay} columns={columnsIn(grid)} onReplay={onReplay} />
      ) : (
        <Button variant="secondary" onClick={() => void start()}>
          <Play aria-hidden="true" /> Watch It
        </Button>
      )}
    </div>
  );
}

interface ReplayStepsProps {
  readonly replay: ShownReplay;
  /** Of the circuit; gates that turn the look stand behind them. */
  readonly columns: number;
  readonly onReplay: CounterexampleProps['onReplay'];
}

function ReplaySteps({ replay, columns, onReplay }: ReplayStepsProps) {
  const { steps, at } = replay;
  const step = steps[at];
  const place =
    step?.column === columns ? 'right before the look' : `after place ${(step?.column ?? 0) + 1}`;
  const go = (to: number) => {
    if (steps[to]) onReplay({ ...replay, at: to });
  };
  return (
    <div role="group" aria-label="Step by step" className="flex flex-col gap-2">
      <p className="text-base text-ink-soft">
        {at === 0
          ? `The start. Press Next to go through the circuit, ${steps.length - 1} ${steps.length === 2 ? 'step' : 'steps'}.`
          : `Step ${at} of ${steps.length - 1}, ${place}.`}
      </p>
      {step && <OutcomeBars outcomes={step.outcomes} />}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" aria-disabled={at === 0} onClick={() => go(at - 1)}>
          <ArrowLeft aria-hidden="true" /> Back
        </Button>
        <Button aria-disabled={at === steps.length - 1} onClick={() => go(at + 1)}>
          Next <ArrowRight aria-hidden="true" />
        </Button>
        <Button variant="quiet" onClick={() => onReplay(undefined)}>
          <X aria-hidden="true" /> Close
        </Button>
      </div>
    </div>
  );
}
