import type { Random } from '../../random.ts';
import {
  collapse,
  dampWithoutFall,
  moveOneToZero,
  outcomeProbabilities,
} from '../../state/measurement.ts';
import { marginalProbabilities, sparseMarginals } from '../../state/probabilities.ts';
import { sampleIndices } from '../../state/sampling.ts';
import {
  copyOfState,
  productState,
  requireRoomFor,
  TooLarge,
  type StateVector,
} from '../../state/state-vector.ts';
import { GATES } from '../../gates/catalog.ts';
import { applyStep } from './apply-step.ts';
import type { Backend } from '../../backend/backend.ts';
import type { RandomInstruction, NoiseInstruction } from '../program/instruction.ts';
import { withReadoutError } from '../program/readout-error.ts';
import { awaitValue } from '../work.ts';
import type { Choice, TerminalMeasurement, Simulation, OutcomeListener } from '../simulation.ts';

/** The limit of all states of a run together: 2 GiB. */
const MAX_AMPLITUDES = 2 ** 27;
/** Joint results are counted in a list up to here, and in a map beyond. */
const MAX_LISTED_MEASUREMENTS = 20;

/** Simulates all 2^wires amplitudes, with a backend for the arithmetic of the gates. */
export function vectorSimulation(backend: Backend): Simulation<StateVector> {
  return {
    name: backend.name,
    begin(initial, steps, options) {
      requireRoomFor(initial.length, backend.maxWires);
      return awaitValue(
        backend.runFrom
          ? backend.runFrom(initial, steps, options)
          : backend.run(steps, productState(initial), options),
      );
    },
    copy(state, alive) {
      if (alive * 2 ** state.wires > MAX_AMPLITUDES) {
        throw new TooLarge(
          `Measuring ${state.wires} qubits in the middle takes more than ${alive - 1} states at a time. ` +
            'That is more memory than there is to ask for.',
        );
      }
      return copyOfState(state);
    },
    run: (steps, state, options) => awaitValue(backend.run(steps, state, options)),
    choicesOf,
    eachOutcome,
    sample,
  };
}

/** Returns the possible results of a measurement, a reset, or a noisy place of a state vector. */
export function choicesOf(
  instruction: RandomInstruction,
  state: StateVector,
): Choice<StateVector>[] {
  if (instruction.kind === 'noise')
    return instruction.channel === 'depolarizing'
      ? pauliChoices(instruction)
      : fallChoices(instruction, state);
  const { wire } = instruction;
  const choices = outcomeProbabilities(state, wire).map((probability, i) => {
    const outcome = i === 1 ? 1 : 0;
    return {
      probability,
      isDropped: instruction.kind === 'postselect' && instruction.value !== outcome,
      take(left: StateVector, bits: Uint8Array) {
        collapse(left, wire, outcome, probability);
        if (instruction.kind === 'measure') bits[instruction.bit] = outcome;
        else if (instruction.kind === 'reset' && outcome === 1) moveOneToZero(left, wire);
      },
    };
  });
  return instruction.kind === 'measure' ? withReadoutError(choices, instruction) : choices;
}

/** A fully mixed wire is an even mixture of the wire itself, and X, Y, and Z of it. */
function pauliChoices({ wire, probability }: NoiseInstruction): Choice<StateVector>[] {
  const untouched = { probability: 1 - 0.75 * probability, take: () => undefined };
  const errors = [GATES.x, GATES.y, GATES.z].map((pauli) => ({
    probability: probability / 4,
    take(state: StateVector) {
      applyStep(state.amplitudes, {
        targets: [wire],
        controls: [],
        controlValues: [],
        matrix: pauli.matrix([]),
      });
    },
  }));
  return [untouched, ...errors];
}

/** Amplitude damping: either the wire falls from 1 to 0, or it does not, which makes 0 a little more likely. */
function fallChoices(
  { wire, probability }: NoiseInstruction,
  state: StateVector,
): Choice<StateVector>[] {
  const [, one] = outcomeProbabilities(state, wire);
  return [
    {
      probability: 1 - probability * one,
      take: (left) => {
        dampWithoutFall(left, wire, probability, 1 - probability * one);
      },
    },
    {
      probability: probability * one,
      take(left) {
        collapse(left, wire, 1, one);
        moveOneToZero(left, wire);
      },
    },
  ];
}

function eachOutcome(
  state: StateVector,
  measurements: readonly TerminalMeasurement[],
  report: OutcomeListener,
): void {
  const values = new Uint8Array(measurements.length);
  const wires = measurements.map((measurement) => measurement.wire);
  const probabilities =
    measurements.length <= MAX_LISTED_MEASUREMENTS
      ? marginalProbabilities(state, wires).entries()
      : sparseMarginals(state, wires, 2 ** MAX_LISTED_MEASUREMENTS);
  for (const [index, probability] of probabilities) {
    if (probability === 0) continue;
    for (let i = 0; i < values.length; i++) values[i] = (index >>> i) & 1;
    report(values, probability);
  }
}

function sample(
  state: StateVector,
  measurements: readonly TerminalMeasurement[],
  shots: number,
  random: Random,
  report: OutcomeListener,
): void {
  const values = new Uint8Array(measurements.length);
  for (const [index, count] of sampleIndices(state, shots, random)) {
    for (const [i, { wire }] of measurements.entries()) values[i] = (index >>> wire) & 1;
    report(values, count);
  }
}
