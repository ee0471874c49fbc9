import { Eye } from 'lucide-react';
import { formatCircuitText } from '@qubloom/curriculum';
import { useMemo, useReducer, useState } from 'react';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { OutcomeHistogram } from '../../diagrams/bars/outcome-histogram.tsx';
import { CircuitStrip } from '../../diagrams/circuit-strip/circuit-strip.tsx';
import { editStrip, startStrip, type StripEdit } from '../../diagrams/circuit-strip/strip-state.ts';
import { probabilityOfOne } from '../../diagrams/trials/circuit-run.ts';
import { drawOnes } from '../../diagrams/trials/draws.ts';
import { useGuessRun, useReportRun, type Ghost } from '../../diagrams/trials/guess-run.ts';
import { OneTryButton, RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { LabeledSlider } from '../../ui/controls/labeled-slider.tsx';
import { BitToken } from '../../diagrams/figures/bit-token.tsx';
import { SceneFrame } from '../../diagrams/scene-frame/scene-frame.tsx';
import { playSound, soundOf } from '../../diagrams/scene-frame/sounds.ts';
import { StartBars } from './start-bars.tsx';
import { startedAt } from './start-state.ts';
import { BranchBars } from './branch-bars.tsx';
import {
  newExperiment,
  shotsPerRun,
  verdictOf,
  withGuess,
  withLock,
  withRun,
  withShot,
  type Experiment,
} from './experiment-state.ts';
import type { FirstQubitOptions } from './options.ts';

/** So many looks one at a time are as good as a run. */
const enoughMeasurements = 8;

/** One qubit: place gates, measure once, and measure a hundred fresh qubits. */
export function FirstQubit(options: FirstQubitOptions) {
  const { gates, starter, placed, hasBars, asksFirst, isFree, problem } = options;
  const [strip, edit] = useReducer(editStrip, startStrip(starter, placed));
  const [experiment, setExperiment] = useState(newExperiment);
  const [random] = useState(() => createRandom(freshSeed()));
  const { isAwaited, ghost } = useGuessRun();

  const [turn, setTurn] = useState(0);
  // A question is about the line that it shows.
  const canDrag = hasBars && isFree && !isAwaited;
  const line = useMemo(() => startedAt(turn, strip.grid), [turn, strip.grid]);
  const probability = useMemo(() => probabilityOfOne(line), [line]);
  const { isGrowing, run, stop } = useGrowingRun((tries) => {
    const ones = drawOnes(probability, tries, random);
    setExperiment((now) => withRun(now, tries, ones));
  });
  const isAsked = formatCircuitText(strip.grid) === formatCircuitText(placed);
  const looks = experiment.zeros + experiment.ones;
  useReportRun(isAsked && !isGrowing && looks >= enoughMeasurements);

  const change = (one: StripEdit) => {
    stop();
    edit(one);
    setExperiment({ ...newExperiment, guess: experiment.guess });
  };
  const tip = (next: number) => {
    stop();
    setTurn(next);
    setExperiment({ ...newExperiment, guess: experiment.guess });
  };
  const clear = () => {
    stop();
    setExperiment(newExperiment);
  };
  const measureOnce = () => {
    const shown = drawOnes(probability, 1, random) === 1 ? 1 : 0;
    playSound(soundOf(shown));
    setExperiment(withShot(experiment, shown));
  };
  const measureMany = () => {
    if (asksFirst && !experiment.isLocked) setExperiment(withLock(experiment));
    run(shotsPerRun);
  };
  const ownGuess = { '0': 100 - experiment.guess, '1': experiment.guess };

  return (
    <SceneFrame
      goal={
        asksFirst ? 'How often will a look show 1? Guess, then look.' : 'What will a look show?'
      }
      problem={problem}
      stage={
        <div className="flex min-h-40 flex-wrap items-center justify-center gap-3 p-3">
          {canDrag && <StartBars turn={turn} onTurn={tip} />}
          {hasBars && (
            <BranchBars grid={line} probability={probability} isHidden={isAwaited && isAsked} />
          )}
          <LastMeasurement experiment={experiment} />
        </div>
      }
      controls={
        <>
          <section aria-label="Circuit">
            <CircuitStrip label="One qubit" state={strip} gates={gates} onEdit={change} />
          </section>
          {asksFirst && <OwnGuess experiment={experiment} onGuess={setExperiment} />}
          <LookButtons
            isGrowing={isGrowing}
            isGuess={asksFirst && !experiment.isLocked}
            onMany={measureMany}
            onOne={measureOnce}
          />
        </>
      }
      message={asksFirst && !isGrowing && verdictOf(experiment)}
      result={<Counts experiment={experiment} ghost={experiment.isLocked ? ownGuess : ghost} />}
      onRestart={looks > 0 ? clear : undefined}
    />
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

/** What the last single look showed; each look takes a fresh qubit. */
function LastMeasurement({ experiment }: { readonly experiment: Experiment }) {
  const { lastShot, zeros, ones } = experiment;
  return (
    <p aria-live="polite" className="grid w-20 justify-items-center gap-1 text-sm text-ink-soft">
      <Eye aria-hidden className="size-7 text-points" />
      <BitToken key={zeros + ones} bit={lastShot} size="large" className="animate-appear" />
      {lastShot !== null && <span className="sr-only">fresh qubit {zeros + ones}</span>}
    </p>
  );
}
