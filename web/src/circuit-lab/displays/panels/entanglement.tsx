import { entropyOfBlochLength } from '@qubloom/quantum';
import { numberText } from './format.ts';
import { Panel } from './panel.tsx';
import type { CircuitSummary } from '../summary/state-summary.ts';

/** The entanglement meter shows how strongly each wire is entangled with the rest, and which pairs are entangled. */
export function Entanglement({ summary }: { readonly summary: CircuitSummary }) {
  const { blochVectors, isPure, pairs, wires } = summary;
  const entropies = blochVectors.map(({ length }) => entropyOfBlochLength(length));
  const isEntangled = isPure && entropies.some((entropy) => entropy > 0.005);
  return (
    <Panel
      title="Links"
      hint={
        isPure
          ? 'How strongly a wire is linked (entangled) with the others: 0 not at all, 1 fully.'
          : 'After looks or noise several states are possible. Only links between two wires can be told.'
      }
    >
      {isPure && (
        <ul className="flex flex-col gap-1.5">
          {entropies.map((entropy, wire) => (
            <li key={wire} className="flex items-center gap-3">
              <span className="w-8 font-mono">q{wire}</span>
              <Meter value={entropy} label={`Link of q${wire} with the others`} />
            </li>
          ))}
        </ul>
      )}
      {pairs === null ? (
        <p className="text-sm text-ink-soft">Pairs are compared up to 8 wires.</p>
      ) : pairs.length > 0 ? (
        <>
          <h4 className="mt-1 font-sans text-sm font-medium">Linked pairs</h4>
          <ul className="flex flex-col gap-1.5">
            {pairs.map(({ a, b, concurrence }) => (
              <li key={`${a} ${b}`} className="flex items-center gap-3">
                <span className="w-18 font-mono whitespace-nowrap">
                  q{a} – q{b}
                </span>
                <Meter value={concurrence} label={`Link of q${a} and q${b}`} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-sm">{noPairMessage(isEntangled, isPure, wires)}</p>
      )}
    </Panel>
  );
}

function noPairMessage(isEntangled: boolean, isPure: boolean, wires: number): string {
  if (isEntangled) return 'No two wires alone are linked: the link is in the whole group.';
  if (wires === 1) return 'One wire has nothing to be linked with.';
  return isPure ? 'Each wire is on its own.' : 'No two wires are linked.';
}

function Meter({ value, label }: { readonly value: number; readonly label: string }) {
  return (
    <>
      <span
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={1}
        aria-valuenow={Math.round(value * 100) / 100}
        className="h-3.5 grow overflow-hidden forced-color-adjust-none rounded-full border border-control bg-sunken"
      >
        <span className="block h-full bg-action" style={{ width: `${value * 100}%` }} />
      </span>
      <span aria-hidden className="w-10 text-right font-mono text-sm tabular-nums">
        {numberText(value)}
      </span>
    </>
  );
}
