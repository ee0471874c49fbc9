/* Sets of up to 32 wires as the bits of a number: wire `w` is in the set if bit `w` is 1. */

export function countOf(wires: number): number {
  let count = 0;
  for (let left = wires; left !== 0; left &= left - 1) count++;
  return count;
}

/** Returns the lowest wire of a nonempty set. */
export function lowestWire(wires: number): number {
  return 31 - Math.clz32(wires & -wires);
}

/** Returns the `count` lowest wires, or all if there are fewer. */
export function lowestOf(wires: number, count: number): number {
  let left = wires;
  for (let i = 0; i < count; i++) left &= left - 1;
  return wires & ~left;
}
