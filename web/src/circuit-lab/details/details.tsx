import { clsx } from 'clsx';
import type { RefObject } from 'react';
import { operationAt, wiresOf, type GridCell, type Operation } from '@qubloom/quantum';
import { Button } from '../../ui/controls/button.tsx';
import { useLab } from '../lab-context.tsx';
import { ketLabels, startStates } from '../announcements/kets.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { useCommand } from '../commands/use-command.ts';
import { toolOfOperation, toolLabels } from '../palette/tools.ts';
import { sentenceOf } from '../announcements/labels.ts';
import { ToolPicture } from '../drawing/drawing.tsx';
import { kindOfOperation } from '../operations/operations.ts';
import { Chip } from '../toolbar/tool-button.tsx';
import { settingControls } from './setting-controls.tsx';
import { usePlaceAtCell } from './use-place-at-cell.ts';

export interface DetailsProps {
  readonly panel: RefObject<HTMLDivElement | null>;
  /** The grid's frame, which scrolls. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** The settings of the cell at the cursor, shown beside it: a gate's angles and condition, or the start of a wire. */
export function Details({ panel, frame }: DetailsProps) {
  const { state } = useLab();
  const { cursor, circuit, isDetailsOpen } = state;
  const operation = operationAt(circuit, cursor.column, cursor.wire);
  usePlaceAtCell(panel, frame, operation ? Math.max(...wiresOf(operation)) : cursor.wire);
  if (!isDetailsOpen) return null;
  return (
    <div
      ref={panel}
      role="group"
      aria-label="Details of this place"
      tabIndex={-1}
      className={clsx(
        'animate-rise absolute z-20 flex w-[min(30rem,100%)] items-start gap-1 rounded-card border-[1.5px]',
        'border-control bg-surface p-2 pl-3 shadow-card outline-offset-2',
        'not-compact:p-3 not-compact:pl-4',
      )}
    >
      <div className="min-w-0 flex-1">
        {cursor.column < 0 ? (
          <WireDetails wire={cursor.wire} />
        ) : (
          operation && <OperationDetails operation={operation} at={cursor} />
        )}
      </div>
      <CommandButton command="close-details" isBare />
    </div>
  );
}

function OperationDetails({
  operation,
  at,
}: {
  readonly operation: Operation;
  readonly at: GridCell;
}) {
  const { state } = useLab();
  const open = useCommand('open-gate');
  const takeApart = useCommand('take-apart');
  const tool = toolOfOperation(operation);
  return (
    <div className="flex flex-col gap-3 compact:gap-0">
      <div className="flex items-center gap-3 compact:gap-1">
        <ToolPicture tool={tool} className="size-11 shrink-0 compact:hidden" />
        <div className="min-w-0 flex-1">
          <p className="font-medium">{sentenceOf(operation)}</p>
          <p className="text-sm text-ink-soft compact:sr-only">{toolLabels(tool).hint}</p>
        </div>
        {open.isOffered && (
          <Button variant="secondary" size="small" className="min-h-11" onClick={open.run}>
            {open.icon && <open.icon aria-hidden />}
            {open.label}
          </Button>
        )}
        {takeApart.isOffered && <CommandButton command="take-apart" isBare />}
        {/* Takes off only this gate, even if several are selected. */}
        <CommandButton command="take-off" on={{ ...state, selection: null }} isBare />
      </div>
      {kindOfOperation(operation).settings?.(operation, settingControls(at))}
    </div>
  );
}

function WireDetails({ wire }: { readonly wire: number }) {
  const { state, dispatch } = useLab();
  const isInside = state.outer.length > 0;
  const canChangeWires = !isInside && state.level !== 'first-steps';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-medium">Wire q{wire}</p>
      {isInside ? (
        <p className="text-sm text-ink-soft">Inside a gate, a wire brings its own state.</p>
      ) : (
        <div role="group" aria-label={`q${wire} starts in`} className="flex flex-wrap gap-1">
          {startStates.slice(0, state.level === 'first-steps' ? 2 : undefined).map((start) => (
            <Chip
              key={start}
              label={ketLabels[start]}
              isOn={state.circuit.initial[wire] === start}
              onPress={() => dispatch({ kind: 'set-initial', wire, state: start })}
            >
              |{start.replace('-', '−')}⟩
            </Chip>
          ))}
        </div>
      )}
      {canChangeWires && (
        <span className="flex">
          <CommandButton command="move-wire-up" isBare />
          <CommandButton command="move-wire-down" isBare />
          <CommandButton command="remove-wire" isBare />
        </span>
      )}
    </div>
  );
}
