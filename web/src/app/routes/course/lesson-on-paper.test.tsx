import { screen } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { courseServer } from '../../../testing/lessons.ts';
import { signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer } from '../../../testing/server.ts';

test('a printed lesson has all its parts in words, but no answer to a guess that is still open', async () => {
  fakeServer(signedIn(), ...courseServer());
  await renderPage('/courses/1?lesson=11');
  await screen.findByRole('heading', { name: 'Place a gate' });
  expect(screen.queryByText('Which bar is full at the start?')).not.toBeInTheDocument();

  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('heading', { name: 'Two bars' })).toBeInTheDocument();
  expect(screen.getByText('Which bar is full at the start?')).toBeInTheDocument();
  expect(screen.queryByText('The second X takes it back.')).not.toBeInTheDocument();

  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('Which bar is full at the start?')).not.toBeInTheDocument();
});
