/** Labels of gates of the grid notation, for their boxes and for announcements. */
import {
  antiControl,
  box,
  control,
  isVacant,
  measure,
  nameOfCell,
  swapEnd,
  type Cell,
} from '@qubloom/curriculum';

export interface GateLabels {
  /** At most a few characters. */
  readonly label: string;
  /** A second, smaller line, such as an angle. */
  readonly detail?: string;
  readonly spoken: string;
}

const signs: Readonly<Record<string, GateLabels>> = {
  [measure]: { label: 'Look', spoken: 'a look' },
  [control]: { label: '●', spoken: 'a control' },
  [antiControl]: { label: '○', spoken: 'a control on 0' },
  [swapEnd]: { label: '×', spoken: 'one end of a swap' },
  [box]: { label: '?', spoken: 'a box with something hidden' },
  Sdg: { label: 'S†', spoken: 'S dagger' },
  Tdg: { label: 'T†', spoken: 'T dagger' },
  SX: { label: '√X', spoken: 'root of X' },
  SXdg: { label: '√X†', spoken: 'root of X dagger' },
};

export function gateLabels(cell: Cell): GateLabels {
  if (isVacant(cell)) return { label: '', spoken: 'empty' };
  const sign = signs[cell];
  if (sign) return sign;
  const name = nameOfCell(cell);
  const angle = /\((.+)\)$/.exec(cell)?.[1];
  if (angle === undefined) return { label: name, spoken: name };
  const detail = angle.replace('*', '').replace('pi', 'π');
  return {
    label: name,
    detail,
    spoken: `${name} with ${angle.replace('*', ' ').replace('/', ' over ')}`,
  };
}

/**
 * Returns the keys that work on a strip with these gates: each letter places the first gate that begins with it.
 */
export function keysHint(gates: readonly Cell[]): string {
  const byKey = new Map<string, Cell>();
  for (const cell of gates) {
    const key = cell.slice(0, 1).toUpperCase();
    if (!byKey.has(key)) byKey.set(key, cell);
  }
  const letters = [...byKey].map(([key, cell]) =>
    gateLabels(cell).label.startsWith(key) ? key : `${key} for ${gateLabels(cell).spoken}`,
  );
  return `Keys: ${['arrows to move', ...letters, 'Delete to take off'].join(', ')}.`;
}
