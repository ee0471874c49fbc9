import { clsx } from 'clsx';
import { createPortal } from 'react-dom';
import {
  memo,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { wireCount } from '@qubloom/quantum';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useLab } from '../lab-context.tsx';
import { Correlation } from './panels/correlation.tsx';
import { BlochVectors } from './panels/bloch-vectors.tsx';
import { Bars } from './panels/bars.tsx';
import { Probabilities } from './panels/probabilities.tsx';
import { Density, maxFocusedWires } from './panels/density.tsx';
import { DisplaysBar } from './displays-bar.tsx';
import { useChosenDisplays, type DisplayKind } from './kinds.ts';
import { Entanglement } from './panels/entanglement.tsx';
import { Noise } from './panels/noise.tsx';
import { Panel } from './panels/panel.tsx';
import { Phases } from './panels/phases.tsx';
import { readingsIn } from './placed/readings-in.ts';
import type { CircuitSummary } from './summary/state-summary.ts';
import { Shots } from './shots/shots.tsx';
import { StateTable } from './panels/state-table.tsx';
import { WireEnds } from './panels/wire-ends.tsx';
import { PlacedDisplays, PlacedDisplayList } from './placed/placed-displays.tsx';
import { HiddenResults, StatusLine } from './status/status-line.tsx';
import { useStateSummary } from './summary/use-state-summary.ts';
import { useProbabilityAnnouncement } from './summary/use-probability-announcement.ts';
import { Branches } from './status/branches.tsx';
import { createJobRunner } from './jobs/job-runner.ts';

/**
 * Beside the circuit, this is a column that scrolls by itself. Elsewhere it has no box of its own: the first display
 * sticks to the bottom of the screen while the circuit above is longer, and the others follow below.
 */
const columnClass = clsx(
  'contents',
  'beside:sticky beside:top-(--shell-top,0px) beside:grid beside:max-h-[calc(100dvh-var(--shell-top,0px))]',
  'beside:grid-flow-dense beside:grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))]',
  'beside:items-start beside:gap-x-3 beside:gap-y-2 beside:overflow-y-auto beside:pb-2',
);

/**
 * Pictures of the state, updated after every edit. They must be inside a lab. Their own box limits how far a sticky
 * display goes.
 */
export function Displays() {
  return (
    <div className="contents beside:col-start-3 beside:row-start-2 beside:block beside:min-w-0 beside:self-stretch">
      <LiveDisplays />
    </div>
  );
}

function LiveDisplays() {
  const { state, dispatch, circuit, wireEnds, inCells } = useLab();
  const wires = wireCount(circuit);
  const [runner] = useState(createJobRunner);
  useEffect(() => () => runner.close(), [runner]);
  const { chosen, toggle, lead, setLead } = useChosenDisplays(state.level);
  const [branch, setBranch] = useState<string | null>(null);
  const [requested, setRequested] = useState<readonly number[]>([0, 1]);
  const focus = useMemo(() => focusOf(requested, wires), [requested, wires]);
  const current = useStateSummary(runner, { branch, focus });
  const { status, isStale } = current;
  const isOther = current.summary?.wires !== wires;
  // The bars of a state with another number of wires would have the wrong names.
  const summary = isStale && isOther ? null : current.summary;
  const readings = useMemo(
    () => (summary && !isStale ? readingsIn(circuit, summary.readings) : []),
    [circuit, summary, isStale],
  );
  useProbabilityAnnouncement(current);

  const show = (kind: DisplayKind): ReactNode => {
    switch (kind) {
      case 'shots':
        return <ShotsPicture key={kind} runner={runner} circuit={current.requested} />;
      case 'noise':
        return (
          <NoisePicture
            key={kind}
            noise={state.noise}
            hasDevices={state.allowed === null}
            dispatch={dispatch}
          />
        );
      case 'code':
        return <LiveCode key={kind} />;
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

  // The circuit and the leading display are rendered first, because on a phone the others are below the screen. The
  // reserved space keeps the content below in place.
  const hasOthers = useDeferredValue(true, false);
  const others = hasOthers ? chosen.filter((kind) => kind !== lead) : [];
  return (
    <section
      aria-label="What the circuit does"
      aria-busy={status.kind === 'working'}
      data-serial={current.serial}
      data-stale={isStale || undefined}
      className={clsx(
        columnClass,
        !hasOthers && 'beside:min-h-[calc(100dvh-var(--shell-top,0px))]',
      )}
    >
      <div
        className={clsx(
          'flex min-w-0 flex-col gap-2 [&>section]:[content-visibility:visible]',
          'not-beside:sticky not-beside:bottom-[calc(var(--shell-bottom,0px)+var(--stuck))] not-beside:z-10',
          'not-beside:max-h-[max(50dvh,-1*var(--stuck))] not-beside:overflow-y-auto not-beside:bg-ground',
          'not-beside:pb-1 beside:contents compact:gap-1 compact:[&_h3]:sr-only compact:[&_h3+p]:sr-only',
          'beside:[&>:not(section)]:col-span-full compact:[&>section]:px-3 compact:[&>section]:py-2',
        )}
      >
        {summary &&
          wireEnds &&
          createPortal(<EndsOfWires summary={summary} isStale={isStale} />, wireEnds)}
        {inCells && createPortal(<PlacedDisplays readings={readings} />, inCells)}
        <PlacedDisplayList readings={readings} />
        <DisplaysBar chosen={chosen} toggle={toggle} lead={lead} setLead={setLead} />
        {summary && <Branches summary={summary} onChoose={setBranch} />}
        <StatusLine current={current} isSpoken />
        {show(lead) || <Skeleton className="h-60 rounded-card compact:h-44" />}
        {summary && <HiddenResults summary={summary} />}
      </div>
      <div
        className={clsx(
          'grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] items-start gap-3 beside:contents',
          !hasOthers && 'min-h-dvh',
        )}
      >
        {others.map(show)}
      </div>
    </section>
  );
}

type PictureKind = Exclude<DisplayKind, 'shots' | 'noise' | 'density' | 'code'>;

/** A sentence replaces the code if it is not loaded yet and the network is down. */
const LiveCode = lazyPart(
  async () => (await import('./code/live-code.tsx')).LiveCode,
  CodeIsAway,
  () => <Skeleton className="col-span-full h-60 rounded-card" />,
);

const EndsOfWires = memo(WireEnds);
const DensityPicture = memo(Density);
const NoisePicture = memo(Noise);
const ShotsPicture = memo(Shots);

/** An edit changes the lab first and its summary later. Pictures are rendered again only for the second. */
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

function CodeIsAway() {
  return (
    <Panel title="Code" isOfState={false}>
      <p>This part is not on this device yet. Open it again when you are online.</p>
    </Panel>
  );
}

/** Returns the requested wires that exist, or the first wire if none of them does. */
function focusOf(requested: readonly number[], wires: number): readonly number[] {
  const there = requested.filter((wire) => wire < wires).slice(0, maxFocusedWires);
  return there.length > 0 ? there : [0];
}
