import type { OperationLanguages } from '../../notation/operation-languages.ts';
import type { ResetOperation } from './kind.ts';

export const resetLanguages: OperationLanguages<ResetOperation> = {
  quantikz: ({ wire }, cells) => cells.set(wire, '\\gate{\\ket{0}}'),
  qiskit: ({ wire }, writer) => [`${writer.circuit}.reset(${writer.wire(wire)})`],
  openQasm: {
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
  },
};
