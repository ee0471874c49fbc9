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

export const displayNotation: Notation<DisplayOperation> & InLinks<DisplayOperation> = {
  text: ({ shows, wires }, { wire }) => `${TITLES[shows]} of ${wires.map(wire).join(', ')}`,
  // A picture on paper cannot follow the state.
  svg: () => ({ marks: [], covered: [] }),
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
