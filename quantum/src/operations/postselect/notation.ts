import type { InLinks, Notation } from '../../notation/operation-notation.ts';
import type { PostSelectOperation } from './kind.ts';

export const postSelectNotation: Notation<PostSelectOperation> & InLinks<PostSelectOperation> = {
  text: ({ wire, state }, names) => `Post-select ${names.wire(wire)} in |${state}⟩`,
  svg: ({ wire, state }, pen) => pen.box(`⟨${state.replace('-', '−')}|`, wire),
  link: {
    codes: [0b11011_000],
    write: ({ wire, state }, writer) => {
      writer.wire(wire);
      writer.state(state);
    },
    read: (reader) => ({ kind: 'postselect', wire: reader.wire(), state: reader.state() }),
  },
};
