import type { WidgetProperties } from '@qubloom/contract';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { drawOnes } from '../../../diagrams/trials/circuit-run.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { OutcomeHistogram } from '../../../diagrams/bars/outcome-histogram.tsx';

/** Marbles in the bag; each draw is put back. */
interface Bag {
  readonly zeros: number;
  readonly ones: number;
}

const runs = [1, 10, 100, 1000] as const;

/** A bag of marbles and the histogram that grows with each draw. */
export function ProbabilityHistogram({
  zeros,
  ones,
  guess: asksGuess,
  counts: given,
}: WidgetProperties<'chance-histogram'>) {
  const [countedZeros, countedOnes] = given.split(' ').map(Number);
  const counted = given === '' ? undefined : { zeros: countedZeros ?? 0, ones: countedOnes ?? 0 };
  const bag = counted ? undefined : { zeros, ones };
  const [counts, setCounts] = useState<Bag>(counted ?? { zeros: 0, ones: 0 });
  const [guess, setGuess] = useState(50);
  const [random] = useState(() => createRandom(freshSeed()));
  const slider = useId();
  const hasDrawn = counts.zeros + counts.ones > 0;

  const draw = (tries: number) => {
    if (!bag) return;
    const ones = drawOnes(bag.ones / (bag.zeros + bag.ones), tries, random);
    setCounts({ zeros: counts.zeros + tries - ones, ones: counts.ones + ones });
  };

  return (
    <div className="grid gap-4">
      {bag && <BagOfMarbles {...bag} />}
      {bag && asksGuess && (
        <div>
          <label htmlFor={slider} className="text-sm font-medium">
            My guess: <strong>{guess}</strong> of 100 will be 1
          </label>
          <input
            id={slider}
            type="range"
            min={0}
            max={100}
            step={5}
            value={guess}
            disabled={hasDrawn}
            aria-valuetext={`${guess} of 100`}
            onChange={(event) => setGuess(Number(event.currentTarget.value))}
            className="mt-1 h-11 w-full accent-action disabled:opacity-60"
          />
        </div>
      )}
      {bag && (
        <div className="flex flex-wrap gap-2">
          {runs.map((tries) => (
            <Button key={tries} variant="secondary" onClick={() => draw(tries)}>
              Draw {tries}
            </Button>
          ))}
          {hasDrawn && (
            <Button variant="quiet" onClick={() => setCounts({ zeros: 0, ones: 0 })}>
              Start again
            </Button>
          )}
        </div>
      )}
      <div aria-live="polite">
        <OutcomeHistogram
          counts={[
            { outcome: '0', count: counts.zeros },
            { outcome: '1', count: counts.ones },
          ]}
          {...(asksGuess ? { guess: { '0': 1 - guess / 100, '1': guess / 100 } } : {})}
        />
      </div>
    </div>
  );
}

function BagOfMarbles({ zeros, ones }: Bag) {
  const marbles = [...Array<0>(zeros).fill(0), ...Array<1>(ones).fill(1)];
  return (
    <div className="flex items-center gap-3">
      <span className="text-sm text-ink-soft">In the bag:</span>
      <ul aria-label="Marbles in the bag" className="flex flex-wrap gap-2">
        {marbles.map((value, index) => (
          <li
            key={index}
            className={clsx(
              'grid size-10 place-items-center rounded-full border-2 font-mono text-lg font-semibold',
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
