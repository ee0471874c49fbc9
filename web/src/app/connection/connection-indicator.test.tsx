import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { fakeServer } from '../../testing/server.ts';

function rejectWith(reason: unknown): Event {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  act(() => void window.dispatchEvent(event));
  return event;
}

// Shows: 8 connection indicator
test('a lost connection is shown and not reported', async () => {
  fakeServer(signedOut());
  await renderPage('/auth');
  expect(rejectWith(new TypeError('Failed to fetch')).defaultPrevented).toBe(true);
  expect(screen.getByText('Reconnecting... (1/5)')).toBeInTheDocument();
});

// Shows: 8 connection indicator
test('an error of ours stays for the browser to report', async () => {
  fakeServer(signedOut());
  await renderPage('/auth');
  expect(rejectWith(new Error('A mistake of ours')).defaultPrevented).toBe(false);
});
