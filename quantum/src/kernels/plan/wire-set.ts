/* Sets of up to 32 wires as the bits of a number: wire `w` is in the set where bit `w` is 1. */

export function countOf(wires: number): number {
  let count = 0;
  for (let left = wires; left !== 0; left &= left - 1) count++;
  return count;
}

/** The lowest wire of a set that is not empty. */
export function lowestWire(wires: number): number {
  return 31 - Math.clz32(wires & -wires);
}

/** The `count` lowest wires, or all where there are fewer. */
export function lowestOf(wires: number, count: number): number {
  let left = wires;
  for (let i = 0; i < count; i++) left &= left - 1;
  return wires & ~left;
}
