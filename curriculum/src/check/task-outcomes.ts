/** Checks that the wires of a task can show the outcome that it asks for. */
import { parseCircuitText } from '../circuits/circuit-text.ts';
import type { TaskCheck } from '@qubloom/contract';

const tolerance = 1e-9;

/** Returns true, or a sentence that says what is wrong. */
export function checkOutcomes(check: TaskCheck, wires: number): true | string {
  const misfit = outcomesOf(check).find((bits) => bits.length !== wires);
  if (misfit !== undefined) return `"${misfit}" must have one digit for each of ${wires} wires`;
  if (check.kind === 'distribution') {
    const sum = Object.values(check.chances).reduce((total, one) => total + one, 0);
    if (Math.abs(sum - 1) > tolerance) return `the chances add up to ${sum}, not to 1`;
  }
  if (check.kind === 'unitary') return readable(check.circuit);
  if (check.kind === 'family') {
    const wrong = check.members.map(({ circuit }) => readable(circuit)).find((one) => one !== true);
    if (wrong !== undefined) return wrong;
  }
  if (check.kind === 'probability' || check.kind === 'transfer') {
    const named =
      check.kind === 'transfer'
        ? [check.from, check.to]
        : [...Object.keys(check.of), ...Object.keys(check.given)].map((wire) =>
            Number(wire.slice(1)),
          );
    const missing = named.find((wire) => wire >= wires);
    if (missing !== undefined) return `there is no wire q${missing}`;
  }
  if (check.kind === 'state') {
    const parts = Object.values(check.amplitudes).flat();
    if (parts.every((part) => part === 0)) return 'all amplitudes are 0';
  }
  return true;
}

function readable(circuit: string): true | string {
  const result = parseCircuitText(circuit);
  return result.ok ? true : result.problems.map(({ message }) => message).join(' ');
}

function outcomesOf(check: TaskCheck): readonly string[] {
  switch (check.kind) {
    case 'distribution':
      return Object.keys(check.chances);
    case 'state':
      return Object.keys(check.amplitudes);
    case 'journey':
      return check.stops;
    case 'table':
      return Object.entries(check.rows).flat();
    case 'family':
      return check.members.flatMap(({ chances }) => Object.keys(chances));
    case 'unitary':
    case 'probability':
    case 'transfer':
      return [];
  }
}
