import {
  formatOpenQasm,
  InvalidCircuit,
  problemsOf,
  type ImmediateEngine,
  type NoiseModel,
  type Register,
} from '@qubloom/quantum';
import { byColumn, circuitOf, type Program } from './program.ts';

interface Run {
  readonly circuit: Program;
  readonly shots: number;
  readonly seed: number | null;
  readonly noise: NoiseModel | null;
}

/** Requests about circuits. */
export function circuitActions(engine: ImmediateEngine) {
  return {
    counts({ circuit: program, shots, seed, noise }: Run) {
      const { counts } = engine.runCircuit(circuitOf(program), {
        shots,
        ...(seed !== null && { seed }),
        ...(noise && { noise }),
      });
      const key = outcomeWriter(program.classicalRegisters);
      // Pairs, because a record would put outcomes that look like numbers first.
      return Array.from(counts, ([outcome, count]) => [key(outcome), count]);
    },

    /** The engine's circuit, with the line of the program that placed each of its operations. */
    describe({ circuit: program, lines }: { circuit: Program; lines: readonly (number | null)[] }) {
      const circuit = circuitOf(program);
      const problems = problemsOf(circuit);
      if (problems.length > 0) throw new InvalidCircuit(problems);
      const linesOfColumns = byColumn(program, circuit, lines);
      return { circuit, lines: linesOfColumns.map((column) => column.map((line) => line ?? null)) };
    },

    openQasm: ({ circuit, version }: { circuit: Program; version: 2 | 3 }) =>
      formatOpenQasm(circuitOf(circuit), { version }),
  };
}

/** Writes the keys of counts as Qiskit does: a space between registers, the last declared one first. */
function outcomeWriter(registers: readonly Register[]): (outcome: string) => string {
  const sizes = registers.map(({ size }) => size).reverse();
  return (outcome) => {
    let from = 0;
    return sizes.map((size) => outcome.slice(from, (from += size))).join(' ');
  };
}
