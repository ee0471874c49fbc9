import { expect, test } from 'vitest';
import type { ShownBlock } from '@qubloom/contract';
import { spokenPieces } from './spoken-text-state.ts';

const part = (...blocks: ShownBlock[]) => ({ stage: undefined, title: 'Flip it', blocks });

test('a part is read in its order, without its marks', () => {
  expect(
    spokenPieces(
      part(
        { kind: 'paragraph', text: 'A **new** [qubit](glossary:qubit) starts at `|0>`.' },
        {
          kind: 'choice',
          id: 'which',
          question: 'Which one?',
          options: [
            { text: 'This', reply: 'Yes.' },
            { text: 'That', reply: 'No.' },
          ],
          answer: 0,
        },
        { kind: 'says', who: 'mia', text: 'I bet on `|1>`!' },
        { kind: 'stop' },
      ),
    ),
  ).toEqual([
    'Flip it',
    'A new qubit starts at 0.',
    'Which one?',
    'This',
    'That',
    'Mia says: I bet on 1!',
  ]);
});

test.each([
  ['`|01>`', '0 1'],
  ['`|+>` and `|->`', 'plus and minus'],
  ['`H`', 'H'],
])('%s is read as %s', (text, spoken) => {
  expect(spokenPieces(part({ kind: 'paragraph', text }))).toEqual(['Flip it', spoken]);
});
