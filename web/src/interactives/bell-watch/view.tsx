import { createRandom, freshSeed } from '@qubloom/quantum';
import { useState } from 'react';
import { InteractiveLayout } from '../../diagrams/interactive-layout/interactive-layout.tsx';
import { soundOf, useSound } from '../../ui/feedback/sounds.ts';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import { RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { LabeledSlider } from '../../ui/controls/labeled-slider.tsx';
import { NumberTable } from '../../ui/display/number-table.tsx';
import { CountsPicture } from './components/counts-picture.tsx';
import { RunPicture } from './components/run-picture.tsx';
import {
  bells,
  canAnswer,
  countsOf,
  frames,
  isOver,
  knownBell,
  newWatch,
  pictureText,
  hasLearnedInSilence,
  resultText,
  runsInSeries,
  shownRuns,
  timeOf,
  turnCounts,
  withAnswer,
  withChoice,
  withFrames,
  withRun,
  withSeries,
  withTurns,
  type Series,
  type Watch,
} from './state.ts';

/** Turns at the start: enough for a bell that mostly stays silent. */
const firstTurns = 10;

const bellOptions = [
  { value: 'working', label: 'Works' },
  { value: 'broken', label: 'Broken' },
  { value: 'hidden', label: 'Hidden' },
] as const;
const answers = {
  working: { text: 'Yes', name: 'Yes, it works' },
  broken: { text: 'No', name: 'No, it’s broken' },
} as const;

/** A bell that learners test with small turns of a qubit, if possible without making it ring. */
export function View() {
  const [random] = useState(() => createRandom(freshSeed()));
  const [watch, setWatch] = useState(() => newWatch(firstTurns, random));
  const { isGrowing, run, stop } = useGrowingRun((shown) =>
    setWatch((now) => withFrames(now, shown)),
  );
  const { turns, choice, series } = watch;
  const hasEnded = isOver(watch);
  const isPlaying = isGrowing && !hasEnded;
  // A lesson's guess is about small turns, so few large ones do not answer it.
  useReportRun(hasEnded && series?.path.bell === 'working' && series.path.turns >= firstTurns);
  useSound(hasEnded && watch.run ? 1 : 0, soundOf(watch.run?.end === 0 ? 0 : 1));

  const change = (next: Watch) => {
    stop();
    setWatch(next);
  };
  const play = (next: Watch) => {
    change(next);
    run(frames);
  };
  const showAll = () => run(frames);
  const isRunPlaying = isPlaying && watch.run !== null;
  const isSeriesPlaying = isPlaying && series !== null;

  return (
    <InteractiveLayout
      goal="How few rings can you get?"
      shape="wide"
      success={
        hasEnded && hasLearnedInSilence(watch) && 'You know that it works, and it never rang.'
      }
      stage={
        <svg
          role="img"
          aria-label={pictureText(watch)}
          viewBox="0 0 320 152"
          className="w-full low:max-h-22"
        >
          {series ? (
            <CountsPicture runs={shownRuns(watch)} />
          ) : (
            <RunPicture
              turns={turns}
              run={watch.run}
              time={timeOf(watch)}
              bell={knownBell(watch)}
            />
          )}
        </svg>
      }
      controls={
        <>
          <LabeledSlider
            label="Turns"
            min={0}
            max={turnCounts.length - 1}
            value={turnCounts.indexOf(turns)}
            text={`${turns} × ${180 / turns}°`}
            onChange={(place) => change(withTurns(watch, turnCounts[place] ?? turns))}
          />
          <Choices
            isPlain
            label="The bell"
            options={bellOptions}
            chosen={choice}
            onChoose={(chosen) => change(withChoice(watch, chosen, random))}
          />
        </>
      }
      result={
        <div className="flex flex-wrap gap-2">
          <RunButton
            isGrowing={isRunPlaying}
            onPress={() => (isRunPlaying ? showAll() : play(withRun(watch, random)))}
          >
            Run once
          </RunButton>
          {choice === 'hidden' ? (
            <div role="group" aria-label="Does it work?" className="flex gap-2">
              {bells.map((bell) => (
                <Button
                  key={bell}
                  variant="secondary"
                  aria-label={answers[bell].name}
                  aria-disabled={!canAnswer(watch)}
                  onClick={() => setWatch(withAnswer(watch, bell))}
                >
                  {answers[bell].text}
                </Button>
              ))}
            </div>
          ) : (
            <RunButton
              variant="secondary"
              isGrowing={isSeriesPlaying}
              onPress={() => (isSeriesPlaying ? showAll() : play(withSeries(watch, random)))}
            >
              {runsInSeries} runs
            </RunButton>
          )}
        </div>
      }
      message={resultText(watch)}
      isMessageFirst
      numbers={
        <SeriesTable allSeries={watch.allSeries.filter((one) => hasEnded || one !== series)} />
      }
      onRestart={watch.run || series ? () => change(newWatch(firstTurns, random)) : null}
    />
  );
}

function SeriesTable({ allSeries }: { readonly allSeries: readonly Series[] }) {
  return (
    <div className="not-compact:col-span-2">
      <NumberTable
        caption={`Counts of ${runsInSeries} runs`}
        head={['Turns', 'Bell', 'Rang', 'Silent']}
        rows={allSeries.map(({ path, runs }) => {
          const { rang, silent } = countsOf(runs);
          return [path.turns, path.bell, rang, silent];
        })}
      />
    </div>
  );
}
