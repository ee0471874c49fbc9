import { ChevronLeft, Eye, FlipVertical2, RotateCcw, Star } from 'lucide-react';
import { useMemo, useState } from 'react';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { drawOutcome, percent } from '../../lib/amplitudes.ts';
import { AmplitudeBars } from '../../ui/amplitude-bars.tsx';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { LinkProblem } from '../../ui/link-problem.tsx';
import { NumberTable } from '../../ui/number-table.tsx';
import type { GroverOptions } from './options.ts';
import {
  amplitudesAt,
  bitsOf,
  chancesByStep,
  meanOf,
  mostSteps,
  newSearch,
  saidAt,
  withHalf,
  type Items,
  type Search,
} from './search-state.ts';

const looksAtOnce = 100;

/** Bars about their mean: find the marked item step by step, and go too far. */
export function Grover({ start, problem }: GroverOptions) {
  const [search, setSearch] = useState(start);
  const [found, setFound] = useState<number | null>(null);
  const [random] = useState(() => createRandom(freshSeed()));
  const amplitudes = useMemo(() => amplitudesAt(search), [search]);
  const marked = bitsOf(search, search.marked);
  const isFlipped = search.halves % 2 === 1;
  const isLast = search.halves === 2 * mostSteps;

  const change = (next: Search) => {
    setSearch(next);
    setFound(null);
  };
  const look = () => {
    let hits = 0;
    for (let at = 0; at < looksAtOnce; at++) {
      if (drawOutcome(amplitudes, random) === marked) hits++;
    }
    setFound(hits);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-5">
      <LinkProblem problem={problem} />
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <Choices
          label="How many items?"
          options={[
            { value: '4', label: '4' },
            { value: '8', label: '8' },
          ]}
          chosen={search.items === 4 ? '4' : '8'}
          onChoose={(items) => change(newSearch(items === '4' ? 4 : 8, search.marked))}
        />
        <Choices
          label="Which one is marked?"
          options={itemsOf(search.items).map((bits) => ({ value: bits, label: bits }))}
          chosen={marked}
          onChoose={(bits) => change(newSearch(search.items, Number.parseInt(bits, 2)))}
        />
      </div>
      <section aria-label="The bars">
        <AmplitudeBars amplitudes={amplitudes} mean={meanOf(amplitudes)} marked={marked} />
      </section>
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={isLast} onClick={() => change(withHalf(search, 1))}>
          {isFlipped ? <FlipVertical2 aria-hidden /> : <Star aria-hidden />}
          {isFlipped ? 'Turn about the mean' : 'Flip the marked one'}
        </Button>
        <Button
          variant="secondary"
          aria-disabled={search.halves === 0}
          onClick={() => change(withHalf(search, -1))}
        >
          <ChevronLeft aria-hidden /> Back
        </Button>
        <Button variant="quiet" onClick={() => change({ ...search, halves: 0 })}>
          <RotateCcw aria-hidden /> To the start
        </Button>
      </div>
      <div aria-live="polite" className="grid min-h-20 gap-2">
        <p>{saidAt(search)}</p>
        {isLast && <p className="text-ink-soft">That is as far as this page goes.</p>}
        {found !== null && (
          <p>
            {looksAtOnce} looks at fresh qubits found the marked item <strong>{found} times</strong>
            .
          </p>
        )}
      </div>
      <Button variant="secondary" className="justify-self-start" onClick={look}>
        <Eye aria-hidden /> Look {looksAtOnce} times
      </Button>
      <NumberTable
        caption="Chance of the marked item after each step"
        head={['Steps', 'Chance']}
        rows={chancesByStep(search).map((chance, step) => [
          2 * step === search.halves ? `${step} (now)` : step,
          percent(chance),
        ])}
      />
    </div>
  );
}

function itemsOf(items: Items): readonly string[] {
  return Array.from({ length: items }, (_, item) => bitsOf({ items }, item));
}
