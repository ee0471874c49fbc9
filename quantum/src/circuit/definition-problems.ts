import { findGate } from '../gates/catalogue.ts';
import { isUnitary, matrixOf } from '../matrix.ts';
import type { GateDefinition } from './circuit.ts';
import { columnsProblems, isCount } from './operation-problems.ts';
import type { CircuitProblem } from './problem.ts';

/** A matrix gate acts on at most this many wires: 2 * 4^8 numbers are 1 MiB. */
export const MAX_MATRIX_WIRES = 8;
/** Gates made of gates made of gates may go this deep. */
export const MAX_DEFINITION_DEPTH = 32;
/** One gate may stand for this many gates of the catalogue at most. */
export const MAX_GATE_STEPS = 100_000;

/** What is wrong with the gates that a circuit brings along. */
export function definitionProblems(definitions: readonly GateDefinition[]): CircuitProblem[] {
  const problems: CircuitProblem[] = [];
  for (const [i, definition] of definitions.entries()) {
    const report = (message: string): void => {
      problems.push({ code: 'definition', message, definition: definition.name });
    };
    if (definition.name === '') report('A gate has no name.');
    if (findGate(definition.name)) report(`"${definition.name}" is a gate of the catalogue.`);
    if (definitions.findIndex((other) => other.name === definition.name) < i) {
      report(`Two gates are called "${definition.name}".`);
    }
    if (!isCount(definition.wires) || definition.wires === 0) {
      report(`Gate "${definition.name}" acts on ${definition.wires} wires.`);
    } else if ('matrix' in definition) {
      const message = matrixProblem(definition.wires, definition.matrix);
      if (message) report(`The matrix of gate "${definition.name}" ${message}.`);
    } else {
      problems.push(...bodyProblems(definition, definitions));
    }
  }
  const sizes = sizesOf(definitions);
  if (!sizes) {
    const message = `Gates are made of one another in a circle, or more than ${MAX_DEFINITION_DEPTH} deep.`;
    problems.push({ code: 'definition', message });
  }
  for (const [name, size] of sizes ?? []) {
    if (size <= MAX_GATE_STEPS) continue;
    const message = `Gate "${name}" stands for ${size} gates, and ${MAX_GATE_STEPS} are the most.`;
    problems.push({ code: 'definition', message, definition: name });
  }
  return problems;
}

function matrixProblem(wires: number, matrix: readonly number[]): string | undefined {
  if (wires > MAX_MATRIX_WIRES) return `has ${wires} wires, and ${MAX_MATRIX_WIRES} are the most`;
  if (matrix.length !== 2 * 4 ** wires) return `has ${matrix.length} numbers in place of ${2 * 4 ** wires}`;
  return isUnitary(matrixOf(matrix)) ? undefined : 'is not unitary';
}

function bodyProblems(
  definition: Extract<GateDefinition, { body: unknown }>,
  definitions: readonly GateDefinition[],
): CircuitProblem[] {
  const place = { wires: definition.wires, bits: 0, definitions };
  const problems = columnsProblems(definition.body, place);
  if (definition.body.flat().some((operation) => operation.kind === 'measure' || operation.kind === 'reset')) {
    problems.push({ code: 'definition', message: `Gate "${definition.name}" measures or resets a wire.` });
  }
  return problems.map((problem) => ({ ...problem, definition: definition.name }));
}

/**
 * How many catalogue gates each definition stands for, by passes that look one level deeper each time;
 * undefined where that does not settle.
 */
export function sizesOf(definitions: readonly GateDefinition[]): Map<string, number> | undefined {
  const sizes = new Map(definitions.map((definition) => [definition.name, 1]));
  for (let pass = 0; pass <= MAX_DEFINITION_DEPTH; pass++) {
    let isSettled = true;
    for (const definition of definitions.filter((one) => 'body' in one)) {
      const gates = definition.body.flat().filter((operation) => operation.kind === 'gate');
      const size = gates.reduce((sum, operation) => sum + (sizes.get(operation.gate) ?? 1), 0);
      if (size !== sizes.get(definition.name)) isSettled = false;
      sizes.set(definition.name, size);
    }
    if (isSettled) return sizes;
  }
  return undefined;
}
