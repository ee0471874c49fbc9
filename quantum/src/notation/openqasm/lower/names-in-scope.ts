import { Refusal } from '../../problem.ts';
import type { Names } from '../evaluate/evaluate.ts';
import { requireCurrent, valueOfBits } from './lower-classical.ts';
import type { Machine } from './machine.ts';
import { measuredAngleAdvice, placesOf } from './operands.ts';
import { AlreadyReported } from './scope.ts';
import type { Expression } from '../parse/syntax.ts';

/**
 * Returns the meanings of names for expressions at the machine's current place. If names are open (`isOpen`), unwritten
 * bits are not known to be 0, and subroutines are not called.
 */
export function namesIn(version: 2 | 3, machine: () => Machine, isOpen = false): Names {
  return {
    hasWholeDivision: version === 3,
    valueOf: (name, at) => {
      const meaning = machine().scope.find(name);
      if (!meaning) return undefined;
      switch (meaning.kind) {
        case 'broken':
          throw new AlreadyReported();
        case 'qubits':
          throw new Refusal(at, `Expected a value, found the qubit "${name}". Measure it first.`);
        case 'bits':
          return valueOfBits(machine(), meaning, isOpen);
        case 'variable':
          if (!meaning.value) {
            const advice = meaning.type === 'angle' ? ` ${measuredAngleAdvice}` : '';
            throw new Refusal(at, `"${name}" has no value yet.${advice}`);
          }
          requireCurrent(machine(), meaning.value, at);
          return meaning.value;
      }
    },
    partOf: (part) => {
      const isOfBits = machine().scope.find(rootNameOf(part))?.kind === 'bits';
      const places = isOfBits ? placesOf(machine(), part) : undefined;
      return places && valueOfBits(machine(), places, isOpen);
    },
    cutDivision: (dividend, divisor, at) => {
      if (!machine().isReal) return;
      const quotient = Math.trunc(dividend / divisor);
      machine().notes.set(at, {
        offset: at,
        message: `${dividend}/${divisor} is ${quotient} here: in OpenQASM 3 whole numbers divide without a fraction. For the fraction, write ${dividend}.0/${divisor}.`,
      });
    },
    enter: (at) => machine().budget.enter(at),
    leave: () => machine().budget.leave(),
    effort: (amount, at) => machine().budget.effort(amount, at),
    callSubroutine: (name, given, at) => {
      if (isOpen && machine().subroutines.has(name))
        throw new Refusal(at, 'A subroutine is called once only.');
      return machine().call(name, given, at);
    },
  };
}

/** Returns the name that an indexed expression starts with; empty if it starts with something else. */
function rootNameOf(expression: Expression): string {
  if (expression.kind === 'indexed') return rootNameOf(expression.base);
  return expression.kind === 'name' ? expression.name : '';
}
