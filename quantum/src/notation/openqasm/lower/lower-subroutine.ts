import { Refusal } from '../../problem.ts';
import { evaluate, evaluateSize } from '../evaluate/evaluate.ts';
import { lowerMeasurement, valueOfBits } from './lower-classical.ts';
import { withScope, type Machine, type Stop } from './machine.ts';
import { placesOf, qubitsOf } from './operands.ts';
import { Scope, type Meaning } from './scope.ts';
import type { Argument, DefStatement, Expression, Statement } from '../parse/syntax.ts';
import { convert, type Value } from '../evaluate/value.ts';

/** Executes the body of a subroutine in place of its call. */
export function lowerCall(
  machine: Machine,
  def: DefStatement,
  global: Scope,
  given: readonly Expression[],
  at: number,
  target: readonly number[] | undefined,
): Value | undefined {
  if (machine.inGate)
    throw new Refusal(at, `The subroutine "${def.name}" cannot be in the body of a gate.`);
  if (given.length !== def.arguments.length) {
    throw new Refusal(
      at,
      `"${def.name}" takes ${def.arguments.length} arguments, found ${given.length}.`,
    );
  }
  const scope = new Scope(global);
  const qubits: number[] = [];
  for (const [i, argument] of def.arguments.entries()) {
    const meaning = meaningOf(machine, argument, given[i]);
    if (meaning.kind === 'qubits') qubits.push(...meaning.indices);
    scope.declare(argument.name, meaning, argument.at);
  }
  if (new Set(qubits).size < qubits.length)
    throw new Refusal(at, `"${def.name}" gets the same qubit twice. Expected different qubits.`);
  bindResult(machine, def, target);
  machine.budget.effort(given.length + qubits.length, at);
  const stop = withScope(machine, scope, () => runBody(machine, def, target));
  if (stop && stop.how !== 'return')
    throw new Refusal(stop.at, `"${stop.how}" cannot leave a subroutine.`);
  if (stop?.value === undefined) {
    if (def.returns)
      throw new Refusal(
        def.at,
        `"${def.name}" says that it returns a value, but comes to its end without one.`,
      );
    return undefined;
  }
  return stop.value;
}

function runBody(
  machine: Machine,
  def: DefStatement,
  target: readonly number[] | undefined,
): Stop | undefined {
  const outer = machine.returning;
  machine.returning = { def, target };
  try {
    return machine.run(def.body);
  } finally {
    machine.returning = outer;
  }
}

/** Handles `return measure q;`, `return c;`, and `return;`. */
export function lowerReturn(
  machine: Machine,
  { value, at }: Extract<Statement, { kind: 'return' }>,
): Stop {
  const { returning } = machine;
  if (!returning) throw new Refusal(at, '"return" is outside a subroutine.');
  if (!value) return { how: 'return', value: undefined, at };
  const { def, target } = returning;
  if (!def.returns)
    throw new Refusal(
      at,
      `"${def.name}" returns a value, but does not say which kind. Expected -> and a type before its body.`,
    );
  const width = def.returns.width && evaluateSize(def.returns.width, machine.names);
  if (value.kind === 'measurement') {
    const indices = target ?? hiddenBits(machine, def, width ?? 1);
    const places = { kind: 'bits', indices, isRegister: width !== undefined } as const;
    lowerMeasurement(machine, value.operand, places, at);
    return { how: 'return', value: valueOfBits(machine, places), at };
  }
  return {
    how: 'return',
    value: convert(evaluate(value, machine.names), def.returns.name, width, false, value.at),
    at,
  };
}

/**
 * Makes a bit that is declared in the body and returned at its end the bit that receives the result, because bits of a
 * circuit cannot be copied.
 */
function bindResult(
  machine: Machine,
  def: DefStatement,
  target: readonly number[] | undefined,
): void {
  const last = def.body.at(-1);
  if (!target || last?.kind !== 'return' || last.value?.kind !== 'name') return;
  const { name } = last.value;
  const declaration = def.body.find(
    (statement) => statement.kind === 'variable' && statement.name === name,
  );
  if (declaration?.kind === 'variable' && declaration.type.name === 'bit')
    machine.bitsOfDeclaration.set(declaration, target);
}

/** Returns bits for a result without a named destination, such as one that a condition uses. */
function hiddenBits(machine: Machine, def: DefStatement, size: number): readonly number[] {
  const known = machine.bitsOfResult.get(def);
  if (known?.length === size) return known;
  const indices = machine.recorder.addBits(`${def.name}_result`, size, def.at);
  machine.bitsOfResult.set(def, indices);
  return indices;
}

function meaningOf(machine: Machine, argument: Argument, given: Expression): Meaning {
  const { kind, name } = argument;
  const size = argument.size && evaluateSize(argument.size, machine.names);
  if (kind === 'qubit') {
    const places = qubitsOf(machine, given);
    if (places.indices.length !== (size ?? 1)) {
      throw new Refusal(
        given.at,
        `"${name}" takes ${size ?? 1} qubits, found ${places.indices.length}.`,
      );
    }
    return { kind: 'qubits', indices: places.indices, isRegister: size !== undefined };
  }
  const isPlace = given.kind === 'name' || given.kind === 'indexed';
  const places = isPlace && kind === 'bit' && placesIfAny(machine, given);
  if (places && places.kind === 'bits') {
    if (places.indices.length !== (size ?? 1)) {
      throw new Refusal(
        given.at,
        `"${name}" takes ${size ?? 1} bits, found ${places.indices.length}.`,
      );
    }
    return { ...places, isRegister: size !== undefined };
  }
  const value = convert(evaluate(given, machine.names), kind, size, false, given.at);
  return {
    kind: 'variable',
    type: kind,
    width: size,
    isConstant: false,
    value,
    conditions: machine.conditions,
  };
}

function placesIfAny(machine: Machine, given: Expression): Meaning | undefined {
  const root = given.kind === 'indexed' ? given.base : given;
  const meaning = root.kind === 'name' ? machine.scope.find(root.name) : undefined;
  return meaning?.kind === 'bits' ? placesOf(machine, given) : undefined;
}
