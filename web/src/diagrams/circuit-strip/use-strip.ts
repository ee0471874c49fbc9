/** The actions on a strip: selecting, placing, and removing gates, the keys, and the announcements. */
import { useState, type KeyboardEvent } from 'react';
import { cellAt, columnsIn, isVacant, wiresIn, type Cell } from '@qubloom/curriculum';
import type { GridCell } from '../circuit-drag/cells.ts';
import { useDrag } from '../circuit-drag/use-drag.ts';
import { gateLabels } from './gate-labels.ts';
import { firstVacant, isFree, type StripEdit, type StripState } from './strip-state.ts';

/** The gate that the pointer carries, from the palette or from a cell. */
interface CarriedGate {
  readonly cell: Cell;
  /** The cell that it came from; absent for a gate of the palette. */
  readonly from?: GridCell;
}

export interface StripOptions {
  readonly state: StripState;
  readonly gates: readonly Cell[];
  readonly onEdit: (edit: StripEdit) => void;
}

export function useStrip({ state, gates, onEdit }: StripOptions) {
  const [armed, setArmed] = useState<Cell>();
  const [focus, setFocus] = useState<GridCell>(() => firstVacant(state) ?? { wire: 0, column: 0 });
  const [announcement, setAnnouncement] = useState('');

  const edit = (change: StripEdit, message: string) => {
    onEdit(change);
    setAnnouncement(message);
  };
  const place = (target: GridCell, cell: Cell) => {
    if (isFree(state, target)) {
      const message = `${gateLabels(cell).spoken} placed on ${nameOf(target)}.`;
      edit({ kind: 'place', ...target, cell }, message);
    } else {
      setAnnouncement('This place is fixed.');
    }
  };
  const remove = (target: GridCell) => {
    const cell = cellAt(state.grid, target.wire, target.column);
    if (!isFree(state, target) || isVacant(cell)) return;
    edit({ kind: 'remove', ...target }, `${gateLabels(cell).spoken} taken off ${nameOf(target)}.`);
  };
  const press = (target: GridCell) => {
    setFocus(target);
    if (armed !== undefined && cellAt(state.grid, target.wire, target.column) !== armed) {
      place(target, armed);
    } else {
      remove(target);
    }
  };
  const drag = useDrag<CarriedGate>((gate, to) => {
    if (to && gate.from) edit({ kind: 'move', from: gate.from, to }, `Moved to ${nameOf(to)}.`);
    else if (to) place(to, gate.cell);
    else if (gate.from) remove(gate.from);
  });

  /** Returns true if the key did something. */
  const follow = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() !== 'z') return false;
      edit({ kind: shiftKey ? 'redo' : 'undo' }, shiftKey ? 'Redone.' : 'Undone.');
      return true;
    }
    const step = steps[key];
    if (step) {
      setFocus({
        wire: within(focus.wire + step.wire, wiresIn(state.grid)),
        column: within(focus.column + step.column, columnsIn(state.grid)),
      });
    } else if (key === 'Delete' || key === 'Backspace') {
      remove(focus);
    } else if (key === 'Escape') {
      setArmed(undefined);
    } else {
      const gate = gates.find((cell) => cell.toLowerCase().startsWith(key.toLowerCase()));
      if (!gate || key.length > 1) return false;
      place(focus, gate);
    }
    return true;
  };

  return { armed, setArmed, focus, setFocus, announcement, edit, press, follow, drag };
}

export type Strip = ReturnType<typeof useStrip>;

const steps: Readonly<Record<string, GridCell>> = {
  ArrowLeft: { wire: 0, column: -1 },
  ArrowRight: { wire: 0, column: 1 },
  ArrowUp: { wire: -1, column: 0 },
  ArrowDown: { wire: 1, column: 0 },
};

const within = (index: number, length: number) => Math.min(Math.max(index, 0), length - 1);

export function nameOf({ wire, column }: GridCell): string {
  return `q${wire}, place ${column + 1}`;
}
