import { percent } from '@qubloom/contract';
import { useState } from 'react';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { formatPart } from '../../diagrams/arrow/arrow.ts';
import { OutcomeHistogram } from '../../diagrams/bars/outcome-histogram.tsx';
import { InteractiveLayout } from '../../diagrams/interactive-layout/interactive-layout.tsx';
import { highestFirst, messageArrow } from '../../diagrams/lanes/messages.ts';
import { useGuessRun, useReportRun } from '../../diagrams/trials/guess-run.ts';
import { RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { LabeledSlider } from '../../ui/controls/labeled-slider.tsx';
import { NumberTable } from '../../ui/display/number-table.tsx';
import { playSound, soundOf } from '../../ui/feedback/sounds.ts';
import type { ViewProps } from '../interactive.ts';
import { TeleportStage } from './components/teleport-stage.tsx';
import {
  bitsOf,
  bobsArrow,
  hasArrived,
  newTransfer,
  nextText,
  noLooks,
  probabilityOfOne,
  turnOf,
  verdictOf,
  withBitsCarried,
  withDocked,
  withGate,
  withLook,
  withLooks,
  type Transfer,
} from './state.ts';

const shotsAtOnce = 200;

/** Teleportation by hand: the learner docks the message, carries the two bits or lets them lie, and repairs. */
export function View({ angle, bits, story, problem }: ViewProps<'teleporter'>) {
  const newOne = (degrees: number) => newTransfer({ angle: degrees, bits, story }, freshSeed());
  const [transfer, setTransfer] = useState(() => newOne(angle));
  const [looks, setLooks] = useState(noLooks);
  const [isTouched, setTouched] = useState(false);
  const [random] = useState(() => createRandom(freshSeed()));
  const { isGrowing, run, stop } = useGrowingRun((fresh) => {
    setLooks((now) => withLooks(now, transfer, fresh, random));
  });
  const hasRun = looks.all > 0 && !isGrowing;
  useReportRun(hasRun);
  const { ghost } = useGuessRun();

  const change = (next: Transfer) => {
    stop();
    setTransfer(next);
    setLooks(noLooks);
    setTouched(true);
  };
  const restart = () => {
    change(newOne(angle));
    setTouched(false);
  };
  const look = () => {
    const next = withLook(transfer, bits);
    if (next === transfer) return;
    playSound(soundOf(bitsOf(next)?.[0] ?? 0));
    change(next);
  };
  const click = (next: Transfer) => {
    if (next === transfer) return;
    playSound('click');
    change(next);
  };

  return (
    <InteractiveLayout
      goal={
        story === 'folded'
          ? 'What does Bob have without the two bits?'
          : 'Can you bring the message to Bob?'
      }
      success={hasRun && hasArrived(transfer) && successText(transfer)}
      shape="side"
      problem={problem}
      stage={
        <TeleportStage
          transfer={transfer}
          onDock={() => click(withDocked(transfer))}
          onLook={look}
          onCarry={() => click(withBitsCarried(transfer))}
          onGate={(gate) => click(withGate(transfer, gate))}
          onAgain={() => click(newOne(transfer.degrees))}
        />
      }
      controls={
        <div className="grid gap-2 low:grid-cols-[minmax(0,1fr)_auto] low:items-end">
          <LabeledSlider
            label="Turn the message"
            value={transfer.degrees}
            min={0}
            max={180}
            step={5}
            text={`${transfer.degrees}°`}
            onChange={(degrees) => change({ ...transfer, degrees })}
          />
          <div>
            <RunButton isGrowing={isGrowing} onPress={() => run(shotsAtOnce)}>
              Look at {shotsAtOnce} like this
            </RunButton>
          </div>
        </div>
      }
      result={
        <div className="grid grid-cols-2 items-end gap-x-4">
          <OutcomeHistogram label="Message" counts={countsOf(looks.all, looks.messageOnes)} />
          <OutcomeHistogram label="Bob" counts={countsOf(looks.all, looks.bobOnes)} ghost={ghost} />
        </div>
      }
      message={
        hasRun ? (
          // On success, the line below says it.
          !hasArrived(transfer) && verdictOf(transfer)
        ) : (
          // The line in the picture shows it.
          <span className="sr-only">{!isGrowing && spokenText(transfer)}</span>
        )
      }
      numbers={<Numbers transfer={transfer} hasRun={hasRun} />}
      onRestart={isTouched ? restart : null}
    />
  );
}

function spokenText(transfer: Transfer): string {
  const bits = bitsOf(transfer);
  const seen = bits ? `Alice saw ${highestFirst(bits).join(' and ')}. ` : '';
  return `${seen}${nextText(transfer)}`;
}

/** One line about what the learner did. */
function successText({ repair }: Transfer): string {
  return repair.x || repair.z
    ? 'You repaired it by the two bits.'
    : 'You read the two bits: nothing to repair.';
}

const countsOf = (all: number, ones: number) => [
  { outcome: '0', count: all - ones },
  { outcome: '1', count: ones },
];

interface NumbersProps {
  readonly transfer: Transfer;
  readonly hasRun: boolean;
}

function Numbers({ transfer, hasRun }: NumbersProps) {
  const { isAwaited } = useGuessRun();
  const rows = [
    { name: 'The message', arrow: messageArrow(turnOf(transfer)) },
    ...(hasRun && !isAwaited ? [{ name: 'Bob’s qubit', arrow: bobsArrow(transfer) }] : []),
  ];
  return (
    <NumberTable
      caption="The message and what Bob has"
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
