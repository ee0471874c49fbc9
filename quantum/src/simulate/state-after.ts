import type { Circuit } from '../circuit/circuit.ts';
import { bitCount, wireCount } from '../circuit/operations.ts';
import { createRandom } from '../random.ts';
import { collapse, moveOneToZero, probabilityOfOne } from '../state/measurement.ts';
import { productState, requireRoomFor, type StateVector } from '../state/state-vector.ts';
import { applyStep } from './apply-step.ts';
import { isMet, programOf, type Instruction } from './program.ts';

/** The state on one way through a circuit, and what was seen on that way. */
export interface PathState extends StateVector {
  /** The classical bits, by index, 0 where nothing was written yet. */
  readonly bits: Uint8Array;
  /** How likely this way is: 1 unless something was left to chance. */
  readonly probability: number;
}

/**
 * The exact state after the columns 0 to `column`, all of them if it is left out, none for -1. Wires
 * start as the circuit says. Throws `InvalidCircuit`, and `TooLarge` above 26 wires.
 *
 * Where a measurement or a reset leaves a choice, one way is followed: a random one if there is a
 * `seed`, else the likelier result each time and 0 on a tie. Ask `branchesAfter` for all the ways.
 */
export function stateAfter(circuit: Circuit, column?: number, options: { seed?: number } = {}): PathState {
  requireRoomFor(wireCount(circuit));
  const columns = programOf(circuit);
  const state = productState(circuit.initial);
  const bits = new Uint8Array(bitCount(circuit));
  const look = options.seed === undefined ? undefined : createRandom(options.seed);
  let probability = 1;
  for (const instruction of columns.slice(0, column === undefined ? undefined : column + 1).flat()) {
    probability *= advance(state, bits, instruction, (one) => {
      if (look) return look.next() < one ? 1 : 0;
      return one > 0.5 + 1e-12 ? 1 : 0;
    });
  }
  return { ...state, bits, probability };
}

/** Carries out one instruction in place, with `choose` deciding looks; gives the chance of what happened. */
function advance(state: StateVector, bits: Uint8Array, instruction: Instruction, choose: (one: number) => 0 | 1): number {
  if (!isMet(instruction.condition, bits)) return 1;
  if (instruction.kind === 'unitary') {
    for (const step of instruction.steps) applyStep(state.amplitudes, step);
    return 1;
  }
  const one = probabilityOfOne(state, instruction.wire);
  const outcome = choose(one);
  const probability = outcome === 1 ? one : 1 - one;
  collapse(state, instruction.wire, outcome, probability);
  if (instruction.kind === 'measure') bits[instruction.bit] = outcome;
  else if (outcome === 1) moveOneToZero(state, instruction.wire);
  return probability;
}
