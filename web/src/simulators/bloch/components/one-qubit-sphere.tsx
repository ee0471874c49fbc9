import { percent } from '@qubloom/contract';
import { RotateCcw, SkipForward, Undo2 } from 'lucide-react';
import { useMemo, useReducer, useState } from 'react';
import { useReportRun } from '../../../diagrams/trials/guess-run.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FoldedTable } from '../../../ui/display/folded-table.tsx';
import {
  goalAfter,
  goalText,
  hasReached,
  mayMove,
  stepSphere,
  targetOf,
  type Goal,
} from '../sphere-state.ts';
import {
  ketOf,
  moveText,
  numberText,
  pointAfter,
  pointText,
  trailOf,
  type Move,
  type NamedGate,
} from '../turns.ts';
import { useSweep } from '../use-sweep.ts';
import { startView, type Point } from '../../../diagrams/bloch/view.ts';
import { BlochSphere } from '../../../diagrams/bloch/bloch-sphere.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { ViewSliders } from './view-sliders.tsx';

export interface OneQubitSphereProps {
  readonly gates: readonly NamedGate[];
  readonly hasAngles: boolean;
  readonly start: readonly Move[];
  /** The point to reach; null for a free walk. */
  readonly goal: Goal | null;
}

/** One separate qubit as an arrow on the sphere: gates turn it, the last turn leaves a trail. */
export function OneQubitSphere({ gates, hasAngles, start, goal }: OneQubitSphereProps) {
  const [state, step] = useReducer(stepSphere, { moves: start, goal });
  const [view, setView] = useState(startView);
  const [sweep, setSweep] = useState<readonly Point[] | null>(null);
  const { moves } = state;
  useReportRun(moves.length > start.length);
  const point = useMemo(() => pointAfter(moves), [moves]);
  const trail = useMemo(() => trailOfLast(moves), [moves]);
  const target = useMemo(() => targetOf(state), [state]);
  const passing = useSweep(sweep);

  const move = (next: Move) => {
    if (!mayMove(state)) return;
    setSweep(trailOf(point, next));
    step({ kind: 'move', move: next });
  };
  const back = (kind: 'undo' | 'restart') => {
    if (moves.length === 0) return;
    setSweep(null);
    step({ kind });
  };

  return (
    <div className="grid gap-x-3 gap-y-2 halves:max-sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)] halves:grid-rows-[auto_1fr] sm:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] sm:gap-x-6 sm:gap-y-3">
      <div className="mx-auto w-42 max-w-full sm:w-full">
        <BlochSphere
          description={`Ball: the arrow points ${pointText(point)}.${target ? ` The point to reach is ${pointText(target)}.` : ''}`}
          tip={passing ?? point}
          trail={trail}
          target={target}
          view={view}
          onTurn={setView}
        />
      </div>
      <div className="grid content-start gap-2 halves:row-span-2 sm:gap-4">
        <MoveButtons
          gates={gates}
          hasAngles={hasAngles}
          isDisabled={!mayMove(state)}
          onMove={move}
        />
        <div className="flex flex-wrap items-center gap-2">
          <MoveList moves={moves} />
          <Button variant="quiet" aria-disabled={moves.length === 0} onClick={() => back('undo')}>
            <Undo2 aria-hidden /> Undo
          </Button>
          <Button
            variant="quiet"
            aria-disabled={moves.length === 0}
            onClick={() => back('restart')}
          >
            <RotateCcw aria-hidden /> Start over
          </Button>
          {state.goal && (
            <Button
              variant={hasReached(state) ? 'primary' : 'quiet'}
              onClick={() => {
                setSweep(null);
                step({ kind: 'goal', goal: goalAfter(state.goal) });
              }}
            >
              <SkipForward aria-hidden /> Next point
            </Button>
          )}
        </div>
        <p aria-live="polite" className="font-medium">
          The arrow points {pointText(point)}. {goalText(state)}
        </p>
      </div>
      <ViewSliders view={view} onTurn={setView} />
      <div className="grid gap-2 halves:col-span-full">
        <PointTable point={point} target={target} />
        <p className="text-sm text-ink-soft">
          The ball is a map. It holds one arrow for one separate qubit only.
        </p>
      </div>
    </div>
  );
}

function trailOfLast(moves: readonly Move[]): readonly Point[] {
  const last = moves.at(-1);
  return last === undefined ? [] : trailOf(pointAfter(moves.slice(0, -1)), last);
}

function MoveList({ moves }: { readonly moves: readonly Move[] }) {
  if (moves.length === 0) return null;
  return (
    <ol aria-label="Moves" className="flex flex-wrap gap-1.5">
      {moves.map((move, at) => (
        <li
          key={at}
          className="rounded-md bg-action-soft px-2 py-0.5 font-mono text-sm text-action-ink"
        >
          {moveText(move)}
        </li>
      ))}
    </ol>
  );
}

interface PointTableProps {
  readonly point: Point;
  readonly target: Point | null;
}

function PointTable({ point, target }: PointTableProps) {
  const row = (name: string, at: Point) => [
    ketOf(at) === null ? name : `${name} ${ketOf(at) ?? ''}`,
    numberText(at.x),
    numberText(at.y),
    numberText(at.z),
    percent((1 - at.z) / 2),
  ];
  return (
    <FoldedTable
      caption="The same in numbers"
      head={['What', 'X', 'Y', 'Z', 'Chance of 1']}
      rows={[row('Arrow', point), ...(target ? [row('Point', target)] : [])]}
    />
  );
}
