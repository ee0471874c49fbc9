import { clsx } from 'clsx';
import type { Outcome } from '../trials/circuit-run.ts';

/** The final bits of a circuit of switches, which has only one outcome, the highest line first. */
export function EndBits({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  const { bits } = outcomes.find(({ probability }) => probability > 0.5) ?? { bits: '' };
  const wires = bits.length;
  return (
    <div className="flex flex-wrap items-end gap-x-3 self-start justify-self-start rounded-card border border-line bg-sunken px-3 py-1.5 not-compact:px-4 not-compact:py-3">
      <p className="pb-2 text-sm text-ink-soft">Ends at</p>
      <p className="flex gap-2">
        <span className="sr-only">{bits}</span>
        {[...bits].map((bit, at) => (
          <span
            key={at}
            aria-hidden
            className="grid justify-items-center gap-0.5 not-compact:gap-1"
          >
            {wires > 1 && (
              <span className="font-mono text-xs text-ink-soft">q{wires - 1 - at}</span>
            )}
            <span
              className={clsx(
                'grid size-[min(2.25rem,17vw)] place-items-center rounded-control font-mono text-2xl font-semibold not-compact:size-11',
                bit === '0' ? 'bg-zero-soft text-zero-ink' : 'bg-one-soft text-one-ink',
              )}
            >
              {bit}
            </span>
          </span>
        ))}
      </p>
    </div>
  );
}
