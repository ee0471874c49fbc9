/** The reason why a program does not do what a task asks, in a learner's words, with a next step. */
import type { ProgramValue } from '@qubloom/contract';
import type { Diagnosis as EngineDiagnosis } from '@qubloom/quantum';
import type { Diagnosis, DiagnosisCode } from '../tasks/diagnosis.ts';
import { explainToLearner, isSign } from '../tasks/explain-to-learner.ts';

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
  /** The page's explanation of the error. */
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
    'A program can return at most eight qubits and 500 gates.',
  ],
};

export function programDiagnosisOf<Code extends ProgramCode>(
  code: Code,
  ...details: Details[Code] extends undefined ? [] : [Details[Code]]
): ProgramDiagnosis {
  const [reason, next] = messages[code](details[0] as Details[Code]); // absent exactly where undefined
  return { code, reason, next };
}

/**
 * Explains what the engine found about a returned circuit. A program has no lines, bars, or free places to point
 * at, so its qubits are named by their numbers, and its gates by their names in code. `gates`: those that the task
 * allows, by their names in code; undefined if every gate is allowed.
 */
export function explainReturned(
  reason: Exclude<EngineDiagnosis, { kind: 'right' | 'wrong-size' }>,
  wires: number,
  gates: readonly string[] | undefined,
): ProgramDiagnosis {
  const diagnosis = explainToLearner(reason, wires);
  const allows = (...wanted: readonly string[]) =>
    gates === undefined || wanted.some((gate) => gates.includes(gate));
  switch (reason.kind) {
    case 'other-order':
      return {
        ...diagnosis,
        reason: 'It would be right with the qubits in another order.',
        next: 'Check which qubit is number 0, then change the numbers in your gates.',
      };
    case 'one-gate-missing': {
      const where = wires > 1 ? ` of qubit ${reason.wire}` : '';
      const gate = reason.gate.toUpperCase();
      return { ...diagnosis, next: `Think what ${gate} would do as the last gate${where}.` };
    }
    case 'wrong-sign':
      return { ...diagnosis, next: nextForTurn(reason.signs, allows) };
    case 'not-linked': {
      const alone = reason.wires.length === wires ? 'Each qubit' : `Qubit ${reason.wires[0] ?? 0}`;
      return {
        ...diagnosis,
        reason: `${alone} goes its own way here. The task asks for linked qubits.`,
        next: allows('cx') ? 'A CNOT can link two qubits.' : 'A gate on two qubits can link them.',
      };
    }
    case 'look-too-many':
      return {
        ...diagnosis,
        next: 'Leave out the line that measures too early, then check again.',
      };
    default:
      return diagnosis;
  }
}

function nextForTurn(
  signs: readonly { readonly turn: number }[],
  allows: (...gates: readonly string[]) => boolean,
): string {
  if (!signs.every(isSign)) {
    return allows(...turns)
      ? 'Think how far each gate turns, and what is still missing.'
      : 'Change one gate, then check again.';
  }
  return allows('z')
    ? 'Find the part that has the wrong sign, and think of Z.'
    : 'Find the part that has the wrong sign. Which of your gates can turn it around?';
}

/** Gates with less than half a turn, or with an angle, by their names in code. */
const turns = ['s', 'sdg', 't', 'tdg', 'rx', 'ry', 'rz', 'p', 'cp'];

const maxShown = 60;

function shortened(value: ProgramValue): string {
  const text = JSON.stringify(value);
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}

function counted(count: number, unit: 'wires' | 'bits'): string {
  const word = unit === 'wires' ? 'qubit' : 'classical bit';
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
