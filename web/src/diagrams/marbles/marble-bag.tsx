import { createRandom, freshSeed } from '@qubloom/quantum';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { OutcomeHistogram } from '../bars/outcome-histogram.tsx';
import { drawOnes } from '../trials/draws.ts';
import { useGuessRun, useReportRun } from '../trials/guess-run.ts';
import { RunButton } from '../trials/run-button.tsx';
import { useGrowingRun } from '../trials/use-growing-run.ts';

/** Marbles in the bag; each draw is put back. */
export interface Marbles {
  readonly zeros: number;
  readonly ones: number;
}

const few = [1, 10] as const;
const many = [100, 1000] as const;
/** So many draws are a run. */
const enough = 100;

/** A bag of marbles and the histogram that grows with each draw. */
export function MarbleBag(bag: Marbles) {
  const [drawn, setDrawn] = useState<Marbles>({ zeros: 0, ones: 0 });
  const [random] = useState(() => createRandom(freshSeed()));
  const { ghost } = useGuessRun();
  const { isGrowing, run, stop } = useGrowingRun((tries) => {
    const ones = drawOnes(bag.ones / (bag.zeros + bag.ones), tries, random);
    setDrawn((now) => ({ zeros: now.zeros + tries - ones, ones: now.ones + ones }));
  });
  const draws = drawn.zeros + drawn.ones;
  useReportRun(draws >= enough && !isGrowing);

  return (
    <div className="grid gap-2.5 sm:gap-4 halves:grid-cols-2 halves:grid-rows-[auto_1fr]">
      <BagOfMarbles {...bag} />
      <div className="flex flex-wrap content-start gap-2 halves:col-start-1">
        {few.map((tries) => (
          <Button
            key={tries}
            variant="secondary"
            className="compact:px-3"
            aria-disabled={isGrowing}
            onClick={() => {
              if (!isGrowing) run(tries);
            }}
          >
            Draw {tries}
          </Button>
        ))}
        {isGrowing ? (
          <RunButton isGrowing onPress={() => run(enough)}>
            Draw {enough}
          </RunButton>
        ) : (
          many.map((tries) => (
            <Button
              key={tries}
              variant="secondary"
              className="compact:px-3"
              onClick={() => run(tries)}
            >
              Draw {tries}
            </Button>
          ))
        )}
        {draws > 0 && (
          <Button
            variant="quiet"
            onClick={() => {
              stop();
              setDrawn({ zeros: 0, ones: 0 });
            }}
          >
            Start again
          </Button>
        )}
      </div>
      <div
        aria-live={isGrowing ? 'off' : 'polite'}
        className="halves:col-start-2 halves:row-span-2 halves:row-start-1"
      >
        <DrawnMarbles {...drawn} ghost={ghost} />
      </div>
    </div>
  );
}

/** What came out of a bag. */
export function DrawnMarbles({
  zeros,
  ones,
  ghost,
}: Marbles & Pick<Parameters<typeof OutcomeHistogram>[0], 'ghost'>) {
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

function BagOfMarbles({ zeros, ones }: Marbles) {
  const marbles = [...Array<0>(zeros).fill(0), ...Array<1>(ones).fill(1)];
  return (
    <div className="flex items-center gap-3">
      <span className="text-sm text-ink-soft low:sr-only">In the bag:</span>
      <ul aria-label="Marbles in the bag" className="flex flex-wrap gap-2 low:gap-1">
        {marbles.map((value, index) => (
          <li
            key={index}
            className={clsx(
              'grid size-10 low:size-8 place-items-center rounded-full border-2 font-mono text-lg font-semibold',
              value === 0
                ? 'border-zero bg-zero-soft text-zero-ink'
                : 'border-one bg-one-soft text-one-ink',
            )}
          >
            {value}
          </li>
        ))}
      </ul>
    </div>
  );
}
