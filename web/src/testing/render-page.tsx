import { createMemoryHistory } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { App } from '../app/app.tsx';
import { createSite, ready } from '../app/site.ts';

/**
 * Renders the whole site at a path, as in the browser: the real router, shell, and queries. Call `fakeServer`
 * first to set the server's answers.
 */
export async function renderPage(path: string) {
  const site = createSite(createMemoryHistory({ initialEntries: [path] }));
  const user = userEvent.setup();
  await act(() => ready(site));
  const view = render(<App {...site} />);
  await screen.findByRole('main');
  return { ...view, ...site, user, path: () => site.router.state.location.href };
}
