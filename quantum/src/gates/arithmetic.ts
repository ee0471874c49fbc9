/**
 * Gates that calculate with the number in their wires. Wire 0 of the gate is the least significant bit. They map basis
 * states to basis states, so their permutation describes them completely.
 */
export type Arithmetic =
  /** x becomes x + amount mod 2^wires; the amount can be negative. */
  | { readonly kind: 'add'; readonly wires: number; readonly amount: number }
  /**
   * b becomes b + a mod 2^size, or b - a. The lower `size` wires hold a, which does not change, and the upper ones hold
   * b.
   */
  | { readonly kind: 'add-register'; readonly size: number; readonly sign: 1 | -1 }
  /** x becomes factor x mod modulus; numbers that are not below the modulus do not change. */
  | { readonly kind: 'multiply'; readonly factor: number; readonly modulus: number };

/** A gate of a circuit's own: basis state k becomes basis state `permutation[k]`. */
export interface ArithmeticGate {
  readonly name: string;
  readonly wires: number;
  readonly permutation: readonly number[];
}

/**
 * Returns the gate, named after its effect: `+1 mod 8`, `+A mod 4`, `×7 mod 15`. A multiplication uses as many wires as
 * the modulus needs. Throws a RangeError if it would not be reversible, or has no wires.
 */
export function arithmeticGate(arithmetic: Arithmetic): ArithmeticGate {
  switch (arithmetic.kind) {
    case 'add': {
      const { wires, amount } = arithmetic;
      const name = `${amount < 0 ? '-' : '+'}${Math.abs(amount)} mod ${2 ** wires}`;
      return { name, wires, permutation: imagesOf(wires, (x) => modulo(x + amount, 2 ** wires)) };
    }
    case 'add-register': {
      const { size, sign } = arithmetic;
      const values = 2 ** size;
      const permutation = imagesOf(2 * size, (x) => {
        const a = x % values;
        return a + values * modulo(Math.floor(x / values) + sign * a, values);
      });
      return { name: `${sign === 1 ? '+' : '-'}A mod ${values}`, wires: 2 * size, permutation };
    }
    case 'multiply': {
      const { factor, modulus } = arithmetic;
      if (greatestCommonDivisor(factor, modulus) !== 1)
        throw new RangeError(`Multiplying by ${factor} modulo ${modulus} cannot be undone.`);
      const wires = Math.ceil(Math.log2(modulus));
      const permutation = imagesOf(wires, (x) => (x < modulus ? modulo(factor * x, modulus) : x));
      return { name: `×${factor} mod ${modulus}`, wires, permutation };
    }
  }
}

/** Returns the greatest common divisor. If it is 1, multiplication by one number is reversible modulo the other. */
export function greatestCommonDivisor(a: number, b: number): number {
  let [larger, smaller] = [Math.abs(a), Math.abs(b)];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

function imagesOf(wires: number, imageOf: (index: number) => number): number[] {
  if (!Number.isSafeInteger(wires) || wires < 1 || wires > 20)
    throw new RangeError(`A gate cannot calculate with ${wires} wires.`);
  return Array.from({ length: 2 ** wires }, (_, index) => imageOf(index));
}

/** Returns the remainder that is never negative. */
function modulo(value: number, modulus: number): number {
  return ((value % modulus) + modulus) % modulus;
}
