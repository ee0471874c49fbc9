import { Refusal } from '../../problem.ts';
import { evaluate, evaluateSize } from '../evaluate/evaluate.ts';
import { bitsIn, type Formula } from '../evaluate/formula.ts';
import { withRealNumbers, type Machine } from './machine.ts';
import { bitsOf, placesOf, qubitsOf } from './operands.ts';
import { AlreadyReported, type Places, type Variable } from './scope.ts';
import type {
  AssignedValue,
  Expression,
  ScalarName,
  Statement,
  VariableDeclaration,
} from '../parse/syntax.ts';
import { boolValue, convert, isKnown, toBits, type Value } from '../evaluate/value.ts';

type Assignment = Extract<Statement, { kind: 'assign' }>;

/** Handles `int n = 3;`, `const float x = pi / 4;`, `bit[2] c;`, and `bit c = measure q;`. */
export function lowerDeclaration(machine: Machine, statement: VariableDeclaration): undefined {
  const { type, name, isConstant, value, mayBeEmpty, at } = statement;
  if (machine.inGate && !isConstant)
    throw new Refusal(at, 'A gate cannot declare anything. Expected gates and barriers only.');
  const width = type.width && evaluateSize(type.width, machine.names, 'size', mayBeEmpty ? 0 : 1);
  if (type.name === 'bit' && !isConstant) return declareBits(machine, statement, width);
  if (value?.kind === 'measurement') {
    throw new Refusal(
      value.at,
      `A measurement gives bits. Expected bit ${name} = measure ...; and then a value made from it.`,
    );
  }
  const given =
    value && convert(evaluateAs(machine, type.name, value), type.name, width, false, value.at);
  if (isConstant && given && !isKnown(given))
    throw new Refusal(
      at,
      `The constant "${name}" depends on a measurement. Expected a value that is known beforehand.`,
    );
  machine.scope.declare(
    name,
    {
      kind: 'variable',
      type: type.name,
      width,
      isConstant,
      value: given,
      conditions: machine.conditions,
    },
    at,
  );
}

/** Evaluates an expression for a variable of that type. */
function evaluateAs(machine: Machine, type: ScalarName, expression: Expression): Value {
  const isReal = type === 'float' || type === 'angle';
  const read = () => evaluate(expression, machine.names);
  return isReal ? withRealNumbers(machine, read) : read();
}

function declareBits(
  machine: Machine,
  statement: VariableDeclaration,
  width: number | undefined,
): undefined {
  const { name, value, at } = statement;
  const known = machine.bitsOfDeclaration.get(statement);
  const isFitting = known?.length === (width ?? 1);
  const indices = isFitting && known ? known : machine.recorder.addBits(name, width ?? 1, at);
  machine.bitsOfDeclaration.set(statement, indices);
  const places: Places = { kind: 'bits', indices, isRegister: width !== undefined };
  machine.scope.declare(name, places, at);
  if (value && !startBits(machine, places, value)) writeBits(machine, places, value, at);
}

/**
 * Handles `bit[2] flags = "11";`. The known values apply until the bits are measured into. Returns false for any other
 * initial value.
 */
function startBits(machine: Machine, { indices }: Places, value: AssignedValue): boolean {
  const isFresh = machine.recorder.formulasOf(indices).every((bit) => bit === false);
  if (value.kind !== 'bitstring' && value.kind !== 'number' && value.kind !== 'boolean')
    return false;
  const given = evaluate(value, machine.names);
  const bits = given.type === 'bool' ? [given.truth] : toBits(given, value.at);
  if (!isFresh || machine.conditions > 0 || bits.length > indices.length) return false;
  for (const [i, bit] of indices.entries())
    if (bits[i] === true) machine.recorder.declareAsOne(bit, value.at);
  return true;
}

/** Handles `let a = q[0:2] ++ r;`. */
export function lowerAlias(
  machine: Machine,
  statement: Extract<Statement, { kind: 'alias' }>,
): undefined {
  const parts = statement.parts.map((part) => {
    const places = placesOf(machine, part);
    if (!places) throw new Refusal(part.at, 'Expected a register or a part of one.');
    return places;
  });
  const [{ kind }] = parts;
  const odd = parts.findIndex((part) => part.kind !== kind);
  if (odd >= 0)
    throw new Refusal(
      statement.parts[odd].at,
      'Qubits and classical bits cannot be in the same register.',
    );
  const indices = parts.flatMap((part) => part.indices);
  machine.budget.effort(indices.length, statement.at);
  if (new Set(indices).size < indices.length)
    throw new Refusal(
      statement.at,
      `"${statement.name}" would hold the same ${kind === 'qubits' ? 'qubit' : 'bit'} twice.`,
    );
  const isRegister = parts.length > 1 || parts[0].isRegister;
  machine.scope.declare(statement.name, { kind, indices, isRegister }, statement.at);
}

/** Handles `x = 3;`, `n += 1;`, `c = measure q;`, and `c[0] = f(q);`. */
export function lowerAssignment(machine: Machine, statement: Assignment): undefined {
  const { target, operator, value, at } = statement;
  const root = rootOf(target);
  const meaning = machine.scope.find(root.name);
  if (!meaning)
    throw new Refusal(root.at, `Nothing is called "${root.name}" here. Declare it first.`);
  if (meaning.kind === 'broken') throw new AlreadyReported();
  if (meaning.kind === 'qubits')
    throw new Refusal(
      at,
      'A qubit cannot be assigned to. Expected a classical bit or a variable on the left.',
    );
  if (meaning.kind !== 'variable') {
    if (operator !== '=')
      throw new Refusal(
        at,
        `"${operator}" would have to compute while the circuit runs, which is not supported for classical bits. They can be measured into.`,
      );
    writeBits(machine, bitsOf(machine, target), value, at);
    return undefined;
  }
  assignVariable(machine, meaning, statement);
}

function assignVariable(
  machine: Machine,
  variable: Variable,
  { target, operator, value, at }: Assignment,
): void {
  if (target.kind !== 'name') throw new Refusal(at, 'Single bits of a number cannot be assigned.');
  if (variable.isConstant)
    throw new Refusal(at, `"${target.name}" is a constant. Expected a variable on the left.`);
  if (variable.conditions !== machine.conditions) {
    throw new Refusal(
      at,
      `"${target.name}" would depend on a measurement, since this is inside a condition on measured bits.`,
    );
  }
  if (value.kind === 'measurement')
    throw new Refusal(
      value.at,
      'A measurement gives bits. Expected a bit or a bit register on the left.',
    );
  const whole: Expression =
    operator === '='
      ? value
      : { kind: 'binary', operator: operator.slice(0, -1), left: target, right: value, at };
  variable.value = convert(
    evaluateAs(machine, variable.type, whole),
    variable.type,
    variable.width,
    false,
    at,
  );
}

function rootOf(target: Expression): { readonly name: string; readonly at: number } {
  if (target.kind === 'indexed') return rootOf(target.base);
  if (target.kind === 'name') return target;
  throw new Refusal(target.at, 'Expected a classical bit or a variable on the left.');
}

/** Writes a measurement, a subroutine's result, or zeros for bits that were never written, into bits. */
function writeBits(machine: Machine, target: Places, value: AssignedValue, at: number): void {
  if (value.kind === 'measurement') {
    lowerMeasurement(machine, value.operand, target, at);
    return;
  }
  const returned =
    value.kind === 'call'
      ? machine.call(value.name, value.arguments, value.at, target.indices)
      : undefined;
  const given = returned ?? evaluate(value, machine.names);
  const bits = given.type === 'bool' ? [given.truth] : toBits(given, value.at);
  const current = machine.recorder.formulasOf(target.indices);
  const isThere = current.every((bit, i) => isSame(bits[i] ?? false, bit));
  if (isThere && bits.length <= target.indices.length) return;
  throw new Refusal(
    at,
    'A classical bit can only be written by a measurement here; it starts as 0. Expected measure ... on the right.',
  );
}

function isSame(a: Formula, b: Formula): boolean {
  if (typeof a === 'boolean' || typeof b === 'boolean') return a === b;
  return a.kind === 'bit' && b.kind === 'bit' && a.bit === b.bit && a.version === b.version;
}

/** Handles `measure q -> c;`, one by one if both are registers. */
export function lowerMeasurement(
  machine: Machine,
  source: Expression,
  target: Places,
  at: number,
): undefined {
  if (machine.inGate)
    throw new Refusal(
      at,
      '"measure" cannot be in the body of a gate. Expected gates and barriers only.',
    );
  const { indices } = qubitsOf(machine, source);
  if (indices.length !== target.indices.length) {
    throw new Refusal(
      at,
      `${count(indices.length, 'qubit')} cannot be measured into ${count(target.indices.length, 'classical bit')}. Expected as many bits as qubits.`,
    );
  }
  machine.budget.gates(indices.length, at);
  machine.budget.effort(indices.length, at);
  for (const [i, wire] of indices.entries()) machine.recorder.measure(wire, target.indices[i], at);
}

/** Returns the current value of bits: the measured one, or 0. */
export function valueOfBits(
  machine: Machine,
  { indices, isRegister }: Places,
  isOpen = false,
): Value {
  const bits = machine.recorder.formulasOf(indices, isOpen);
  return isRegister ? { type: 'bits', bits } : boolValue(bits[0]);
}

/** Throws if a value was made from bits that have been measured again since. */
export function requireCurrent(machine: Machine, value: Value, at: number): void {
  const formulas = value.type === 'bool' ? [value.truth] : value.type === 'bits' ? value.bits : [];
  for (const formula of formulas) machine.recorder.requireCurrent(bitsIn(formula), at);
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
