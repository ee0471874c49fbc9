import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { propertiesAt } from '../../testing/properties-at.ts';
import { View } from './view.tsx';

const open = (query = '') => {
  render(<View isPage {...propertiesAt('switch-board', query)} />);
  return userEvent.setup();
};

describe('the switches', () => {
  it('spell numbers, and each new switch doubles the number of patterns', async () => {
    const user = open('?switches=2');
    await user.click(screen.getByRole('switch', { name: 'Switch 1' }));
    expect(screen.getByText('2 of 4 patterns found')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '5' }));
    expect(screen.getByText('1 of 32 patterns found')).toBeVisible();
  });

  it('report that a damaged link was not read', () => {
    open('?switches=99');
    expect(screen.getByText(/cannot be read at “switches”/)).toBeVisible();
  });
});
