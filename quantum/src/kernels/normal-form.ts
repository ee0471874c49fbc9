import type { UnitaryStep } from '../simulate/unitary-step.ts';
import { maskOf, type KernelGate } from './kernel-gate.ts';
import { writeManyWires } from './many-wires.ts';
import { NormalFormWriter } from './normal-form-writer.ts';
import { writeOneWire } from './one-wire.ts';

/** Steps in the kernels' terms: the state is `re + i im` times what the gates make of the start. */
export interface NormalForm {
  readonly gates: readonly KernelGate[];
  readonly re: number;
  readonly im: number;
  /** No gate has an imaginary part: the state needs half the room and half the work. */
  readonly isReal: boolean;
}

/**
 * Writes steps in normal form. `fresh` wires start in the basis state `freshValues` says: controls on
 * them are settled here, and the first gate on one costs no more than filling its new half.
 */
export function normalForm(
  wires: number,
  steps: readonly UnitaryStep[],
  fresh: number,
  freshValues: number,
): NormalForm {
  const writer = new NormalFormWriter(wires, fresh, freshValues);
  for (const step of steps) writeStep(writer, step);
  for (let wire = 0; wire < wires; wire++) {
    if (writer.isFresh(wire)) writer.endFresh(wire);
    writer.takeOut(writer.leftOut[wire], 0);
  }
  writer.endSigns();
  return { gates: writer.gates, re: writer.re, im: writer.im, isReal: writer.isReal };
}

function writeStep(writer: NormalFormWriter, step: UnitaryStep): void {
  let mask = 0;
  let value = 0;
  for (let i = 0; i < step.controls.length; i++) {
    const wire = step.controls[i];
    if (writer.isFresh(wire)) {
      if (writer.freshValue(wire) !== step.controlValues[i]) return;
    } else {
      mask |= 1 << wire;
      value |= step.controlValues[i] << wire;
    }
  }
  if (step.targets.length === 1) writeOneWire(writer, step.matrix, step.targets[0], mask, value);
  else writeManyWires(writer, step.matrix, step.targets, mask, value);
}

/** The wires that steps act on at all. */
export function wiresOfSteps(steps: readonly UnitaryStep[]): number {
  return steps.reduce((mask, step) => mask | maskOf(step.targets) | maskOf(step.controls), 0);
}
