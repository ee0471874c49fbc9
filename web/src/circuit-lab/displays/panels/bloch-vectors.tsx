import type { BlochVector } from '@qubloom/quantum';
import { SmallBall, smallPlace } from '../../../diagrams/bloch/small-ball.tsx';
import { numberText, signedText } from './format.ts';
import { Panel } from './panel.tsx';
import type { CircuitSummary } from '../summary/state-summary.ts';

/** A Bloch sphere for each wire. The length of the arrow shows how pure the wire's own state is. */
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

const axes = [
  { name: 'x', ...smallPlace({ x: 1.3, y: 0, z: 0 }, radius) },
  { name: 'y', ...smallPlace({ x: 0, y: 1.3, z: 0 }, radius) },
];

function BlochSphere({ vector, wire }: { readonly vector: BlochVector; readonly wire: number }) {
  return (
    <svg
      viewBox="-64 -66 128 132"
      role="img"
      aria-label={`Ball of q${wire}: x ${spoken(vector.x)}, y ${spoken(vector.y)}, z ${spoken(vector.z)}, length ${numberText(vector.length)}.`}
      className="w-full font-mono text-[13px]"
    >
      <SmallBall vector={vector} radius={radius} />
      {axes.map(({ name, across, down }) => (
        <text
          key={name}
          x={across}
          y={down + 4}
          textAnchor="middle"
          className="fill-ink-soft text-[11px]"
        >
          {name}
        </text>
      ))}
      <text y={-radius - 6} textAnchor="middle" className="fill-zero-ink font-semibold">
        |0⟩
      </text>
      <text y={radius + 15} textAnchor="middle" className="fill-one-ink font-semibold">
        |1⟩
      </text>
    </svg>
  );
}

function spoken(value: number): string {
  return signedText(value).replace('−', 'minus ');
}
