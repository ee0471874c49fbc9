import type { GateOperation } from '../../circuit/gate-operation.ts';
import type { OpenQasmKind } from '../../notation/openqasm/openqasm-kind.ts';

export const gateOpenQasm: OpenQasmKind<GateOperation> = {
  write: (operation, writer) => writer.gate(operation),
};
