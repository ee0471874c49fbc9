import { clsx } from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import { InteractiveLayout } from '../../../diagrams/interactive-layout/interactive-layout.tsx';
import { playSound, soundOf } from '../../../ui/feedback/sounds.ts';
import { useGuessRun, useReportRun } from '../../../diagrams/trials/guess-run.ts';

export interface SwitchRowProps {
  readonly switches: number;
  /** A choice of the number of switches, if there is one. */
  readonly choice?: ReactNode;
  readonly problem?: string | undefined;
}

/** Switches that spell a number in bits, with the leftmost worth the most, and the patterns found so far. */
export function SwitchRow({ switches, choice, problem }: SwitchRowProps) {
  const [bits, setBits] = useState<readonly boolean[]>(() =>
    Array.from({ length: switches }, () => false),
  );
  const number = bits.reduce((sum, on) => sum * 2 + Number(on), 0);
  const [found, setFound] = useState<ReadonlySet<number>>(new Set([0]));
  const patterns = 2 ** switches;
  const { isAwaited } = useGuessRun();
  useReportRun(found.size === patterns);

  const flip = (index: number) => {
    const next = bits.with(index, !bits[index]);
    playSound(soundOf(next[index] ? 1 : 0));
    setBits(next);
    setFound(new Set([...found, next.reduce((sum, on) => sum * 2 + Number(on), 0)]));
  };

  return (
    <InteractiveLayout
      goal="Flip the switches. Which numbers can you spell?"
      success={
        found.size === patterns &&
        !isAwaited &&
        `You found all ${patterns} patterns. There isn’t one more.`
      }
      shape="wide"
      problem={problem}
      stage={
        <div
          className={clsx(
            'grid grid-cols-1 justify-items-center gap-2 p-2',
            'stacked:flex stacked:items-center stacked:justify-evenly stacked:p-3 @[46rem]/scene:flex',
            '@[46rem]/scene:items-center @[46rem]/scene:justify-evenly @[46rem]/scene:p-2 @5xl/scene:justify-center',
            '@5xl/scene:gap-16 @5xl/scene:p-6',
          )}
        >
          <div className="flex w-full max-w-3xl min-w-0 flex-wrap justify-center gap-1 @5xl/scene:w-auto @5xl/scene:gap-4">
            {bits.map((on, index) => (
              <Switch
                key={index}
                number={index + 1}
                worth={2 ** (switches - 1 - index)}
                isLow={switches > 5}
                isOn={on}
                onFlip={() => flip(index)}
              />
            ))}
          </div>
          <NumberSpelled bits={bits} number={number} />
        </div>
      }
      controls={choice}
      message={
        isAwaited
          ? `${found.size} ${found.size === 1 ? 'pattern' : 'patterns'} found. Are there more?`
          : `${found.size} of ${patterns} patterns found`
      }
      result={<PatternList patterns={patterns} found={found} hidesOthers={isAwaited} />}
    />
  );
}

interface NumberSpelledProps {
  readonly bits: readonly boolean[];
  readonly number: number;
}

function NumberSpelled({ bits, number }: NumberSpelledProps) {
  return (
    <p
      aria-live="polite"
      className={clsx(
        'flex flex-wrap items-center justify-center gap-3 text-lg',
        'stacked:min-w-28 stacked:flex-col stacked:gap-0 @[46rem]/scene:min-w-28 @[46rem]/scene:flex-col',
        '@[46rem]/scene:gap-0 @5xl/scene:min-w-56 @5xl/scene:text-2xl',
      )}
    >
      <span className="sr-only">{bits.map((on) => (on ? '1' : '0')).join('')}</span>
      <span aria-hidden className="font-mono text-2xl @5xl/scene:text-4xl">
        {bits.map((on, index) => (
          <span key={index} className={on ? 'text-one-ink' : 'text-zero-ink'}>
            {on ? '1' : '0'}
          </span>
        ))}
      </span>
      means
      <strong
        key={number}
        className="animate-appear min-w-14 text-center font-heading text-5xl text-points @5xl/scene:text-8xl"
      >
        {number}
      </strong>
    </p>
  );
}

interface SwitchProps {
  readonly number: number;
  /** Its share of the number while it is on. */
  readonly worth: number;
  readonly isOn: boolean;
  /** On a phone, a long list of patterns needs the height. */
  readonly isLow: boolean;
  readonly onFlip: () => void;
}

/** A lever under its lamp. A press anywhere in the column flips it. */
function Switch({ number, worth, isOn, isLow, onFlip }: SwitchProps) {
  const lamp = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={`Switch ${number}`}
      aria-describedby={lamp}
      onClick={onFlip}
      className={clsx(
        'group grid min-w-11 max-w-28 flex-1 justify-items-center gap-1 rounded-card p-0.5',
        'hover:bg-deep-raised',
        '@5xl/scene:w-28 @5xl/scene:flex-initial stacked:p-1 @5xl/scene:gap-2 @5xl/scene:p-2',
      )}
    >
      <Lamp id={lamp} worth={worth} isOn={isOn} />
      <span
        aria-hidden
        className={clsx(
          'relative h-24 w-11 rounded-full border-2 transition-colors duration-200 low:h-20 @5xl/scene:h-36 @5xl/scene:w-20 tall:in-[.alone]:@5xl/scene:h-60',
          isLow ? 'tall:in-[.alone]:@max-sm/scene:h-32' : 'tall:in-[.alone]:@max-sm/scene:h-44',
          isOn ? 'border-one bg-one-soft' : 'border-zero bg-zero-soft',
        )}
      >
        <span
          className={clsx(
            'absolute inset-x-1 grid aspect-square place-items-center rounded-full font-mono text-xl font-bold',
            'text-deep shadow-card transition-[bottom,background-color] duration-200',
            '@5xl/scene:text-4xl',
            isOn
              ? 'bottom-[calc(100%-2.25rem)] bg-one @5xl/scene:bottom-[calc(100%-4.5rem)]'
              : 'bottom-1 bg-zero',
          )}
        >
          {isOn ? 1 : 0}
        </span>
      </span>
    </button>
  );
}

/** As many dots as the switch is worth, which shine while it is on. */
function Lamp({ id, worth, isOn }: Pick<SwitchProps, 'worth' | 'isOn'> & { readonly id: string }) {
  const columns = 2 ** Math.floor(Math.log2(worth) / 2);
  return (
    <span
      aria-hidden
      className={clsx(
        'grid w-full justify-items-center gap-1 rounded-control border-2 p-1 transition-colors duration-200',
        isOn ? 'border-points bg-points-soft text-points' : 'border-line text-control',
      )}
    >
      <span className="grid h-9 place-content-center tall:in-[.alone]:@max-sm/scene:h-16 @5xl/scene:h-20 tall:in-[.alone]:@5xl/scene:h-28">
        <span
          className="grid gap-0.5 @5xl/scene:gap-1"
          style={{ gridTemplateColumns: `repeat(${columns}, auto)` }}
        >
          {Array.from({ length: worth }, (_, dot) => (
            <span
              key={dot}
              className={clsx(
                'rounded-full bg-current transition-colors duration-200 forced-colors:bg-[CanvasText]',
                worth > 8
                  ? 'size-1 @5xl/scene:size-2'
                  : worth > 2
                    ? 'size-2 @5xl/scene:size-4'
                    : 'size-3 @5xl/scene:size-6',
              )}
            />
          ))}
        </span>
      </span>
      <span
        className={clsx(
          'font-heading text-lg leading-none @5xl/scene:text-2xl',
          isOn ? 'text-points-ink' : 'text-ink-soft',
        )}
      >
        <span id={id}>
          <span className="sr-only">worth </span>
          {worth}
        </span>
      </span>
    </span>
  );
}

interface PatternListProps {
  readonly patterns: number;
  readonly found: ReadonlySet<number>;
  /** The number of patterns is the answer to a guess. */
  readonly hidesOthers: boolean;
}

function PatternList({ patterns, found, hidesOthers }: PatternListProps) {
  return (
    <ul aria-label="Patterns found" className="flex flex-wrap gap-1 @5xl/scene:gap-1.5">
      {patternsTo(patterns, hidesOthers ? found : undefined).map((pattern) => (
        <li
          key={pattern}
          className={clsx(
            'grid size-7 place-items-center rounded-md text-sm tabular-nums @5xl/scene:size-8',
            found.has(pattern)
              ? 'bg-action-soft font-medium text-action-ink'
              : 'border border-dashed border-control text-ink-soft',
          )}
        >
          {pattern}
          <span className="sr-only">{found.has(pattern) ? ' found' : ' not yet'}</span>
        </li>
      ))}
    </ul>
  );
}

function patternsTo(patterns: number, only?: ReadonlySet<number>): readonly number[] {
  const all = Array.from({ length: patterns }, (_, pattern) => pattern);
  return only ? all.filter((pattern) => only.has(pattern)) : all;
}
