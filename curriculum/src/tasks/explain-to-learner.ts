import type { Diagnosis as EngineDiagnosis } from '@qubloom/quantum';
import { diagnosisOf, type Diagnosis, type Gates } from './diagnosis.ts';

/** Explains to a learner what the engine found. */
export function explainToLearner(
  found: Exclude<EngineDiagnosis, { kind: 'right' }>,
  wires: number,
  gates?: Gates,
): Diagnosis {
  switch (found.kind) {
    case 'nothing-placed':
    case 'other-order':
    case 'look-too-many':
      return diagnosisOf(found.kind);
    case 'wrong-sign':
      return diagnosisOf('wrong-sign', {
        isPlain: found.signs.every(isSign),
        gates,
      });
    case 'one-gate-missing':
      return diagnosisOf('one-more-gate', {
        gate: found.gate.toUpperCase(),
        wire: found.wire,
        wires,
      });
    case 'not-linked':
      return diagnosisOf('not-linked', { separate: found.wires, wires, gates });
    case 'some-members':
      return diagnosisOf('some-boxes', { right: found.right, boxes: found.members });
    case 'not-yet':
      return diagnosisOf('how-near', { nearness: found.nearness });
    case 'wrong-size':
      return diagnosisOf('how-near', { nearness: 0 });
  }
}

/** Half a turn, except for rounding errors. */
export function isSign({ turn }: { readonly turn: number }): boolean {
  return Math.abs(turn - Math.PI) < 1e-6;
}
