import type { OperationLanguages } from '../../notation/operation-languages.ts';
import type { BarrierOperation } from './kind.ts';

export const barrierLanguages: OperationLanguages<BarrierOperation> = {
  quantikz: (operation, cells) => cells.barrier(operation),
  qiskit: (operation, writer) => [writer.barrier(operation)],
  openQasm: {
    write: (operation, writer) => [writer.barrier(operation)],
    statements: {
      barrier: {
        versions: [2, 3],
        operands: 'any',
        name: 'the barrier',
        isAllowedInGate: true,
        mayBeConditional: true,
        execute: (statement) => {
          const named = statement.wires();
          const wires = statement.isBare ? statement.allWires() : [...new Set(named)];
          statement.countOperations(statement.isInGate ? 0 : 1);
          statement.countEffort(named.length + wires.length);
          if (wires.length > 0) statement.add({ kind: 'barrier', wires });
        },
      },
    },
  },
};
