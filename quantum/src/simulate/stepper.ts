import type { Circuit, Column } from '../circuit/circuit.ts';
import { bitCount, wireCount } from '../circuit/operations.ts';
import {
  copyOfState,
  productState,
  requireRoomFor,
  type StateVector,
} from '../state/state-vector.ts';
import { throwIfCancelled, type Backend, type BackendOptions } from './backend.ts';
import { likeliestChoice, takeChance, type PathState } from './path.ts';
import { plainBackend } from './plain-backend.ts';
import { isMet, programOf } from './program.ts';

/** Shows a circuit column by column while it is edited. */
export interface Stepper {
  /**
   * As `stateAfter`, without a seed. Columns that are the same as in an earlier circuit are not computed
   * again. One call at a time: await it before the next.
   */
  stateAfter(circuit: Circuit, column?: number, options?: BackendOptions): Promise<PathState>;
}

export interface StepperOptions {
  readonly backend?: Backend;
  /** Memory for kept states, in bytes; 64 MiB if not told. At least one state is kept. */
  readonly memory?: number;
}

interface Kept {
  /** How many columns it is the state after. */
  readonly columns: number;
  readonly state: StateVector;
  readonly bits: Uint8Array;
  readonly probability: number;
}

export function createStepper(options: StepperOptions = {}): Stepper {
  const { backend = plainBackend, memory = 2 ** 26 } = options;
  let known: Circuit | undefined;
  let kept: Kept[] = [];

  /** Forgets what an edit made untrue: everything behind the first column that differs. */
  function keepWhatHolds(circuit: Circuit): void {
    const same = known ? sameColumns(known, circuit) : 0;
    kept = kept.filter((one) => one.columns <= same);
    known = circuit;
  }

  /** Where the memory is full, every second kept state goes, so that the rest stay spread out. */
  function keep(one: Kept): void {
    const most = Math.max(1, Math.floor(memory / (one.state.amplitudes.length * 8)));
    while (kept.length >= most) kept = most === 1 ? [] : kept.filter((_, i) => i % 2 === 1);
    kept.push(one);
  }

  return {
    async stateAfter(circuit, column = circuit.columns.length - 1, run = {}) {
      requireRoomFor(wireCount(circuit), backend.maxWires);
      const program = programOf(circuit);
      keepWhatHolds(circuit);
      const wanted = Math.min(column + 1, program.length);
      const start = kept.findLast((one) => one.columns <= wanted);
      let state = start ? copyOfState(start.state) : productState(circuit.initial);
      const bits = start ? start.bits.slice() : new Uint8Array(bitCount(circuit));
      let probability = start?.probability ?? 1;
      for (let done = start?.columns ?? 0; done < wanted; done++) {
        throwIfCancelled(run.signal);
        for (const instruction of program[done]) {
          if (!isMet(instruction.condition, bits)) continue;
          if (instruction.kind === 'unitary')
            state = await backend.run(instruction.steps, state, run);
          else probability *= takeChance(state, bits, instruction, likeliestChoice);
        }
        keep({ columns: done + 1, state: copyOfState(state), bits: bits.slice(), probability });
        run.onProgress?.((done + 1) / wanted);
      }
      return { ...state, bits, probability };
    },
  };
}

/** How many columns two circuits begin with in common; 0 where the circuits differ in more than columns. */
function sameColumns(a: Circuit, b: Circuit): number {
  if (a.initial.join() !== b.initial.join() || bitCount(a) !== bitCount(b)) return 0;
  if (
    a.definitions !== b.definitions &&
    JSON.stringify(a.definitions) !== JSON.stringify(b.definitions)
  )
    return 0;
  let same = 0;
  while (
    same < a.columns.length &&
    same < b.columns.length &&
    isSameColumn(a.columns[same], b.columns[same])
  )
    same++;
  return same;
}

function isSameColumn(a: Column, b: Column): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
