/** Reads a circuit that a learner submits, as text in grid notation. */
import { maxCircuitTextLength } from '@qubloom/contract';
import { parseCircuitText, type CircuitGrid } from '@qubloom/curriculum';
import { Invalid } from '../../platform/errors.ts';

export interface HandedInCircuit {
  readonly grid: CircuitGrid;
  /** Without padding, so it is no longer than the text that was sent. */
  readonly text: string;
}

/** @throws {Invalid} with the error in the circuit */
export function readCircuit(circuit: string): HandedInCircuit {
  const result = parseCircuitText(circuit);
  if (!result.ok) throw new Invalid(result.problems[0]?.message ?? "That isn't a circuit.");
  const { grid } = result;
  const text = grid.rows.map((row, wire) => `q${String(wire)}: ${row.join(' ')}`).join('\n');
  if (text.length > maxCircuitTextLength) throw new Invalid('That circuit is too long.');
  return { grid, text };
}
