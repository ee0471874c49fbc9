import type { OpenQasmKind } from '../../notation/openqasm/openqasm-kind.ts';
import type { ResetOperation } from './kind.ts';

export const resetOpenQasm: OpenQasmKind<ResetOperation> = {
  write: ({ wire }, writer) => [`reset ${writer.wire(wire)};`],
  statements: {
    reset: {
      versions: [2, 3],
      operands: 'one',
      name: 'the reset',
      isMissed: true,
      mayBeConditional: true,
      execute: (statement) => {
        const wires = statement.wires();
        statement.countOperations(wires.length);
        for (const wire of wires) statement.add({ kind: 'reset', wire });
      },
    },
  },
};
