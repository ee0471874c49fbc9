import type { Circuit } from '../circuit/circuit.ts';
import type { Condition } from '../circuit/parts.ts';
import { bitOfValue, conditionValue, type ConditionValue } from '../circuit/condition-value.ts';

/** A condition as parts that must all hold: whole registers with their value, or single bits. */
type ConditionPart =
  | { readonly kind: 'register'; readonly register: number; readonly equals: ConditionValue }
  | {
      readonly kind: 'bit';
      readonly register: number;
      /** The index in its register. */
      readonly index: number;
      /** The index in the whole circuit. */
      readonly bit: number;
      readonly equals: 0 | 1;
    };

/** Splits a condition along the classical registers, in their order. */
export function partsOfCondition(condition: Condition, circuit: Circuit): ConditionPart[] {
  const wanted = new Map(condition.bits.map((bit, i) => [bit, bitOfValue(condition.equals, i)]));
  const parts: ConditionPart[] = [];
  let first = 0;
  for (const [register, { size }] of circuit.classicalRegisters.entries()) {
    const start = first;
    first += size;
    const inside = condition.bits
      .filter((bit) => bit >= start && bit < start + size)
      .sort((a, b) => a - b);
    if (inside.length === size && size > 1) {
      const equals = conditionValue(inside.map((bit) => wanted.get(bit) ?? 0));
      parts.push({ kind: 'register', register, equals });
    } else {
      for (const bit of inside)
        parts.push({
          kind: 'bit',
          register,
          index: bit - start,
          bit,
          equals: wanted.get(bit) ?? 0,
        });
    }
  }
  return parts;
}
