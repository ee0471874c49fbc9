import type { Diagnosis as EngineDiagnosis } from '@qubloom/quantum';
import { diagnosed, type Diagnosis, type Gates } from './diagnosis.ts';

/** Explains to a learner what the engine found. */
export function explained(
  found: Exclude<EngineDiagnosis, { kind: 'right' }>,
  wires: number,
  gates?: Gates,
): Diagnosis {
  switch (found.kind) {
    case 'nothing-placed':
    case 'other-order':
    case 'look-too-many':
      return diagnosed(found.kind);
    case 'wrong-sign':
      return diagnosed('wrong-sign', {
        isPlain: found.signs.every(isSign),
        gates,
      });
    case 'one-gate-missing':
      return diagnosed('one-more-gate', {
        gate: found.gate.toUpperCase(),
        wire: found.wire,
        wires,
      });
    case 'not-linked':
      return diagnosed('not-linked', { separate: found.wires, wires, gates });
    case 'some-members':
      return diagnosed('some-boxes', { right: found.right, boxes: found.members });
    case 'not-yet':
      return diagnosed('how-near', { nearness: found.nearness });
    case 'wrong-size':
      return diagnosed('how-near', { nearness: 0 });
  }
}

/** Half a turn, except for rounding errors. */
export function isSign({ turn }: { readonly turn: number }): boolean {
  return Math.abs(turn - Math.PI) < 1e-6;
}
