/**
 * One run of the room's circuit for everybody. The leader chooses the step and draws the seed, and each page computes
 * the same results from these.
 */
import type { SharedCircuit, SimulatorState } from '@qubloom/contract';
import { bitCount, wireCount, type Circuit } from '@qubloom/quantum';
import { Play } from 'lucide-react';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { cell, picturedHeight } from '../drawing/geometry.ts';
import { createJobRunner, type JobRunner } from '../displays/jobs/job-runner.ts';
import type { Counts } from '../displays/jobs/jobs.ts';
import { shotsText } from '../displays/panels/format.ts';
import { Probabilities } from '../displays/panels/probabilities.tsx';
import { digitsOf, histogramOf, listedResults } from '../displays/shots/shots-state.ts';
import { HistogramTable } from '../displays/shots/histogram-table.tsx';
import { ShotsField } from '../displays/shots/run-fields.tsx';
import { StatusLine } from '../displays/status/status-line.tsx';
import { StepBar } from '../displays/status/step-bar.tsx';
import { refusalMessage, useStateSummary } from '../displays/summary/use-state-summary.ts';
import { GridPicture } from '../grid/grid-picture.tsx';
import { BitNames, ColumnNumbers, StepMark } from '../grid/grid-marks.tsx';
import { headHeight, labelWidth } from '../grid/grid-sizes.ts';
import { LabStateProvider, useLab } from '../lab-context.tsx';
import { startLab, type LabAction } from '../state/lab-reducer.ts';
import { sharedLabOf } from './shared-lab-store.ts';
import { reachedByKeys } from '../../ui/controls/reached-by-keys.ts';

export interface SharedRunProps {
  readonly shared: SharedCircuit;
  /** Null before the first run. */
  readonly run: SimulatorState | null;
  /** The last run, with the circuit at that time. It is the same object until the next run. */
  readonly ran: RanCircuit | null;
  readonly isLeader: boolean;
  readonly onRun: (next: SimulatorState) => void;
  /** The name of the leader, and a way to ask for the lead. */
  readonly children: ReactNode;
}

export type RanCircuit = Pick<SimulatorState, 'run' | 'seed' | 'shots'> & {
  readonly circuit: Circuit;
};

const noRun: SimulatorState = { run: 0, seed: 0, shots: 100, step: 0 };

export function SharedRun({ shared, run, ran, isLeader, onRun, children }: SharedRunProps) {
  const store = sharedLabOf(shared);
  const { circuit } = useSyncExternalStore(store.subscribe, store.snapshot);
  const { columns } = circuit;
  const current = run ?? { ...noRun, step: columns.length };
  const step = current.step >= columns.length ? null : current.step - 1;
  const state = useMemo(() => ({ ...startLab({ circuit }), circuit, step }), [circuit, step]);
  const dispatch = (action: LabAction) => {
    if (action.kind !== 'set-step') return;
    onRun({ ...current, step: action.step === null ? columns.length : action.step + 1 });
  };
  if (columns.length === 0) {
    return (
      <p className="rounded-control bg-sunken px-4 py-3">
        There’s nothing to run yet. Put a gate into the Quantum Circuit first.
      </p>
    );
  }
  return (
    <LabStateProvider state={state} dispatch={dispatch}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          {isLeader ? (
            <p className="text-ink-soft">You lead: the others see your step.</p>
          ) : (
            children
          )}
        </div>
        <CircuitPicture />
        {/* Participants who do not lead see the slider's position. */}
        <fieldset disabled={!isLeader} className="min-w-0">
          <legend className="sr-only">The step that all see</legend>
          <StepBar />
        </fieldset>
        <Results ran={ran} run={current} isLeader={isLeader} onRun={onRun} />
      </div>
    </LabStateProvider>
  );
}

/** Shows the current circuit without editing. */
function CircuitPicture() {
  const { circuit, state } = useLab();
  const { columns } = circuit;
  return (
    <div
      role="group"
      aria-label="The room’s circuit"
      {...reachedByKeys}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <div
        className="relative"
        style={{
          width: labelWidth + columns.length * cell + 24,
          height: headHeight + picturedHeight(circuit) + 8,
        }}
      >
        {circuit.initial.map((start, wire) => (
          <span
            key={wire}
            // As large as the picture beside it, whose size is in pixels.
            className="absolute left-3 flex items-center font-mono text-[16px]"
            style={{ top: headHeight + wire * cell, height: cell }}
          >
            q{wire} |{start.replace('-', '−')}⟩
          </span>
        ))}
        <BitNames
          bits={bitCount(circuit)}
          top={headHeight + wireCount(circuit) * cell}
          size={cell}
        />
        <GridPicture
          circuit={circuit}
          first={0}
          last={columns.length - 1}
          size={cell}
          moved={null}
        />
        {state.step !== null && <StepMark step={state.step} size={cell} />}
        <ColumnNumbers columns={[...columns.keys()]} current={state.step ?? -1} size={cell} />
      </div>
    </div>
  );
}

function Results({
  ran,
  run,
  isLeader,
  onRun,
}: Pick<SharedRunProps, 'ran' | 'isLeader' | 'onRun'> & { readonly run: SimulatorState }) {
  const { circuit } = useLab();
  const [runner] = useState(createJobRunner);
  useEffect(() => () => runner.close(), [runner]);
  const focus = useMemo(() => [0], []);
  const current = useStateSummary(runner, { branch: null, focus });
  const { counts, problem } = useCounts(runner, ran);
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-3">
        <StatusLine current={current} />
        {current.summary && <Probabilities summary={current.summary} />}
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        {isLeader && (
          <div className="flex flex-wrap items-end gap-3">
            <ShotsField shots={run.shots} onShots={(shots) => onRun({ ...run, shots })} />
            <Button onClick={() => onRun({ ...run, run: run.run + 1, seed: newSeed() })}>
              <Play aria-hidden="true" />
              Run it for all
            </Button>
          </div>
        )}
        {problem !== null && <p className="text-bad-ink">{problem}</p>}
        {counts ? (
          <HistogramTable
            histogram={histogramOf(counts.counts, counts.shots, {})}
            caption={`Run ${counts.run}: ${shotsText(counts.shots)}`}
            hasOneOnly={listedResults(digitsOf(circuit)) === null}
          />
        ) : (
          <p className="text-ink-soft">
            Nobody has run it yet. What do you think: which result comes most often?
          </p>
        )}
      </div>
    </div>
  );
}

interface RoomCounts {
  readonly run: number;
  readonly shots: number;
  readonly counts: Counts;
}

/** Results are cached, so that a visit to another tab costs no second computation. */
const known = new WeakMap<RanCircuit, RoomCounts>();

/**
 * Returns the counts of the run, computed from its seed and therefore the same on every page. They stay while the
 * circuit changes.
 */
function useCounts(runner: JobRunner, ran: RanCircuit | null) {
  const [latest, setLatest] = useState<RoomCounts | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (ran === null || known.has(ran)) return;
    const { run, shots, seed, circuit } = ran;
    const abort = new AbortController();
    const request = { circuit, shots, seed, noise: null };
    runner.run({ kind: 'shots', request }, { signal: abort.signal }).then(
      (counts) => {
        const found = { run, shots, counts };
        known.set(ran, found);
        setProblem(null);
        setLatest(found);
      },
      (reason: unknown) => {
        if (!abort.signal.aborted) setProblem(refusalMessage(reason));
      },
    );
    return () => abort.abort();
  }, [runner, ran]);
  return { counts: (ran && known.get(ran)) ?? latest, problem };
}

function newSeed(): number {
  return Math.floor(Math.random() * 1_000_000);
}
