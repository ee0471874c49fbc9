import { percent } from '@qubloom/contract';
import { ChevronLeft, ChevronRight, RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { formatPart } from '../../diagrams/arrow/arrow.ts';
import { messageArrow } from '../../diagrams/lanes/messages.ts';
import { ArrowDial } from '../../diagrams/arrow/arrow-dial.tsx';
import { useGuessRun, useReportRun } from '../../diagrams/trials/guess-run.ts';
import { RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { LabeledSlider } from '../../ui/controls/labeled-slider.tsx';
import { LinkProblem } from '../page/link-problem.tsx';
import { MessageLane } from '../../diagrams/lanes/message-lane.tsx';
import { Fold } from '../../ui/display/fold.tsx';
import { FoldedTable } from '../../ui/display/folded-table.tsx';
import { ShareBar } from '../../diagrams/bars/share-bar.tsx';
import type { Scene } from '../../diagrams/lanes/message-stories.ts';
import type { TeleporterOptions } from './options.ts';
import {
  arrived,
  probabilityOfOne,
  messageProbability,
  newTransfer,
  onesAmong,
  scenesOf,
  turnOf,
  withBits,
  withStep,
  type Transfer,
} from './transfer-state.ts';

const shotsAtOnce = 200;

/** How many of Bob's qubits were looked at, and how many showed 1. */
interface Looks {
  readonly all: number;
  readonly ones: number;
}
const noMeasurements: Looks = { all: 0, ones: 0 };

/** Message lanes: the state of a qubit is sent with an entangled pair and two bits. */
export function Teleporter({ degrees, bits, isStoryFolded, problem }: TeleporterOptions) {
  const [transfer, setTransfer] = useState(() => newTransfer(degrees, bits, freshSeed()));
  const [looks, setMeasurements] = useState(noMeasurements);
  const [random] = useState(() => createRandom(freshSeed()));
  const { isGrowing, run, stop } = useGrowingRun((fresh) => {
    const ones = onesAmong(transfer, fresh, random);
    setMeasurements((now) => ({ all: now.all + fresh, ones: now.ones + ones }));
  });
  useReportRun(looks.all > 0 && !isGrowing);
  const scenes = useMemo(() => scenesOf(transfer), [transfer]);
  const scene = scenes[transfer.step];

  const change = (next: Transfer) => {
    stop();
    setTransfer(next);
    setMeasurements(noMeasurements);
  };

  const story = scene && (
    <Story transfer={transfer} scene={scene} count={scenes.length} onChange={change} />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 p-3 halves:max-sm:grid-cols-2 halves:max-sm:grid-rows-[auto_auto_1fr] sm:gap-5 sm:p-5">
      <LinkProblem problem={problem} />
      <MessageCard transfer={transfer} onChange={change} />
      <Choices
        label="The two bits"
        options={[
          { value: 'send', label: 'Send them' },
          { value: 'hold', label: 'Hold them back' },
        ]}
        chosen={transfer.bits}
        onChoose={(chosen) => change(withBits(transfer, chosen))}
      />
      {!isStoryFolded && <div className="col-span-full">{story}</div>}
      <Proof
        transfer={transfer}
        looks={looks}
        isGrowing={isGrowing}
        onMeasure={() => run(shotsAtOnce)}
      />
      {isStoryFolded && (
        <div className="col-span-full">
          <Fold summary="See it step by step">{story}</Fold>
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {looks.all === 0 ? scene?.text : !isGrowing && countedText(looks)}
      </p>
    </div>
  );
}

interface TransferProps {
  readonly transfer: Transfer;
  readonly onChange: (next: Transfer) => void;
}

function MessageCard({ transfer, onChange }: TransferProps) {
  return (
    <section
      aria-label="The message"
      className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card border border-line bg-surface p-4 shadow-card max-sm:gap-x-3 max-sm:p-2"
    >
      <ArrowDial
        arrow={messageArrow(turnOf(transfer))}
        name="The message"
        className="w-16 shrink-0 sm:w-28"
      />
      <div className="min-w-0 flex-1 basis-44">
        <LabeledSlider
          label="The message’s arrow, turned from 0 by"
          value={transfer.degrees}
          min={0}
          max={180}
          step={5}
          text={`${transfer.degrees}°`}
          onChange={(turned) => onChange(newTransfer(turned, transfer.bits, transfer.seed))}
        />
        <p className="text-sm text-ink-soft">
          Its chance of 1 is {percent(messageProbability(transfer))}.
        </p>
      </div>
    </section>
  );
}

interface StoryProps extends TransferProps {
  readonly scene: Scene;
  /** How many scenes the story has. */
  readonly count: number;
}

/** One scene of the story: what happens, what Alice and Bob hold, and the steps to its neighbors. */
function Story({ transfer, scene, count, onChange }: StoryProps) {
  const isLast = transfer.step === count - 1;
  return (
    <section aria-label="The story" className="grid gap-3">
      <p className="min-h-20 rounded-control bg-points-soft px-4 py-2.5 text-points-ink">
        <span className="block text-sm">
          Step {transfer.step + 1} of {count}
        </span>
        {scene.text}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <MessageLane who="Alice" items={scene.alice} isActive={scene.active !== 'Bob'} />
        <MessageLane who="Bob" items={scene.bob} isActive={scene.active !== 'Alice'} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-disabled={transfer.step === 0}
          onClick={() => onChange(withStep(transfer, -1))}
        >
          <ChevronLeft aria-hidden /> Back
        </Button>
        {isLast ? (
          <Button
            onClick={() => onChange(newTransfer(transfer.degrees, transfer.bits, freshSeed()))}
          >
            <RotateCcw aria-hidden /> Once more
          </Button>
        ) : (
          <Button onClick={() => onChange(withStep(transfer, 1))}>
            Next <ChevronRight aria-hidden />
          </Button>
        )}
      </div>
    </section>
  );
}

function countedText({ all, ones }: Looks): string {
  return `${ones} of ${all} of Bob’s qubits showed 1.`;
}

interface ProofProps {
  readonly transfer: Transfer;
  readonly looks: Looks;
  readonly isGrowing: boolean;
  readonly onMeasure: () => void;
}

function Proof({ transfer, looks, isGrowing, onMeasure }: ProofProps) {
  const { isAwaited } = useGuessRun();
  const message = messageArrow(turnOf(transfer));
  const bob = arrived(transfer);
  return (
    <section
      aria-label="Did it arrive?"
      className="grid content-start gap-2 halves:max-sm:col-start-2 halves:max-sm:row-span-3 halves:max-sm:row-start-1 sm:gap-3"
    >
      <h2 className="text-lg sm:text-xl">Did it arrive?</h2>
      <p className="text-sm text-ink-soft max-sm:sr-only">
        Send {shotsAtOnce} messages like this one, {transfer.bits === 'send' ? 'with' : 'without'}{' '}
        their bits. Bob looks at each of his qubits once.
      </p>
      <div>
        <RunButton variant="secondary" isGrowing={isGrowing} onPress={onMeasure}>
          Send {shotsAtOnce} and look
        </RunButton>
      </div>
      <p className="min-h-7">{looks.all > 0 && countedText(looks)}</p>
      <div className="grid gap-2">
        <ShareBar name="Bob counted 1" share={looks.all === 0 ? null : looks.ones / looks.all} />
        {!isAwaited && <ShareBar name="Bob, exact" share={probabilityOfOne(bob)} tone="soft" />}
        <ShareBar name="The message" share={probabilityOfOne(message)} tone="line" />
      </div>
      {!isAwaited && (
        <FoldedTable
          caption="The message and what Bob has at the end"
          head={['Qubit', 'Arrow up', 'Arrow to the side', 'Chance of 1']}
          rows={[
            [
              'The message',
              formatPart(message.z),
              formatPart(message.x),
              percent(probabilityOfOne(message)),
            ],
            ['Bob’s qubit', formatPart(bob.z), formatPart(bob.x), percent(probabilityOfOne(bob))],
          ]}
        />
      )}
    </section>
  );
}
