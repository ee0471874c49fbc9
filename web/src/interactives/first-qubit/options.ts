/** Options of the first-qubit simulator, read from the query of the frame's address. */
import { SimulatorAddress } from '../address/simulator-address.ts';
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
const defaultSlots = 3;
const maxSlots = 8;

/**
 * `?gates=X,H&slots=3&circuit=H,H&bars=on|off&guess=on|off|locked`. Unreadable parts fall back to the default, and
 * a sentence says so.
 */
export function readOptions(query: string): FirstQubitOptions {
  const address = new SimulatorAddress(query);
  const shown = {
    hasBars: address.oneOf('bars', ['on', 'off'], 'on') === 'on',
    asksFirst: address.oneOf('guess', ['on', 'off', 'locked'], 'on') === 'on',
    isFree: !new URLSearchParams(query).has('circuit'),
    problem: address.problem,
  };
  const search = new URLSearchParams(query);
  const gates = cells(search.get('gates')) ?? defaultGates;
  const asked = cells(search.get('circuit')) ?? [];
  const slots = Math.min(
    Math.max(Number(search.get('slots')) || defaultSlots, 1, asked.length),
    maxSlots,
  );
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

function cells(list: string | null): readonly Cell[] | undefined {
  const found = list?.split(',').filter((cell) => cell !== '');
  return found && found.length > 0 ? found : undefined;
}
