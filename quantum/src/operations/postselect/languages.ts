import { NotExpressible } from '../../notation/not-expressible.ts';
import type { OperationLanguages } from '../../notation/operation-languages.ts';
import type { PostSelectOperation } from './kind.ts';

/** Programs for real devices cannot discard runs. */
function refusePostSelection(language: string): never {
  throw new NotExpressible(
    `${language} has no post-selection. Measure the wire in place of it, and keep the runs you want when you read the results.`,
  );
}

export const postSelectLanguages: OperationLanguages<PostSelectOperation> = {
  quantikz: ({ wire, state }, cells) => cells.set(wire, `\\gate{\\ket{${state}}\\bra{${state}}}`),
  qiskit: () => refusePostSelection('Qiskit'),
  openQasm: {
    write: (_, { version }) => refusePostSelection(`OpenQASM ${version}`),
  },
};
