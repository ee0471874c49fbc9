/** The value that the bits of a condition must equal, as one whole number that is exact for any number of bits. */

/** A number, or its decimal digits above 2^53 - 1, because such a number would be rounded. */
export type ConditionValue = number | string;

/** The number of bits that a number holds exactly. */
const exactBits = 53;

/** Returns the value of these bits, the least significant first. */
export function conditionValue(bits: readonly (0 | 1)[]): ConditionValue {
  const length = bits.lastIndexOf(1) + 1;
  if (length <= exactBits)
    return bits.slice(0, length).reduceRight<number>((sum, bit) => 2 * sum + bit, 0);
  return String(bits.reduceRight((sum, bit) => 2n * sum + BigInt(bit), 0n));
}

/** Returns one bit of the value. `index` counts from the least significant. */
export function bitOfValue(equals: ConditionValue, index: number): 0 | 1 {
  const isOne =
    typeof equals === 'number'
      ? Math.floor(equals / 2 ** index) % 2 === 1
      : ((BigInt(equals) >> BigInt(index)) & 1n) === 1n;
  return isOne ? 1 : 0;
}

/** Returns true if this many bits can have this value, and if it is written in its only valid form. */
export function fitsBits(equals: ConditionValue, count: number): boolean {
  if (typeof equals === 'number') {
    return Number.isSafeInteger(equals) && equals >= 0 && equals < 2 ** count;
  }
  if (!/^[1-9]\d*$/.test(equals) || equals.length > count) return false;
  const exact = BigInt(equals);
  return exact > BigInt(Number.MAX_SAFE_INTEGER) && exact < 1n << BigInt(count);
}
