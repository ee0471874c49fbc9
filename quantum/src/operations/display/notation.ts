import type { Wire } from '../../circuit/parts.ts';
import type { InLinks, Notation } from '../../notation/operation-notation.ts';
import type { DisplayKind, DisplayOperation } from './kind.ts';

const TITLES: { readonly [shows in DisplayKind]: string } = {
  probability: 'Probability display',
  bloch: 'Bloch display',
  amplitudes: 'Amplitude display',
};

/** In the order of their codes, which are 0b11011_001 to 0b11011_011. */
const CODED: readonly DisplayKind[] = ['probability', 'bloch', 'amplitudes'];
const FIRST_CODE = 0b11011_001;

/** Returns the comment that represents a display, which is not part of the program. OpenQASM parses it back. */
export function displayComment(
  { shows, wires }: DisplayOperation,
  nameOf: (wire: Wire) => string,
): string {
  return `display: ${shows} of ${wires.map(nameOf).join(', ')}`;
}

export const displayNotation: Notation<DisplayOperation> & InLinks<DisplayOperation> = {
  text: ({ shows, wires }, { wire }) => `${TITLES[shows]} of ${wires.map(wire).join(', ')}`,
  // A picture on paper cannot follow the state.
  svg: () => ({ marks: [], covered: [] }),
  quantikz: () => undefined,
  qiskit: (operation, writer) => [`# ${displayComment(operation, writer.wire)}`],
  link: {
    codes: CODED.map((_, i) => FIRST_CODE + i),
    codeOf: ({ shows }) => FIRST_CODE + CODED.indexOf(shows),
    write: ({ wires }, writer) => writer.wires(wires),
    read: (reader, code) => ({
      kind: 'display',
      shows: CODED[code - FIRST_CODE],
      wires: reader.wires(),
    }),
  },
};
