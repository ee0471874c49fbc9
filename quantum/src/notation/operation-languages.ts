/** One kind of operation in languages for programs and documents. Only editors of code load these. */
import type { Wire } from '../circuit/parts.ts';
import type { BarrierOperation, GateOperation, MeasureOperation } from '../operations/kinds.ts';
import type { OpenQasmKind, ProgramWriter } from './openqasm/openqasm-kind.ts';

interface QiskitWriter extends ProgramWriter {
  /** The circuit's name in the program. */
  readonly circuit: string;
}

/** Fills the cells of one column of a quantikz picture. */
interface QuantikzCells {
  readonly set: (wire: Wire, cell: string) => void;
  readonly gate: (operation: GateOperation) => void;
  readonly measurement: (operation: MeasureOperation) => void;
  readonly barrier: (operation: BarrierOperation) => void;
}

export interface OperationLanguages<One> {
  readonly quantikz: (operation: One, cells: QuantikzCells) => void;
  readonly qiskit: (operation: One, writer: QiskitWriter) => readonly string[];
  readonly openQasm: OpenQasmKind<One>;
}
