import type { BlochVector } from '@qubloom/quantum';
import { SmallBall } from '../../../diagrams/bloch/small-ball.tsx';
import type { CircuitSummary } from '../summary/state-summary.ts';

export interface WireEndsProps {
  readonly summary: CircuitSummary;
  readonly isStale: boolean;
}

/**
 * Shows the probability of 1 and the Bloch vector at the end of each wire. Screen readers get the same from Chances and
 * Balls.
 */
export function WireEnds({ summary, isStale }: WireEndsProps) {
  return (
    <ol className={isStale ? 'opacity-45 grayscale' : undefined}>
      {summary.blochVectors.map((vector, wire) => (
        <li key={wire} className="grid h-(--row) w-13 place-items-center pl-1">
          <WireEnd vector={vector} wire={wire} />
        </li>
      ))}
    </ol>
  );
}

const height = 34;

function WireEnd({ vector, wire }: { readonly vector: BlochVector; readonly wire: number }) {
  const one = Math.min(1, Math.max(0, (1 - vector.z) / 2));
  return (
    <svg width={48} height={36} viewBox="0 0 48 36" className="max-h-full forced-color-adjust-none">
      <title>{`q${wire} is 1 with ${Math.round(one * 100)}%`}</title>
      <rect x={1} y={1} width={9} height={height} rx={3} className="fill-zero" />
      <rect
        x={1}
        y={1 + height * (1 - one)}
        width={9}
        height={height * one}
        rx={3}
        className="fill-one"
      />
      <g transform="translate(31 18)">
        <SmallBall vector={vector} radius={15} />
      </g>
    </svg>
  );
}
