import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { askForLessMotion } from '../../testing/screen.ts';
import { propertiesAt } from '../../testing/properties-at.ts';
import { View } from './view.tsx';

const open = (query = '') => {
  render(<View isPage {...propertiesAt('chance-histogram', query)} />);
  return userEvent.setup();
};

// Shows growing charts at once.
beforeEach(askForLessMotion);

describe('bags of marbles', () => {
  it('draws from the chosen bag, and restarts with another', async () => {
    const user = open('?bag=4-0');
    await user.click(screen.getByRole('button', { name: 'Draw 100' }));
    expect(screen.getByRole('row', { name: '0 100' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Three 0s, one 1' }));
    expect(screen.getByText('No tries yet.')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  it('reports that a damaged link was not read', () => {
    open('?bag=9-9');
    expect(screen.getByText(/cannot be read at “bag”/)).toBeVisible();
  });
});
