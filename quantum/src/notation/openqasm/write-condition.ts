import type { Circuit, Condition } from '../../circuit/circuit.ts';

/** A condition as parts that must all hold: whole registers with their value, or single bits. */
export type ConditionPart =
  | { readonly kind: 'register'; readonly register: number; readonly equals: number }
  | {
      readonly kind: 'bit';
      readonly register: number;
      readonly index: number;
      readonly equals: 0 | 1;
    };

/** Splits a condition along the classical registers, in their order. */
export function partsOfCondition(condition: Condition, circuit: Circuit): ConditionPart[] {
  const wanted = new Map(
    condition.bits.map((bit, i) => [bit, (Math.floor(condition.equals / 2 ** i) % 2) as 0 | 1]),
  );
  const parts: ConditionPart[] = [];
  let first = 0;
  for (const [register, { size }] of circuit.classicalRegisters.entries()) {
    const values = Array.from({ length: size }, (_, index) => wanted.get(first + index));
    const isWhole = size > 1 && values.every((value) => value !== undefined);
    if (isWhole) {
      const equals = values.reduceRight<number>((sum, value) => 2 * sum + (value ?? 0), 0);
      parts.push({ kind: 'register', register, equals });
    } else {
      for (const [index, value] of values.entries()) {
        if (value !== undefined) parts.push({ kind: 'bit', register, index, equals: value });
      }
    }
    first += size;
  }
  return parts;
}
