/** The line of the first qubit when it opens, and the gates for it. */
import type { InteractiveProperties } from '@qubloom/contract';
import {
  formatCircuitText,
  free,
  parseCircuitText,
  type Cell,
  type CircuitGrid,
} from '@qubloom/curriculum';

interface Line {
  readonly gates: readonly Cell[];
  /** One wire, with all slots free. */
  readonly starter: CircuitGrid;
  readonly placed: CircuitGrid;
  /** A sentence, if the circuit cannot be read. */
  readonly problem?: string | undefined;
}

const usualGates: readonly Cell[] = ['X', 'H', 'Z'];
const maxSlots = 8;

/** If the circuit cannot be read, the line is empty, and a sentence says so. */
export function lineOf({
  gates: named,
  slots: atLeast,
  circuit,
}: Pick<InteractiveProperties<'first-qubit'>, 'gates' | 'slots' | 'circuit'>): Line {
  const gates = named.length > 0 ? named : usualGates;
  const cells = circuit ?? [];
  const slots = Math.min(Math.max(atLeast, cells.length), maxSlots);
  const starter: CircuitGrid = { rows: [Array.from({ length: slots }, () => free)] };
  const placed: CircuitGrid = {
    rows: [Array.from({ length: slots }, (_, slot) => cells[slot] ?? free)],
  };
  const readable = [{ rows: [gates] }, placed].every(
    (grid) => parseCircuitText(formatCircuitText(grid)).ok,
  );
  if (readable && cells.length <= maxSlots) return { gates, starter, placed };
  return {
    gates: usualGates,
    starter,
    placed: starter,
    problem: 'This link has a circuit that cannot be read, so the line is empty.',
  };
}
