import {
  cellAt,
  columnsIn,
  isVacant,
  parseCircuitLine,
  type CircuitGrid,
} from '@qubloom/curriculum';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, RotateCcw } from 'lucide-react';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { useState } from 'react';
import { useGuessRun, useReportRun } from '../../diagrams/trials/guess-run.ts';
import { OutcomeHistogram } from '../../diagrams/bars/outcome-histogram.tsx';
import { RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { AmplitudeBars } from '../../diagrams/bars/amplitude-bars.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { GateBox } from '../../diagrams/circuit-strip/gate-box.tsx';
import { gateLabels } from '../../diagrams/circuit-strip/gate-labels.ts';
import type { ViewProps } from '../interactive.ts';
import {
  amplitudesAt,
  drawMeasurements,
  newWalk,
  stepsIn,
  withStartFlipped,
  withStep,
  type Walk,
} from './state.ts';

/** The four signed bars of two qubits, gate by gate through a circuit, from any start. */
export function View({ circuit, looks }: ViewProps<'four-bars'>) {
  const read = parseCircuitLine(circuit);
  return read.ok ? (
    <Stepper grid={read.grid} hasMeasurements={looks} />
  ) : (
    <p>This circuit cannot be read.</p>
  );
}

interface StepperProps {
  readonly grid: CircuitGrid;
  readonly hasMeasurements: boolean;
}

function Stepper({ grid, hasMeasurements }: StepperProps) {
  const [walk, setWalk] = useState(() => newWalk(grid));
  const { step } = walk;
  const { isAwaited } = useGuessRun();
  const isAtEnd = step === stepsIn(walk);
  useReportRun(isAtEnd && !hasMeasurements);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 low:grid-cols-2 low:grid-rows-[auto_auto_1fr] low:gap-x-4 low:gap-y-1.5 not-compact:gap-4">
      <div className="min-w-0 low:col-span-2">
        <CircuitWires walk={walk} onFlip={(wire) => setWalk(withStartFlipped(walk, wire))} />
      </div>
      <div className="flex flex-wrap gap-1.5 sm:gap-2">
        <Button
          variant="secondary"
          className="compact:px-2.5"
          aria-disabled={step === 0}
          onClick={() => setWalk(withStep(walk, step - 1))}
        >
          <ChevronLeft aria-hidden /> <span className="low:sr-only">Back</span>
        </Button>
        <Button
          className="compact:px-3"
          aria-disabled={isAtEnd}
          onClick={() => setWalk(withStep(walk, step + 1))}
        >
          Next gate <ChevronRight aria-hidden />
        </Button>
        <Button
          variant="quiet"
          className="compact:px-2.5"
          onClick={() => setWalk(withStep(walk, 0))}
        >
          <RotateCcw aria-hidden /> <span className="@max-lg/scene:sr-only">To the start</span>
        </Button>
      </div>
      {hasMeasurements && isAtEnd && <EndMeasurements key={walk.starts.join('')} walk={walk} />}
      {/* The bars at the end tell what the looks will show. */}
      {!(hasMeasurements && isAwaited && isAtEnd) && (
        <div className="low:col-start-2 low:row-span-2 low:row-start-2">
          <AmplitudeBars amplitudes={amplitudesAt(walk)} />
        </div>
      )}
      <p aria-live="polite" className="text-sm text-ink-soft">
        {messageAt(walk)}
      </p>
    </div>
  );
}

const measurementsAtOnce = 100;

/** Looks at fresh pairs that went through the whole circuit. */
function EndMeasurements({ walk }: { readonly walk: Walk }) {
  const [counts, setCounts] = useState<readonly number[]>([0, 0, 0, 0]);
  const [random] = useState(() => createRandom(freshSeed()));
  const { ghost } = useGuessRun();
  const { isGrowing, run } = useGrowingRun((looks) => {
    const found = drawMeasurements(walk, looks, random);
    setCounts((now) => now.map((count, index) => count + (found.get(index) ?? 0)));
  });
  useReportRun(counts.some((count) => count > 0) && !isGrowing);
  return (
    <div className="grid gap-3">
      <div>
        <RunButton isGrowing={isGrowing} onPress={() => run(measurementsAtOnce)}>
          Look {measurementsAtOnce} times
        </RunButton>
      </div>
      <OutcomeHistogram
        counts={amplitudesAt(walk).map(({ bits }, index) => ({
          outcome: bits,
          count: counts[index] ?? 0,
        }))}
        ghost={ghost}
      />
    </div>
  );
}

function messageAt({ grid, step }: Walk): string {
  if (step === 0) return 'At the start. No gate has acted yet.';
  const gates = gatesIn(grid, step - 1);
  return `After step ${step} of ${columnsIn(grid)}: ${gates === '' ? 'nothing' : gates}.`;
}

function gatesIn(grid: CircuitGrid, column: number): string {
  return grid.rows
    .flatMap((_, wire) => {
      const cell = cellAt(grid, wire, column);
      return isVacant(cell) ? [] : [`${gateLabels(cell).spoken} on q${wire}`];
    })
    .join(', ');
}

interface CircuitWiresProps {
  readonly walk: Walk;
  readonly onFlip: (wire: 0 | 1) => void;
}

function CircuitWires({ walk: { grid, starts, step }, onFlip }: CircuitWiresProps) {
  return (
    <div className="relative overflow-x-auto">
      {([0, 1] as const).map((wire) => (
        <div key={wire} className="flex min-w-max items-center">
          <button
            type="button"
            aria-label={`q${wire} starts at ${starts[wire]}. Change it`}
            onClick={() => onFlip(wire)}
            className={clsx(
              'my-1 h-11 min-w-20 low:my-0 rounded-control border-[1.5px] border-control px-2 font-mono text-sm hover:border-action',
              starts[wire] === 0 ? 'text-zero-ink' : 'text-one-ink',
            )}
          >
            <span className="text-ink-soft">q{wire}</span> |{starts[wire]}⟩
          </button>
          {(grid.rows[wire] ?? []).map((cell, column) => (
            <span
              key={column}
              className={clsx(
                'relative grid h-13 w-13 low:h-11 place-items-center before:absolute before:inset-x-0 before:top-1/2 before:h-0.5 before:bg-control',
                column + 1 === step && 'bg-points-soft',
                column >= step && 'opacity-70',
              )}
            >
              {isOnControlLine(grid, column) && (
                <span
                  aria-hidden
                  className={clsx(
                    'absolute left-1/2 w-0.5 -translate-x-1/2 bg-action-strong',
                    wire === 0 ? 'top-1/2 bottom-0' : 'top-0 bottom-1/2',
                  )}
                />
              )}
              {!isVacant(cell) && (
                <span className="relative size-10">
                  <GateBox cell={cell} fixed />
                </span>
              )}
              <span className="sr-only">{gateLabels(cell).spoken}</span>
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function isOnControlLine(grid: CircuitGrid, column: number): boolean {
  const cells = grid.rows.map((row) => row[column] ?? '-');
  return cells.every((cell) => !isVacant(cell)) && cells.some((cell) => /^(\*|o|SWAP)$/.test(cell));
}
