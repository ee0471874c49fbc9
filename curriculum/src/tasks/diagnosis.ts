/** The reason why a circuit does not do what a task asks, in a learner's words, with a next step. */
import type { Counterexample } from '@qubloom/quantum';

export const diagnosisCodes = [
  'place-changed',
  'gate-not-allowed',
  'nothing-placed',
  'must-use',
  'too-many-gates',
  'other-order',
  'one-more-gate',
  'wrong-sign',
  'not-linked',
  'look-too-many',
  'some-boxes',
  'how-near',
] as const;
export type DiagnosisCode = (typeof diagnosisCodes)[number];

export interface Diagnosis {
  readonly code: DiagnosisCode;
  readonly reason: string;
  readonly next: string;
  /** Replaces both: the task's author expected the circuit. */
  readonly reply?: string;
  /** A run with a wrong result, in words and for a replay. */
  readonly example?: TaskExample;
}

export interface TaskExample {
  readonly sentence: string;
  readonly found: Counterexample;
}

/** The gates that a task allows, by their signs; undefined if every gate is allowed. The reply names no others. */
export type Gates = readonly string[] | undefined;

interface Details {
  'place-changed': undefined;
  'gate-not-allowed': { readonly gate: string };
  'nothing-placed': undefined;
  'must-use': { readonly gate: string };
  'too-many-gates': { readonly used: number; readonly max: number };
  'other-order': undefined;
  'one-more-gate': { readonly gate: string; readonly wire: number; readonly wires: number };
  'wrong-sign': { readonly isPlain: boolean; readonly gates: Gates };
  'not-linked': {
    readonly separate: readonly number[];
    readonly wires: number;
    readonly gates: Gates;
  };
  'look-too-many': undefined;
  'some-boxes': { readonly right: number; readonly boxes: number };
  'how-near': { readonly nearness: number };
}

type Message = readonly [reason: string, next: string];

const messages: { readonly [Code in DiagnosisCode]: (details: Details[Code]) => Message } = {
  'place-changed': () => [
    'A fixed place was changed.',
    'Start again and fill only the free places.',
  ],
  'gate-not-allowed': ({ gate }) => [
    `This task does without ${spoken(gate)}.`,
    'Use only the gates below the circuit.',
  ],
  'nothing-placed': () => [
    'Nothing is placed yet.',
    'Put a gate in a free place, then check again.',
  ],
  'must-use': ({ gate }) => [
    `The result is right, but ${spoken(gate)} is missing.`,
    `Find a way that uses ${spoken(gate)}.`,
  ],
  'too-many-gates': ({ used, max }) => [
    `The result is right, with ${used} gates.`,
    `Try to do it with ${max}.`,
  ],
  'other-order': () => [
    'It would be right with the lines in another order.',
    'Check which line is q0, then move your gates to the other lines.',
  ],
  'one-more-gate': ({ gate, wire, wires }) => [
    'You are one gate away.',
    `Think what ${spoken(gate)} would do as the last gate${wires > 1 ? ` of q${wire}` : ''}. Gates can be moved to make room.`,
  ],
  'wrong-sign': ({ isPlain, gates }) => {
    if (!isPlain)
      return [
        'The chances are right. A hidden turn is not.',
        isAmong(gates, turningGates)
          ? 'Think how far each gate turns, and what is still missing.'
          : 'Change one gate, and look at the bars below the line.',
      ];
    return [
      'The chances are right. A hidden sign is not.',
      isAmong(gates, ['Z'])
        ? 'Look at the bars below the line, and think of Z.'
        : 'Look at the bars below the line. Which gate turns one of them around?',
    ];
  },
  'not-linked': ({ separate, wires, gates }) => [
    `${separate.length === wires ? 'Each qubit' : named(separate)} goes its own way here. The task asks for linked qubits.`,
    linking(gates),
  ],
  'look-too-many': () => [
    'One look comes too early. It ends the mix.',
    'Take a look away, then check again.',
  ],
  'some-boxes': ({ right, boxes }) => [
    `It is right for ${right} of the ${boxes} boxes.`,
    'Find a circuit that works whichever box it is.',
  ],
  'how-near': ({ nearness }) => [
    `This is ${percent(nearness)} of the way.`,
    'Change one gate and see if that number grows.',
  ],
};

export function diagnosisOf<Code extends DiagnosisCode>(
  code: Code,
  ...details: Details[Code] extends undefined ? [] : [Details[Code]]
): Diagnosis {
  const [reason, next] = messages[code](details[0] as Details[Code]); // absent exactly where undefined
  return { code, reason, next };
}

/** Gates that turn by less than half a turn, or by an angle. */
const turningGates = ['S', 'Sdg', 'T', 'Tdg', 'RX', 'RY', 'RZ', 'P'];

function isAmong(gates: Gates, wanted: readonly string[]): boolean {
  return gates?.some((gate) => wanted.includes(gate.replace(/\(.*/, ''))) ?? true;
}

function linking(gates: Gates): string {
  if (!isAmong(gates, ['*', 'o']))
    return 'Look what the fixed gates do with what you put before them.';
  return isAmong(gates, ['X']) ? 'A CNOT can link two qubits.' : 'A control can link two qubits.';
}

/** Never 100%, which would say that it is right. */
function percent(nearness: number): string {
  return `${Math.min(99, Math.round(nearness * 100))}%`;
}

/** The first wire that is alone, because linking it is the next step in any case. */
function named(wires: readonly number[]): string {
  return `q${wires[0] ?? 0}`;
}

function spoken(gate: string): string {
  if (gate === 'M') return 'a look';
  if (gate === '*' || gate === 'o') return 'a control';
  return gate;
}
