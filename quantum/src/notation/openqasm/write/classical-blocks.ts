import type { Circuit } from '../../../circuit/circuit.ts';
import type { Condition } from '../../../circuit/parts.ts';
import { bitOfValue } from '../../../circuit/condition-value.ts';
import { NotExpressible } from '../../not-expressible.ts';

/** A classical register in OpenQASM 2: bits `first` to `first + size - 1`. */
export interface ClassicalBlock {
  readonly name: string;
  readonly first: number;
  readonly size: number;
}

/** The most comparisons that one condition can become. */
const MAX_COMPARISONS = 256;

/**
 * Splits and joins registers, because OpenQASM 2 compares only whole registers. A register is split if a condition
 * reads a part of it, and registers that one condition reads together are joined, so that each condition is in one
 * block. The order of the bits does not change, so every outcome stays the same string.
 */
export function classicalBlocks(circuit: Circuit): ClassicalBlock[] {
  const { classicalRegisters } = circuit;
  const starts: number[] = [];
  let count = 0;
  for (const { size } of classicalRegisters) {
    starts.push(count);
    count += size;
  }
  const conditions = conditionsIn(circuit);
  const joined = joinedNeighbors(
    classicalRegisters.map(({ size }, i) => [starts[i], size] as const),
    conditions,
    count,
  );
  const blocks: ClassicalBlock[] = [];
  for (let first = 0; first < count;) {
    let end = first + 1;
    while (end < count && joined[end - 1]) end += 1;
    const register = starts.findLastIndex((start) => start <= first);
    const { name, size } = classicalRegisters[register];
    const isWhole = starts[register] === first && end - first === size;
    blocks.push({
      name: isWhole ? name : `${name}_${first - starts[register]}`,
      first,
      size: end - first,
    });
    first = end;
  }
  return blocks;
}

/** Returns the values of a block that meet a condition; more than one if it leaves bits open. */
export function comparisonsOf(
  condition: Condition,
  blocks: readonly ClassicalBlock[],
): { readonly block: ClassicalBlock; readonly values: readonly number[] } {
  const block = blocks.find(
    ({ first, size }) => condition.bits[0] >= first && condition.bits[0] < first + size,
  );
  if (!block) throw new Error('A condition lies in no block.');
  const open = Array.from({ length: block.size }, (_, i) => i).filter(
    (i) => !condition.bits.includes(block.first + i),
  );
  if (block.size > 53 || 2 ** open.length > MAX_COMPARISONS) {
    throw new NotExpressible(
      'OpenQASM 2 compares whole classical registers only, and here that would take too many comparisons. Use version 3.',
    );
  }
  const base = condition.bits.reduce(
    (sum, bit, i) => sum + bitOfValue(condition.equals, i) * 2 ** (bit - block.first),
    0,
  );
  const values = Array.from({ length: 2 ** open.length }, (_, choice) =>
    open.reduce((sum, place, i) => sum + (Math.floor(choice / 2 ** i) % 2) * 2 ** place, base),
  );
  return { block, values };
}

function conditionsIn(circuit: Circuit): Condition[] {
  const conditions = new Map<string, Condition>();
  for (const operation of circuit.columns.flat()) {
    if (operation.condition) conditions.set(operation.condition.bits.join(), operation.condition);
  }
  return [...conditions.values()];
}

/** Returns for every bit whether it is in one block with the next. */
function joinedNeighbors(
  registers: readonly (readonly [number, number])[],
  conditions: readonly Condition[],
  count: number,
): boolean[] {
  const joined = Array.from({ length: count }, () => false);
  for (const [first, size] of registers) {
    const isCut = conditions.some(({ bits }) => {
      const inside = bits.filter((bit) => bit >= first && bit < first + size).length;
      return inside > 0 && !(inside === size && bits.length === size);
    });
    for (let bit = first; bit < first + size - 1; bit++) joined[bit] = !isCut;
  }
  for (const { bits } of conditions) {
    const last = Math.max(...bits);
    for (let bit = Math.min(...bits); bit < last; bit++) joined[bit] = true;
  }
  return joined;
}
