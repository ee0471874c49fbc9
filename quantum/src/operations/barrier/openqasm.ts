import type { OpenQasmKind } from '../../notation/openqasm/openqasm-kind.ts';
import type { BarrierOperation } from './kind.ts';

export const barrierOpenQasm: OpenQasmKind<BarrierOperation> = {
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
};
