/**
 * Gates that calculate with the number that their wires hold, wire 0 of the gate its least significant bit. They move
 * basis states to basis states, so that all is said by where each one goes.
 */
export type Arithmetic =
  /** x becomes x + amount mod 2^wires; the amount may be negative. */
  | { readonly kind: 'add'; readonly wires: number; readonly amount: number }
  /** b becomes b + a mod 2^size, or b - a: a is held by the lower `size` wires and stays, b by the upper ones. */
  | { readonly kind: 'add-register'; readonly size: number; readonly sign: 1 | -1 }
  /** x becomes factor x mod modulus; numbers that are not below the modulus stay. */
  | { readonly kind: 'multiply'; readonly factor: number; readonly modulus: number };

/** A gate of a circuit's own: basis state k goes to basis state `permutation[k]`. */
export interface ArithmeticGate {
  readonly name: string;
  readonly wires: number;
  readonly permutation: readonly number[];
}

/**
 * The gate, named after what it does: `+1 mod 8`, `+A mod 4`, `×7 mod 15`. The multiplication takes as many wires as
 * the modulus needs. Throws a RangeError where it would not be reversible, or has no wire.
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

/** 1 where two whole numbers share no factor; multiplying by one is then reversible modulo the other. */
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

/** The remainder that is never negative. */
function modulo(value: number, modulus: number): number {
  return ((value % modulus) + modulus) % modulus;
}
