/** The limits on a program's circuits. */
import type { BlockOf } from '@qubloom/contract';
import type { Circuit, GateOperation } from '@qubloom/quantum';
import { diagnosisOf, type Diagnosis } from '../tasks/diagnosis.ts';

type Limits = BlockOf<'program-task'>['limits'];

/** Returns the limit that a circuit with the right result breaks; undefined if there is none. */
export function limitProblem(
  { gates, mustUse, maxGates }: Limits,
  circuit: Circuit,
): Diagnosis | undefined {
  const used = circuit.columns.flat().filter((one) => one.kind === 'gate');
  const names = used.map(nameInCode);
  const forbidden = gates && names.find((name) => !gates.includes(name));
  if (forbidden !== undefined) {
    const next = `Use only ${gates?.join(', ')}.`;
    return { ...diagnosisOf('gate-not-allowed', { gate: forbidden }), next };
  }
  const missing = mustUse.find((gate) => !names.includes(gate));
  if (missing !== undefined) return diagnosisOf('must-use', { gate: missing });
  if (maxGates !== undefined && used.length > maxGates) {
    return diagnosisOf('too-many-gates', { used: used.length, max: maxGates });
  }
  return undefined;
}

/** Returns the gate's name in code: `h`, `cx`, `ccx`. */
function nameInCode({ gate, controls }: GateOperation): string {
  return 'c'.repeat(controls.length) + gate;
}
