import type { Wire } from '../../circuit/parts.ts';
import type { OperationLanguages } from '../../notation/operation-languages.ts';
import { display, type DisplayKind, type DisplayOperation } from './kind.ts';

const KINDS: readonly DisplayKind[] = ['probability', 'bloch', 'amplitudes'];

/** Returns the comment that represents a display, which is not part of the program. OpenQASM parses it back. */
function displayComment(
  { shows, wires }: DisplayOperation,
  nameOf: (wire: Wire) => string,
): string {
  return `display: ${shows} of ${wires.map(nameOf).join(', ')}`;
}

export const displayLanguages: OperationLanguages<DisplayOperation> = {
  quantikz: () => undefined,
  qiskit: (operation, writer) => [`# ${displayComment(operation, writer.wire)}`],
  openQasm: {
    write: (operation, writer) => [`// ${displayComment(operation, writer.wire)}`],
    comment: {
      word: 'display',
      read: (data, wires) => {
        const shows = KINDS.find((each) => each === data);
        return shows && display(shows, wires);
      },
    },
  },
};
