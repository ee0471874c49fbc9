import type { BlockOf } from '@qubloom/contract';
import { formatQiskit } from '@qubloom/quantum';
import { circuitOfGrid } from '../circuits/circuit-of-grid.ts';
import { circuitGrid } from '../circuits/circuit-text.ts';

/**
 * Writes the request to Python: to call the function once for each case, as JSON. A circuit is a program that
 * builds it. If the task lists wrong programs, Python also reports which of them returns the same.
 */
export function programRequest({
  function: name,
  cases,
  replies,
}: Pick<BlockOf<'program-task'>, 'function' | 'cases' | 'replies'>): string {
  return JSON.stringify({
    function: name,
    ...(replies && { foreseen: replies.map(({ program }) => program) }),
    cases: cases.map((one) =>
      one.arguments.map((argument) =>
        'circuit' in argument
          ? { circuit: formatQiskit(circuitOfGrid(circuitGrid(argument.circuit))) }
          : argument,
      ),
    ),
  });
}
