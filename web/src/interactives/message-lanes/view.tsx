import { createRandom, freshSeed } from '@qubloom/quantum';
import { ChevronLeft, ChevronRight, RotateCcw } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import {
  superdenseSteps,
  teleportSteps,
  type StoryStep,
} from '../../diagrams/lanes/message-stories.ts';
import { drawAlicesBits, bitPairs, highestFirst } from '../../diagrams/lanes/messages.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { MessageStage } from '../../diagrams/lanes/message-stage.tsx';
import type { ViewProps } from '../interactive.ts';

/** Teleportation, or superdense coding, step by step: the things that each person holds. */
export function View({ story }: ViewProps<'message-lanes'>) {
  return story === 'teleport' ? <Teleport /> : <Superdense />;
}

function Teleport() {
  const [degrees, setDegrees] = useState(60);
  const [round, setRound] = useState(0);
  const [seed] = useState(freshSeed);
  const slider = useId();
  const turn = (degrees * Math.PI) / 180;
  const steps = useMemo(
    () => teleportSteps(turn, drawAlicesBits(turn, createRandom(seed + round))),
    [turn, seed, round],
  );
  return (
    <Steps steps={steps} onAgain={() => setRound(round + 1)}>
      <label htmlFor={slider} className="text-sm font-medium">
        The message: an arrow turned by {degrees}°
      </label>
      <input
        id={slider}
        type="range"
        min={0}
        max={180}
        step={15}
        value={degrees}
        aria-valuetext={`${degrees} degrees`}
        onChange={(event) => setDegrees(Number(event.currentTarget.value))}
        className="h-11 w-full accent-action"
      />
    </Steps>
  );
}

function Superdense() {
  const [chosen, setChosen] = useState('10');
  const bits = bitPairs.find((pair) => highestFirst(pair).join('') === chosen) ?? [0, 0];
  return (
    <Steps steps={superdenseSteps(bits)} onAgain={() => undefined}>
      <Choices
        label="The two bits"
        options={bitPairs.map((pair) => ({ value: pair.join(''), label: pair.join('') }))}
        chosen={chosen}
        onChoose={setChosen}
      />
    </Steps>
  );
}

interface StepsProps {
  readonly steps: readonly StoryStep[];
  readonly onAgain: () => void;
  readonly children: React.ReactNode;
}

function Steps({ steps, onAgain, children }: StepsProps) {
  const [at, setAt] = useState(0);
  const step = steps[at];
  const isLast = at === steps.length - 1;
  useReportRun(isLast);
  if (!step) return null;
  return (
    // The buttons are above the words, whose number of lines varies between steps.
    <div className="grid gap-2.5 low:grid-cols-[minmax(0,1fr)_auto] low:items-end not-compact:gap-4">
      <div>{children}</div>
      <div className="flex flex-wrap gap-2 low:row-start-1 low:col-start-2">
        <Button
          variant="secondary"
          aria-disabled={at === 0}
          onClick={() => setAt(Math.max(at - 1, 0))}
        >
          <ChevronLeft aria-hidden /> Back
        </Button>
        {isLast ? (
          <Button
            onClick={() => {
              onAgain();
              setAt(0);
            }}
          >
            <RotateCcw aria-hidden /> Once more
          </Button>
        ) : (
          <Button onClick={() => setAt(at + 1)}>
            Next <ChevronRight aria-hidden />
          </Button>
        )}
      </div>
      <p
        aria-live="polite"
        className="min-h-14 rounded-control bg-points-soft px-3 py-2 text-points-ink low:col-span-2 compact:text-base compact:leading-snug not-compact:px-4 not-compact:py-2.5"
      >
        <span className="sr-only">
          Step {at + 1} of {steps.length}.{' '}
        </span>
        {step.text}
      </p>
      <div className="deep-window scheme-dark overflow-hidden rounded-card text-ink low:col-span-2">
        <MessageStage step={step} steps={steps} />
      </div>
    </div>
  );
}
