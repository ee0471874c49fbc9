import { clsx } from 'clsx';
import { Redo2, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Cell } from '@qubloom/curriculum';
import { GateBox } from './gate-box.tsx';
import { gateLabels } from './gate-labels.ts';
import type { StripState } from './strip-state.ts';
import type { Strip } from './use-strip.ts';

export interface StripPaletteProps {
  readonly strip: Strip;
  readonly state: StripState;
  readonly gates: readonly Cell[];
}

/** The gates that may be used, and undo, redo and clear. */
export function StripPalette({ strip, state, gates }: StripPaletteProps) {
  const { armed, setArmed, edit, drag } = strip;
  return (
    <div role="group" aria-label="Gates" className="flex flex-wrap items-center gap-2">
      {gates.map((cell) => (
        <button
          key={cell}
          type="button"
          aria-label={`Gate ${gateLabels(cell).spoken}`}
          aria-pressed={armed === cell}
          onPointerDown={(event) => drag.grab(event, { cell })}
          onClick={() => {
            if (!drag.wasDragged()) setArmed(armed === cell ? undefined : cell);
          }}
          className={clsx(
            'touch-none rounded-control p-1 transition-colors',
            armed === cell ? 'bg-points-soft ring-3 ring-points' : 'hover:bg-action-soft',
          )}
        >
          <GateBox cell={cell} />
        </button>
      ))}
      <span className="ml-auto flex gap-1">
        <Tool
          label="Undo"
          disabled={state.past.length === 0}
          onPress={() => edit({ kind: 'undo' }, 'Undone.')}
        >
          <Undo2 />
        </Tool>
        <Tool
          label="Redo"
          disabled={state.future.length === 0}
          onPress={() => edit({ kind: 'redo' }, 'Redone.')}
        >
          <Redo2 />
        </Tool>
        <Tool
          label="Clear"
          disabled={state.grid === state.starter}
          onPress={() => edit({ kind: 'clear' }, 'Cleared.')}
        >
          <Trash2 />
        </Tool>
      </span>
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Tool({ label, disabled, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
      className="grid size-11 place-items-center rounded-control text-action-ink hover:bg-action-soft aria-disabled:text-ink-soft aria-disabled:opacity-50 [&_svg]:size-5"
    >
      {children}
    </button>
  );
}
