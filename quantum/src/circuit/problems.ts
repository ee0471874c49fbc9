import type { Circuit } from './circuit.ts';
import { definitionProblems, sizesOf } from './definition-problems.ts';
import { columnsProblems, isCount } from './operation-problems.ts';
import { bitCount, wireCount } from './operations.ts';
import { InvalidCircuit, type CircuitProblem } from './problem.ts';

/** The most catalog gates that a circuit can expand to, including the contents of its own gates. */
export const MAX_CIRCUIT_STEPS = 1_000_000;
/** This is far more than can be simulated, and small enough for an outcome to fit into a string. */
export const MAX_WIRES = 4096;
export const MAX_BITS = 65_536;

/** Returns all problems that prevent running a circuit; empty for a sound one. It accepts untrusted data. */
export function problemsOf(circuit: Circuit): readonly CircuitProblem[] {
  if (circuit.version !== 1) {
    return [
      {
        code: 'version',
        message: `Version ${String(circuit.version)} of a circuit is not known here.`,
      },
    ];
  }
  const tooLarge = extentProblems(circuit);
  if (tooLarge.length > 0) return tooLarge; // the other checks would take time proportional to the circuit's size
  const problems: CircuitProblem[] = [...registerProblems(circuit), ...initialProblems(circuit)];
  problems.push(...definitionProblems(circuit.definitions));
  const scope = {
    wires: wireCount(circuit),
    bits: bitCount(circuit),
    definitions: circuit.definitions,
  };
  problems.push(...columnsProblems(circuit.columns, scope), ...sizeProblems(circuit));
  return problems;
}

/** Throws `InvalidCircuit` if `problemsOf` finds a problem. */
export function requireSound(circuit: Circuit): void {
  const problems = problemsOf(circuit);
  if (problems.length > 0) throw new InvalidCircuit(problems);
}

function extentProblems(circuit: Circuit): CircuitProblem[] {
  const message = `${wireCount(circuit)} wires and ${bitCount(circuit)} classical bits are more than ${MAX_WIRES} and ${MAX_BITS}.`;
  const fits = wireCount(circuit) <= MAX_WIRES && bitCount(circuit) <= MAX_BITS;
  return fits ? [] : [{ code: 'size', message }];
}

function sizeProblems(circuit: Circuit): CircuitProblem[] {
  const sizes = sizesOf(circuit.definitions);
  let steps = 0;
  for (const operation of circuit.columns.flat()) {
    steps += operation.kind === 'gate' ? (sizes.get(operation.gate) ?? 1) : 1;
  }
  if (steps <= MAX_CIRCUIT_STEPS) return [];
  return [
    {
      code: 'size',
      message: `The circuit has ${steps} gates in all. A circuit can have at most ${MAX_CIRCUIT_STEPS}.`,
    },
  ];
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
  const unknown = circuit.initial.filter(
    (state) => !['0', '1', '+', '-', 'i', '-i'].includes(state),
  );
  return unknown.map((state) => ({
    code: 'initial-state',
    message: `"${String(state)}" is no initial state.`,
  }));
}
