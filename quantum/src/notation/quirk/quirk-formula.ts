import {
  addComplex,
  complex,
  fromPolar,
  argument,
  modulus,
  multiplyComplex,
  type Complex,
} from '../../complex.ts';
import { LIMITS } from '../limits.ts';

/** Thrown if a text is not a formula. */
export class NoFormula extends Error {}

const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ...[...'½⅓⅔¼¾'].map((sign, i) => [sign, [1 / 2, 1 / 3, 2 / 3, 1 / 4, 3 / 4][i]] as const),
  ...[...'⅕⅖⅗⅘'].map((sign, i) => [sign, (i + 1) / 5] as const),
  ...[...'⅙⅚'].map((sign, i) => [sign, [1 / 6, 5 / 6][i]] as const),
  ...[...'⅐⅑⅒'].map((sign, i) => [sign, 1 / (7 + i + (i > 0 ? 1 : 0))] as const),
  ...[...'⅛⅜⅝⅞'].map((sign, i) => [sign, (2 * i + 1) / 8] as const),
]);

const FUNCTIONS: ReadonlyMap<string, (x: Complex) => Complex> = new Map<
  string,
  (x: Complex) => Complex
>([
  ['sqrt', (x) => power(x, complex(0.5))],
  ['√', (x) => power(x, complex(0.5))],
  ['exp', (x) => fromPolar(Math.exp(x.re), x.im)],
  ['ln', logarithm],
  ['cos', (x) => ofReal(x, Math.cos)],
  ['sin', (x) => ofReal(x, Math.sin)],
  ['tan', (x) => ofReal(x, Math.tan)],
  ['acos', (x) => ofReal(x, Math.acos)],
  ['asin', (x) => ofReal(x, Math.asin)],
  ['atan', (x) => ofReal(x, Math.atan)],
]);

/**
 * Evaluates a formula as Quirk does: signs and functions have the highest precedence, then `^`, then `*` and `/` (`*`
 * can be left out, as in `2pi t`), then `+` and `-`, all from left to right. Lower and upper case are the same. An
 * operator at the very end is ignored. `t` is the time, from -1 to 1 in one round; without it, a formula with `t` is
 * refused. Throws `NoFormula`.
 */
export function evaluateQuirkFormula(text: string, t?: number): Complex {
  const tokens = tokensOf(text);
  if (tokens.length > 1 && /^[-+*/^]$/.test(tokens[tokens.length - 1])) tokens.pop();
  let at = 0;
  let depth = 0;
  const value = sum();
  if (at < tokens.length) throw new NoFormula(`"${tokens[at]}" is in a strange place.`);
  if (!Number.isFinite(value.re) || !Number.isFinite(value.im))
    throw new NoFormula('It has no finite value.');
  return value;

  function sum(): Complex {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-') {
      const sign = tokens[at++] === '+' ? 1 : -1;
      value = addComplex(value, multiplyComplex(complex(sign), product()));
    }
    return value;
  }

  function product(): Complex {
    let value = powers();
    while (at < tokens.length && !/^[-+)]$/.test(tokens[at])) {
      const isDivision = tokens[at] === '/';
      if (isDivision || tokens[at] === '*') at += 1;
      const factor = powers();
      value = multiplyComplex(value, isDivision ? power(factor, complex(-1)) : factor);
    }
    return value;
  }

  function powers(): Complex {
    let value = signed();
    while (tokens[at] === '^') {
      at += 1;
      value = power(value, signed());
    }
    return value;
  }

  function signed(): Complex {
    depth += 1;
    if (depth > LIMITS.depth) throw new NoFormula('It is nested too deep.');
    const value = part();
    depth -= 1;
    return value;
  }

  function part(): Complex {
    const token = tokens[at++] ?? '';
    if (token === '-') return multiplyComplex(complex(-1), signed());
    if (token === '+') return signed();
    const apply = FUNCTIONS.get(token);
    if (apply) return apply(signed());
    if (token === '(') {
      const value = sum();
      if (tokens[at++] !== ')') throw new NoFormula('A bracket is never closed.');
      return value;
    }
    return constant(token);
  }

  function constant(token: string): Complex {
    const fraction = FRACTIONS.get(token);
    if (fraction !== undefined) return complex(fraction);
    if (token === 'pi' || token === 'π') return complex(Math.PI);
    if (token === 'e') return complex(Math.E);
    if (token === 'i') return complex(0, 1);
    if (token === 't' && t !== undefined) return complex(t);
    const number = /^[0-9.]/.test(token) ? Number(token) : NaN;
    if (Number.isNaN(number))
      throw new NoFormula(token === '' ? 'It ends too early.' : `"${token}" is not known.`);
    return complex(number);
  }
}

/** Works like `evaluateQuirkFormula`, for an angle or an exponent. */
export function evaluateQuirkAngle(text: string, t?: number): number {
  const { re, im } = evaluateQuirkFormula(text, t);
  if (Math.abs(im) > 1e-4) throw new NoFormula('It is not a real number.');
  return re;
}

function tokensOf(text: string): string[] {
  return text.toLowerCase().match(/[0-9.]+(?:e[+-]?[0-9]+)?|[a-z_]+|\S/gu) ?? [];
}

function ofReal({ re, im }: Complex, apply: (x: number) => number): Complex {
  if (im !== 0) throw new NoFormula('An angle cannot be imaginary.');
  return complex(apply(re));
}

function logarithm(x: Complex): Complex {
  return complex(Math.log(modulus(x)), argument(x));
}

function power(base: Complex, exponent: Complex): Complex {
  const isPlain = base.im === 0 && exponent.im === 0;
  if (isPlain && (base.re >= 0 || Number.isInteger(exponent.re)))
    return complex(base.re ** exponent.re);
  const { re, im } = multiplyComplex(logarithm(base), exponent);
  return fromPolar(Math.exp(re), im);
}
