import type { InitialState } from '../../circuit/parts.ts';
import { GATES } from '../../gates/catalog.ts';
import type { GateName } from '../../gates/gate.ts';
import { TooLarge } from '../../state/state-vector.ts';
import type { BackendOptions } from '../../backend/backend.ts';
import type { RandomInstruction, Instruction } from '../program/instruction.ts';
import { withReadoutError } from '../program/readout-error.ts';
import type { Choice, Simulation } from '../simulation.ts';
import type { Work } from '../work.ts';
import type { UnitaryStep } from '../../backend/unitary-step.ts';
import { cliffordActionOf, type CliffordAction } from './clifford-action.ts';
import { eachOutcome, sample } from './outcomes.ts';
import {
  applyAction,
  applyPauli,
  copyOfTableau,
  openRowOf,
  settle,
  settledResultOf,
  zeroTableau,
  type Tableau,
} from './tableau.ts';

/** A tableau of 2048 wires takes 2 MiB; a measurement costs up to 2 wires^2 / 32 steps. */
export const MAX_STABILIZER_WIRES = 2048;

const PREPARATIONS: { readonly [state in InitialState]: readonly GateName[] } = {
  '0': [],
  '1': ['x'],
  '+': ['h'],
  '-': ['x', 'h'],
  i: ['h', 's'],
  '-i': ['h', 'sdg'],
};

/**
 * Returns a simulation with stabilizer states for a program of Clifford steps, measurements, resets, and depolarizing
 * noise. Its cost is polynomial in the number of wires. Returns undefined for any other program.
 */
export function stabilizerSimulationFor(
  program: readonly Instruction[],
): Simulation<Tableau> | undefined {
  const actions = actionsOf(program);
  if (!actions) return undefined;

  function* run(
    steps: readonly UnitaryStep[],
    tableau: Tableau,
    { onProgress }: BackendOptions,
  ): Work<Tableau> {
    for (const [done, step] of steps.entries()) {
      const action = actions?.get(step);
      if (!action) throw new TypeError('A step was run that the program does not hold.');
      applyAction(tableau, action);
      yield onProgress && (done + 1) / steps.length;
    }
    return tableau;
  }

  return {
    name: 'stabilizer',
    begin(initial, steps, options) {
      if (initial.length > MAX_STABILIZER_WIRES) {
        throw new TooLarge(
          `${initial.length} qubits are too many: even Clifford circuits end at ${MAX_STABILIZER_WIRES}.`,
        );
      }
      return run(steps, startOf(initial), options);
    },
    copy: (tableau) => copyOfTableau(tableau),
    run,
    choicesOf,
    eachOutcome,
    sample,
  };
}

/** Returns the action of every step of a program, computed once for each different step; undefined if one has none. */
function actionsOf(program: readonly Instruction[]): Map<UnitaryStep, CliffordAction> | undefined {
  const actions = new Map<UnitaryStep, CliffordAction>();
  const known = new Map<string, CliffordAction>();
  for (const instruction of program) {
    if (instruction.kind === 'noise' && instruction.channel !== 'depolarizing') return undefined;
    if (instruction.kind !== 'unitary') continue;
    for (const step of instruction.steps) {
      const numbers = 'permutation' in step ? step.permutation : step.matrix;
      const key = `${step.controlValues.join('')}|${numbers.join(' ')}`;
      const action = known.get(key) ?? cliffordActionOf(step);
      if (!action) return undefined;
      known.set(key, action);
      actions.set(step, { images: action.images, wires: [...step.targets, ...step.controls] });
    }
  }
  return actions;
}

function startOf(initial: readonly InitialState[]): Tableau {
  const tableau = zeroTableau(initial.length);
  for (const [wire, state] of initial.entries()) {
    for (const name of PREPARATIONS[state]) {
      const action = cliffordActionOf({
        targets: [wire],
        controls: [],
        controlValues: [],
        matrix: GATES[name].matrix([]),
      });
      if (action) applyAction(tableau, action);
    }
  }
  return tableau;
}

function choicesOf(instruction: RandomInstruction, tableau: Tableau): Choice<Tableau>[] {
  if (instruction.kind === 'noise') return pauliChoices(instruction.wire, instruction.probability);
  const { wire } = instruction;
  const openRow = openRowOf(tableau, wire);
  const sure = openRow === undefined ? settledResultOf(tableau, wire)[0] & 1 : undefined;
  const choices = ([0, 1] as const).map((outcome) => ({
    probability: sure === undefined ? 0.5 : sure === outcome ? 1 : 0,
    isDropped: instruction.kind === 'postselect' && instruction.value !== outcome,
    take(left: Tableau, bits: Uint8Array) {
      if (openRow !== undefined) settle(left, wire, openRow, outcome === 1 ? 0 : undefined);
      if (instruction.kind === 'measure') bits[instruction.bit] = outcome;
      else if (instruction.kind === 'reset' && outcome === 1)
        applyPauli(left, wire, { x: true, z: false });
    },
  }));
  return instruction.kind === 'measure' ? withReadoutError(choices, instruction) : choices;
}

function pauliChoices(wire: number, probability: number): Choice<Tableau>[] {
  const errors = [
    { x: true, z: false },
    { x: true, z: true },
    { x: false, z: true },
  ];
  return [
    { probability: 1 - 0.75 * probability, take: () => undefined },
    ...errors.map((pauli) => ({
      probability: probability / 4,
      take(tableau: Tableau) {
        applyPauli(tableau, wire, pauli);
      },
    })),
  ];
}
