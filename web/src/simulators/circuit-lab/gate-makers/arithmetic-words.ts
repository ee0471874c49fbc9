/** What the name of an arithmetic gate says: in its box, to a listener, and as a hint. */

export interface ArithmeticWords {
  /** `+1`, `×7`. */
  readonly label: string;
  /** `Plus 1 modulo 8`. */
  readonly spoken: string;
  readonly hint: string;
}

const signs: Readonly<Record<string, { readonly spoken: string; readonly does: string }>> = {
  '+': { spoken: 'Plus', does: 'Adds' },
  '-': { spoken: 'Minus', does: 'Takes away' },
  '×': { spoken: 'Times', does: 'Multiplies by' },
};

/** Undefined for every other gate. */
export function arithmeticWords(gate: string): ArithmeticWords | undefined {
  const [, sign = '', operand = '', modulus = ''] = /^([-+×])(\d+|A) mod (\d+)$/.exec(gate) ?? [];
  const words = signs[sign];
  if (!words) return undefined;
  const what = operand === 'A' ? 'the number on its first wires' : operand;
  return {
    label: `${sign.replace('-', '−')}${operand}`,
    spoken: `${words.spoken} ${operand} modulo ${modulus}`,
    hint: `${words.does} ${what}. Numbers go round: after ${Number(modulus) - 1} comes 0.`,
  };
}
