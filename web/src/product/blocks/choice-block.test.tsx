import type { BlockOf } from '@qubloom/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useState } from 'react';
import { recordSounds } from '../../testing/sounds.ts';
import { ChoiceBlock } from './choice-block.tsx';
import { glossaryOf } from './glossary.ts';

const block: BlockOf<'choice'> = {
  kind: 'choice',
  id: 'two-nots',
  question: 'What comes out?',
  options: [
    { text: '0', reply: 'You stopped halfway.' },
    { text: '1', reply: 'The second NOT undoes the first one.' },
  ],
  answer: 1,
};

function Question({ earlier }: { readonly earlier?: number }) {
  const [chosen, setChosen] = useState(earlier);
  return (
    <ChoiceBlock block={block} glossary={glossaryOf([])} chosen={chosen} onChoose={setChosen} />
  );
}

test('a right choice sounds when it is made', async () => {
  const sounds = recordSounds();
  render(<Question />);
  await userEvent.click(screen.getByRole('radio', { name: '0' }));
  expect(screen.getByText('You stopped halfway. Pick another one.')).toBeVisible();
  expect(sounds).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: '1' }));
  expect(screen.getByText('The second NOT undoes the first one.')).toBeVisible();
  expect(sounds).toEqual([523, 784]);
});

test('a choice of an earlier visit is shown in silence', () => {
  const sounds = recordSounds();
  render(<Question earlier={1} />);
  expect(screen.getByText('The second NOT undoes the first one.')).toBeVisible();
  expect(sounds).toEqual([]);
});
