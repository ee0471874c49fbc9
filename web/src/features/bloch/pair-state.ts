/** Two qubits that are linked more and more: RY on the first, then CNOT onto the second. */
import { blochVector, circuit, concurrence, stateAfter, type BlochVector } from '@qubloom/quantum';

export interface LinkedPair {
  readonly balls: readonly [BlochVector, BlochVector];
  /** The concurrence, from 0, which is separate, to 1, a Bell pair. */
  readonly link: number;
}

/** `degrees` is the angle of RY: 0 leaves the qubits separate, 90 makes a Bell pair. */
export function linkedPair(degrees: number): LinkedPair {
  const state = stateAfter(
    circuit(2)
      .ry((degrees * Math.PI) / 180, 0)
      .cx(0, 1)
      .build(),
  );
  return {
    balls: [blochVector(state, 0), blochVector(state, 1)],
    link: concurrence(state, 0, 1),
  };
}
