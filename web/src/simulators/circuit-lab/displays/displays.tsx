import { memo, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { wireCount } from '@qubloom/quantum';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Chip } from '../toolbar/tool-button.tsx';
import { useLab } from '../lab-context.tsx';
import { Correlation } from './panels/correlation.tsx';
import { BlochVectors } from './panels/bloch-vectors.tsx';
import { Bars } from './panels/bars.tsx';
import { Probabilities } from './panels/probabilities.tsx';
import { Density, maxFocused } from './panels/density.tsx';
import { orderText } from './panels/format.ts';
import { displayNames, offers, useChosenDisplays, type DisplayKind } from './kinds.ts';
import { Entanglement } from './panels/entanglement.tsx';
import { Noise } from './panels/noise.tsx';
import { Phases } from './panels/phases.tsx';
import type { CircuitSummary } from './summary/state-summary.ts';
import { Shots } from './shots/shots.tsx';
import { StateTable } from './panels/state-table.tsx';
import { StatusLine } from './status/status-line.tsx';
import { StepBar } from './status/step-bar.tsx';
import { useStateSummary } from './summary/use-state-summary.ts';
import { useProbabilityAnnouncement } from './summary/use-probability-announcement.ts';
import { Branches } from './status/branches.tsx';
import { createJobRunner } from './jobs/job-runner.ts';

/** Pictures of the state, live on every edit; stands inside a lab. */
export function Displays() {
  const { state, dispatch, circuit } = useLab();
  const wires = wireCount(circuit);
  const [runner] = useState(createJobRunner);
  useEffect(() => () => runner.close(), [runner]);
  const [chosen, toggle] = useChosenDisplays(state.level);
  const [branch, setBranch] = useState<string | null>(null);
  const [requested, setRequested] = useState<readonly number[]>([0, 1]);
  const focus = useMemo(() => focusOf(requested, wires), [requested, wires]);
  const current = useStateSummary(runner, { branch, focus });
  const { summary, status } = current;
  useProbabilityAnnouncement(status.kind === 'ready' ? summary : null, current.circuit);

  const show = (kind: DisplayKind): ReactNode => {
    switch (kind) {
      case 'shots':
        return <ShotsPicture key={kind} runner={runner} circuit={current.requested} />;
      case 'noise':
        return <NoisePicture key={kind} noise={state.noise} dispatch={dispatch} />;
      case 'density':
        return (
          summary && (
            <DensityPicture key={kind} summary={summary} focus={focus} onFocus={setRequested} />
          )
        );
      default: {
        const Picture = pictures[kind];
        return summary && <Picture key={kind} summary={summary} />;
      }
    }
  };

  const [first, ...others] = chosen;
  return (
    // No box of its own: the first picture stands beside the circuit, the others below both.
    <section
      aria-label="What the circuit does"
      aria-busy={status.kind === 'working'}
      data-serial={current.serial}
      className="contents"
    >
      <div className="flex min-w-0 flex-col gap-3 compact:gap-2 compact:[&_h3+p]:sr-only [&>section]:[content-visibility:visible]">
        <h2 className="text-xl compact:sr-only">What it does</h2>
        {summary && <Branches summary={summary} onChoose={setBranch} />}
        <StatusLine current={current} />
        {first && (show(first) || <Skeleton className="h-72 rounded-card compact:h-65" />)}
        <StepBar />
      </div>
      <div className="col-span-full flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div role="group" aria-label="Show" className="flex flex-wrap gap-2">
            {offers[state.level].offered.map((kind) => (
              <Chip key={kind} isOn={chosen.includes(kind)} onPress={() => toggle(kind)}>
                <span className="font-sans">{displayNames[kind].label}</span>
              </Chip>
            ))}
          </div>
          <p className="text-sm text-ink-soft">
            Results are read <span className="font-mono">{orderText(wires)}</span>: q0 is the last
            digit.
          </p>
        </div>
        <div className="grid grid-flow-dense grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
          {others.map(show)}
        </div>
      </div>
    </section>
  );
}

type PictureKind = Exclude<DisplayKind, 'shots' | 'noise' | 'density'>;

const DensityPicture = memo(Density);
const NoisePicture = memo(Noise);
const ShotsPicture = memo(Shots);

/** An edit changes the lab first and its summary later: pictures are drawn anew for the second only. */
const pictures: Readonly<Record<PictureKind, ComponentType<{ readonly summary: CircuitSummary }>>> =
  {
    bars: memo(Bars),
    probabilities: memo(Probabilities),
    phases: memo(Phases),
    'bloch-vectors': memo(BlochVectors),
    entanglement: memo(Entanglement),
    correlation: memo(Correlation),
    table: memo(StateTable),
  };

/** The requested wires that there are; the first one where none is left. */
function focusOf(requested: readonly number[], wires: number): readonly number[] {
  const there = requested.filter((wire) => wire < wires).slice(0, maxFocused);
  return there.length > 0 ? there : [0];
}
