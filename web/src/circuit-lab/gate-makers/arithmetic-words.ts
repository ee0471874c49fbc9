/** The words for an arithmetic gate: its label, its spoken name, and its hint. */

export interface ArithmeticWords {
  /** For example, `+1` or `×7`. */
  readonly label: string;
  /** For example, `Plus 1 modulo 8`. */
  readonly spoken: string;
  readonly hint: string;
}

const signs: Readonly<Record<string, { readonly spoken: string; readonly does: string }>> = {
  '+': { spoken: 'Plus', does: 'Adds' },
  '-': { spoken: 'Minus', does: 'Takes away' },
  '×': { spoken: 'Times', does: 'Multiplies by' },
};

/** Returns undefined for a gate that is not arithmetic. */
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
