import { Eye } from 'lucide-react';
import { formatCircuitText } from '@qubloom/curriculum';
import { useMemo, useReducer, useState, type ReactNode } from 'react';
import { OutcomeHistogram } from '../../diagrams/bars/outcome-histogram.tsx';
import { CircuitStrip } from '../../diagrams/circuit-strip/circuit-strip.tsx';
import { editStrip, startStrip, type StripEdit } from '../../diagrams/circuit-strip/strip-state.ts';
import { probabilityOfOne } from '../../diagrams/trials/circuit-run.ts';
import { useGuessRun, useReportRun, type Ghost } from '../../diagrams/trials/guess-run.ts';
import { OneTryButton, RunButton } from '../../diagrams/trials/run-button.tsx';
import { LabeledSlider } from '../../ui/controls/labeled-slider.tsx';
import { BitToken } from '../../diagrams/figures/bit-token.tsx';
import { InteractiveLayout } from '../../diagrams/interactive-layout/interactive-layout.tsx';
import type { ViewProps } from '../interactive.ts';
import { StartBars } from './components/start-bars.tsx';
import { lineOf } from './line.ts';
import { startedAt } from './start-state.ts';
import { useLooks } from './use-looks.ts';
import { BranchBars } from './components/branch-bars.tsx';
import { shotsPerRun, verdictOf, withGuess, type Experiment } from './state.ts';

/** This many single looks are as good as a run. */
const enoughMeasurements = 8;

/** One qubit: place gates, measure once, and measure a hundred fresh qubits. */
export function View(props: ViewProps<'first-qubit'>) {
  const { bars: hasBars, guess: asksFirst, circuit } = props;
  const [{ gates, starter, placed, problem = props.problem }] = useState(() => lineOf(props));
  const [start] = useState(() => startStrip(starter, placed));
  const [strip, edit] = useReducer(editStrip, start);
  const { isAwaited, ghost } = useGuessRun();

  const [turn, setTurn] = useState(0);
  // A guess is about the visible line.
  const canDrag = hasBars && circuit === null && !isAwaited;
  const line = useMemo(() => startedAt(turn, strip.grid), [turn, strip.grid]);
  const probability = useMemo(() => probabilityOfOne(line), [line]);
  const looks = useLooks(probability, asksFirst);
  const { experiment, isGrowing } = looks;
  const isAsked = formatCircuitText(strip.grid) === formatCircuitText(start.grid);
  const seen = experiment.zeros + experiment.ones;
  useReportRun(isAsked && !isGrowing && seen >= enoughMeasurements);

  const change = (one: StripEdit) => {
    edit(one);
    looks.forget();
  };
  const tip = (next: number) => {
    setTurn(next);
    looks.forget();
  };
  const ownGuess = { '0': 100 - experiment.guess, '1': experiment.guess };

  return (
    <InteractiveLayout
      goal={
        asksFirst ? 'How often will a look show 1? Guess, then look.' : 'What will a look show?'
      }
      shape="round"
      problem={problem}
      stage={
        <QubitStage
          start={canDrag && <StartBars turn={turn} onTurn={tip} />}
          bars={
            hasBars && (
              <BranchBars
                grid={line}
                probability={probability}
                isHidden={isAwaited && isAsked}
                hasNumbers={!asksFirst || (seen >= enoughMeasurements && !isGrowing)}
              />
            )
          }
          experiment={experiment}
          ghost={experiment.isLocked ? ownGuess : ghost}
        />
      }
      controls={
        <>
          <section aria-label="Circuit">
            <CircuitStrip label="One qubit" state={strip} gates={gates} onEdit={change} />
          </section>
          {asksFirst && <OwnGuess experiment={experiment} onGuess={looks.setExperiment} />}
        </>
      }
      message={asksFirst ? !isGrowing && verdictOf(experiment) : undefined}
      result={
        <LookButtons
          isGrowing={isGrowing}
          isGuess={asksFirst && !experiment.isLocked}
          onMany={looks.takeMany}
          onOne={looks.takeOne}
        />
      }
      onRestart={seen > 0 ? looks.clear : null}
    />
  );
}

interface QubitStageProps {
  readonly start: ReactNode;
  readonly bars: ReactNode;
  readonly experiment: Experiment;
  readonly ghost: Ghost | undefined;
}

/** From left to right: the start, the result of the line, and the results of looks. */
function QubitStage({ start, bars, experiment, ghost }: QubitStageProps) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 p-2 @5xl/scene:gap-6 @5xl/scene:p-5">
      {start}
      {bars}
      <LastMeasurement experiment={experiment} />
      <div className="min-w-32 flex-1 basis-40 low:basis-30 low:min-w-28">
        <Counts experiment={experiment} ghost={ghost} />
      </div>
    </div>
  );
}

interface OwnGuessProps {
  readonly experiment: Experiment;
  readonly onGuess: (experiment: Experiment) => void;
}

function OwnGuess({ experiment, onGuess }: OwnGuessProps) {
  return (
    <LabeledSlider
      label={`My guess: how many of ${shotsPerRun} looks show 1`}
      value={experiment.guess}
      min={0}
      max={100}
      step={5}
      text={String(experiment.guess)}
      isDisabled={experiment.isLocked}
      onChange={(guess) => onGuess(withGuess(experiment, guess))}
    />
  );
}

interface LookButtonsProps {
  readonly isGrowing: boolean;
  /** The first many looks lock a guess. */
  readonly isGuess: boolean;
  readonly onMany: () => void;
  readonly onOne: () => void;
}

function LookButtons({ isGrowing, isGuess, onMany, onOne }: LookButtonsProps) {
  return (
    <section aria-label="Looks" className="flex flex-wrap items-center gap-2">
      <RunButton isGrowing={isGrowing} onPress={onMany}>
        {isGuess ? `Lock it and look ${shotsPerRun} times` : `Look ${shotsPerRun} times`}
      </RunButton>
      <OneTryButton isGrowing={isGrowing} onPress={onOne}>
        Look once
      </OneTryButton>
    </section>
  );
}

interface CountsProps {
  readonly experiment: Experiment;
  readonly ghost: Ghost | undefined;
}

function Counts({ experiment: { zeros, ones }, ghost }: CountsProps) {
  return (
    <OutcomeHistogram
      counts={[
        { outcome: '0', count: zeros },
        { outcome: '1', count: ones },
      ]}
      ghost={ghost}
    />
  );
}

/** The result of the last single look. Each look takes a fresh qubit. */
function LastMeasurement({ experiment }: { readonly experiment: Experiment }) {
  const { lastShot, zeros, ones } = experiment;
  return (
    <p aria-live="polite" className="grid w-15 justify-items-center gap-1 text-sm text-ink-soft">
      <Eye aria-hidden className="size-7 text-points" />
      <BitToken key={zeros + ones} bit={lastShot} size="large" className="animate-appear" />
      {lastShot !== null && <span className="sr-only">fresh qubit {zeros + ones}</span>}
    </p>
  );
}
