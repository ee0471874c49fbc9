import {
  adjointOf,
  isUnitary,
  kroneckerProduct,
  matrixOf,
  multiplyMatrices,
  sameUnitary,
  unitaryOf,
  type Matrix,
} from '@qubloom/quantum';
import { Handles } from './handles.ts';
import { circuitOf, type Program } from './program.ts';

interface Reference {
  readonly matrix: number;
}

/** Requests about matrices, which stay here like states. */
export function matrixActions() {
  const matrices = new Handles<Matrix>();
  const keep = (matrix: Matrix) => ({ matrix: matrices.keep(matrix), size: matrix.size });

  return {
    unitary: ({ circuit }: { circuit: Program }) => keep(unitaryOf(circuitOf(circuit))),

    matrixOfEntries: ({ entries }: { entries: readonly number[] }) => keep(matrixOf(entries)),

    forgetMatrix({ matrix }: Reference) {
      matrices.forget(matrix);
    },

    entries: ({ matrix }: Reference) => [...matrices.get(matrix).entries],

    /** First `other`, then `matrix`. */
    product: ({ matrix, other }: Reference & { other: number }) =>
      keep(multiplyMatrices(matrices.get(matrix), matrices.get(other))),

    /** `matrix` on the higher qubits, `other` on the lower ones. */
    tensor: ({ matrix, other }: Reference & { other: number }) =>
      keep(kroneckerProduct(matrices.get(matrix), matrices.get(other))),

    adjoint: ({ matrix }: Reference) => keep(adjointOf(matrices.get(matrix))),

    isUnitary: ({ matrix }: Reference) => isUnitary(matrices.get(matrix)),

    sameMatrix: ({ matrix, other }: Reference & { other: number }) =>
      sameUnitary(matrices.get(matrix), matrices.get(other)),
  };
}
