import { memo, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { wireCount } from '@qubloom/quantum';
import { Chip } from '../editor/tool-button.tsx';
import { useLab } from '../lab-context.tsx';
import { Agreement } from './agreement.tsx';
import { Balls } from './balls.tsx';
import { Bars } from './bars.tsx';
import { Chances } from './chances.tsx';
import { Density, mostFocused } from './density.tsx';
import { orderText } from './format.ts';
import { displayNames, offers, useChosenDisplays, type DisplayKind } from './kinds.ts';
import { Links } from './links.tsx';
import { Noise } from './noise.tsx';
import { Phases } from './phases.tsx';
import type { Reading } from './reading.ts';
import { Shots } from './shots.tsx';
import { StateTable } from './state-table.tsx';
import { StatusLine } from './status-line.tsx';
import { StepBar } from './step-bar.tsx';
import { useReading } from './use-reading.ts';
import { useToldChances } from './use-told-chances.ts';
import { Ways } from './ways.tsx';
import { createWorkshop } from './workshop.ts';

/** Pictures of the state, live on every edit; stands inside a lab. */
export function Displays() {
  const { state, circuit } = useLab();
  const wires = wireCount(circuit);
  const [workshop] = useState(createWorkshop);
  useEffect(() => () => workshop.close(), [workshop]);
  const [chosen, toggle] = useChosenDisplays(state.level);
  const [way, setWay] = useState<string | null>(null);
  const [wished, setWished] = useState<readonly number[]>([0, 1]);
  const focus = useMemo(() => focusOf(wished, wires), [wished, wires]);
  const current = useReading(workshop, { way, focus });
  const { reading, status } = current;
  useToldChances(status.kind === 'ready' ? reading : null, current.circuit);

  const show = (kind: DisplayKind): ReactNode => {
    switch (kind) {
      case 'shots':
        return <Shots key={kind} workshop={workshop} circuit={current.wanted} />;
      case 'noise':
        return <Noise key={kind} />;
      case 'density':
        return (
          reading && (
            <DensityPicture key={kind} reading={reading} focus={focus} onFocus={setWished} />
          )
        );
      default: {
        const Picture = pictures[kind];
        return reading && <Picture key={kind} reading={reading} />;
      }
    }
  };

  return (
    <section
      aria-label="What the circuit does"
      aria-busy={status.kind === 'working'}
      data-serial={current.serial}
      className="flex min-w-0 flex-col gap-3"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-2xl">What it does</h2>
        <p className="text-sm text-ink-soft">
          Results are read <span className="font-mono">{orderText(wires)}</span>: q0 is the last
          digit.
        </p>
      </div>
      <StepBar />
      <div role="group" aria-label="Show" className="flex flex-wrap gap-2">
        {offers[state.level].offered.map((kind) => (
          <Chip key={kind} isOn={chosen.includes(kind)} onPress={() => toggle(kind)}>
            <span className="font-sans">{displayNames[kind]}</span>
          </Chip>
        ))}
      </div>
      {reading && <Ways reading={reading} onChoose={setWay} />}
      <StatusLine current={current} />
      <div className="grid grid-flow-dense grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {chosen.map(show)}
      </div>
    </section>
  );
}

type PictureKind = Exclude<DisplayKind, 'shots' | 'noise' | 'density'>;

const DensityPicture = memo(Density);

/** An edit changes the lab first and its reading later: pictures are drawn anew for the second only. */
const pictures: Readonly<Record<PictureKind, ComponentType<{ readonly reading: Reading }>>> = {
  bars: memo(Bars),
  chances: memo(Chances),
  phases: memo(Phases),
  balls: memo(Balls),
  links: memo(Links),
  agreement: memo(Agreement),
  table: memo(StateTable),
};

/** The wished wires that there are; the first ones where none is left. */
function focusOf(wished: readonly number[], wires: number): readonly number[] {
  const there = wished.filter((wire) => wire < wires).slice(0, mostFocused);
  return there.length > 0 ? there : [0];
}
