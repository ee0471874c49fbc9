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
import { LinkProblem } from '../page/link-problem.tsx';
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

/** In a frame beside text, the bars stand at the right of the circuit. */
const partsClass =
  'grid grid-cols-[minmax(0,1fr)] gap-3 p-3 sm:gap-5 sm:p-5 halves:max-sm:grid-cols-[minmax(0,1fr)_9rem] sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]';

/** One qubit: place gates, measure once, and measure a hundred fresh qubits. */
export function FirstQubit(options: FirstQubitOptions) {
  const { gates, starter, placed, hasBars, asksFirst, problem } = options;
  const [strip, edit] = useReducer(editStrip, startStrip(starter, placed));
  const [experiment, setExperiment] = useState(newExperiment);
  const [random] = useState(() => createRandom(freshSeed()));
  const { isAwaited, ghost } = useGuessRun();

  const probability = useMemo(() => probabilityOfOne(strip.grid), [strip.grid]);
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
  const measureOnce = () => {
    setExperiment(withShot(experiment, drawOnes(probability, 1, random) === 1 ? 1 : 0));
  };
  const measureMany = () => {
    if (asksFirst && !experiment.isLocked) setExperiment(withLock(experiment));
    run(shotsPerRun);
  };
  const ownGuess = { '0': 100 - experiment.guess, '1': experiment.guess };

  return (
    <div className={partsClass}>
      <LinkProblem problem={problem} />
      <section aria-label="Circuit">
        <CircuitStrip label="One qubit" state={strip} gates={gates} onEdit={change} />
      </section>
      {asksFirst && (
        <LabeledSlider
          label={`My guess: how many of ${shotsPerRun} looks show 1`}
          value={experiment.guess}
          min={0}
          max={100}
          step={5}
          text={String(experiment.guess)}
          isDisabled={experiment.isLocked}
          onChange={(guess) => setExperiment(withGuess(experiment, guess))}
        />
      )}
      <section aria-label="Looks" className="flex flex-wrap items-center gap-2 sm:gap-3">
        <RunButton isGrowing={isGrowing} onPress={measureMany}>
          {asksFirst && !experiment.isLocked
            ? `Lock it and look ${shotsPerRun} times`
            : `Look ${shotsPerRun} times`}
        </RunButton>
        <OneTryButton isGrowing={isGrowing} onPress={measureOnce}>
          Look once
        </OneTryButton>
        <LastMeasurement experiment={experiment} />
      </section>
      <div className="flex flex-wrap items-start gap-3 sm:gap-6 halves:col-start-2 halves:row-span-4 halves:row-start-1">
        {hasBars && (
          <BranchBars grid={strip.grid} probability={probability} isHidden={isAwaited && isAsked} />
        )}
        <div className="min-w-32 flex-1 max-sm:basis-32">
          <Counts experiment={experiment} ghost={experiment.isLocked ? ownGuess : ghost} />
        </div>
      </div>
      {asksFirst && (
        <p aria-live="polite" className="text-sm">
          {!isGrowing && verdictOf(experiment)}
        </p>
      )}
    </div>
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

/** What the last single look showed. */
function LastMeasurement({ experiment }: { readonly experiment: Experiment }) {
  const { lastShot, zeros, ones } = experiment;
  return (
    <p aria-live="polite" className="flex items-center gap-2 text-sm text-ink-soft">
      {lastShot === null ? (
        <span className="max-sm:sr-only">Each look takes a fresh qubit.</span>
      ) : (
        <>
          <span
            className={
              lastShot === 0
                ? 'grid size-9 place-items-center rounded-full bg-zero-soft font-mono text-xl font-semibold text-zero-ink'
                : 'grid size-9 place-items-center rounded-full bg-one-soft font-mono text-xl font-semibold text-one-ink'
            }
          >
            {lastShot}
          </span>
          <span className="max-sm:sr-only">fresh qubit {zeros + ones}</span>
        </>
      )}
    </p>
  );
}
