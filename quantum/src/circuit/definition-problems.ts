import { findGate } from '../gates/catalog.ts';
import { isUnitary, matrixOf } from '../matrix.ts';
import type { Column, GateDefinition } from './circuit.ts';
import { bodyMessages } from './operation-kinds.ts';
import { columnsProblems, isCount } from './operation-problems.ts';
import type { CircuitProblem } from './problem.ts';

/** The most wires of a gate from a matrix or a permutation: 2 * 4^8 numbers are 1 MiB. */
export const MAX_MATRIX_WIRES = 8;
/** The maximum depth of gates made of other gates. */
export const MAX_DEFINITION_DEPTH = 32;
/** Maximum number of catalog gates that one gate may expand to. */
export const MAX_GATE_STEPS = 100_000;

/** Returns the problems of the gates that a circuit defines. */
export function definitionProblems(definitions: readonly GateDefinition[]): CircuitProblem[] {
  const problems: CircuitProblem[] = [];
  for (const [i, definition] of definitions.entries()) {
    const report = (message: string): void => {
      problems.push({ code: 'definition', message, definition: definition.name });
    };
    if (definition.name === '') report('A gate has no name.');
    if (findGate(definition.name)) report(`"${definition.name}" is a gate of the catalog.`);
    if (definitions.findIndex((other) => other.name === definition.name) < i) {
      report(`Two gates are called "${definition.name}".`);
    }
    if (!isCount(definition.wires) || definition.wires === 0) {
      report(`Gate "${definition.name}" acts on ${definition.wires} wires.`);
    } else if ('matrix' in definition) {
      const message = matrixProblem(definition.wires, definition.matrix);
      if (message) report(`The matrix of gate "${definition.name}" ${message}.`);
    } else if ('permutation' in definition) {
      const message = permutationProblem(definition.wires, definition.permutation);
      if (message) report(`The permutation of gate "${definition.name}" ${message}.`);
    } else {
      problems.push(...bodyProblems(definition, definitions));
    }
  }
  for (const [name, size] of sizesOf(definitions)) {
    if (size <= MAX_GATE_STEPS) continue;
    const message = Number.isFinite(size)
      ? `Gate "${name}" stands for ${size} gates. A gate can stand for at most ${MAX_GATE_STEPS}.`
      : `Gate "${name}" holds itself, or gates in gates more than ${MAX_DEFINITION_DEPTH} deep.`;
    problems.push({ code: 'definition', message, definition: name });
  }
  return problems;
}

function matrixProblem(wires: number, matrix: readonly number[]): string | undefined {
  if (wires > MAX_MATRIX_WIRES)
    return `has ${wires} wires, but at most ${MAX_MATRIX_WIRES} are possible`;
  if (matrix.length !== 2 * 4 ** wires)
    return `has ${matrix.length} numbers in place of ${2 * 4 ** wires}`;
  return isUnitary(matrixOf(matrix)) ? undefined : 'is not unitary';
}

function permutationProblem(wires: number, images: readonly number[]): string | undefined {
  if (wires > MAX_MATRIX_WIRES)
    return `has ${wires} wires, but at most ${MAX_MATRIX_WIRES} are possible`;
  const isWhole = images.length === 2 ** wires && new Set(images).size === images.length;
  return isWhole && images.every((image) => isCount(image) && image < images.length)
    ? undefined
    : 'does not take each basis state to another one';
}

function bodyProblems(
  definition: Extract<GateDefinition, { body: unknown }>,
  definitions: readonly GateDefinition[],
): CircuitProblem[] {
  const scope = { wires: definition.wires, bits: 0, definitions };
  const problems = columnsProblems(definition.body, scope);
  for (const found of bodyMessages(definition.body.flat())) {
    problems.push({ code: 'definition', message: `Gate "${definition.name}" ${found}.` });
  }
  return problems.map((problem) => ({ ...problem, definition: definition.name }));
}

/**
 * Returns the number of catalog gates that each definition expands to, by passes that count one level deeper each
 * time; infinite for a definition that contains itself or is nested too deeply.
 */
export function sizesOf(definitions: readonly GateDefinition[]): ReadonlyMap<string, number> {
  let sizes = new Map(definitions.map((one) => [one.name, 'body' in one ? Infinity : 1]));
  for (let depth = 1; depth <= MAX_DEFINITION_DEPTH; depth++) {
    const known = sizes;
    if (![...known.values()].includes(Infinity)) break;
    sizes = new Map(
      definitions.map((one) => [one.name, 'body' in one ? sizeOf(one.body, known) : 1]),
    );
  }
  return sizes;
}

function sizeOf(body: readonly Column[], sizes: ReadonlyMap<string, number>): number {
  const gates = body.flat().filter((operation) => operation.kind === 'gate');
  return gates.reduce((sum, operation) => sum + (sizes.get(operation.gate) ?? 1), 0);
}
