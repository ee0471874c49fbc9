import { percent, type MixerGate } from '@qubloom/contract';
import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, RotateCcw } from 'lucide-react';
import { Fragment, useState, type ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { NumberTable } from '../../ui/display/number-table.tsx';
import { Steady } from '../../ui/display/steady.tsx';
import { spokenAmplitude } from '../../diagrams/bars/amplitudes.ts';
import { DragBar } from '../../diagrams/bars/drag-bar.tsx';
import { SignedBar } from '../../diagrams/bars/signed-bar.tsx';
import { InteractiveLayout } from '../../diagrams/interactive-layout/interactive-layout.tsx';
import { playSound } from '../../ui/feedback/sounds.ts';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import type { ViewProps } from '../interactive.ts';
import {
  controlledStart,
  levelFor,
  levelOf,
  maxTurn,
  meetingOf,
  mixAfter,
  mixingsOf,
  startOf,
  stepsOf,
  stepText,
  withLevel,
  withUsualLines,
  type BarStart,
  type Mixing,
  type MixStep,
} from './state.ts';
import {
  Column,
  laneHeight,
  MixerExits,
  numberOf,
  onlyNow,
  spokenMix,
} from './components/mixer-exits.tsx';
import { MixerWays } from './components/mixer-ways.tsx';

/**
 * A qubit's two bars go through gates, one press at a time: each part goes its way, and parts that meet add up or
 * cancel.
 */
export function View(props: ViewProps<'interference-mixer'>) {
  const { start, turn, minus, isPage, problem } = props;
  const lines = isPage ? withUsualLines(props.gates) : props.gates;
  const [dragged, setDragged] = useState(() => startOf(start));
  const controlled = controlledStart(turn, minus);
  const bars = controlled ?? dragged;
  const isDragged = start === 'free' && !controlled;
  const [chosen, setChosen] = useState(0);
  const [done, setDone] = useState(0);
  const gates = lines[chosen] ?? ['H'];
  const steps = stepsOf(gates);
  const mixings = mixingsOf(bars, gates);
  const isThrough = done === steps.length;
  /** Number of gates whose parts have met. */
  const met = steps.slice(0, done).filter(({ phase }) => phase === 'met').length;
  useReportRun(isThrough);

  const last = steps[done - 1];
  const lastMixing = last && mixings[last.at];
  const goOn = () => {
    if (isThrough) {
      setDone(0);
      return;
    }
    const step = steps[done];
    const mixing = step && mixings[step.at];
    const hasCancelled = step?.phase === 'met' && mixing && cancelsIn(mixing);
    playSound(hasCancelled ? 'good' : 'one');
    setDone(done + 1);
  };

  const texts = [...new Set([...steps, undefined].map((step) => nextText(step, gates)))];

  return (
    <InteractiveLayout
      goal={
        isDragged
          ? 'Drag the bars. Can you make their parts cancel?'
          : controlled
            ? 'Set the bars below. Can you make their parts cancel?'
            : 'Follow each part. Where will they cancel?'
      }
      success={
        isThrough &&
        lastMixing &&
        last.phase === 'met' &&
        cancelsIn(lastMixing) &&
        'You followed both parts, and you saw them cancel.'
      }
      shape={controlled ? 'strip' : 'wide'}
      problem={problem}
      stage={
        <MixerStage mixings={mixings} steps={steps} done={done} isLow={controlled !== undefined}>
          <StartBars bars={bars} isFixed={!isDragged} onChange={setDragged} />
        </MixerStage>
      }
      controls={
        <>
          {lines.length > 1 && (
            <Choices
              label="Gates"
              options={lines.map((line, at) => ({ value: String(at), label: line.join(' ') }))}
              chosen={String(chosen)}
              isPlain
              onChoose={(value) => {
                setChosen(Number(value));
                setDone(0);
              }}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <Button onClick={goOn}>
              {isThrough ? <RotateCcw aria-hidden /> : <ArrowRight aria-hidden />}
              <Steady items={texts} shown={texts.indexOf(nextText(steps[done], gates))} />
            </Button>
            {done > 0 && (
              <Button variant="quiet" onClick={() => setDone(done - 1)}>
                <ArrowLeft aria-hidden /> Back
              </Button>
            )}
          </div>
        </>
      }
      message={
        lastMixing
          ? stepText(lastMixing, last.phase)
          : isDragged
            ? 'Drag a bar up or down. The other one makes room for it.'
            : 'The bars are ready to go.'
      }
      numbers={met > 0 ? <MixerTable mixings={mixings.slice(0, met)} /> : undefined}
    />
  );
}

interface MixerStageProps {
  readonly mixings: readonly Mixing[];
  readonly steps: readonly MixStep[];
  readonly done: number;
  /** The controls around the mixer need some of the height. */
  readonly isLow: boolean;
  /** The start of the qubit. */
  readonly children: ReactNode;
}

const lowLanes = '[--lane-height:6rem] low:[--lane-height:4rem]';
const highLanes =
  '[--lane-height:8rem] low:[--lane-height:5rem] tall:in-[.alone]:@max-sm/scene:[--lane-height:11rem] tall:in-[.alone]:@5xl/scene:[--lane-height:11rem]';

/** From left to right: the start, and for each gate its ways and its output. */
function MixerStage({ mixings, steps, done, isLow, children }: MixerStageProps) {
  const now = steps[done - 1]?.at ?? 0;
  return (
    <div className={clsx('@container/mix', isLow ? lowLanes : highLanes)}>
      <div className="flex items-stretch gap-0.5 p-2 @2xl/mix:gap-2 @2xl/mix:p-4">
        <LaneNames />
        {children}
        {mixings.map((mixing, at) => {
          const phase = phaseAt(steps, done, at);
          return (
            <Fragment key={at}>
              <MixerWays
                mixing={mixing}
                isLit={phase !== null}
                className={at === now ? undefined : onlyNow}
              />
              <MixerExits place={at} mixing={mixing} phase={phase} isPassed={now > at} />
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}

/** Names of the two lanes. */
function LaneNames() {
  return (
    <div
      aria-hidden
      className={clsx('grid shrink-0 gap-2 font-mono text-lg font-semibold', onlyNow)}
    >
      <span className="self-center text-zero-ink">0</span>
      <span className="self-center text-one-ink">1</span>
    </div>
  );
}

interface StartBarsProps {
  readonly bars: BarStart;
  readonly isFixed: boolean;
  readonly onChange: (bars: BarStart) => void;
}

const startBar = `w-11 @2xl/mix:w-14 ${laneHeight}`;

/** The start of the qubit: dragging one bar changes the other. */
function StartBars({ bars, isFixed, onChange }: StartBarsProps) {
  const mix = mixAfter(bars, []);
  const lookOf = (bit: 0 | 1) => ({
    amplitude: mix[bit],
    tone: bit === 0 ? ('zero' as const) : ('one' as const),
    number: numberOf(mix[bit]),
    className: startBar,
  });
  if (isFixed) {
    return (
      <Column label={`Start: ${spokenMix(mix)}`}>{(bit) => <SignedBar {...lookOf(bit)} />}</Column>
    );
  }
  return (
    <Column>
      {(bit) => (
        <DragBar
          {...lookOf(bit)}
          label={`Start, bar for ${bit}`}
          level={levelOf(bars, bit)}
          levels={[-maxTurn, maxTurn]}
          spoken={spokenAmplitude({ re: mix[bit], im: 0 })}
          onDrag={(amplitude) => onChange(withLevel(bars, bit, levelFor(amplitude)))}
          onLevel={(level) => onChange(withLevel(bars, bit, level))}
        />
      )}
    </Column>
  );
}

/** Label of the button for the next step. */
function nextText(step: MixStep | undefined, gates: readonly MixerGate[]): string {
  if (!step) return 'Once more';
  const gate = gates[step.at] ?? 'H';
  if (gate !== 'H') return `Go through ${gate}`;
  return step.phase === 'split' ? 'Go into H' : 'Let them meet';
}

/** The progress of the gate at a place. */
function phaseAt(steps: readonly MixStep[], done: number, at: number): MixStep['phase'] | null {
  return steps.slice(0, done).findLast((step) => step.at === at)?.phase ?? null;
}

function cancelsIn({ parts }: Mixing): boolean {
  return parts.some((part) => meetingOf(part) === 'cancel');
}

function MixerTable({ mixings }: { readonly mixings: readonly Mixing[] }) {
  return (
    <NumberTable
      caption="The parts in numbers; the chance is the square of their sum"
      head={['After', 'From 0', 'From 1', 'Sum', 'Chance']}
      rows={mixings.flatMap(({ gate, parts, sums }, at) =>
        ([0, 1] as const).map((bit) => [
          `Gate ${at + 1}, ${gate}: ${bit}`,
          numberOf(parts[bit][0]),
          numberOf(parts[bit][1]),
          numberOf(sums[bit]),
          percent(sums[bit] ** 2),
        ]),
      )}
    />
  );
}
