import type { Circuit, Column } from '../circuit/circuit.ts';
import { bitCount, wireCount } from '../circuit/operations.ts';
import {
  copyOfState,
  productState,
  requireRoomFor,
  type StateVector,
} from '../state/state-vector.ts';
import { throwIfCancelled, type Backend, type BackendOptions } from '../backend/backend.ts';
import { likeliestChoice, applyRandom, type PathState } from './state-vector/path.ts';
import { plainBackend } from './state-vector/plain-backend.ts';
import { isMet, programOf } from './program/program.ts';

/** Computes a circuit's states column by column while it is edited. */
export interface Stepper {
  /**
   * Works like `stateAfter`, without a seed. Columns that are equal in an earlier circuit are not computed again. Only
   * one call may run at a time, so await it before the next.
   */
  stateAfter(circuit: Circuit, column?: number, options?: BackendOptions): Promise<PathState>;
}

export interface StepperOptions {
  readonly backend?: Backend;
  /** Memory for cached states, in bytes; 64 MiB by default. At least one state is cached. */
  readonly memory?: number;
}

interface CachedState {
  /** The number of columns before this state. */
  readonly columns: number;
  readonly state: StateVector;
  readonly bits: Uint8Array;
  readonly probability: number;
}

export function createStepper(options: StepperOptions = {}): Stepper {
  const { backend = plainBackend, memory = 2 ** 26 } = options;
  let known: Circuit | undefined;
  let cached: CachedState[] = [];

  /** Removes the states that an edit made invalid: everything after the first column that differs. */
  function dropStale(circuit: Circuit): void {
    const same = known ? sameColumns(known, circuit) : 0;
    cached = cached.filter((one) => one.columns <= same);
    known = circuit;
  }

  /** Caches a state. If the memory is full, every second cached state is removed, so that the rest stay spread out. */
  function cache(one: CachedState): void {
    const max = Math.max(1, Math.floor(memory / (one.state.amplitudes.length * 8)));
    while (cached.length >= max) cached = max === 1 ? [] : cached.filter((_, i) => i % 2 === 1);
    cached.push(one);
  }

  return {
    async stateAfter(circuit, column = circuit.columns.length - 1, run = {}) {
      requireRoomFor(wireCount(circuit), backend.maxWires);
      const program = programOf(circuit);
      dropStale(circuit);
      const wanted = Math.min(column + 1, program.length);
      const start = cached.findLast((one) => one.columns <= wanted);
      let state = start ? copyOfState(start.state) : productState(circuit.initial);
      const bits = start ? start.bits.slice() : new Uint8Array(bitCount(circuit));
      let probability = start?.probability ?? 1;
      for (let done = start?.columns ?? 0; done < wanted; done++) {
        throwIfCancelled(run.signal);
        for (const instruction of program[done]) {
          if (!isMet(instruction.condition, bits)) continue;
          if (instruction.kind === 'unitary')
            state = await backend.run(instruction.steps, state, run);
          else probability *= applyRandom(state, bits, instruction, likeliestChoice);
        }
        cache({ columns: done + 1, state: copyOfState(state), bits: bits.slice(), probability });
        run.onProgress?.((done + 1) / wanted);
      }
      return { ...state, bits, probability };
    },
  };
}

/** Returns the number of equal columns at the start of two circuits; 0 if the circuits differ in more than columns. */
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
