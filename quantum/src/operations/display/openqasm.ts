import type { OpenQasmKind } from '../../notation/openqasm/openqasm-kind.ts';
import { display, type DisplayKind, type DisplayOperation } from './kind.ts';
import { displayComment } from './notation.ts';

const KINDS: readonly DisplayKind[] = ['probability', 'bloch', 'amplitudes'];

export const displayOpenQasm: OpenQasmKind<DisplayOperation> = {
  write: (operation, writer) => [`// ${displayComment(operation, writer.wire)}`],
  comment: {
    word: 'display',
    read: (data, wires) => {
      const shows = KINDS.find((each) => each === data);
      return shows && display(shows, wires);
    },
  },
};
