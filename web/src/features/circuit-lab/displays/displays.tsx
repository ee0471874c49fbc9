import { useMemo, useState, type ReactNode } from 'react';
import { wireCount } from '@qubloom/quantum';
import { useLab } from '../lab-context.tsx';
import { Chip } from '../editor/tool-button.tsx';
import { Balls } from './balls.tsx';
import { Bars } from './bars.tsx';
import { Chances } from './chances.tsx';
import { countText, orderText, percentOf } from './format.ts';
import { displayNames, offers, useChosenDisplays, type DisplayKind } from './kinds.ts';
import { Phases } from './phases.tsx';
import type { Reading } from './reading.ts';
import { StateTable } from './state-table.tsx';
import { useReading } from './use-reading.ts';

/** Pictures of the state, live on every edit; stands inside a lab. */
export function Displays() {
  const { state, circuit } = useLab();
  const wires = wireCount(circuit);
  const [chosen, toggle] = useChosenDisplays(state.level);
  const [way] = useState<string | null>(null);
  const focus = useMemo(() => Array.from({ length: Math.min(wires, 2) }, (_, i) => i), [wires]);
  const current = useReading({ way, focus });
  const { reading, status } = current;
  return (
    <section
      aria-label="What the circuit does"
      aria-busy={status.kind === 'working'}
      className="flex min-w-0 flex-col gap-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-2xl">What it does</h2>
        <p className="text-sm text-ink-soft">
          Read results as <span className="font-mono">{orderText(wires)}</span>: q0 stands last.
        </p>
      </div>
      <div role="group" aria-label="Show" className="flex flex-wrap gap-2">
        {offers[state.level].offered
          .filter((kind) => pictures[kind])
          .map((kind) => (
            <Chip key={kind} isOn={chosen.includes(kind)} onPress={() => toggle(kind)}>
              {displayNames[kind]}
            </Chip>
          ))}
      </div>
      {status.kind === 'refused' && <p className="text-bad-ink">{status.words}</p>}
      {reading && (
        <>
          <Rest reading={reading} />
          <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
            {chosen.map((kind) => {
              const Picture = pictures[kind];
              return Picture && <Picture key={kind} reading={reading} />;
            })}
          </div>
        </>
      )}
    </section>
  );
}

const pictures: Partial<Record<DisplayKind, (props: { readonly reading: Reading }) => ReactNode>> =
  {
    bars: Bars,
    chances: Chances,
    phases: Phases,
    balls: Balls,
    table: StateTable,
  };

function Rest({ reading: { rows, rest, wires } }: { readonly reading: Reading }) {
  if (2 ** wires === rows.length) return null;
  return (
    <p className="text-sm text-ink-soft">
      The likeliest {rows.length} of {countText(2 ** wires)} results are shown.
      {rest > 0 && ` The others have ${percentOf(rest)} % together.`}
    </p>
  );
}
