import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { askForLessMotion } from '../../testing/screen.ts';
import { recordSounds } from '../../testing/sounds.ts';
import { propertiesAt } from '../../testing/properties-at.ts';
import { View } from './view.tsx';

// The counts are complete at once; their growth is tested with `useGrowingRun`.
beforeEach(askForLessMotion);

const open = (query = '') => {
  render(<View {...propertiesAt('ripple', query)} />);
  return userEvent.setup();
};
const exit = (name: '0' | '1') => screen.getByRole('img', { name: new RegExp(`^Exit ${name}:`) });
const counts = () =>
  within(screen.getByRole('table', { name: /^Exits/ }))
    .getAllByRole('cell')
    .map((cell) => Number(cell.textContent));

describe('the ripple adder', () => {
  it('hides the ripples until a guess has been made and a qubit sent', async () => {
    const user = open();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send 100' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: '0 every time' }));
    await user.click(screen.getByRole('button', { name: 'Send 100' }));
    expect(await screen.findByText(/You guessed 0 every time, and so it is/)).toBeVisible();
    expect(counts()).toEqual([100, 0]);
    expect(exit('0')).toHaveAccessibleName(
      'Exit 0: path 0 brings plus 0.50, path 1 brings plus 0.50. They add up. The sum is plus 1.00, the chance 100 percent.',
    );
    expect(exit('1')).toHaveAccessibleName(/They cancel. The sum is 0.00, the chance 0 percent/);
  });

  it('swaps the canceling exit when a Z is put on one path, and restarts the count', async () => {
    const user = open('?guess=off');
    await user.click(screen.getByRole('button', { name: 'Send one' }));
    const one = within(screen.getByRole('group', { name: 'On path 1' }));
    await user.click(one.getByRole('radio', { name: 'Z: a minus' }));
    expect(screen.getByRole('table', { name: 'Exits: no tries yet' })).toBeVisible();
    expect(exit('1')).toHaveAccessibleName(/They add up. The sum is plus 1.00/);
    const zero = within(screen.getByRole('group', { name: 'On path 0' }));
    await user.click(zero.getByRole('radio', { name: 'Z: a minus' }));
    expect(exit('0')).toHaveAccessibleName(/The sum is minus 1.00, the chance 100 percent/);
  });

  it('adds a clock whose arrows add up in part', async () => {
    const user = open('?guess=off');
    await user.click(screen.getByRole('button', { name: 'Add a phase clock' }));
    fireEvent.change(screen.getByRole('slider', { name: /Phase clock on path 1/ }), {
      target: { value: '60' },
    });
    expect(
      screen.getByRole('row', { name: '0 +0.50 0.50 ∠60° 0.87 ∠30° 75%' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/the chance of exit 1 is 25 percent/)).toBeVisible();
  });

  it("plays the sound of the qubit's exit", async () => {
    const sounds = recordSounds();
    const user = open('?guess=off');
    await user.click(screen.getByRole('button', { name: 'Send one' }));
    const one = within(screen.getByRole('group', { name: 'On path 1' }));
    await user.click(one.getByRole('radio', { name: 'Z: a minus' }));
    await user.click(screen.getByRole('button', { name: 'Send one' }));
    expect(sounds).toEqual([392, 587]);
  });

  it('reports that a damaged link was not read', () => {
    open('?phase=7');
    expect(screen.getByText(/cannot be read at “phase”/)).toBeVisible();
  });
});
