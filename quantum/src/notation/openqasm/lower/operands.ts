import { Refusal } from '../../problem.ts';
import { indicesOf } from '../evaluate/evaluate.ts';
import type { Machine } from './machine.ts';
import { AlreadyReported, type Places } from './scope.ts';
import type { Expression } from '../parse/syntax.ts';

/** Returns the qubits of an operand. */
export function qubitsOf(machine: Machine, operand: Expression): Places {
  const places = placesOf(machine, operand);
  if (places?.kind === 'qubits') return places;
  const found = places ? 'the classical register' : 'the variable';
  throw new Refusal(operand.at, `Expected a qubit, found ${found} ${rootOf(operand)}.`);
}

/** Shown if angles should come from measurements. */
export const measuredAngleAdvice =
  'An angle that is measured bit by bit cannot be drawn, since the gates of a circuit have fixed angles. Measure into a bit register, and write one phase under an "if" for each bit.';

/** Returns the classical bits of an operand. */
export function bitsOf(machine: Machine, operand: Expression): Places {
  const places = placesOf(machine, operand);
  if (places?.kind === 'bits') return places;
  const found = places ? 'the qubit register' : 'the variable';
  const advice = isAngle(machine, operand) ? ` ${measuredAngleAdvice}` : '';
  throw new Refusal(
    operand.at,
    `Expected a classical bit, found ${found} ${rootOf(operand)}.${advice}`,
  );
}

function isAngle(machine: Machine, operand: Expression): boolean {
  const root = operand.kind === 'indexed' ? operand.base : operand;
  const meaning = root.kind === 'name' ? machine.scope.find(root.name) : undefined;
  return meaning?.kind === 'variable' && meaning.type === 'angle';
}

/** Returns qubits or classical bits; undefined if the name is a variable. Throws if nothing has that name. */
export function placesOf(machine: Machine, operand: Expression): Places | undefined {
  switch (operand.kind) {
    case 'name': {
      const meaning = machine.scope.find(operand.name);
      if (!meaning)
        throw new Refusal(
          operand.at,
          `No register is called "${operand.name}" here. ${registerHint(machine)}`,
        );
      if (meaning.kind === 'broken') throw new AlreadyReported();
      return meaning.kind === 'variable' ? undefined : meaning;
    }
    case 'hardware': {
      const physical = machine.scope.find(`$${operand.index}`);
      if (physical?.kind !== 'qubits' || machine.inGate)
        throw new Refusal(operand.at, `The physical qubit $${operand.index} cannot be used here.`);
      return physical;
    }
    case 'indexed': {
      const base = placesOf(machine, operand.base);
      if (!base) return undefined;
      if (!base.isRegister)
        throw new Refusal(
          operand.at,
          `${rootOf(operand.base)} is a single ${base.kind === 'qubits' ? 'qubit' : 'bit'}, so it has no index.`,
        );
      const { isOne, indices } = indicesOf(
        operand.index,
        base.indices.length,
        machine.names,
        rootOf(operand.base),
      );
      machine.budget.effort(indices.length, operand.at);
      return { kind: base.kind, indices: indices.map((i) => base.indices[i]), isRegister: !isOne };
    }
    default:
      throw new Refusal(operand.at, 'Expected a register or a part of one.');
  }
}

/** Returns the name at the root of an operand, in quotes. */
function rootOf(operand: Expression): string {
  switch (operand.kind) {
    case 'name':
      return `"${operand.name}"`;
    case 'hardware':
      return `"$${operand.index}"`;
    case 'indexed':
      return rootOf(operand.base);
    default:
      return 'of an expression';
  }
}

function registerHint(machine: Machine): string {
  if (machine.inGate) return 'A gate sees only the qubits and angles that it is given.';
  return `Declare it first, as in ${machine.version === 2 ? 'qreg q[2];' : 'qubit[2] q;'}`;
}
