import type { BlochVector } from '@qubloom/quantum';
import type { CircuitSummary } from '../summary/state-summary.ts';

export interface WireEndsProps {
  readonly summary: CircuitSummary;
  readonly isStale: boolean;
}

/** At the end of each wire, how likely it is 1 and its Bloch vector. The same is said by Chances and Balls. */
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

const radius = 15;
const height = 34;

function WireEnd({ vector, wire }: { readonly vector: BlochVector; readonly wire: number }) {
  const one = Math.min(1, Math.max(0, (1 - vector.z) / 2));
  // As the larger balls are drawn: x comes toward the viewer, y goes to the right, z up.
  const across = radius * (vector.y - 0.42 * vector.x);
  const down = radius * (0.3 * vector.x - vector.z);
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
        <circle r={radius} className="fill-sunken stroke-control" />
        <ellipse
          rx={radius}
          ry={radius * 0.3}
          className="fill-none stroke-control"
          strokeDasharray="2 2"
        />
        <line
          x2={across}
          y2={down}
          className="stroke-action"
          strokeWidth={2.5}
          strokeLinecap="round"
        />
        <circle cx={across} cy={down} r={3} className="fill-action" />
      </g>
    </svg>
  );
}
