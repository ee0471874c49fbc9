import { findGate } from '../gates/catalogue.ts';
import { isUnitary, matrixOf } from '../matrix.ts';
import type { Circuit, Column, GateDefinition, GateOperation, Operation } from './circuit.ts';
import { bitCount, bitsOf, wireCount, wiresOf } from './operations.ts';

/** What is wrong with a circuit, and where. `message` is a sentence in English. */
export interface CircuitProblem {
  readonly code:
    | 'version'
    | 'register'
    | 'initial-state'
    | 'definition'
    | 'unknown-gate'
    | 'wrong-count'
    | 'not-a-number'
    | 'no-such-wire'
    | 'no-such-bit'
    | 'repeated-wire'
    | 'condition'
    | 'collision';
  readonly message: string;
  readonly column?: number;
  /** Index of the operation within its column. */
  readonly operation?: number;
  /** The definition that holds the problem, where it is in one. */
  readonly definition?: string;
}

/** A circuit was to be run that `problemsOf` finds fault with. */
export class InvalidCircuit extends Error {
  override readonly name = 'InvalidCircuit';
  readonly problems: readonly CircuitProblem[];
  constructor(problems: readonly CircuitProblem[]) {
    super(problems.map((problem) => problem.message).join(' '));
    this.problems = problems;
  }
}

/** A matrix gate acts on at most this many wires: 2 * 4^8 numbers are 1 MiB. */
export const MAX_MATRIX_WIRES = 8;
/** Gates made of gates made of gates may go this deep. */
export const MAX_DEFINITION_DEPTH = 32;

type Found = Omit<CircuitProblem, 'column' | 'operation' | 'definition'>;

/** Everything that keeps a circuit from being run; empty for a sound one. Looks at data of any origin. */
export function problemsOf(circuit: Circuit): readonly CircuitProblem[] {
  if (circuit.version !== 1) {
    return [{ code: 'version', message: `Version ${String(circuit.version)} of a circuit is not known here.` }];
  }
  const problems: CircuitProblem[] = [...registerProblems(circuit), ...initialProblems(circuit)];
  problems.push(...definitionProblems(circuit.definitions));
  const place = { wires: wireCount(circuit), bits: bitCount(circuit), definitions: circuit.definitions };
  problems.push(...columnsProblems(circuit.columns, place));
  return problems;
}

/** Throws `InvalidCircuit` unless `problemsOf` finds nothing. */
export function requireSound(circuit: Circuit): void {
  const problems = problemsOf(circuit);
  if (problems.length > 0) throw new InvalidCircuit(problems);
}

interface Place {
  readonly wires: number;
  readonly bits: number;
  readonly definitions: readonly GateDefinition[];
}

function registerProblems(circuit: Circuit): CircuitProblem[] {
  const problems: CircuitProblem[] = [];
  const registers = [...circuit.quantumRegisters, ...circuit.classicalRegisters];
  for (const { name, size } of registers) {
    if (!isCount(size) || size === 0) {
      problems.push({ code: 'register', message: `Register "${name}" has the size ${size}.` });
    }
  }
  if (new Set(registers.map((register) => register.name)).size < registers.length) {
    problems.push({ code: 'register', message: 'Two registers have the same name.' });
  }
  const sum = circuit.quantumRegisters.reduce((total, register) => total + register.size, 0);
  if (sum !== wireCount(circuit)) {
    const message = `The quantum registers hold ${sum} wires, and ${wireCount(circuit)} have an initial state.`;
    problems.push({ code: 'register', message });
  }
  return problems;
}

function initialProblems(circuit: Circuit): CircuitProblem[] {
  const unknown = circuit.initial.filter((state) => !['0', '1', '+', '-', 'i', '-i'].includes(state));
  return unknown.map((state) => ({ code: 'initial-state', message: `"${String(state)}" is no initial state.` }));
}

function definitionProblems(definitions: readonly GateDefinition[]): CircuitProblem[] {
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
  if (hasTooDeepDefinition(definitions)) {
    const message = `Gates are made of one another in a circle, or more than ${MAX_DEFINITION_DEPTH} deep.`;
    problems.push({ code: 'definition', message });
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

/** Depth by repeated passes: a definition's depth is one more than that of the deepest gate in it. */
function hasTooDeepDefinition(definitions: readonly GateDefinition[]): boolean {
  const depths = new Map(definitions.map((definition) => [definition.name, 1]));
  for (let pass = 0; pass <= MAX_DEFINITION_DEPTH; pass++) {
    let changed = false;
    for (const definition of definitions) {
      if (!('body' in definition)) continue;
      const inner = definition.body.flat().map((o) => (o.kind === 'gate' ? (depths.get(o.gate) ?? 0) : 0));
      const depth = 1 + inner.reduce((deepest, one) => Math.max(deepest, one), 0);
      if (depth !== depths.get(definition.name)) changed = true;
      depths.set(definition.name, depth);
    }
    if (!changed) return false;
  }
  return true;
}

function columnsProblems(columns: readonly Column[], place: Place): CircuitProblem[] {
  const problems: CircuitProblem[] = [];
  for (const [column, operations] of columns.entries()) {
    const wires = new Set<number>();
    const bits = new Set<number>();
    for (const [index, operation] of operations.entries()) {
      const found = operationProblems(operation, place);
      const touched = wiresOf(operation);
      const read = bitsOf(operation);
      if (touched.some((wire) => wires.has(wire)) || read.some((bit) => bits.has(bit))) {
        found.push({ code: 'collision', message: `Two operations meet in column ${column}.` });
      }
      for (const wire of touched) wires.add(wire);
      for (const bit of read) bits.add(bit);
      problems.push(...found.map((problem) => ({ ...problem, column, operation: index })));
    }
  }
  return problems;
}

function operationProblems(operation: Operation, place: Place): Found[] {
  const problems: Found[] = [];
  const wires = wiresOf(operation);
  for (const wire of wires) {
    if (!isCount(wire) || wire >= place.wires) {
      problems.push({ code: 'no-such-wire', message: `There is no wire ${wire}.` });
    }
  }
  if (new Set(wires).size < wires.length) {
    problems.push({ code: 'repeated-wire', message: `An operation uses the wires ${wires.join(', ')}, one of them twice.` });
  }
  for (const bit of bitsOf(operation)) {
    if (!isCount(bit) || bit >= place.bits) {
      problems.push({ code: 'no-such-bit', message: `There is no classical bit ${bit}.` });
    }
  }
  if (operation.kind !== 'barrier' && operation.condition) {
    const { bits, equals } = operation.condition;
    if (bits.length === 0 || bits.length > 53 || new Set(bits).size < bits.length || !isCount(equals) || equals >= 2 ** bits.length) {
      problems.push({ code: 'condition', message: `${bits.length} classical bits cannot equal ${equals}.` });
    }
  }
  if (operation.kind === 'gate') problems.push(...gateProblems(operation, place.definitions));
  return problems;
}

function gateProblems(operation: GateOperation, definitions: readonly GateDefinition[]): Found[] {
  const { gate, parameters, targets } = operation;
  const spec = findGate(gate);
  const definition = definitions.find((other) => other.name === gate);
  if (!spec && !definition) return [{ code: 'unknown-gate', message: `There is no gate called "${gate}".` }];
  const problems: Found[] = [];
  const wires = spec?.wires ?? definition?.wires;
  if (targets.length !== wires) {
    problems.push({ code: 'wrong-count', message: `Gate "${gate}" acts on ${wires} wires and got ${targets.length}.` });
  }
  const angles = spec?.parameters.length ?? 0;
  if (parameters.length !== angles) {
    problems.push({ code: 'wrong-count', message: `Gate "${gate}" has ${angles} parameters and got ${parameters.length}.` });
  }
  if (!parameters.every((angle) => Number.isFinite(angle))) {
    problems.push({ code: 'not-a-number', message: `A parameter of gate "${gate}" is not a finite number.` });
  }
  return problems;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
