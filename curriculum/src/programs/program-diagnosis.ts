/** Why a program does not do what a task asks, in a learner's words, with what to do next. */
import type { ProgramValue } from '@qubloom/contract';
import type { Diagnosis, DiagnosisCode } from '../tasks/diagnosis.ts';

export const programDiagnosisCodes = [
  'failed',
  'returned-nothing',
  'not-a-circuit',
  'not-a-value',
  'wrong-value',
  'empty-circuit',
  'wrong-size',
  'too-large',
] as const;
type ProgramCode = (typeof programDiagnosisCodes)[number];

export interface ProgramDiagnosis extends Omit<Diagnosis, 'code'> {
  readonly code: DiagnosisCode | ProgramCode;
}

interface Details {
  /** What the page says of the error. */
  failed: string;
  'returned-nothing': undefined;
  'not-a-circuit': undefined;
  'not-a-value': undefined;
  'wrong-value': ProgramValue;
  'empty-circuit': undefined;
  'wrong-size': {
    readonly unit: 'wires' | 'bits';
    readonly found: number;
    readonly wanted: number;
  };
  'too-large': undefined;
}

const messages: {
  readonly [Code in ProgramCode]: (
    details: Details[Code],
  ) => readonly [reason: string, next: string];
} = {
  failed: (sentence) => [
    `Your function stopped with an error. ${sentence}`,
    'Mend that line, then check again.',
  ],
  'returned-nothing': () => [
    'Your function gave nothing back.',
    'End it with return and the name of your circuit.',
  ],
  'not-a-circuit': () => [
    "Your function didn't return a circuit.",
    'Return the QuantumCircuit itself, without running it.',
  ],
  'not-a-value': () => [
    'Your function returned a circuit. The task asks for what you find out with it.',
    'Run the circuit in your function and return the answer.',
  ],
  'wrong-value': (value) => [
    `Your function returned ${shortened(value)}, which isn't the answer.`,
    'Print what your function works out on the way, and look where it goes wrong.',
  ],
  'empty-circuit': () => [
    'Your circuit has no gates yet.',
    'Add some before the line with return.',
  ],
  'wrong-size': ({ unit, found: has, wanted }) => [
    `Your circuit has ${counted(has, unit)}, but the task asks for ${wanted}.`,
    unit === 'wires'
      ? 'Look at the numbers in QuantumCircuit(...).'
      : 'Look at which qubits you measure, and into which bits.',
  ],
  'too-large': () => [
    'Your circuit is too large to check.',
    'Eight qubits and 500 gates are the most.',
  ],
};

export function found<Code extends ProgramCode>(
  code: Code,
  ...details: Details[Code] extends undefined ? [] : [Details[Code]]
): ProgramDiagnosis {
  const [reason, next] = messages[code](details[0] as Details[Code]); // absent exactly where undefined
  return { code, reason, next };
}

const maxShown = 60;

function shortened(value: ProgramValue): string {
  const text = JSON.stringify(value);
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}

function counted(count: number, unit: 'wires' | 'bits'): string {
  const word = unit === 'wires' ? 'qubit' : 'classical bit';
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
