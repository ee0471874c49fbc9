import type { Register } from '../circuit/circuit.ts';

/** One wire or bit of a register, and the register's name. */
export interface RegisterSlot {
  readonly register: string;
  readonly index: number;
  readonly size: number;
}

/** Returns the register and index of every wire (or bit) of a list of registers. */
export function registerSlots(registers: readonly Register[]): RegisterSlot[] {
  return registers.flatMap(({ name, size }) =>
    Array.from({ length: size }, (_, index) => ({ register: name, index, size })),
  );
}

/** Returns the register that consists of exactly these wires, in this order. */
export function registerOf(
  registers: readonly Register[],
  indices: readonly number[],
): Register | undefined {
  let first = 0;
  for (const register of registers) {
    if (
      first === indices[0] &&
      register.size === indices.length &&
      indices.every((index, i) => index === first + i)
    )
      return register;
    first += register.size;
  }
  return undefined;
}
