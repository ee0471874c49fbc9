import { expect, test } from 'vitest';
import { diagnosed } from '../tasks/diagnosis.ts';
import { untaughtWord } from './concept-words.ts';

const said = ({ reason, next }: { reason: string; next: string }) => `${reason} ${next}`;

test.each([
  [said(diagnosed('look-too-many')), ['qubit'], 'mix'],
  [said(diagnosed('not-linked', { separate: [0], wires: 2, gates: undefined })), ['qubit'], 'CNOT'],
  [
    said(diagnosed('not-linked', { separate: [0], wires: 2, gates: undefined })),
    ['qubit', 'cnot'],
    'linked',
  ],
  [
    said(diagnosed('wrong-sign', { isPlain: false, gates: ['S'] })),
    ['chance', 'sign', 'ket'],
    'hidden turn',
  ],
  [said(diagnosed('wrong-sign', { isPlain: true, gates: ['Z'] })), ['chance', 'ket'], 'sign'],
  [said(diagnosed('other-order')), [], undefined],
])('%j with %j taught says %s too early', (words, taught, early) => {
  expect(untaughtWord(words, new Set(taught))).toBe(early);
});
