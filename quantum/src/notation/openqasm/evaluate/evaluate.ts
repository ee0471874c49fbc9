import { Refusal } from '../../problem.ts';
import { FormulaTooLarge } from './formula.ts';
import { callFunction, findConstant, isFunction } from './functions.ts';
import type { Call, Expression, Index, Range } from '../parse/syntax.ts';
import { binaryValue, unaryValue } from './operators.ts';
import { boolValue, convert, toInteger, toNumber, type Value } from './value.ts';

/** The meanings of names at an expression's place. */
export interface Names {
  /** In OpenQASM 2, numbers are real, so 1/2 is 0.5. In OpenQASM 3, whole numbers divide as in C. */
  readonly hasWholeDivision: boolean;
  /** Returns the value of a variable, or undefined if the name has no meaning. Throws for a name without a value. */
  valueOf(name: string, at: number): Value | undefined;
  /** Returns the value of a part of a classical register; undefined if it is not a part of one. */
  partOf(part: Expression): Value | undefined;
  /** Called for whole numbers whose quotient lost its fraction, such as 1/2. */
  cutDivision(dividend: number, divisor: number, at: number): void;
  /** Counts nesting and work. */
  enter(at: number): void;
  leave(): void;
  effort(amount: number, at: number): void;
  /** Returns the value of a subroutine's call; undefined if there is no such subroutine. */
  callSubroutine(name: string, given: readonly Expression[], at: number): Value | undefined;
}

/** Evaluates an expression. Throws a `Refusal` at the part that has no value. */
export function evaluate(expression: Expression, names: Names): Value {
  const { at } = expression;
  names.enter(at);
  try {
    const value = valueOf(expression, names);
    names.effort(value.type === 'bits' ? 1 + value.bits.length : 1, at);
    return value;
  } catch (error) {
    if (!(error instanceof FormulaTooLarge)) throw error;
    throw new Refusal(at, 'This condition on measured bits is too involved. Split it up.');
  } finally {
    names.leave();
  }
}

function valueOf(expression: Expression, names: Names): Value {
  switch (expression.kind) {
    case 'number':
      return { type: expression.isInteger ? 'int' : 'float', value: expression.value };
    case 'boolean':
      return boolValue(expression.value);
    case 'bitstring':
      return { type: 'bits', bits: [...expression.text].reverse().map((bit) => bit === '1') };
    case 'name':
      return valueOfName(expression.name, expression.at, names);
    case 'hardware':
      throw new Refusal(expression.at, `Expected a value, found the qubit $${expression.index}.`);
    case 'unary':
      return unaryValue(expression.operator, evaluate(expression.operand, names), expression.at);
    case 'binary':
      return binaryValue(
        expression.operator,
        evaluate(expression.left, names),
        evaluate(expression.right, names),
        names,
        expression.at,
      );
    case 'cast': {
      const { type, at } = expression;
      const width = type.width && evaluateSize(type.width, names, 'width');
      return convert(evaluate(expression.operand, names), type.name, width, true, at);
    }
    case 'call':
      return call(expression, names);
    case 'indexed':
      return (
        names.partOf(expression) ??
        pick(evaluate(expression.base, names), expression.index, names, expression.at)
      );
  }
}

function call({ name, arguments: given, at }: Call, names: Names): Value {
  const returned = names.callSubroutine(name, given, at);
  if (returned) return returned;
  if (!isFunction(name)) {
    throw new Refusal(
      at,
      `There is no function called "${name}". Known are sin, cos, tan, exp, ln, sqrt, arcsin, arccos, arctan and others.`,
    );
  }
  return callFunction(
    name,
    given.map((part) => evaluate(part, names)),
    at,
  );
}

export function evaluateNumber(expression: Expression, names: Names): number {
  return toNumber(evaluate(expression, names), expression.at);
}

export function evaluateInteger(expression: Expression, names: Names): number {
  return toInteger(evaluate(expression, names), expression.at);
}

/** Evaluates a number that must be written as a whole number: `1.0` is a real number, which cannot select anything. */
function evaluateCount(expression: Expression, names: Names): number {
  const value = evaluate(expression, names);
  if (value.type === 'float')
    throw new Refusal(
      expression.at,
      `Expected a whole number, found ${Number.isInteger(value.value) ? value.value.toFixed(1) : value.value}.`,
    );
  return toInteger(value, expression.at);
}

/** Evaluates a size, which must be at least 1, or at least `least`. */
export function evaluateSize(
  expression: Expression,
  names: Names,
  what = 'size',
  least: 0 | 1 = 1,
): number {
  const size = evaluateCount(expression, names);
  if (size < least)
    throw new Refusal(expression.at, `Expected a ${what} of at least ${least}, found ${size}.`);
  return size;
}

/**
 * Returns the places that an index selects from `size` places, and whether it selects a register (a range or a set) or
 * one place. In OpenQASM 3 a negative index counts from the end.
 */
export function indicesOf(
  index: Index,
  size: number,
  names: Names,
  what: string,
): { readonly isOne: boolean; readonly indices: readonly number[] } {
  if (index.kind === 'set')
    return {
      isOne: false,
      indices: index.items.map((item) => placeOf(evaluateCount(item, names), item.at)),
    };
  if (index.kind === 'range') return { isOne: false, indices: rangeIn(index) };
  return { isOne: true, indices: [placeOf(evaluateCount(index, names), index.at)] };

  function placeOf(wanted: number, at: number): number {
    const place = wanted < 0 && names.hasWholeDivision ? wanted + size : wanted;
    if (place < 0 || place >= size) {
      throw new Refusal(at, `Index ${wanted} is outside of ${what}. Expected 0 to ${size - 1}.`);
    }
    return place;
  }

  function rangeIn(range: Range): number[] {
    const step = range.step ? evaluateInteger(range.step, names) : 1;
    const [low, high] = step > 0 ? [0, size - 1] : [size - 1, 0];
    const first = range.first ? placeOf(evaluateCount(range.first, names), range.first.at) : low;
    const last = range.last ? placeOf(evaluateCount(range.last, names), range.last.at) : high;
    const places = [...rangeValues(first, step, last, range.at)];
    if (places.length === 0) throw new Refusal(range.at, 'This range is empty.');
    return places;
  }
}

/** Yields `first, first + step, …` up to and including `last`. */
export function* rangeValues(
  first: number,
  step: number,
  last: number,
  at: number,
): Generator<number> {
  if (step === 0) throw new Refusal(at, 'The step of a range cannot be 0.');
  for (let value = first; step > 0 ? value <= last : value >= last; value += step) yield value;
}

function valueOfName(name: string, at: number, names: Names): Value {
  const value = names.valueOf(name, at);
  if (value) return value;
  const constant = findConstant(name);
  if (constant !== undefined) return { type: 'float', value: constant };
  throw new Refusal(
    at,
    `Nothing is called "${name}" here. Expected a number, pi, or a name that was declared before.`,
  );
}

function pick(value: Value, index: Index, names: Names, at: number): Value {
  if (value.type === 'float' || value.type === 'bool')
    throw new Refusal(at, 'Only registers, bits and whole numbers have parts.');
  const bits =
    value.type === 'bits'
      ? value.bits
      : Array.from({ length: 53 }, (_, i) => Math.floor(value.value / 2 ** i) % 2 !== 0);
  const { isOne, indices } = indicesOf(index, bits.length, names, 'these bits');
  return isOne ? boolValue(bits[indices[0]]) : { type: 'bits', bits: indices.map((i) => bits[i]) };
}
