/** The circuit of a task that several learners solve together. */
import type { BlockOf, SharedTask, SharedTaskWork } from '@qubloom/contract';
import {
  cellAt,
  circuitGrid,
  formatCircuitText,
  isVacant,
  parseCircuitText,
  withCell,
  type CircuitGrid,
} from '@qubloom/curriculum';
import { useMemo, useSyncExternalStore } from 'react';
import {
  editStrip,
  startStrip,
  type StripEdit,
  type StripState,
} from '../../diagrams/circuit-strip/strip-state.ts';

const nothing = () => () => undefined;

export function useSharedStrip(
  block: BlockOf<'task'>,
  shared: SharedTask | undefined,
): readonly [StripState, (edit: StripEdit) => void] | null {
  const work = useSyncExternalStore(shared?.subscribe ?? nothing, () => shared?.work() ?? null);
  const starter = useMemo(() => circuitGrid(block.starter), [block.starter]);
  const strip = useMemo(() => work && stripOf(starter, work), [starter, work]);
  if (!shared || !strip) return null;
  return [
    strip,
    (edit) => {
      if (edit.kind === 'undo') shared.undo();
      else if (edit.kind === 'redo') shared.redo();
      else shared.put(differenceOf(strip.grid, editStrip(strip, edit).grid));
    },
  ];
}

/** The shared circuit fills the starter's free cells. An invalid circuit is not shown. */
export function stripOf(starter: CircuitGrid, work: SharedTaskWork): StripState {
  let placed = starter;
  for (const [place, sign] of work.cells) {
    const [wire = NaN, column = NaN] = place.split(',').map(Number);
    placed = withCell(placed, wire, column, sign);
  }
  const strip = startStrip(starter, placed);
  const isSound = parseCircuitText(formatCircuitText(strip.grid)).ok;
  const { grid } = isSound ? strip : startStrip(starter);
  return {
    starter,
    grid,
    // The page only shows whether there are any; the document holds the steps themselves.
    past: work.canUndo ? [grid] : [],
    future: work.canRedo ? [grid] : [],
  };
}

export function differenceOf(
  before: CircuitGrid,
  after: CircuitGrid,
): ReadonlyMap<string, string | null> {
  const changes = new Map<string, string | null>();
  for (const [wire, row] of after.rows.entries()) {
    for (const [column, cell] of row.entries()) {
      if (cell === cellAt(before, wire, column)) continue;
      changes.set(`${wire},${column}`, isVacant(cell) ? null : cell);
    }
  }
  return changes;
}
