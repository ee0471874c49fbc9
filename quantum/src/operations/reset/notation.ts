import type { InLinks, Notation } from '../../notation/operation-notation.ts';
import type { ResetOperation } from './kind.ts';

export const resetNotation: Notation<ResetOperation> & InLinks<ResetOperation> = {
  text: ({ wire }, names) => `Reset ${names.wire(wire)}`,
  svg: ({ wire }, pen) => pen.box('|0⟩', wire),
  link: {
    codes: [0b11101],
    write: ({ wire }, writer) => writer.wire(wire),
    read: (reader) => ({ kind: 'reset', wire: reader.wire() }),
  },
};
