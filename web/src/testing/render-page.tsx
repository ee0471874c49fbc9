import { createMemoryHistory } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { App } from '../app/app.tsx';
import { createSiteRouter } from '../app/router.tsx';
import { createQueryClient } from '../lib/query-client.ts';

/**
 * Renders the whole site at a path, as it is in the browser: the real router, shell and queries. Say
 * what the server answers with `fakeServer` before.
 */
export async function renderPage(path: string) {
  const queryClient = createQueryClient();
  const router = createSiteRouter(queryClient, createMemoryHistory({ initialEntries: [path] }));
  const user = userEvent.setup();
  await act(() => router.load());
  const view = render(<App router={router} queryClient={queryClient} />);
  await screen.findByRole('main');
  return { ...view, user, router, queryClient, path: () => router.state.location.href };
}
