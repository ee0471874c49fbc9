import { Refusal } from '../problem.ts';
import type { Names } from './evaluate.ts';
import { requireCurrent, valueOfBits } from './lower-classical.ts';
import type { Machine } from './machine.ts';
import { placesOf } from './operands.ts';
import { AlreadyReported } from './scope.ts';
import type { Expression } from './syntax.ts';

/** What names mean to expressions where a machine stands. */
export function namesIn(version: 2 | 3, machine: () => Machine): Names {
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
          return valueOfBits(machine(), meaning);
        case 'variable':
          if (!meaning.value) throw new Refusal(at, `"${name}" has no value yet.`);
          requireCurrent(machine(), meaning.value, at);
          return meaning.value;
      }
    },
    partOf: (part) => {
      const isOfBits = machine().scope.find(rootNameOf(part))?.kind === 'bits';
      const places = isOfBits ? placesOf(machine(), part) : undefined;
      return places && valueOfBits(machine(), places);
    },
    enter: (at) => machine().budget.enter(at),
    leave: () => machine().budget.leave(),
    effort: (amount, at) => machine().budget.effort(amount, at),
    callSubroutine: (name, given, at) => machine().call(name, given, at),
  };
}

/** The name that an indexed expression begins with; empty where it begins with something else. */
function rootNameOf(expression: Expression): string {
  if (expression.kind === 'indexed') return rootNameOf(expression.base);
  return expression.kind === 'name' ? expression.name : '';
}
