import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { askForLessMotion } from '../../testing/screen.ts';
import { recordSounds } from '../../testing/sounds.ts';
import { propertiesAt } from '../../testing/properties-at.ts';
import { View } from './view.tsx';

// Shows growing charts at once.
beforeEach(askForLessMotion);

const open = (query = '') => {
  render(<View {...propertiesAt('grover', query)} />);
  return userEvent.setup();
};
const bars = () => screen.getByRole('img');

describe('a search bar by bar', () => {
  it(
    'finds the marked one of four in one step, and loses it with more',
    { tags: ['exhaustive'] },
    async () => {
      const user = open('?marked=2');
      expect(bars()).toHaveAccessibleName(
        /Bar for 10: plus 0.50, chance 25 percent.*Mean: plus 0.50/,
      );
      await user.click(screen.getByRole('button', { name: 'Flip the marked one' }));
      expect(bars()).toHaveAccessibleName(/Bar for 10: minus 0.50.*Mean: plus 0.25/);
      await user.click(screen.getByRole('button', { name: 'Mirror every bar' }));
      expect(bars()).toHaveAccessibleName(/Bar for 00: empty.*Bar for 10: plus 1.00/);
      await user.click(screen.getByRole('button', { name: 'Look 100 times' }));
      expect(screen.getByText('Found in 100 of 100 looks.')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Flip the marked one' }));
      expect(screen.queryByText(/Found in/)).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Mirror every bar' }));
      expect(screen.getByText(/Too far/)).toBeVisible();
      expect(screen.getByRole('row', { name: '2 (now) 25%' })).toBeInTheDocument();
    },
  );

  it('changes the marked item and the number of items, from the start', async () => {
    const user = open('?items=4&steps=1');
    await user.click(screen.getByRole('radio', { name: '8' }));
    await user.click(screen.getByRole('button', { name: 'Locker 111: hide the star here' }));
    expect(screen.getByRole('button', { name: /^Locker 111/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    // No exact chance before a step.
    expect(screen.getByText('All 8 bars are the same.')).toBeVisible();
    expect(screen.queryByText(/%/)).toBeNull();
  });

  it('barks for the mark, clicks for the reflection, and rings for the star', async () => {
    const sounds = recordSounds();
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Flip the marked one' }));
    await user.click(screen.getByRole('button', { name: 'Mirror every bar' }));
    await user.click(screen.getByRole('button', { name: 'Look once' }));
    expect(sounds).toEqual([420, 380, 1046, 523, 784]);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(sounds).toHaveLength(5);
  });

  it('stops after four steps, and goes back to the start', async () => {
    const user = open('?items=8&marked=5&steps=4');
    expect(screen.getByText(/That is as far as this page goes/)).toBeVisible();
    expect(screen.getByRole('row', { name: '4 (now) 1.2%' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.queryByRole('row', { name: /now/ })).toBeNull();
  });

  it('searches for the item that a lesson has chosen', () => {
    open('?items=8&marked=5&choice=off');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('button', { name: /^Locker 101/ })).toBeDisabled();
    expect(bars()).toHaveAccessibleName(/Bar for 111/);
  });

  it.each(['?items=5', '?marked=4', '?items=8&marked=8', '?steps=-1'])(
    'reports that %s was not read',
    (query) => {
      open(query);
      expect(screen.getByText(/This link cannot be read at/)).toBeVisible();
    },
  );
});
