import { durationLabel } from '../../notation/number-text.ts';
import type { InLinks, Notation } from '../../notation/operation-notation.ts';
import type { DelayOperation } from './kind.ts';

export const delayNotation: Notation<DelayOperation> & InLinks<DelayOperation> = {
  text: ({ wire, nanoseconds }, names) =>
    `Wait ${durationLabel(nanoseconds)} on ${names.wire(wire)}`,
  svg: ({ wire, nanoseconds }, pen) => pen.box(durationLabel(nanoseconds), wire),
  link: {
    codes: [0b11011_100],
    write: ({ wire, nanoseconds }, writer) => {
      writer.wire(wire);
      writer.number(nanoseconds);
    },
    read: (reader) => ({ kind: 'delay', wire: reader.wire(), nanoseconds: reader.number() }),
  },
};
