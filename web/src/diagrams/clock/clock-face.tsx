import { percent } from '@qubloom/contract';
import { clsx } from 'clsx';
import { spokenPercent } from '../bars/amplitudes.ts';
import { discReach, PhaseDisc } from '../figures/phase-disc.tsx';
import { clockText, type Clock } from './clocks.ts';

/** One amplitude of a qubit: the disc shows its size and the hand its phase. */
export function ClockFace({ clock }: { readonly clock: Clock }) {
  const { outcome, size, degrees } = clock;
  const isZero = outcome === '0';
  return (
    <figure className="grid justify-items-center gap-1">
      <svg
        role="img"
        aria-label={`${clockText(clock)} Chance ${spokenPercent(size * size)}.`}
        viewBox={`${-discReach} ${-discReach} ${2 * discReach} ${2 * discReach}`}
        className="size-30 not-compact:size-36 low:size-28 lg:tall:in-[.grand]:size-[calc(100dvh-28rem)]"
      >
        <PhaseDisc length={size} degrees={degrees} outcome={outcome} />
        {[0, 90, 180, 270].map((at) => (
          <line
            key={at}
            x1="38"
            x2="44"
            transform={`rotate(${-at})`}
            className="stroke-control"
            strokeWidth="2"
          />
        ))}
      </svg>
      <figcaption className="text-center">
        <span
          className={clsx('font-mono font-semibold', isZero ? 'text-zero-ink' : 'text-one-ink')}
        >
          |{outcome}⟩
        </span>{' '}
        <span className="font-mono text-sm">{size < 1e-9 ? 'empty' : `${degrees}°`}</span>
        <span className="block text-sm text-ink-soft">chance {percent(size * size)}</span>
      </figcaption>
    </figure>
  );
}
