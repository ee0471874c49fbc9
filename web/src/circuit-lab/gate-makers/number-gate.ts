/** The arithmetic gates, as a learner chooses them. */
import {
  arithmeticGate,
  greatestCommonDivisor,
  type Arithmetic,
  type GateDefinition,
} from '@qubloom/quantum';

export const operations = ['plus-one', 'minus-one', 'plus-register', 'times'] as const;
export type NumberOperation = (typeof operations)[number];

export interface NumberChoice {
  readonly operation: NumberOperation;
  /** The number of wires that hold the changed number. A multiplication uses as many as its modulus needs. */
  readonly wires: number;
  readonly factor: number;
  readonly modulus: number;
}

/** Larger tables would not fit into a link. */
export const limits = { wires: 8, registerWires: 4, modulus: 256 } as const;

export type NumberGate =
  | {
      readonly definition: Extract<GateDefinition, { readonly permutation: unknown }>;
      /** Such as `0 becomes 1, 1 becomes 2, 2 becomes 3, …` */
      readonly example: string;
    }
  /** Explains the problem in a sentence. */
  | { readonly problem: string };

export function numberGate(choice: NumberChoice): NumberGate {
  const problem = problemOf(choice);
  if (problem !== undefined) return { problem };
  const definition = arithmeticGate(arithmeticOf(choice));
  return { definition, example: exampleOf(choice, definition.permutation) };
}

function arithmeticOf({ operation, wires, factor, modulus }: NumberChoice): Arithmetic {
  switch (operation) {
    case 'plus-one':
      return { kind: 'add', wires, amount: 1 };
    case 'minus-one':
      return { kind: 'add', wires, amount: -1 };
    case 'plus-register':
      return { kind: 'add-register', size: wires, sign: 1 };
    case 'times':
      return { kind: 'multiply', factor, modulus };
  }
}

function problemOf({ operation, wires, factor, modulus }: NumberChoice): string | undefined {
  if (operation !== 'times') {
    const most = operation === 'plus-register' ? limits.registerWires : limits.wires;
    return isWholeFrom(1, wires, most) ? undefined : `Choose 1 to ${most} wires.`;
  }
  if (!isWholeFrom(2, modulus, limits.modulus))
    return `N is a whole number from 2 to ${limits.modulus}.`;
  if (!isWholeFrom(1, factor, modulus - 1)) return `A is a whole number from 1 to ${modulus - 1}.`;
  const shared = greatestCommonDivisor(factor, modulus);
  if (shared === 1) return undefined;
  return `${factor} and ${modulus} can both be divided by ${shared}. So two numbers would turn into the same one, and no gate can undo that. Try another A.`;
}

function isWholeFrom(least: number, value: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function exampleOf({ operation, wires }: NumberChoice, permutation: readonly number[]): string {
  if (operation === 'plus-register') {
    const size = 2 ** wires;
    const [a, b] = size > 2 ? [1, 2] : [1, 1];
    const sum = Math.floor((permutation[a + size * b] ?? 0) / size);
    return `A stays, B becomes B + A. With A = ${a} and B = ${b}, B becomes ${sum}.`;
  }
  const shown = permutation.slice(0, 4).map((image, number) => `${number} becomes ${image}`);
  const last = permutation.length - 1;
  const end =
    last > 3
      ? [
          ...(last > 4 ? ['…'] : []),
          `${last} ${last === permutation[last] ? 'stays' : `becomes ${permutation[last]}`}`,
        ]
      : [];
  return `${[...shown, ...end].join(', ')}.`;
}
