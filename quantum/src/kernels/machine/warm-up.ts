import type { UnitaryStep } from '../../backend/unitary-step.ts';
import { JobChannel } from './job-channel.ts';
import { planKernels } from '../plan/kernel-plan.ts';
import type { Machine } from './machine.ts';
import { runPlan } from './run-plan.ts';

const WIRES = 12;
const LAYERS = 12;
const ROUNDS = 12;

/**
 * Runs a few circuits that use every common kernel, so that the engine has optimized kernels and planner before a
 * learner's first circuit. It takes 0.1 to 0.2 seconds.
 */
export function warmUp(machine: Machine): void {
  const channel = new JobChannel(machine);
  for (let round = 0; round < ROUNDS; round++) {
    const steps = round % 2 === 0 ? realSteps() : complexSteps();
    const plan = planKernels(WIRES, steps, { kind: 'basis', index: 0, re: 1, im: 0 });
    for (const part of runPlan(machine, channel, plan, WIRES)) void part;
  }
}

function realSteps(): UnitaryStep[] {
  return layers((layer, wire) => [rotation(wire, layer + 0.3 * wire), ...pair(layer, wire)]);
}

function complexSteps(): UnitaryStep[] {
  return layers((layer, wire) => {
    const angle = layer + 0.7 * wire;
    const own = [hadamard(wire), phaseOn(wire, angle), turn(wire, angle), phaseOn(wire, -angle)][
      (layer + wire) % 4
    ];
    return [
      own,
      ...pair(layer, wire),
      ...(wire % 3 === 2 && wire > 2 ? [not(wire, wire - 1, wire - 2)] : []),
    ];
  });
}

function layers(at: (layer: number, wire: number) => UnitaryStep[]): UnitaryStep[] {
  return Array.from({ length: LAYERS * WIRES }, (_, i) =>
    at(Math.floor(i / WIRES), i % WIRES),
  ).flat();
}

function pair(layer: number, wire: number): UnitaryStep[] {
  if (wire === 0 || wire % 2 !== layer % 2) return [];
  return layer % 3 === 1
    ? [{ ...phaseOn(wire, layer), controls: [wire - 1], controlValues: [1] }]
    : [not(wire, wire - 1)];
}

function step(target: number, matrix: readonly number[]): UnitaryStep {
  return { targets: [target], controls: [], controlValues: [], matrix: Float64Array.from(matrix) };
}

function rotation(wire: number, t: number): UnitaryStep {
  return step(wire, [Math.cos(t), 0, -Math.sin(t), 0, Math.sin(t), 0, Math.cos(t), 0]);
}

function turn(wire: number, t: number): UnitaryStep {
  return step(wire, [Math.cos(t), 0, 0, -Math.sin(t), 0, -Math.sin(t), Math.cos(t), 0]);
}

function hadamard(wire: number): UnitaryStep {
  return step(wire, [Math.SQRT1_2, 0, Math.SQRT1_2, 0, Math.SQRT1_2, 0, -Math.SQRT1_2, 0]);
}

function phaseOn(wire: number, t: number): UnitaryStep {
  return step(wire, [1, 0, 0, 0, 0, 0, Math.cos(t), Math.sin(t)]);
}

function not(target: number, ...controls: readonly number[]): UnitaryStep {
  return {
    ...step(target, [0, 0, 1, 0, 1, 0, 0, 0]),
    controls,
    controlValues: controls.map(() => 1),
  };
}
