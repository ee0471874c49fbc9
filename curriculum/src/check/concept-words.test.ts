import { expect, test } from 'vitest';
import { diagnosisOf } from '../tasks/diagnosis.ts';
import { findUntaughtWord } from './concept-words.ts';

const said = ({ reason, next }: { reason: string; next: string }) => `${reason} ${next}`;

test.each([
  [said(diagnosisOf('look-too-many')), ['qubit'], 'mix'],
  [
    said(diagnosisOf('not-linked', { separate: [0], wires: 2, gates: undefined })),
    ['qubit'],
    'CNOT',
  ],
  [
    said(diagnosisOf('not-linked', { separate: [0], wires: 2, gates: undefined })),
    ['qubit', 'cnot'],
    'linked',
  ],
  [
    said(diagnosisOf('wrong-sign', { isPlain: false, gates: ['S'] })),
    ['chance', 'sign', 'ket'],
    'hidden turn',
  ],
  [said(diagnosisOf('wrong-sign', { isPlain: true, gates: ['Z'] })), ['chance', 'ket'], 'sign'],
  [said(diagnosisOf('other-order')), [], undefined],
])('%j with %j taught says %s too early', (words, taught, early) => {
  expect(findUntaughtWord(words, new Set(taught))).toBe(early);
});
