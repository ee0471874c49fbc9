import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { askForLessMotion } from '../../testing/screen.ts';
import { recordSounds } from '../../testing/sounds.ts';
import { propertiesAt } from '../../testing/properties-at.ts';
import { View } from './view.tsx';

// The counts are complete at once; their growth is tested with `useGrowingRun`.
beforeEach(askForLessMotion);

const open = (query = '') => {
  render(<View {...propertiesAt('measurement', query)} />);
  return userEvent.setup();
};
const counts = (name: RegExp) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('cell')
    .map((cell) => Number(cell.textContent));
const press = (user: ReturnType<typeof open>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('measurement', () => {
  it('shows the bars before and after one measurement, and measuring again changes nothing', async () => {
    const user = open();
    expect(screen.getByRole('button', { name: 'Take a fresh qubit' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'Sometimes 0, sometimes 1' }));
    await press(user, 'Take a fresh qubit');
    expect(
      await screen.findByText(/You guessed sometimes 0, sometimes 1, and so it is/),
    ).toBeVisible();

    const [, before, after] = within(screen.getByRole('list', { name: 'The line' })).getAllByRole(
      'img',
    );
    expect(before).toHaveAccessibleName(
      'Bar for 0: plus 0.71, chance 50 percent. Bar for 1: plus 0.71, chance 50 percent.',
    );
    expect(after).toHaveAccessibleName(/chance 100 percent/);
    const left = after?.getAttribute('aria-label') ?? '';
    await press(user, 'Look at it again');
    await press(user, 'Look at it again');
    expect(
      screen.getByText(/still [01]. The first look changed it into that answer/),
    ).toBeVisible();
    expect(screen.getByText(/More looks at this one/)).toHaveTextContent(
      'Fresh qubits so far: 1. More looks at this one: 2.',
    );
    expect(screen.getAllByRole('img', { name: left }).at(-1)).toBeVisible();
    const [zeros = 0, ones = 0] = counts(/^H, look:/);
    expect(zeros + ones).toBe(1);
  });

  it('counts every press of a key, and keeps the focus', async () => {
    const user = open('?line=h&guess=off');
    screen.getByRole('button', { name: 'Take a fresh qubit' }).focus();
    await user.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
    expect(screen.getByRole('button', { name: 'Take a fresh qubit' })).toHaveFocus();
    expect(screen.getByText(/Fresh qubits so far/)).toHaveTextContent('5');
    screen.getByRole('button', { name: '100 fresh qubits' }).focus();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByRole('button', { name: '100 fresh qubits' })).toHaveFocus();
    await waitFor(() => expect(screen.getByText(/Fresh qubits so far/)).toHaveTextContent('205'));
  });

  it('compares H H with H measurement H', { tags: ['exhaustive'] }, async () => {
    const user = open('?line=h-h&guess=off');
    await press(user, '100 fresh qubits');
    expect(await screen.findByText(/The second H undoes the mix/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'H, look, H, look' }));
    await press(user, '100 fresh qubits');
    expect(await screen.findByText(/had nothing to undo/)).toBeVisible();
    expect(counts(/^H, H, look:/)).toEqual([100, 0]);
    const [zeros = 0, ones = 0] = counts(/^H, look, H, look:/);
    expect(zeros + ones).toBe(100);
    expect(Math.min(zeros, ones)).toBeGreaterThan(10);
    expect(screen.getByText(/Fresh qubits so far/)).toHaveTextContent('200');
    const table = screen.getByRole('table', { name: 'The bars in numbers' });
    expect(within(table).getByRole('row', { name: '1. H +0.71 +0.71 50%' })).toBeVisible();
  });

  it('plays a sound for each look, and the same one for another look at the same qubit', async () => {
    const sounds = recordSounds();
    const user = open('?line=h-h&guess=off');
    await user.click(screen.getByRole('button', { name: 'Take a fresh qubit' }));
    await user.click(screen.getByRole('button', { name: 'Look at it again' }));
    expect(sounds).toEqual([392, 392]);
  });

  it('reports that a damaged link was not read', () => {
    open('?line=h-h-h');
    expect(screen.getByText(/cannot be read at “line”/)).toBeVisible();
  });
});
