import { clsx } from 'clsx';
import { useState } from 'react';
import { gateLabels } from '../../../diagrams/circuit-strip/gate-labels.ts';
import type { PuzzleProps } from './puzzle-props.ts';

/** The photons that Alice has sent, to mark those that give Eve away. */
export function CatchEve({ puzzle, isRight, onAnswer }: PuzzleProps<'catch-eve'>) {
  const [marked, setMarked] = useState<readonly number[]>([]);
  const mark = (at: number) => {
    const next = marked.includes(at) ? marked.filter((one) => one !== at) : [...marked, at];
    setMarked(next);
    onAnswer(next.length > 0 ? { kind: 'catch-eve', photons: [...next] } : undefined);
  };
  return (
    <fieldset className="mx-auto w-full max-w-3xl min-w-0">
      <legend className="mb-1 text-sm text-ink-soft">
        Every photon starts at 0 and goes through Alice’s gates, then Bob’s. Mark those that give
        Eve away.
      </legend>
      <div className="grid gap-1.5 sm:grid-cols-2 low:grid-cols-2 low:gap-1">
        {puzzle.photons.map(({ alice, bob, saw }, at) => (
          <label
            key={at}
            className={clsx(
              'relative flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-control border-[1.5px] px-2.5 py-1 text-[0.9375rem] leading-tight transition-colors',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-action',
              marked.includes(at) && isRight
                ? 'border-good bg-good-soft'
                : marked.includes(at)
                  ? 'border-action bg-action-soft'
                  : 'border-line bg-surface hover:border-control',
            )}
          >
            <input
              type="checkbox"
              checked={marked.includes(at)}
              onChange={() => mark(at)}
              className={clsx('size-5 shrink-0', isRight ? 'accent-good' : 'accent-action')}
            />
            <span className="sr-only">{`Photon ${at + 1}: Alice ${spoken(alice)}, Bob ${spoken(bob)}, saw ${saw}`}</span>
            <span aria-hidden className="flex min-w-0 flex-1 flex-wrap gap-x-2">
              <span className="w-5 text-ink-soft">{at + 1}</span>
              <Gates who="Alice" line={alice} />
              <Gates who="Bob" line={bob} />
              <span className="text-right">
                saw{' '}
                <span
                  className={clsx(
                    'font-mono font-semibold',
                    saw === 0 ? 'text-zero-ink' : 'text-one-ink',
                  )}
                >
                  {saw}
                </span>
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const gatesOf = (line: string) => line.split(' ').filter((gate) => gate !== '-');

const spoken = (line: string) =>
  gatesOf(line)
    .map((gate) => gateLabels(gate).spoken)
    .join(', then ') || 'no gate';

function Gates({ who, line }: { readonly who: string; readonly line: string }) {
  const gates = gatesOf(line).map((gate) => {
    const { label, detail } = gateLabels(gate);
    return detail === undefined ? label : `${label}(${detail})`;
  });
  return (
    <span className="min-w-21 flex-1">
      <span className="text-sm text-ink-soft">{who} </span>
      <span className="font-heading font-semibold">{gates.join(' ') || '–'}</span>
    </span>
  );
}
