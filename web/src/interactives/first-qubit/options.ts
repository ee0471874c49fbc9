/** Options of the first-qubit simulator, read from the query of the frame's address. */
import { interactiveOptions, readOptions as readTable } from '@qubloom/contract';
import {
  formatCircuitText,
  free,
  parseCircuitText,
  type Cell,
  type CircuitGrid,
} from '@qubloom/curriculum';

export interface FirstQubitOptions {
  readonly gates: readonly Cell[];
  /** One wire, with all slots free. */
  readonly starter: CircuitGrid;
  readonly placed: CircuitGrid;
  /** Whether the two bars of the qubit are shown beside the counts. */
  readonly hasBars: boolean;
  /** Whether the learner guesses before the first many looks. */
  readonly asksFirst: boolean;
  /** No circuit was requested, so the learner can also change the start. */
  readonly isFree: boolean;
  /** One sentence about the part of the address that could not be read. */
  readonly problem?: string | undefined;
}

const defaultGates: readonly Cell[] = ['X', 'H', 'Z'];
const maxSlots = 8;

/** If the circuit cannot be read, the line is empty, and a sentence says so. */
export function readOptions(query: string): FirstQubitOptions {
  const options = readTable(interactiveOptions['first-qubit'], new URLSearchParams(query));
  const shown = {
    hasBars: options.bars,
    asksFirst: options.guess,
    isFree: options.circuit === null,
    problem: options.problem,
  };
  const gates = options.gates.length > 0 ? options.gates : defaultGates;
  const asked = options.circuit ?? [];
  const slots = Math.min(Math.max(options.slots, 1, asked.length), maxSlots);
  const starter: CircuitGrid = { rows: [Array.from({ length: slots }, () => free)] };
  const placed: CircuitGrid = {
    rows: [Array.from({ length: slots }, (_, slot) => asked[slot] ?? free)],
  };
  const readable = [{ rows: [gates] }, placed].every(
    (grid) => parseCircuitText(formatCircuitText(grid)).ok,
  );
  if (readable && asked.length <= maxSlots) return { gates, starter, placed, ...shown };
  return {
    ...shown,
    gates: defaultGates,
    starter,
    placed: starter,
    problem: 'This link has a circuit that cannot be read, so the line is empty.',
  };
}
