import { percent, type RematchLevel } from '@qubloom/contract';
import { clsx } from 'clsx';
import { ChevronLeft, FlipVertical2, Star } from 'lucide-react';
import { useMemo, useState } from 'react';
import { createRandom, freshSeed, type Random } from '@qubloom/quantum';
import { QubisPlan, RematchBar } from '../../diagrams/rematch/rematch-bar.tsx';
import { useRematch } from '../../diagrams/rematch/rematch.ts';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import { OneTryButton, RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { formatAmplitude, type Amplitude } from '../../diagrams/bars/amplitudes.ts';
import { Ket } from '../../diagrams/bars/ket.tsx';
import { AmplitudeBars } from '../../diagrams/bars/amplitude-bars.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { InteractiveLayout } from '../../diagrams/interactive-layout/interactive-layout.tsx';
import { playSound } from '../../ui/feedback/sounds.ts';
import { NumberTable } from '../../ui/display/number-table.tsx';
import { ShareBar } from '../../diagrams/bars/share-bar.tsx';
import type { ViewProps } from '../interactive.ts';
import {
  amplitudesAt,
  bitsOf,
  drawFinds,
  drawItem,
  probabilitiesByStep,
  probabilityOfMarked,
  meanOf,
  maxSteps,
  mirrorAt,
  newSearch,
  stepText,
  withHalf,
  type Search,
} from '../../diagrams/grover/search-state.ts';

const shotsAtOnce = 100;

interface Looks {
  readonly all: number;
  readonly found: number;
  /** The locker that the last look opened. */
  readonly opened: number | null;
}
const noLooks: Looks = { all: 0, found: 0, opened: null };

/** Lockers above bars: flip the marked bar, mirror all bars at their mean, and look into a locker. */
export function View(props: ViewProps<'grover'>) {
  const { items, marked: first, steps, problem } = props;
  const [random] = useState(() => createRandom(freshSeed()));
  const rematch = useRematch('grover', props.level);
  const [search, setSearch] = useState(() =>
    props.level === undefined
      ? { ...newSearch(items, first), halves: 2 * steps }
      : searchAt(props.level, random),
  );
  const [looks, setLooks] = useState(noLooks);
  const choice = props.choice && !rematch;
  // Each game of a rematch is one look.
  const isOver = rematch !== undefined && looks.all > 0;
  const isCovered = rematch?.level === 3 && !isOver;
  const amplitudes = useMemo(
    () => amplitudesAt(isCovered ? { ...search, halves: 0 } : search),
    [search, isCovered],
  );
  const marked = bitsOf(search, search.marked);

  const change = (next: Search) => {
    if (next.halves > search.halves) playSound(next.halves % 2 === 1 ? 'bark' : 'click');
    setSearch(next);
    stop();
    setLooks(noLooks);
  };
  const { isGrowing, run, stop } = useGrowingRun((fresh) => {
    const opened = drawItem(search, random);
    const isFound = Number(opened === search.marked);
    playSound(isFound ? 'good' : 'bad');
    const found = isFound + drawFinds(search, fresh - 1, random);
    setLooks((now) => ({ all: now.all + fresh, found: now.found + found, opened }));
    rematch?.end(isFound === 1);
  });
  useReportRun(looks.all > 0 && !isGrowing);

  return (
    <InteractiveLayout
      goal="Grow the star’s bar. Can one look find it?"
      success={
        !isGrowing &&
        looks.all >= 20 &&
        looks.found > 0.9 * looks.all &&
        'You stopped at the right step, so nearly every look finds it.'
      }
      problem={problem}
      rematch={
        rematch && (
          <RematchBar rematch={rematch} onLevel={(level) => change(searchAt(level, random))} />
        )
      }
      stage={
        <AmplitudeBars
          amplitudes={amplitudes}
          mean={meanOf(amplitudes)}
          mirror={isCovered ? undefined : mirrorAt(search)}
          marked={marked}
          hasTable={false}
          hasNumbers={false}
          over={(bits) => (
            <Locker
              {...{ bits, marked, looks }}
              isLow={rematch !== undefined}
              onHide={
                choice ? () => change(newSearch(search.items, Number.parseInt(bits, 2))) : undefined
              }
            />
          )}
        />
      }
      controls={
        <>
          <StepButtons search={search} isDisabled={isOver} onChange={change} />
          <div className="flex flex-wrap gap-2">
            {isOver && rematch ? (
              <Button onClick={() => change(searchAt(rematch.level, random))}>New lockers</Button>
            ) : (
              <OneTryButton isGrowing={isGrowing} onPress={() => run(1)}>
                Look once
              </OneTryButton>
            )}
            {!rematch && (
              <RunButton variant="secondary" isGrowing={isGrowing} onPress={() => run(shotsAtOnce)}>
                Look {shotsAtOnce} times
              </RunButton>
            )}
          </div>
          {choice && <SizeChoice search={search} onChange={change} />}
        </>
      }
      message={
        rematch ? (
          <>
            {isOver
              ? endText(looks.found === 1, search)
              : isCovered
                ? coveredText(search)
                : stepText(search)}
            <QubisPlan rematch={rematch}>{planText(search)}</QubisPlan>
          </>
        ) : looks.all > 0 && !isGrowing ? (
          `Found in ${looks.found} of ${looks.all} ${looks.all === 1 ? 'look' : 'looks'}.`
        ) : (
          `${stepText(search)}${isLastStep(search) ? ' That is as far as this page goes.' : ''}`
        )
      }
      result={
        !rematch && (
          <ShareBar name="Star found" share={looks.all === 0 ? null : looks.found / looks.all} />
        )
      }
      // In a rematch, the numbers would tell how far to go.
      {...(rematch
        ? {}
        : {
            numbers: (
              <>
                <BarTable amplitudes={amplitudes} />
                <StepTable search={search} />
              </>
            ),
            onRestart: search.halves > 0 ? () => change({ ...search, halves: 0 }) : null,
          })}
    />
  );
}

/** Four lockers, then eight, then either, with bars that stay covered until the look. */
function searchAt(level: RematchLevel, random: Random): Search {
  const items = level === 1 || (level === 3 && random.next() < 0.5) ? 4 : 8;
  return newSearch(items, random.nextUint32() % items);
}

const stepsOf = ({ halves }: Search) => {
  const steps = halves / 2;
  return steps === 1 ? '1 step' : `${steps} steps`;
};

const coveredText = (search: Search) =>
  `The bars are covered. ${search.halves === 0 ? 'No step yet.' : `${stepsOf(search)} so far.`}`;

const endText = (isFound: boolean, search: Search) =>
  isFound
    ? `Found, after ${stepsOf(search)}.`
    : `Not found. The chance was ${percent(probabilityOfMarked(search))}.`;

/** Qubi's words about the bars that it has covered. */
function planText(search: Search): string {
  const chances = probabilitiesByStep(search);
  const best = chances.indexOf(Math.max(...chances.slice(0, 3)));
  const top = `With ${search.items} lockers the star’s bar is tallest after ${best === 1 ? '1 step' : `${best} steps`}: ${percent(chances[best] ?? 0)}.`;
  return search.halves === 2 * best
    ? `${top} You stopped right there. This was one of the few looks that miss.`
    : `${top} I covered the bars so that you couldn’t see it. You looked after ${stepsOf(search)}.`;
}

interface LockerProps {
  readonly bits: string;
  readonly marked: string;
  readonly looks: Looks;
  /** Shares a low window with the controls of a rematch. */
  readonly isLow: boolean;
  /** Hides the star in this locker; undefined if a lesson has hidden it. */
  readonly onHide: (() => void) | undefined;
}

/** Its door is open if the last look opened it. */
function Locker({ bits, marked, looks: { opened, all }, isLow, onHide }: LockerProps) {
  const isMarked = bits === marked;
  const isOpen = opened !== null && opened === Number.parseInt(bits, 2);
  return (
    <button
      type="button"
      aria-label={`Locker ${bits}: hide the star here`}
      aria-pressed={isMarked}
      disabled={!onHide}
      onClick={onHide}
      className={clsx(
        'relative block h-11 w-full stacked:h-20 @5xl/scene:h-24 tall:in-[.alone]:@5xl/scene:h-32 overflow-hidden rounded-md border-2 bg-deep [perspective:12rem]',
        isLow && 'low:h-8!',
        isMarked ? 'border-points' : 'border-control',
      )}
    >
      {isOpen && (
        <span key={all} className="animate-appear absolute inset-0 grid place-items-center">
          {isMarked ? (
            <Star className="size-2/3 fill-points text-points" />
          ) : (
            <span className="text-xs text-ink-soft sm:text-base low:text-xs">empty</span>
          )}
        </span>
      )}
      <span
        className={clsx(
          'absolute inset-0 origin-left rounded-sm bg-raised transition-transform duration-200',
          isOpen && '[transform:rotateY(-82deg)]',
        )}
      >
        {isMarked ? (
          <Star className="absolute top-0.5 right-0.5 size-3.5 fill-points text-points @5xl/scene:size-5" />
        ) : (
          <span className="absolute right-1.5 bottom-1.5 size-1.5 rounded-full bg-ink-soft" />
        )}
        <span
          aria-hidden
          className="absolute inset-0 grid place-items-center text-xs @sm:text-sm @5xl/scene:text-lg low:text-xs"
        >
          <Ket bits={bits} />
        </span>
      </span>
    </button>
  );
}

interface SearchProps {
  readonly search: Search;
  readonly onChange: (next: Search) => void;
}

function SizeChoice({ search, onChange }: SearchProps) {
  return (
    <Choices
      label="How many lockers?"
      options={[
        { value: '4', label: '4' },
        { value: '8', label: '8' },
      ]}
      chosen={search.items === 4 ? '4' : '8'}
      onChoose={(items) => onChange(newSearch(items === '4' ? 4 : 8, search.marked))}
    />
  );
}

function StepButtons({
  search,
  isDisabled,
  onChange,
}: SearchProps & { readonly isDisabled: boolean }) {
  const isFlipped = search.halves % 2 === 1;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        className="max-sm:px-3"
        aria-disabled={isDisabled || isLastStep(search)}
        onClick={() => {
          if (!isDisabled) onChange(withHalf(search, 1));
        }}
      >
        {isFlipped ? <FlipVertical2 aria-hidden /> : <Star aria-hidden />}
        {isFlipped ? 'Mirror every bar' : 'Flip the marked one'}
      </Button>
      <Button
        variant="secondary"
        className="max-sm:px-3"
        aria-disabled={isDisabled || search.halves === 0}
        onClick={() => {
          if (!isDisabled) onChange(withHalf(search, -1));
        }}
      >
        <ChevronLeft aria-hidden /> Back
      </Button>
    </div>
  );
}

function BarTable({ amplitudes }: { readonly amplitudes: readonly Amplitude[] }) {
  return (
    <NumberTable
      caption="The bars"
      head={['Locker', 'Bar']}
      rows={amplitudes.map((amplitude) => [amplitude.bits, formatAmplitude(amplitude)])}
    />
  );
}

/** Only up to the learner's last step, because the best number of steps is theirs to find. */
function StepTable({ search }: { readonly search: Search }) {
  return (
    <NumberTable
      caption="Chance of the marked item after each step"
      head={['Steps', 'Chance']}
      rows={probabilitiesByStep(search)
        .slice(0, search.halves === 0 ? 0 : Math.floor(search.halves / 2) + 1)
        .map((probability, step) => [
          2 * step === search.halves ? `${step} (now)` : step,
          percent(probability),
        ])}
    />
  );
}

const isLastStep = ({ halves }: Search) => halves === 2 * maxSteps;
