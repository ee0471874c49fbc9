import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MissingPart } from './missing-part.tsx';

test('a part whose code failed to load can be requested again, and says if the site still cannot be reached', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetch);
  const user = userEvent.setup();
  render(<MissingPart />);
  const again = screen.getByRole('button', { name: 'Try Again' });
  await user.click(again);
  expect(await screen.findByText('Still no connection (tried once).')).toBeInTheDocument();
  await user.click(again);
  expect(await screen.findByText('Still no connection (tried 2 times).')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(2);
});
