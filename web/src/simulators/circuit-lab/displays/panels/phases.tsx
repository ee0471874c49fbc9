import { formatBits, type BasisRow } from '@qubloom/quantum';
import { degreesOf, epsilon, numberText, signedText } from './format.ts';
import { Ket, Panel } from './panel.tsx';
import type { CircuitSummary } from '../summary/state-summary.ts';

/** A circle as large as the amplitude, with a hand that points along its phase. */
export function Phases({ summary }: { readonly summary: CircuitSummary }) {
  const { rows, wires, isPure } = summary;
  return (
    <Panel
      title="Phases"
      isWide={rows.length > 4}
      hint="The hand is the phase: right is plus, left is minus, up is a quarter turn."
    >
      {isPure ? (
        <ul className="flex flex-wrap gap-x-2 gap-y-3">
          {rows.map((row, at) => (
            <li key={at} className="flex min-w-13 flex-col items-center gap-0.5 text-xs">
              <PhaseCircle row={row} />
              <Ket bits={formatBits(row.index, wires)} />
              <span className="font-mono text-ink-soft tabular-nums">{phaseText(row)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          Several states are possible now, and they share no phases. Choose one way through the
          looks to see them.
        </p>
      )}
    </Panel>
  );
}

function phaseText({ re, im }: BasisRow): string {
  return Math.hypot(re, im) < epsilon ? 'empty' : `${signedText(degreesOf(re, im))}°`;
}

const radius = 20;

function PhaseCircle({ row: { re, im } }: { readonly row: BasisRow }) {
  const length = Math.hypot(re, im);
  return (
    <svg
      width={46}
      height={46}
      viewBox="-23 -23 46 46"
      role="img"
      aria-label={`Size ${numberText(length)}`}
    >
      <circle r={radius} className="fill-sunken stroke-control" strokeWidth={1} />
      {length > epsilon && (
        <>
          <circle
            r={radius * length}
            className="fill-action-soft stroke-action"
            strokeWidth={1.5}
          />
          <line
            x2={(radius * re) / length}
            y2={(-radius * im) / length}
            className="stroke-ink"
            strokeWidth={2.5}
            strokeLinecap="round"
          />
        </>
      )}
    </svg>
  );
}
