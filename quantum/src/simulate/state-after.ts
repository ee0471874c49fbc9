import type { Circuit } from '../circuit/circuit.ts';
import { bitCount, wireCount } from '../circuit/operations.ts';
import { createRandom } from '../random.ts';
import { productState, requireRoomFor } from '../state/state-vector.ts';
import { applyStep } from './apply-step.ts';
import type { NoiseModel } from './noise.ts';
import { drawnChoice, likeliestChoice, takeChance, type PathState } from './path.ts';
import { isMet, programOf } from './program.ts';

export interface PathOptions {
  /** Follows a random way; any safe integer. */
  readonly seed?: number;
  readonly noise?: NoiseModel;
}

/**
 * The exact state after the columns 0 to `column`, all of them if it is left out, none for -1. Wires
 * start as the circuit says. Throws `InvalidCircuit`, and `TooLarge` above 26 wires.
 *
 * Where a measurement or a reset leaves a choice, one way is followed: a random one if there is a
 * `seed`, else the likelier result each time and 0 on a tie. Ask `branchesAfter` for all the ways.
 */
export function stateAfter(
  circuit: Circuit,
  column?: number,
  options: PathOptions = {},
): PathState {
  requireRoomFor(wireCount(circuit));
  const columns = programOf(circuit, options.noise);
  const state = productState(circuit.initial);
  const bits = new Uint8Array(bitCount(circuit));
  const pick =
    options.seed === undefined ? likeliestChoice : drawnChoice(createRandom(options.seed));
  let probability = 1;
  for (const instruction of columns
    .slice(0, column === undefined ? undefined : column + 1)
    .flat()) {
    if (!isMet(instruction.condition, bits)) continue;
    if (instruction.kind !== 'unitary') probability *= takeChance(state, bits, instruction, pick);
    else for (const step of instruction.steps) applyStep(state.amplitudes, step);
  }
  return { ...state, bits, probability };
}
