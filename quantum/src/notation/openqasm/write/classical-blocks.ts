import type { Circuit, Condition } from '../../../circuit/circuit.ts';
import { bitOfValue } from '../../../circuit/condition-value.ts';
import { NotExpressible } from '../../not-expressible.ts';

/** A classical register as OpenQASM 2 is to see it: bits `first` to `first + size - 1`. */
export interface ClassicalBlock {
  readonly name: string;
  readonly first: number;
  readonly size: number;
}

/** One condition may be said as this many comparisons at most. */
const MAX_COMPARISONS = 256;

/**
 * OpenQASM 2 compares whole registers only. Registers of which a condition looks at a part are cut, and
 * those that one condition looks at together are joined, so that each condition lies in one block. The
 * order of the bits stays, and with it every outcome as a string.
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

/** The values of a block under which a condition holds; more than one where it leaves bits open. */
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

/** For every bit whether it stands in one block with the next. */
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
