/** What the circuits of a program may be made of. */
import type { BlockOf } from '@qubloom/contract';
import type { Circuit, GateOperation } from '@qubloom/quantum';
import { diagnosed, type Diagnosis } from '../tasks/diagnosis.ts';

type Limits = BlockOf<'program-task'>['limits'];

/** What a circuit that gives the right result breaks, or undefined. */
export function limitProblem(
  { gates, mustUse, maxGates }: Limits,
  circuit: Circuit,
): Diagnosis | undefined {
  const used = circuit.columns.flat().filter((one) => one.kind === 'gate');
  const names = used.map(nameInCode);
  const forbidden = gates && names.find((name) => !gates.includes(name));
  if (forbidden !== undefined) {
    const next = `Use only ${gates?.join(', ')}.`;
    return { ...diagnosed('gate-not-allowed', { gate: forbidden }), next };
  }
  const missing = mustUse.find((gate) => !names.includes(gate));
  if (missing !== undefined) return diagnosed('must-use', { gate: missing });
  if (maxGates !== undefined && used.length > maxGates) {
    return diagnosed('too-many-gates', { used: used.length, max: maxGates });
  }
  return undefined;
}

/** As it is called in code: `h`, `cx`, `ccx`. */
function nameInCode({ gate, controls }: GateOperation): string {
  return 'c'.repeat(controls.length) + gate;
}
