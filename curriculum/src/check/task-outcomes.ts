/** Whether what a task asks for is something that its wires can show. */
import type { TaskCheck } from '../task-result.ts';

const tolerance = 1e-9;

/** True, or what is wrong with it. */
export function hasAskedOutcome(check: TaskCheck, wires: number): true | string {
  const odd = outcomesOf(check).find((bits) => bits.length !== wires);
  if (odd !== undefined) return `"${odd}" has not one digit for each of ${wires} wires`;
  if (check.kind === 'distribution') {
    const sum = Object.values(check.chances).reduce((total, chance) => total + chance, 0);
    if (Math.abs(sum - 1) > tolerance) return `the chances add up to ${sum}, not to 1`;
  }
  if (check.kind === 'state') {
    const parts = Object.values(check.amplitudes).flat();
    if (parts.every((part) => part === 0)) return 'all amplitudes are 0';
  }
  return true;
}

function outcomesOf(check: TaskCheck): readonly string[] {
  switch (check.kind) {
    case 'distribution':
      return Object.keys(check.chances);
    case 'state':
      return Object.keys(check.amplitudes);
    case 'journey':
      return check.stops;
  }
}
