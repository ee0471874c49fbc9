import type { OpenQasmKind } from '../../notation/openqasm/openqasm-kind.ts';
import type { MeasureOperation } from './kind.ts';

export const measureOpenQasm: OpenQasmKind<MeasureOperation> = {
  write: ({ wire, bit }, writer) => [
    writer.version === 2
      ? `measure ${writer.wire(wire)} -> ${writer.bit(bit)};`
      : `${writer.bit(bit)} = measure ${writer.wire(wire)};`,
  ],
};
