import { clsx } from 'clsx';
import { useState } from 'react';
import { useGuessRun, useReportRun } from '../trials/guess-run.ts';

/** Switches that spell a number in bits, the leftmost worth most, and the patterns found so far. */
export function SwitchBoard({ switches }: { readonly switches: number }) {
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
    setBits(next);
    setFound(new Set([...found, next.reduce((sum, on) => sum * 2 + Number(on), 0)]));
  };

  return (
    <div className="grid gap-4 low:grid-cols-[auto_minmax(0,1fr)] low:items-center low:gap-6">
      <div className="flex flex-wrap items-end justify-center gap-4 roomy:gap-6 low:gap-3">
        {bits.map((on, index) => (
          <Switch key={index} number={index + 1} isOn={on} onFlip={() => flip(index)} />
        ))}
      </div>
      <div className="grid gap-4 low:gap-2">
        <p aria-live="polite" className="text-center text-lg">
          <span className="font-mono">{bits.map((on) => (on ? '1' : '0')).join('')}</span> means{' '}
          <strong className="font-heading text-2xl">{number}</strong>
        </p>
        <PatternList patterns={patterns} found={found} hidesOthers={isAwaited} />
        <p className="text-center text-sm text-ink-soft">
          {isAwaited
            ? `${found.size} ${found.size === 1 ? 'pattern' : 'patterns'} found. Are there more?`
            : `${found.size} of ${patterns} patterns found`}
        </p>
      </div>
    </div>
  );
}

interface SwitchProps {
  readonly number: number;
  readonly isOn: boolean;
  readonly onFlip: () => void;
}

function Switch({ number, isOn, onFlip }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={`Switch ${number}`}
      onClick={onFlip}
      className="grid justify-items-center gap-2"
    >
      <span
        aria-hidden
        className={clsx(
          'flex h-24 w-14 flex-col rounded-full border-2 p-1.5 transition-colors',
          isOn ? 'justify-start border-one bg-one-soft' : 'justify-end border-zero bg-zero-soft',
        )}
      >
        <span
          className={clsx('size-10 rounded-full transition-colors', isOn ? 'bg-one' : 'bg-zero')}
        />
      </span>
      <span
        aria-hidden
        className={clsx(
          'font-mono text-2xl font-semibold',
          isOn ? 'text-one-ink' : 'text-zero-ink',
        )}
      >
        {isOn ? 1 : 0}
      </span>
    </button>
  );
}

interface PatternListProps {
  readonly patterns: number;
  readonly found: ReadonlySet<number>;
  /** How many there are is what a guess is about. */
  readonly hidesOthers: boolean;
}

function PatternList({ patterns, found, hidesOthers }: PatternListProps) {
  return (
    <ul
      aria-label="Patterns found"
      className="mx-auto flex max-w-84 flex-wrap justify-center gap-1 roomy:gap-1.5"
    >
      {patternsTo(patterns, hidesOthers ? found : undefined).map((pattern) => (
        <li
          key={pattern}
          className={clsx(
            'grid size-8 place-items-center rounded-md text-sm tabular-nums roomy:size-9 low:size-7',
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
