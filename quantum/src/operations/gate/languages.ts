import type { GateOperation } from '../../circuit/gate-operation.ts';
import type { OperationLanguages } from '../../notation/operation-languages.ts';

export const gateLanguages: OperationLanguages<GateOperation> = {
  quantikz: (operation, cells) => cells.gate(operation),
  qiskit: (operation, writer) => writer.gate(operation),
  openQasm: {
    write: (operation, writer) => writer.gate(operation),
  },
};
