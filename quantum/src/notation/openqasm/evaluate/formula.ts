import { LIMITS } from '../../limits.ts';

/**
 * A truth value that is known only when the circuit runs, made from measured classical bits. A value that is already
 * known is a plain boolean.
 */
export type Formula = boolean | BitFormula | NotFormula | PairFormula;

interface BitFormula {
  readonly kind: 'bit';
  readonly bit: number;
  /** How often the bit had been written when it was read. A later write makes the formula stale. */
  readonly version: number;
  readonly size: 1;
}
interface NotFormula {
  readonly kind: 'not';
  readonly of: Formula;
  readonly size: number;
}
interface PairFormula {
  readonly kind: 'and' | 'xor';
  readonly left: Formula;
  readonly right: Formula;
  readonly size: number;
}

/** Thrown if a formula becomes larger than a condition of a circuit can be. */
export class FormulaTooLarge extends Error {}

export function bitFormula(bit: number, version: number): Formula {
  return { kind: 'bit', bit, version, size: 1 };
}

export function not(a: Formula): Formula {
  if (typeof a === 'boolean') return !a;
  return a.kind === 'not' ? a.of : { kind: 'not', of: a, size: sizeOf(a) };
}

export function and(a: Formula, b: Formula): Formula {
  if (a === false || b === false) return false;
  if (a === true) return b;
  return b === true ? a : pair('and', a, b);
}

export function or(a: Formula, b: Formula): Formula {
  return not(and(not(a), not(b)));
}

export function xor(a: Formula, b: Formula): Formula {
  if (typeof a === 'boolean') return a ? not(b) : b;
  if (typeof b === 'boolean') return b ? not(a) : a;
  return pair('xor', a, b);
}

/** Returns the equality of two binary numbers, least significant bit first. Missing bits count as 0. */
export function equalBits(a: readonly Formula[], b: readonly Formula[]): Formula {
  let equal: Formula = true;
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    equal = and(equal, not(xor(a[i] ?? false, b[i] ?? false)));
  }
  return equal;
}

/** Returns true if `a` is less than `b`, both unsigned. The highest bit in which they differ decides. */
export function lessBits(a: readonly Formula[], b: readonly Formula[]): Formula {
  let less: Formula = false;
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [one, other] = [a[i] ?? false, b[i] ?? false];
    less = or(and(not(one), other), and(not(xor(one, other)), less));
  }
  return less;
}

/** Returns every bit that a formula reads, with the version that it read. */
export function bitsIn(formula: Formula, into = new Map<number, number>()): Map<number, number> {
  if (typeof formula === 'boolean') return into;
  switch (formula.kind) {
    case 'bit':
      return into.set(formula.bit, formula.version);
    case 'not':
      return bitsIn(formula.of, into);
    default:
      bitsIn(formula.left, into);
      return bitsIn(formula.right, into);
  }
}

/** The values of some bits. */
export type Pattern = ReadonlyMap<number, 0 | 1>;

/**
 * Returns the patterns of bits for which a formula is true, no two of them true together (Shannon expansion, the bits
 * in ascending order). Throws `FormulaTooLarge` if there are too many, or if finding them takes too long. It reports
 * its work to `spend`.
 */
export function patternsOf(formula: Formula, spend: (effort: number) => void): Pattern[] {
  const bits = [...bitsIn(formula).keys()].sort((a, b) => a - b);
  const patterns: Pattern[] = [];
  let steps = 0;
  const expand = (rest: Formula, next: number, chosen: ReadonlyMap<number, 0 | 1>): void => {
    steps += 1;
    spend(sizeOf(rest));
    if (rest === false) return;
    if (rest === true) patterns.push(chosen);
    if (patterns.length > LIMITS.conditionPatterns || steps > 20_000) throw new FormulaTooLarge();
    if (rest === true) return;
    for (const value of [0, 1] as const) {
      const decided = decide(rest, bits[next], value === 1);
      const isAskedFor = decided !== rest;
      expand(decided, next + 1, isAskedFor ? new Map(chosen).set(bits[next], value) : chosen);
      if (!isAskedFor) return;
    }
  };
  expand(formula, 0, new Map());
  return patterns;
}

/** Returns the formula with one bit known; the same object if it does not read that bit. */
function decide(formula: Formula, bit: number, value: boolean): Formula {
  if (typeof formula === 'boolean') return formula;
  switch (formula.kind) {
    case 'bit':
      return formula.bit === bit ? value : formula;
    case 'not': {
      const of = decide(formula.of, bit, value);
      return of === formula.of ? formula : not(of);
    }
    default: {
      const left = decide(formula.left, bit, value);
      const right = decide(formula.right, bit, value);
      if (left === formula.left && right === formula.right) return formula;
      return formula.kind === 'and' ? and(left, right) : xor(left, right);
    }
  }
}

function pair(kind: 'and' | 'xor', left: Formula, right: Formula): Formula {
  const size = sizeOf(left) + sizeOf(right);
  if (size > LIMITS.operators) throw new FormulaTooLarge();
  return { kind, left, right, size };
}

function sizeOf(formula: Formula): number {
  return typeof formula === 'boolean' ? 0 : formula.size;
}
