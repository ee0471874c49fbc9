import { formatBits, type BasisRow } from '@qubloom/quantum';
import { discReach, PhaseDisc } from '../../../diagrams/figures/phase-disc.tsx';
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

function PhaseCircle({ row: { re, im } }: { readonly row: BasisRow }) {
  const length = Math.hypot(re, im);
  return (
    <svg
      width={46}
      height={46}
      viewBox={`${-discReach} ${-discReach} ${2 * discReach} ${2 * discReach}`}
      role="img"
      aria-label={`Size ${numberText(length)}`}
    >
      <PhaseDisc length={length} degrees={degreesOf(re, im)} />
    </svg>
  );
}
