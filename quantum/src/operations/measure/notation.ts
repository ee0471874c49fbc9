import type { InLinks, Notation } from '../../notation/operation-notation.ts';
import type { MeasureOperation } from './kind.ts';

export const measureNotation: Notation<MeasureOperation> & InLinks<MeasureOperation> = {
  text: ({ wire, bit }, names) => `Measure ${names.wire(wire)} into ${names.bit(bit)}`,
  svg: (operation, pen) => pen.measurement(operation),
  link: {
    codes: [0b11110],
    write: ({ wire, bit }, writer) => {
      writer.wire(wire);
      writer.bit(bit);
    },
    read: (reader) => ({ kind: 'measure', wire: reader.wire(), bit: reader.bit() }),
  },
};
