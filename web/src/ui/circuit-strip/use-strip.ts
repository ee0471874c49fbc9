/** What a learner does to a strip: gates that are armed, placed and taken off, the keys, and what is said. */
import { useState, type KeyboardEvent } from 'react';
import { cellAt, columnsIn, isVacant, wiresIn, type Cell } from '@qubloom/curriculum';
import { gateWords } from './gate-words.ts';
import { firstVacant, isFree, type Spot, type StripEdit, type StripState } from './strip-state.ts';
import { useGateDrag } from './use-gate-drag.ts';

export interface StripNeeds {
  readonly state: StripState;
  readonly gates: readonly Cell[];
  readonly onEdit: (edit: StripEdit) => void;
}

export function useStrip({ state, gates, onEdit }: StripNeeds) {
  const [armed, setArmed] = useState<Cell>();
  const [focus, setFocus] = useState<Spot>(() => firstVacant(state) ?? { wire: 0, column: 0 });
  const [said, setSaid] = useState('');

  const edit = (change: StripEdit, words: string) => {
    onEdit(change);
    setSaid(words);
  };
  const place = (spot: Spot, cell: Cell) => {
    if (isFree(state, spot)) {
      const words = `${gateWords(cell).spoken} placed on ${nameOf(spot)}.`;
      edit({ kind: 'place', ...spot, cell }, words);
    } else {
      setSaid('This place is fixed.');
    }
  };
  const remove = (spot: Spot) => {
    const cell = cellAt(state.grid, spot.wire, spot.column);
    if (!isFree(state, spot) || isVacant(cell)) return;
    edit({ kind: 'remove', ...spot }, `${gateWords(cell).spoken} taken off ${nameOf(spot)}.`);
  };
  const press = (spot: Spot) => {
    setFocus(spot);
    if (armed !== undefined && cellAt(state.grid, spot.wire, spot.column) !== armed) {
      place(spot, armed);
    } else {
      remove(spot);
    }
  };
  const drag = useGateDrag((gate, to) => {
    if (to && gate.from) edit({ kind: 'move', from: gate.from, to }, `Moved to ${nameOf(to)}.`);
    else if (to) place(to, gate.cell);
    else if (gate.from) remove(gate.from);
  });

  /** Says whether the key meant something here. */
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

  return { armed, setArmed, focus, setFocus, said, edit, press, follow, drag };
}

export type Strip = ReturnType<typeof useStrip>;

const steps: Readonly<Record<string, Spot>> = {
  ArrowLeft: { wire: 0, column: -1 },
  ArrowRight: { wire: 0, column: 1 },
  ArrowUp: { wire: -1, column: 0 },
  ArrowDown: { wire: 1, column: 0 },
};

const within = (index: number, length: number) => Math.min(Math.max(index, 0), length - 1);

export function nameOf({ wire, column }: Spot): string {
  return `q${wire}, place ${column + 1}`;
}
