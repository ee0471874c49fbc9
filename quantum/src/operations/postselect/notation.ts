import { NotExpressible } from '../../notation/not-expressible.ts';
import type { InLinks, Notation } from '../../notation/operation-notation.ts';
import type { PostSelectOperation } from './kind.ts';

/** Programs for real devices cannot discard runs. */
export function refusePostSelection(language: string): never {
  throw new NotExpressible(
    `${language} has no post-selection. Measure the wire in place of it, and keep the runs you want when you read the results.`,
  );
}

export const postSelectNotation: Notation<PostSelectOperation> & InLinks<PostSelectOperation> = {
  text: ({ wire, state }, names) => `Post-select ${names.wire(wire)} in |${state}⟩`,
  svg: ({ wire, state }, pen) => pen.box(`⟨${state.replace('-', '−')}|`, wire),
  quantikz: ({ wire, state }, cells) => cells.set(wire, `\\gate{\\ket{${state}}\\bra{${state}}}`),
  qiskit: () => refusePostSelection('Qiskit'),
  link: {
    codes: [0b11011_000],
    write: ({ wire, state }, writer) => {
      writer.wire(wire);
      writer.state(state);
    },
    read: (reader) => ({ kind: 'postselect', wire: reader.wire(), state: reader.state() }),
  },
};
