import { NoValue, Refusal } from '../../problem.ts';
import { floatValue, intValue, toBits, toNumber, type Value } from './value.ts';

/** Functions of one real number. OpenQASM 2 has the first six. Qiskit also reads asin, acos, and atan. */
const REAL: ReadonlyMap<string, (x: number) => number> = new Map(
  Object.entries({
    sin: Math.sin,
    cos: Math.cos,
    tan: Math.tan,
    exp: Math.exp,
    ln: Math.log,
    sqrt: Math.sqrt,
    log: Math.log,
    arcsin: Math.asin,
    arccos: Math.acos,
    arctan: Math.atan,
    asin: Math.asin,
    acos: Math.acos,
    atan: Math.atan,
  }),
);

const OTHERS = new Set(['abs', 'ceiling', 'floor', 'mod', 'popcount', 'pow']);

const CONSTANTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    pi: Math.PI,
    π: Math.PI,
    tau: 2 * Math.PI,
    τ: 2 * Math.PI,
    euler: Math.E,
    ℇ: Math.E,
  }),
);

export function findConstant(name: string): number | undefined {
  return CONSTANTS.get(name);
}

export function isFunction(name: string): boolean {
  return REAL.has(name) || OTHERS.has(name);
}

/** Calls a function of the table "built-in mathematical functions" of the OpenQASM 3 specification. */
export function callFunction(name: string, given: readonly Value[], at: number): Value {
  const wanted = name === 'pow' || name === 'mod' ? 2 : 1;
  if (given.length !== wanted) {
    throw new Refusal(
      at,
      `"${name}" takes ${wanted} value${wanted > 1 ? 's' : ''}, found ${given.length}.`,
    );
  }
  const real = REAL.get(name);
  const [x, y] = given.map((value) => toNumber(value, at));
  const isWhole = given.every((value) => value.type !== 'float');
  if (name === 'popcount')
    return intValue(toBits(given[0], at).filter((bit) => bit === true).length, at);
  if (real) return floatValue(inDomain(name, x, real(x), at), at);
  switch (name) {
    case 'abs':
      return isWhole ? intValue(Math.abs(x), at) : floatValue(Math.abs(x), at);
    case 'ceiling':
      return floatValue(Math.ceil(x), at);
    case 'floor':
      return floatValue(Math.floor(x), at);
    case 'mod': {
      if (y === 0) throw new NoValue(at, 'Division by zero.');
      const rest = x - y * Math.floor(x / y);
      return isWhole ? intValue(rest, at) : floatValue(rest, at);
    }
    default:
      return isWhole && y >= 0 ? intValue(x ** y, at) : floatValue(x ** y, at);
  }
}

function inDomain(name: string, x: number, result: number, at: number): number {
  if (Number.isFinite(result)) return result;
  throw new NoValue(at, `${name}(${x}) is not a finite real number.`);
}
