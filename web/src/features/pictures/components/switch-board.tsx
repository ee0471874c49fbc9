import { clsx } from 'clsx';
import { useState } from 'react';

/** Switches that spell a number in bits, the leftmost worth most, and the patterns found so far. */
export function SwitchBoard({ switches }: { readonly switches: number }) {
  const [bits, setBits] = useState<readonly boolean[]>(() =>
    Array.from({ length: switches }, () => false),
  );
  const number = bits.reduce((sum, on) => sum * 2 + Number(on), 0);
  const [found, setFound] = useState<ReadonlySet<number>>(new Set([0]));
  const patterns = 2 ** switches;

  const flip = (index: number) => {
    const next = bits.with(index, !bits[index]);
    setBits(next);
    setFound(new Set([...found, next.reduce((sum, on) => sum * 2 + Number(on), 0)]));
  };

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-center gap-4 sm:gap-6">
        {bits.map((on, index) => (
          <button
            key={index}
            type="button"
            role="switch"
            aria-checked={on}
            aria-label={`Switch ${index + 1}`}
            onClick={() => flip(index)}
            className="grid justify-items-center gap-2"
          >
            <span
              aria-hidden
              className={clsx(
                'flex h-24 w-14 flex-col rounded-full border-2 p-1.5 transition-colors',
                on
                  ? 'justify-start border-one bg-one-soft'
                  : 'justify-end border-zero bg-zero-soft',
              )}
            >
              <span
                className={clsx(
                  'size-10 rounded-full transition-colors',
                  on ? 'bg-one' : 'bg-zero',
                )}
              />
            </span>
            <span
              aria-hidden
              className={clsx(
                'font-mono text-2xl font-semibold',
                on ? 'text-one-ink' : 'text-zero-ink',
              )}
            >
              {on ? 1 : 0}
            </span>
          </button>
        ))}
      </div>
      <p aria-live="polite" className="text-center text-lg">
        <span className="font-mono">{bits.map((on) => (on ? '1' : '0')).join('')}</span> means{' '}
        <strong className="font-heading text-2xl">{number}</strong>
      </p>
      <ul aria-label="Patterns found" className="flex flex-wrap justify-center gap-1.5">
        {Array.from({ length: patterns }, (_, pattern) => (
          <li
            key={pattern}
            className={clsx(
              'grid size-9 place-items-center rounded-md text-sm tabular-nums',
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
      <p className="text-center text-sm text-ink-soft">
        {found.size} of {patterns} patterns found
      </p>
    </div>
  );
}
