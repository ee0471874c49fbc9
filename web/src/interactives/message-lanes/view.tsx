import type { WidgetProperties } from '@qubloom/contract';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { ChevronLeft, ChevronRight, RotateCcw } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import {
  highestFirst,
  superdenseScenes,
  teleportScenes,
  type Scene,
} from '../../diagrams/lanes/message-stories.ts';
import { drawAlicesBits, bitPairs } from '../../diagrams/lanes/messages.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { MessageStage } from '../../diagrams/lanes/message-stage.tsx';

/** Teleportation, or superdense coding, step by step: the things that each person holds. */
export function View({ story }: WidgetProperties<'message-lanes'>) {
  return story === 'teleport' ? <Teleport /> : <Superdense />;
}

function Teleport() {
  const [degrees, setDegrees] = useState(60);
  const [round, setRound] = useState(0);
  const [seed] = useState(freshSeed);
  const slider = useId();
  const turn = (degrees * Math.PI) / 180;
  const scenes = useMemo(
    () => teleportScenes(turn, drawAlicesBits(turn, createRandom(seed + round))),
    [turn, seed, round],
  );
  return (
    <Steps scenes={scenes} onAgain={() => setRound(round + 1)}>
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
    <Steps scenes={superdenseScenes(bits)} onAgain={() => undefined}>
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
  readonly scenes: readonly Scene[];
  readonly onAgain: () => void;
  readonly children: React.ReactNode;
}

function Steps({ scenes, onAgain, children }: StepsProps) {
  const [step, setStep] = useState(0);
  const scene = scenes[step];
  const isLast = step === scenes.length - 1;
  useReportRun(isLast);
  if (!scene) return null;
  return (
    // The buttons are above the words, whose number of lines varies between steps.
    <div className="grid gap-2.5 low:grid-cols-[minmax(0,1fr)_auto] low:items-end roomy:gap-4">
      <div>{children}</div>
      <div className="flex flex-wrap gap-2 low:row-start-1 low:col-start-2">
        <Button
          variant="secondary"
          aria-disabled={step === 0}
          onClick={() => setStep(Math.max(step - 1, 0))}
        >
          <ChevronLeft aria-hidden /> Back
        </Button>
        {isLast ? (
          <Button
            onClick={() => {
              onAgain();
              setStep(0);
            }}
          >
            <RotateCcw aria-hidden /> Once more
          </Button>
        ) : (
          <Button onClick={() => setStep(step + 1)}>
            Next <ChevronRight aria-hidden />
          </Button>
        )}
      </div>
      <p
        aria-live="polite"
        className="min-h-14 rounded-control bg-points-soft px-3 py-2 text-points-ink low:col-span-2 compact:text-base compact:leading-snug roomy:px-4 roomy:py-2.5"
      >
        <span className="sr-only">
          Step {step + 1} of {scenes.length}.{' '}
        </span>
        {scene.text}
      </p>
      <div className="deep-window scheme-dark overflow-hidden rounded-card text-ink low:col-span-2">
        <MessageStage scene={scene} scenes={scenes} />
      </div>
    </div>
  );
}
