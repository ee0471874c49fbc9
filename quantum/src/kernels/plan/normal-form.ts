import type { UnitaryStep } from '../../backend/unitary-step.ts';
import { writeManyWires, writePermutation } from './many-wires.ts';
import type { NormalFormWriter } from './normal-form-writer.ts';
import { writeOneWire } from './one-wire.ts';

/**
 * Writes steps in normal form, which is then in `writer.gates`. Controls on fresh wires are resolved here, and the
 * first gate on a fresh wire costs no more than filling its new half.
 */
export function writeSteps(writer: NormalFormWriter, steps: readonly UnitaryStep[]): void {
  for (const step of steps) writeStep(writer, step);
}

/** Writes the remaining work after all steps. Then `re + i im` of the writer is a factor of the whole. */
export function finishNormalForm(writer: NormalFormWriter, wires: number): void {
  for (let wire = 0; wire < wires; wire++) {
    if (writer.isFresh(wire)) writer.endFresh(wire);
    writer.takeOut(writer.leftOut[wire], 0);
  }
  writer.endSigns();
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
  if ('permutation' in step) writePermutation(writer, step.permutation, step.targets, mask, value);
  else if (step.targets.length === 1)
    writeOneWire(writer, step.matrix, step.targets[0], mask, value);
  else writeManyWires(writer, step.matrix, step.targets, mask, value);
}
