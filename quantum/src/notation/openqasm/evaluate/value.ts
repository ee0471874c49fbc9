import { NoValue, Refusal } from '../../problem.ts';
import { or, type Formula } from './formula.ts';
import type { ScalarName } from '../parse/syntax.ts';

/** The value of an expression. A scalar `bit` is a `bool`, as in the OpenQASM 3 specification. */
export type Value =
  | { readonly type: 'int'; readonly value: number }
  | { readonly type: 'float'; readonly value: number }
  | { readonly type: 'bool'; readonly truth: Formula }
  /** Least significant first. */
  | { readonly type: 'bits'; readonly bits: readonly Formula[] };

export function intValue(value: number, at: number): Value {
  if (!Number.isSafeInteger(value))
    throw new Refusal(
      at,
      'This whole number is too large; 2^53 - 1 is the largest that stays exact.',
    );
  return { type: 'int', value };
}

export function floatValue(value: number, at: number): Value {
  if (!Number.isFinite(value))
    throw new NoValue(
      at,
      'This has no finite value. Look for a division by zero or a function outside its domain.',
    );
  return { type: 'float', value };
}

export function boolValue(truth: Formula): Value {
  return { type: 'bool', truth };
}

/** Returns true if no part of a value depends on a measurement. */
export function isKnown(value: Value): boolean {
  if (value.type === 'bool') return typeof value.truth === 'boolean';
  return value.type !== 'bits' || value.bits.every((bit) => typeof bit === 'boolean');
}

const LIVE =
  'This depends on a measurement, so it is known only when the circuit runs. Expected a value that is known beforehand.';

/** Returns a real number from any known value. */
export function toNumber(value: Value, at: number): number {
  switch (value.type) {
    case 'int':
    case 'float':
      return value.value;
    case 'bool':
      if (typeof value.truth !== 'boolean') throw new Refusal(at, LIVE);
      return value.truth ? 1 : 0;
    case 'bits':
      return value.bits.reduceRight<number>((sum, bit) => {
        if (typeof bit !== 'boolean') throw new Refusal(at, LIVE);
        return 2 * sum + (bit ? 1 : 0);
      }, 0);
  }
}

/** Returns a whole number from any known value that is one. */
export function toInteger(value: Value, at: number): number {
  const number = toNumber(value, at);
  if (value.type === 'float' && !Number.isInteger(number))
    throw new Refusal(at, `Expected a whole number, found ${number}.`);
  if (!Number.isSafeInteger(number))
    throw new Refusal(
      at,
      'This whole number is too large; 2^53 - 1 is the largest that stays exact.',
    );
  return number;
}

/** Returns `value != 0`, as a truth value that may depend on measurements. */
export function toTruth(value: Value): Formula {
  switch (value.type) {
    case 'int':
    case 'float':
      return value.value !== 0;
    case 'bool':
      return value.truth;
    case 'bits':
      return value.bits.reduce<Formula>((any, bit) => or(any, bit), false);
  }
}

/** Returns the bits of a value, least significant first. Whole numbers must not be negative. */
export function toBits(value: Value, at: number): readonly Formula[] {
  if (value.type === 'bits') return value.bits;
  if (value.type === 'bool') return [value.truth];
  let rest = toInteger(value, at);
  if (rest < 0)
    throw new Refusal(at, `Bits cannot be compared or combined with the negative number ${rest}.`);
  const bits: boolean[] = [];
  for (; rest > 0; rest = Math.floor(rest / 2)) bits.push(rest % 2 === 1);
  return bits;
}

/** Compares two known values exactly, for any number of bits. */
export function orderOf(left: Value, right: Value, at: number): -1 | 0 | 1 {
  const exact = [left, right].map((value) => exactNumber(value, at));
  const [a, b] = exact;
  return a < b ? -1 : a > b ? 1 : 0;
}

function exactNumber(value: Value, at: number): number | bigint {
  if (value.type !== 'bits' || value.bits.length <= 53) return toNumber(value, at);
  return BigInt(
    `0b${value.bits
      .map((bit) => (bit === true ? '1' : '0'))
      .reverse()
      .join('')}`,
  );
}

/** Converts a value to a declared type. Whole numbers wrap at their width, as in C. */
export function convert(
  value: Value,
  type: ScalarName,
  width: number | undefined,
  isExplicit: boolean,
  at: number,
): Value {
  switch (type) {
    case 'float':
    case 'angle':
      return floatValue(toNumber(value, at), at);
    case 'bool':
      return boolValue(toTruth(value));
    case 'bit':
      return width === undefined ? boolValue(toTruth(value)) : toBitRegister(value, width, at);
    case 'int':
    case 'uint':
      return toWholeNumber(value, type, width, isExplicit, at);
  }
}

function toBitRegister(value: Value, width: number, at: number): Value {
  const bits = toBits(value, at);
  if (value.type === 'bits' && bits.length !== width) {
    throw new Refusal(at, `Expected ${width} bits, found ${bits.length}.`);
  }
  if (bits.length > width)
    throw new Refusal(at, `Expected a number of ${width} bits, found one of ${bits.length}.`);
  return { type: 'bits', bits: Array.from({ length: width }, (_, i) => bits[i] ?? false) };
}

function toWholeNumber(
  value: Value,
  type: 'int' | 'uint',
  width: number | undefined,
  isExplicit: boolean,
  at: number,
): Value {
  if (!isKnown(value)) return { type: 'bits', bits: toBits(value, at) };
  let number = toNumber(value, at);
  if (value.type === 'float') {
    if (!isExplicit)
      throw new Refusal(
        at,
        `Expected a whole number, found the real number ${number}. Write ${type}(...) around it to cut it off.`,
      );
    number = Math.trunc(number);
  }
  const integer = intValue(number, at);
  if (width === undefined || width > 52) return integer;
  const size = 2 ** width;
  const wrapped = ((number % size) + size) % size;
  return intValue(
    type === 'int' && wrapped >= size / 2 && value.type !== 'bits' ? wrapped - size : wrapped,
    at,
  );
}
