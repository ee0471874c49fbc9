import type { Circuit } from '../circuit/circuit.ts';
import { bitCount, wireCount } from '../circuit/operations.ts';
import { createRandom, type Random } from '../random.ts';
import { NEGLIGIBLE } from '../state/probabilities.ts';
import { productState, requireRoomFor, type StateVector } from '../state/state-vector.ts';
import { applyStep } from './apply-step.ts';
import { choicesOf, type Choice } from './choices.ts';
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
  const random = options.seed === undefined ? undefined : createRandom(options.seed);
  const pick = random ? (choices: readonly Choice[]) => drawn(choices, random) : likeliest;
  let probability = 1;
  for (const instruction of columns.slice(0, column === undefined ? undefined : column + 1).flat()) {
    probability *= advance(state, bits, instruction, pick);
  }
  return { ...state, bits, probability };
}

/** Carries out one instruction in place, with `pick` deciding what is open; gives the chance of what happened. */
function advance(
  state: StateVector,
  bits: Uint8Array,
  instruction: Instruction,
  pick: (choices: readonly Choice[]) => Choice,
): number {
  if (!isMet(instruction.condition, bits)) return 1;
  if (instruction.kind === 'unitary') {
    for (const step of instruction.steps) applyStep(state.amplitudes, step);
    return 1;
  }
  const choice = pick(choicesOf(instruction, state));
  choice.take(state, bits);
  return choice.probability;
}

/** The likeliest; the first of those that are within rounding of one another. */
function likeliest(choices: readonly Choice[]): Choice {
  return choices.reduce((best, choice) => (choice.probability > best.probability + 1e-12 ? choice : best));
}

function drawn(choices: readonly Choice[], random: Random): Choice {
  const possible = choices.filter((choice) => choice.probability > NEGLIGIBLE);
  let draw = random.next();
  return possible.find((choice) => (draw -= choice.probability) < 0) ?? possible[possible.length - 1];
}
