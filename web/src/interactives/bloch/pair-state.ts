/** Two qubits that become more and more entangled: RY on the first, then CNOT onto the second. */
import {
  blochVector,
  circuit,
  concurrence,
  smallStateAfter,
  type BlochVector,
} from '@qubloom/quantum';

export interface EntangledPair {
  readonly vectors: readonly [BlochVector, BlochVector];
  /** The concurrence, from 0 (separate) to 1 (a Bell pair). */
  readonly entanglement: number;
}

/** `degrees` is the angle of RY: 0 leaves the qubits separate, 90 makes a Bell pair. */
export function entangledPair(degrees: number): EntangledPair {
  const state = smallStateAfter(
    circuit(2)
      .ry((degrees * Math.PI) / 180, 0)
      .cx(0, 1)
      .build(),
  );
  return {
    vectors: [blochVector(state, 0), blochVector(state, 1)],
    entanglement: concurrence(state, 0, 1),
  };
}
