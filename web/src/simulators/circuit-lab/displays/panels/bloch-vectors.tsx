import type { BlochVector } from '@qubloom/quantum';
import { numberText, signedText } from './format.ts';
import { Panel } from './panel.tsx';
import type { CircuitSummary } from '../summary/state-summary.ts';

/** A Bloch sphere for each wire, with an arrow as long as the wire alone allows. */
export function BlochVectors({ summary }: { readonly summary: CircuitSummary }) {
  const { blochVectors, isPure } = summary;
  return (
    <Panel
      title="Balls"
      isWide={blochVectors.length > 2}
      hint="Up is 0, down is 1. The arrow is short where a wire is linked with others. Looks and noise can shorten it too."
    >
      <ul className="flex flex-wrap gap-x-2 gap-y-4">
        {blochVectors.map((vector, wire) => (
          <li key={wire} className="flex w-26 flex-col items-center text-center sm:w-28">
            <span className="font-mono font-semibold">q{wire}</span>
            <BlochSphere vector={vector} wire={wire} />
            <span className="text-sm">
              length <span className="font-mono tabular-nums">{numberText(vector.length)}</span>
            </span>
            <span className="text-xs text-ink-soft">{lengthLabel(vector.length, isPure)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function lengthLabel(length: number, isPure: boolean): string {
  if (length > 0.995) return 'on its own';
  const why = isPure ? 'linked' : 'linked or mixed';
  return length < 0.005 ? `fully ${why}` : `partly ${why}`;
}

const radius = 46;
/** The x axis comes toward the viewer, to the left and down; y goes to the right, z up. */
const xAcross = -0.42;
const xDown = 0.3;

function at({ x, y, z }: Pick<BlochVector, 'x' | 'y' | 'z'>) {
  return { across: radius * (y + xAcross * x), down: radius * (xDown * x - z) };
}

const axes = [
  { name: 'x', ...at({ x: 1.15, y: 0, z: 0 }) },
  { name: 'y', ...at({ x: 0, y: 1.18, z: 0 }) },
];

function BlochSphere({ vector, wire }: { readonly vector: BlochVector; readonly wire: number }) {
  const tip = at(vector);
  const foot = at({ ...vector, z: 0 });
  return (
    <svg
      viewBox="-64 -66 128 132"
      role="img"
      aria-label={`Ball of q${wire}: x ${spoken(vector.x)}, y ${spoken(vector.y)}, z ${spoken(vector.z)}, length ${numberText(vector.length)}.`}
      className="w-full font-mono text-[13px]"
    >
      <circle r={radius} className="fill-sunken stroke-control" strokeWidth={1.25} />
      <ellipse
        rx={radius}
        ry={radius * 0.3}
        className="fill-none stroke-control"
        strokeDasharray="3 3"
      />
      <line y1={-radius} y2={radius} className="stroke-line" />
      {axes.map(({ name, across, down }) => (
        <g key={name}>
          <line x2={across} y2={down} className="stroke-line" />
          <text x={across} y={down + 4} textAnchor="middle" className="fill-ink-soft text-[11px]">
            {name}
          </text>
        </g>
      ))}
      <text y={-radius - 6} textAnchor="middle" className="fill-zero-ink font-semibold">
        |0⟩
      </text>
      <text y={radius + 15} textAnchor="middle" className="fill-one-ink font-semibold">
        |1⟩
      </text>
      <line
        x1={foot.across}
        y1={foot.down}
        x2={tip.across}
        y2={tip.down}
        className="stroke-ink-soft"
        strokeDasharray="2 3"
      />
      <line
        x2={tip.across}
        y2={tip.down}
        className="stroke-action"
        strokeWidth={3.5}
        strokeLinecap="round"
      />
      <circle cx={tip.across} cy={tip.down} r={5.5} className="fill-action" />
    </svg>
  );
}

function spoken(value: number): string {
  return signedText(value).replace('−', 'minus ');
}
