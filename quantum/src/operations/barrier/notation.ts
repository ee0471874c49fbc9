import type { InLinks, Notation } from '../../notation/operation-notation.ts';
import type { BarrierOperation } from './kind.ts';

export const barrierNotation: Notation<BarrierOperation> & InLinks<BarrierOperation> = {
  text: ({ wires }, { wire }) => `Barrier on ${wires.map(wire).join(', ')}`,
  svg: (operation, pen) => pen.barrier(operation),
  link: {
    codes: [0b11100],
    write: ({ wires }, writer) => writer.wires(wires),
    read: (reader) => ({ kind: 'barrier', wires: reader.wires() }),
  },
};
