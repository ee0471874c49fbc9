import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';

test('the code lab opens an example, and keeps it for the next visit', async () => {
  const user = userEvent.setup();
  await renderPage('/code-lab');
  await user.click(await screen.findByRole('button', { name: 'Examples' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Bell Pair' }));
  expect(await screen.findByLabelText('Python program')).toHaveDisplayValue(/always agree/);
  cleanup();
  await renderPage('/code-lab');
  expect(await screen.findByLabelText('Python program')).toHaveDisplayValue(/always agree/);
});
