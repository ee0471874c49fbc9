import type { OperationLanguages } from '../../notation/operation-languages.ts';
import type { MeasureOperation } from './kind.ts';

export const measureLanguages: OperationLanguages<MeasureOperation> = {
  quantikz: (operation, cells) => cells.measurement(operation),
  qiskit: ({ wire, bit }, writer) => [
    `${writer.circuit}.measure(${writer.wire(wire)}, ${writer.bit(bit)})`,
  ],
  openQasm: {
    write: ({ wire, bit }, writer) => [
      writer.version === 2
        ? `measure ${writer.wire(wire)} -> ${writer.bit(bit)};`
        : `${writer.bit(bit)} = measure ${writer.wire(wire)};`,
    ],
  },
};
