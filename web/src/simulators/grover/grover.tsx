import { percent } from '@qubloom/contract';
import { ChevronLeft, FlipVertical2, RotateCcw, Star } from 'lucide-react';
import { useMemo, useState } from 'react';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import { RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { AmplitudeBars } from '../../diagrams/bars/amplitude-bars.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { LinkProblem } from '../page/link-problem.tsx';
import { FoldedTable } from '../../ui/display/folded-table.tsx';
import { ShareBar } from '../../diagrams/bars/share-bar.tsx';
import type { GroverOptions } from './options.ts';
import {
  amplitudesAt,
  bitsOf,
  drawFinds,
  probabilitiesByStep,
  meanOf,
  maxSteps,
  newSearch,
  messageAt,
  withHalf,
  type Items,
  type Search,
} from '../../diagrams/grover/search-state.ts';

const shotsAtOnce = 100;
const noMeasurements = { all: 0, found: 0 };

/** Bars about their mean: find the marked item step by step, and go too far. */
export function Grover({ start, hasChoice, problem }: GroverOptions) {
  const [search, setSearch] = useState(start);
  const [looks, setMeasurements] = useState(noMeasurements);
  const [random] = useState(() => createRandom(freshSeed()));
  const amplitudes = useMemo(() => amplitudesAt(search), [search]);
  const marked = bitsOf(search, search.marked);

  const change = (next: Search) => {
    setSearch(next);
    stop();
    setMeasurements(noMeasurements);
  };
  const { isGrowing, run, stop } = useGrowingRun((fresh) => {
    const found = drawFinds(search, fresh, random);
    setMeasurements((now) => ({ all: now.all + fresh, found: now.found + found }));
  });
  useReportRun(looks.all > 0 && !isGrowing);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 p-3 halves:max-sm:grid-cols-2 halves:max-sm:gap-x-4 sm:gap-5 sm:p-5">
      <LinkProblem problem={problem} />
      {hasChoice && <SearchChoices search={search} onChange={change} />}
      <section aria-label="The bars" className="halves:max-sm:row-span-4">
        <AmplitudeBars
          amplitudes={amplitudes}
          mean={meanOf(amplitudes)}
          marked={marked}
          hasTable={false}
        />
      </section>
      <StepButtons search={search} onChange={change} />
      <p aria-live="polite" className="min-h-14">
        {messageAt(search)}
        {isLastStep(search) && ' That is as far as this page goes.'}
      </p>
      <div className="grid grid-cols-[auto_minmax(8rem,1fr)] items-center gap-3 max-sm:grid-cols-1">
        <RunButton variant="secondary" isGrowing={isGrowing} onPress={() => run(shotsAtOnce)}>
          Look {shotsAtOnce} times
        </RunButton>
        <ShareBar
          name="Marked one found"
          share={looks.all === 0 ? null : looks.found / looks.all}
        />
      </div>
      <p aria-live="polite" className="sr-only">
        {looks.all > 0 && !isGrowing && `Found in ${looks.found} of ${looks.all} looks.`}
      </p>
      <StepTable search={search} />
    </div>
  );
}

interface SearchProps {
  readonly search: Search;
  readonly onChange: (next: Search) => void;
}

function SearchChoices({ search, onChange }: SearchProps) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-4">
      <Choices
        label="How many items?"
        options={[
          { value: '4', label: '4' },
          { value: '8', label: '8' },
        ]}
        chosen={search.items === 4 ? '4' : '8'}
        onChoose={(items) => onChange(newSearch(items === '4' ? 4 : 8, search.marked))}
      />
      <Choices
        label="Which one is marked?"
        options={itemsOf(search.items).map((bits) => ({ value: bits, label: bits }))}
        chosen={bitsOf(search, search.marked)}
        onChoose={(bits) => onChange(newSearch(search.items, Number.parseInt(bits, 2)))}
      />
    </div>
  );
}

function StepButtons({ search, onChange }: SearchProps) {
  const isFlipped = search.halves % 2 === 1;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        className="max-sm:px-3"
        aria-disabled={isLastStep(search)}
        onClick={() => onChange(withHalf(search, 1))}
      >
        {isFlipped ? <FlipVertical2 aria-hidden /> : <Star aria-hidden />}
        {isFlipped ? 'Turn about the mean' : 'Flip the marked one'}
      </Button>
      <Button
        variant="secondary"
        className="max-sm:px-3"
        aria-disabled={search.halves === 0}
        onClick={() => onChange(withHalf(search, -1))}
      >
        <ChevronLeft aria-hidden /> <span className="max-sm:sr-only">Back</span>
      </Button>
      <Button
        variant="quiet"
        className="max-sm:px-3"
        onClick={() => onChange({ ...search, halves: 0 })}
      >
        <RotateCcw aria-hidden /> <span className="max-sm:sr-only">To the start</span>
      </Button>
    </div>
  );
}

function StepTable({ search }: { readonly search: Search }) {
  return (
    <FoldedTable
      caption="Chance of the marked item after each step"
      head={['Steps', 'Chance']}
      rows={probabilitiesByStep(search).map((probability, step) => [
        2 * step === search.halves ? `${step} (now)` : step,
        percent(probability),
      ])}
    />
  );
}

const isLastStep = ({ halves }: Search) => halves === 2 * maxSteps;

function itemsOf(items: Items): readonly string[] {
  return Array.from({ length: items }, (_, item) => bitsOf({ items }, item));
}
