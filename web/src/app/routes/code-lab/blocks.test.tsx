import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';

test(
  'the code lab opens blocks, and continues with their Python in the editor',
  { tags: ['exhaustive'] },
  async () => {
    const { user } = await renderPage('/code-lab');
    await user.click(await screen.findByRole('radio', { name: 'Blocks' }));
    await user.click(await screen.findByRole('button', { name: 'Continue in Python' }));
    // The program that the code lab opened with belongs to nobody, so nobody is asked.
    expect(await screen.findByLabelText('Python program')).toHaveDisplayValue(
      /circuit\.h\(0\)\ncircuit\.measure_all\(\)\n\ncounts =/,
    );
  },
);
