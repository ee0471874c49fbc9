import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { askForLessMotion } from '../../testing/screen.ts';
import { propertiesAt } from '../../testing/properties-at.ts';
import { View } from './view.tsx';

// The counts are complete at once; their growth is tested with `useGrowingRun`.
beforeEach(askForLessMotion);

const open = (query = '') => {
  render(<View {...propertiesAt('coin-and-qubit', query)} />);
  return userEvent.setup();
};
const card = (name: 'The coin' | 'The qubit') => within(screen.getByRole('region', { name }));
const counts = (name: 'The coin' | 'The qubit') =>
  card(name)
    .getAllByRole('cell')
    .map((cell) => Number(cell.textContent));

describe('coin and qubit', () => {
  it('runs with the press of a guess, and then the coin stays random and the qubit is 0 every time', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Not the same' }));
    expect(await screen.findByText(/A qubit's two parts can cancel/)).toBeVisible();
    expect(screen.getByText('You said they differ, and they do.')).toBeVisible();
    expect(counts('The qubit')).toEqual([100, 0]);
    const [zeros = 0, ones = 0] = counts('The coin');
    expect(zeros + ones).toBe(100);
    expect(Math.min(zeros, ones)).toBeGreaterThan(10);
    // The guess stays, and both buttons keep their places.
    const said = screen.getByRole('button', { name: 'Not the same', pressed: true });
    expect(said).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'The same' }));
    expect(said).toHaveAttribute('aria-pressed', 'true');
    const steps = screen.getByRole('table', { name: 'Step by step, before any look' });
    expect(within(steps).getByRole('row', { name: '1 50% 0.71 and 0.71 50%' })).toBeVisible();
    expect(within(steps).getByRole('row', { name: '2 50% 1.00 and 0.00 0%' })).toBeVisible();
  });

  it('can be played at once without a guess, a coin or a qubit at a time', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Flip the coin' }));
    await user.click(screen.getByRole('button', { name: 'Run the qubit' }));
    expect(counts('The qubit')).toEqual([1, 0]);
    expect(screen.getByText(/A few tries are luck/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '100 of each' }));
    expect(counts('The qubit')).toEqual([101, 0]);
    expect(screen.queryByText(/^You said/)).toBeNull();
  });

  it('restarts when the number of changes is changed', async () => {
    const user = open('?guess=off&times=1');
    expect(screen.queryByRole('button', { name: 'The same' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '100 of each' }));
    expect(await screen.findByText(/the two charts look the same/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Three times' }));
    expect(counts('The coin')).toEqual([0, 0]);
    expect(card('The qubit').getAllByText('H')).toHaveLength(3);
  });

  it('hides the choice of the number if a lesson has made it', () => {
    open('?guess=off&times=2&choice=off');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('button', { name: '100 of each' })).toBeEnabled();
  });

  it('reports that a damaged link was not read', () => {
    open('?times=99');
    expect(screen.getByText(/cannot be read at “times”/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Twice' })).toBeChecked();
  });
});
