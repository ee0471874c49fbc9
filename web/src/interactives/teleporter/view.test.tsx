import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { askForLessMotion } from '../../testing/screen.ts';
import { recordSounds } from '../../testing/sounds.ts';
import { propertiesAt } from '../../testing/properties-at.ts';
import { View } from './view.tsx';

// Shows growing charts at once.
beforeEach(askForLessMotion);

const open = (query = '') => {
  render(<View {...propertiesAt('teleporter', query)} />);
  return userEvent.setup();
};
const lane = (who: string) => within(screen.getByRole('region', { name: who }));

describe('the teleporter', () => {
  it(
    'sends a state with a pair and two bits, and the original is gone',
    { tags: ['exhaustive'] },
    async () => {
      const user = open('?angle=60');
      const message = 'an arrow of length 1.00, up by 0.50, right by 0.87.';
      expect(lane('Alice').getByRole('img')).toHaveAccessibleName(`Message qubit: ${message}`);
      for (let step = 0; step < 2; step++) {
        await user.click(screen.getByRole('button', { name: 'Next' }));
      }
      expect(lane('Alice').getByText('its state is gone')).toBeVisible();
      expect(lane('Bob').getByRole('img')).toHaveAccessibleName(/it is a fair coin/);
      for (let step = 0; step < 2; step++) {
        await user.click(screen.getByRole('button', { name: 'Next' }));
      }
      expect(lane('Bob').getByRole('img')).toHaveAccessibleName(`Bob's qubit: ${message}`);
      await user.click(screen.getByRole('button', { name: 'Once more' }));
      expect(screen.getByText(/Step 1 of 5/)).toBeVisible();
    },
  );

  it('leaves Bob a coin if the bits are held back', { tags: ['exhaustive'] }, async () => {
    const user = open('?angle=180');
    await user.click(screen.getByRole('radio', { name: 'Hold them back' }));
    for (let step = 0; step < 3; step++) {
      await user.click(screen.getByRole('button', { name: 'Next' }));
    }
    expect(screen.getAllByText(/Alice holds the bits back/)[0]).toBeVisible();
    expect(screen.queryByRole('row', { name: /^Bob’s qubit/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send 200 and look' }));
    expect(screen.getByRole('row', { name: 'Bob’s qubit 0.00 0.00 50%' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Send them' }));
    await user.click(screen.getByRole('button', { name: 'Send 200 and look' }));
    expect(screen.getByRole('row', { name: 'Bob’s qubit −1.00 0.00 100%' })).toBeVisible();
    expect(screen.getByText('200 of 200 of Bob’s qubits showed 1.')).toBeVisible();
  });

  it('clicks with each step, and rings when the state has arrived', async () => {
    const sounds = recordSounds();
    const user = open();
    for (let step = 0; step < 4; step++) {
      await user.click(screen.getByRole('button', { name: 'Next' }));
    }
    expect(sounds).toEqual([1046, 1046, 1046, 523, 784]);
  });

  it('accepts any message', () => {
    open();
    fireEvent.change(screen.getByRole('slider'), { target: { value: '90' } });
    expect(screen.getByRole('row', { name: 'The message 0.00 1.00 50%' })).toBeVisible();
  });

  it.each(['?angle=181', '?bits=maybe', '?angle=pi'])('reports that %s was not read', (query) => {
    open(query);
    expect(screen.getByText(/This link cannot be read at/)).toBeVisible();
  });
});
