import { NoValue, Refusal } from '../../problem.ts';
import { and, equalBits, lessBits, not, or, xor, type Formula } from './formula.ts';
import {
  boolValue,
  floatValue,
  intValue,
  isKnown,
  orderOf,
  toBits,
  toInteger,
  toNumber,
  toTruth,
  type Value,
} from './value.ts';

/** The division of whole numbers. */
interface Division {
  readonly hasWholeDivision: boolean;
  readonly cutDivision: (dividend: number, divisor: number, at: number) => void;
}

/** Evaluates `-a`, `!a`, or `~a`. */
export function unaryValue(operator: string, value: Value, at: number): Value {
  switch (operator) {
    case '!':
      return boolValue(not(toTruth(value)));
    case '~':
      if (value.type === 'bool') return boolValue(not(value.truth));
      if (value.type === 'bits') return { type: 'bits', bits: value.bits.map(not) };
      throw new Refusal(at, '"~" turns bits around. Expected a bit, a bit register or a bool.');
    case '+':
      return value;
    default: {
      const number = toNumber(value, at);
      return value.type === 'float' ? floatValue(-number, at) : intValue(0 - number, at);
    }
  }
}

/**
 * Evaluates `a + b` and similar expressions. Whole numbers divide as in C if `hasWholeDivision`. Comparisons and
 * bitwise operators also accept bits that are known only when the circuit runs.
 */
export function binaryValue(
  operator: string,
  left: Value,
  right: Value,
  division: Division,
  at: number,
): Value {
  switch (operator) {
    case '&&':
      return boolValue(and(toTruth(left), toTruth(right)));
    case '||':
      return boolValue(or(toTruth(left), toTruth(right)));
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return boolValue(compare(operator, left, right, at));
    case '&':
    case '|':
    case '^':
      return bitwise(operator, left, right, at);
    case '<<':
    case '>>':
      return shift(operator, left, toInteger(right, at), at);
    case 'in':
      throw new Refusal(at, '"in" belongs to a for loop. Expected a comparison such as ==.');
    default:
      return arithmetic(operator, left, right, division, at);
  }
}

function arithmetic(
  operator: string,
  left: Value,
  right: Value,
  division: Division,
  at: number,
): Value {
  const { hasWholeDivision } = division;
  const [a, b] = [toNumber(left, at), toNumber(right, at)];
  const isWhole = left.type !== 'float' && right.type !== 'float';
  if ((operator === '/' || operator === '%') && b === 0) throw new NoValue(at, 'Division by zero.');
  switch (operator) {
    case '+':
      return isWhole ? intValue(a + b, at) : floatValue(a + b, at);
    case '-':
      return isWhole ? intValue(a - b, at) : floatValue(a - b, at);
    case '*':
      return isWhole ? intValue(a * b, at) : floatValue(a * b, at);
    case '/':
      if (!isWhole || !hasWholeDivision) return floatValue(a / b, at);
      if (a % b !== 0) division.cutDivision(a, b, at);
      return intValue(Math.trunc(a / b), at);
    case '%':
      return isWhole ? intValue(a % b, at) : floatValue(a % b, at);
    default:
      return isWhole && b >= 0 && hasWholeDivision ? intValue(a ** b, at) : floatValue(a ** b, at);
  }
}

function compare(operator: string, left: Value, right: Value, at: number): Formula {
  if (isKnown(left) && isKnown(right)) {
    const order = orderOf(left, right, at);
    switch (operator) {
      case '==':
        return order === 0;
      case '!=':
        return order !== 0;
      case '<':
        return order < 0;
      case '<=':
        return order <= 0;
      case '>':
        return order > 0;
      default:
        return order >= 0;
    }
  }
  const [a, b] = [toBits(left, at), toBits(right, at)];
  switch (operator) {
    case '==':
      return equalBits(a, b);
    case '!=':
      return not(equalBits(a, b));
    case '<':
      return lessBits(a, b);
    case '<=':
      return not(lessBits(b, a));
    case '>':
      return lessBits(b, a);
    default:
      return not(lessBits(a, b));
  }
}

function bitwise(operator: '&' | '|' | '^', left: Value, right: Value, at: number): Value {
  const join = { '&': and, '|': or, '^': xor }[operator];
  if (left.type === 'bool' && right.type === 'bool')
    return boolValue(join(left.truth, right.truth));
  const [a, b] = [toBits(left, at), toBits(right, at)];
  const bits = Array.from({ length: Math.max(a.length, b.length) }, (_, i) =>
    join(a[i] ?? false, b[i] ?? false),
  );
  const joined: Value = { type: 'bits', bits };
  const isNumber = left.type === 'int' && right.type === 'int';
  return isNumber ? intValue(toNumber(joined, at), at) : joined;
}

function shift(operator: '<<' | '>>', value: Value, places: number, at: number): Value {
  if (places < 0 || places > 64)
    throw new Refusal(at, `Expected a shift by 0 to 64 places, found ${places}.`);
  if (value.type === 'bits') {
    const by = operator === '<<' ? -places : places;
    return { type: 'bits', bits: value.bits.map((_, i) => value.bits[i + by] ?? false) };
  }
  const number = toInteger(value, at);
  return intValue(operator === '<<' ? number * 2 ** places : Math.floor(number / 2 ** places), at);
}
