import type { OpenQasmKind } from '../../notation/openqasm/openqasm-kind.ts';
import type { PostSelectOperation } from './kind.ts';
import { refusePostSelection } from './notation.ts';

export const postSelectOpenQasm: OpenQasmKind<PostSelectOperation> = {
  write: (_, { version }) => refusePostSelection(`OpenQASM ${version}`),
};
