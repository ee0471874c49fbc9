import { percent } from '@qubloom/contract';
import { SkipForward, Undo2 } from 'lucide-react';
import { useMemo, useReducer, useState, type ReactNode } from 'react';
import { useReportRun } from '../../../diagrams/trials/guess-run.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { NumberTable } from '../../../ui/display/number-table.tsx';
import {
  goalAfter,
  goalText,
  hasReached,
  mayMove,
  stepSphere,
  targetOf,
  type Goal,
  type SphereStep,
} from '../state.ts';
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
import { InteractiveLayout } from '../../../diagrams/interactive-layout/interactive-layout.tsx';
import { useSound } from '../../../ui/feedback/sounds.ts';
import { ArrowKeys } from './arrow-keys.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { ViewSliders } from './view-sliders.tsx';

export interface OneQubitSphereProps {
  /** A choice of activities, if there is one. */
  readonly choice: ReactNode;
  readonly problem: string | undefined;
  readonly gates: readonly NamedGate[];
  readonly hasAngles: boolean;
  readonly start: readonly Move[];
  /** The point to reach; null for a free walk. */
  readonly goal: Goal | null;
}

/** One separate qubit as an arrow on the sphere. Gates turn it, and the last turn leaves a trail. */
export function OneQubitSphere(props: OneQubitSphereProps) {
  const { choice, problem, gates, hasAngles, start, goal } = props;
  const [state, step] = useReducer(stepSphere, { moves: start, goal });
  const [view, setView] = useState(startView);
  const [sweep, setSweep] = useState<readonly Point[] | null>(null);
  const { moves } = state;
  useReportRun(moves !== start);
  const point = useMemo(() => pointAfter(moves), [moves]);
  const trail = useMemo(() => trailOfLast(moves), [moves]);
  const target = useMemo(() => targetOf(state), [state]);
  const passing = useSweep(sweep);
  // The turn that reaches the point has the sound of the success.
  useSound(hasReached(state) ? 0 : moves.length, 'click');

  const move = (next: Move) => {
    if (!mayMove(state)) return;
    setSweep(trailOf(point, next));
    step({ kind: 'move', move: next });
  };
  /** Moves the tip without animation. */
  const jump = (next: SphereStep) => {
    setSweep(null);
    step(next);
  };
  const back = (kind: 'undo' | 'restart') => {
    if (moves.length > 0) jump({ kind });
  };
  const onNext = () => jump({ kind: 'goal', goal: goalAfter(state.goal) });
  const onAim =
    hasAngles && !goal ? (next: Point) => jump({ kind: 'aim', point: next }) : undefined;

  return (
    <InteractiveLayout
      goal={questionOf(goal, onAim !== undefined)}
      success={
        hasReached(state) &&
        `You got there in ${moves.length} ${moves.length === 1 ? 'turn' : 'turns'}.`
      }
      shape="round"
      problem={problem}
      stage={
        <ArrowKeys point={point} onAim={onAim}>
          <BlochSphere
            description={descriptionOf(point, target)}
            tip={passing ?? point}
            trail={trail}
            target={target}
            view={view}
            onTurn={setView}
            onAim={onAim}
            className="mx-auto max-h-64 in-[.framed]:@max-sm/scene:max-h-48 @[46rem]/scene:@max-5xl/scene:max-h-48 @5xl/scene:max-h-140"
          />
        </ArrowKeys>
      }
      controls={
        <>
          {choice}
          <MoveButtons
            gates={gates}
            hasAngles={hasAngles}
            isDisabled={!mayMove(state)}
            onMove={move}
          />
          <ViewSliders view={view} onTurn={setView} />
        </>
      }
      message={`The arrow points ${pointText(point)}. ${goalText(state) ?? ''}`}
      result={
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="quiet" aria-disabled={moves.length === 0} onClick={() => back('undo')}>
            <Undo2 aria-hidden /> Undo
          </Button>
          {state.goal && <NextPoint isReached={hasReached(state)} onNext={onNext} />}
          <MoveList moves={moves} />
        </div>
      }
      numbers={<PointTable point={point} target={target} />}
      onRestart={moves.length > 0 ? () => back('restart') : null}
    />
  );
}

function questionOf(goal: Goal | null, canAim: boolean): string {
  if (goal) return 'Can you reach the dashed ring?';
  return canAim
    ? 'Drag the arrow. Where do gates turn it?'
    : 'Where does each gate turn the arrow?';
}

function descriptionOf(point: Point, target: Point | null): string {
  const reach = target ? ` The point to reach is ${pointText(target)}.` : '';
  return `Ball: the arrow points ${pointText(point)}.${reach}`;
}

interface NextPointProps {
  readonly isReached: boolean;
  readonly onNext: () => void;
}

function NextPoint({ isReached, onNext }: NextPointProps) {
  return (
    <Button variant={isReached ? 'primary' : 'quiet'} onClick={onNext}>
      <SkipForward aria-hidden /> Next point
    </Button>
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
    <>
      <NumberTable
        caption="The same in numbers"
        head={['What', 'X', 'Y', 'Z', 'Chance of 1']}
        rows={[row('Arrow', point), ...(target ? [row('Point', target)] : [])]}
      />
      <p>The ball is a map. It holds one arrow for one separate qubit only.</p>
    </>
  );
}
