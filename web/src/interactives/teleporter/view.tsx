import { percent } from '@qubloom/contract';
import { ChevronLeft, ChevronRight, RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { formatPart } from '../../diagrams/arrow/arrow.ts';
import { messageArrow } from '../../diagrams/lanes/messages.ts';
import { useGuessRun, useReportRun } from '../../diagrams/trials/guess-run.ts';
import { RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { LabeledSlider } from '../../ui/controls/labeled-slider.tsx';
import { InteractiveLayout } from '../../diagrams/interactive-layout/interactive-layout.tsx';
import { useSound } from '../../ui/feedback/sounds.ts';
import { MessageStage } from '../../diagrams/lanes/message-stage.tsx';
import { NumberTable } from '../../ui/display/number-table.tsx';
import { ShareBar } from '../../diagrams/bars/share-bar.tsx';
import type { ViewProps } from '../interactive.ts';
import {
  arrived,
  probabilityOfOne,
  newTransfer,
  onesAmong,
  storyStepsOf,
  turnOf,
  withBits,
  withStep,
  type Transfer,
} from './state.ts';

const shotsAtOnce = 200;

/** The number of Bob's qubits that were looked at, and of those that showed 1. */
interface Looks {
  readonly all: number;
  readonly ones: number;
}
const noLooks: Looks = { all: 0, ones: 0 };

/** Message lanes: the state of a qubit is sent with an entangled pair and two bits. */
export function View({ angle, bits, story, problem }: ViewProps<'teleporter'>) {
  // The steps are not the main activity then.
  const isStoryFolded = story === 'folded';
  const [transfer, setTransfer] = useState(() => newTransfer(angle, bits, freshSeed()));
  const [looks, setLooks] = useState(noLooks);
  const [random] = useState(() => createRandom(freshSeed()));
  const { isGrowing, run, stop } = useGrowingRun((fresh) => {
    const ones = onesAmong(transfer, fresh, random);
    setLooks((now) => ({ all: now.all + fresh, ones: now.ones + ones }));
  });
  useReportRun(looks.all > 0 && !isGrowing);
  const { isAwaited } = useGuessRun();
  const steps = useMemo(() => storyStepsOf(transfer), [transfer]);
  const step = steps[transfer.step];
  const hasArrived = transfer.bits === 'send' && transfer.step === steps.length - 1;
  useSound(transfer.step, hasArrived ? 'good' : 'click');
  useSound(looks.all, 'click');

  const change = (next: Transfer) => {
    stop();
    setTransfer(next);
    setLooks(noLooks);
  };

  if (!step) return null;
  return (
    <InteractiveLayout
      goal={
        transfer.bits === 'send'
          ? 'Press Next. How does a state get to Bob?'
          : 'What does Bob have without the two bits?'
      }
      shape="wide"
      problem={problem}
      stage={<MessageStage step={step} steps={steps} />}
      controls={
        <>
          <MessageControls transfer={transfer} onChange={change} />
          <StepButtons
            transfer={transfer}
            count={steps.length}
            isFirst={!isStoryFolded}
            onChange={change}
          />
          <div>
            <RunButton
              variant={isStoryFolded ? 'primary' : 'secondary'}
              isGrowing={isGrowing}
              onPress={() => run(shotsAtOnce)}
            >
              Send {shotsAtOnce} and look
            </RunButton>
          </div>
          <ShareBar name="Bob counted 1" share={looks.all === 0 ? null : looks.ones / looks.all} />
        </>
      }
      message={
        looks.all > 0 && !isGrowing ? (
          countedText(looks)
        ) : (
          <>
            <span className="sr-only">
              Step {transfer.step + 1} of {steps.length}.{' '}
            </span>
            {step.text}
          </>
        )
      }
      numbers={<Numbers transfer={transfer} isOpen={looks.all > 0 && !isAwaited} />}
      onRestart={
        transfer.step > 0 || looks.all > 0
          ? () => change(newTransfer(transfer.degrees, transfer.bits, freshSeed()))
          : null
      }
    />
  );
}

const bitOptions = [
  { value: 'send', label: 'Send them' },
  { value: 'hold', label: 'Hold them back' },
] as const;

interface TransferProps {
  readonly transfer: Transfer;
  readonly onChange: (next: Transfer) => void;
}

function MessageControls({ transfer, onChange }: TransferProps) {
  return (
    <>
      <LabeledSlider
        label="Turn the message"
        value={transfer.degrees}
        min={0}
        max={180}
        step={5}
        text={`${transfer.degrees}°`}
        onChange={(turned) => onChange(newTransfer(turned, transfer.bits, transfer.seed))}
      />
      <Choices
        label="The two bits"
        options={bitOptions}
        chosen={transfer.bits}
        onChoose={(chosen) => onChange(withBits(transfer, chosen))}
      />
    </>
  );
}

interface StepButtonsProps extends TransferProps {
  /** The number of steps in the story. */
  readonly count: number;
  /** The steps are the main activity. */
  readonly isFirst: boolean;
}

function StepButtons({ transfer, count, isFirst, onChange }: StepButtonsProps) {
  const isLast = transfer.step === count - 1;
  const variant = isFirst ? 'primary' : 'secondary';
  return (
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
          variant={variant}
          onClick={() => onChange(newTransfer(transfer.degrees, transfer.bits, freshSeed()))}
        >
          <RotateCcw aria-hidden /> Once more
        </Button>
      ) : (
        <Button variant={variant} onClick={() => onChange(withStep(transfer, 1))}>
          Next <ChevronRight aria-hidden />
        </Button>
      )}
    </div>
  );
}

function countedText({ all, ones }: Looks): string {
  return `${ones} of ${all} of Bob’s qubits showed 1.`;
}

interface NumbersProps {
  readonly transfer: Transfer;
  /** Bob's state may be shown. */
  readonly isOpen: boolean;
}

function Numbers({ transfer, isOpen }: NumbersProps) {
  const rows = [
    { name: 'The message', arrow: messageArrow(turnOf(transfer)) },
    ...(isOpen ? [{ name: 'Bob’s qubit', arrow: arrived(transfer) }] : []),
  ];
  return (
    <NumberTable
      caption="The message and what Bob has at the end"
      head={['Qubit', 'Arrow up', 'Arrow to the side', 'Chance of 1']}
      rows={rows.map(({ name, arrow }) => [
        name,
        formatPart(arrow.z),
        formatPart(arrow.x),
        percent(probabilityOfOne(arrow)),
      ])}
    />
  );
}
