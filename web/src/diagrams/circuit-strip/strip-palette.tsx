import { clsx } from 'clsx';
import { Redo2, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Cell } from '@qubloom/curriculum';
import { GateBox } from './gate-box.tsx';
import { gateLabels } from './gate-labels.ts';
import { hasPlaced, type StripState } from './strip-state.ts';
import type { Strip } from './use-strip.ts';

export interface StripPaletteProps {
  readonly strip: Strip;
  readonly gates: readonly Cell[];
}

export interface StripToolsProps {
  readonly strip: Strip;
  readonly state: StripState;
}

/** The gates that may be placed. A gate stays selected for several cells. Escape deselects it. */
export function StripPalette({ strip, gates }: StripPaletteProps) {
  const { armed, setArmed, drag } = strip;
  return (
    <div
      role="group"
      aria-label="Gates"
      className="-mx-1 flex flex-wrap items-center not-compact:gap-1"
    >
      {gates.map((cell) => (
        <button
          key={cell}
          type="button"
          aria-label={`Gate ${gateLabels(cell).spoken}`}
          aria-pressed={armed === cell}
          onPointerDown={(event) => drag.grab(event, { cell })}
          onClick={() => {
            if (!drag.wasDragged()) setArmed(cell);
          }}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setArmed(undefined);
          }}
          className={clsx(
            // `!` keeps the button as narrow as its gate, even if the layout pads buttons.
            'touch-none rounded-control p-1! transition-colors',
            armed === cell
              ? 'bg-points-soft ring-3 ring-points forced-colors:bg-[Highlight] forced-colors:outline-4 forced-colors:outline-[Highlight] forced-colors:forced-color-adjust-none'
              : 'hover:bg-action-soft',
          )}
        >
          <span className="block size-10 not-compact:size-12">
            <GateBox cell={cell} />
          </span>
        </button>
      ))}
    </div>
  );
}

/** Undo, redo, and clear. */
export function StripTools({ strip: { edit }, state }: StripToolsProps) {
  return (
    <span role="group" aria-label="Tools" className="flex max-w-full flex-wrap">
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
        disabled={!hasPlaced(state)}
        onPress={() => edit({ kind: 'clear' }, 'Cleared.')}
      >
        <Trash2 />
      </Tool>
    </span>
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
