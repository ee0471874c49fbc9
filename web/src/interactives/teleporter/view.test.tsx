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
type User = ReturnType<typeof open>;
const press = (user: User, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));
const bob = () => within(screen.getByRole('region', { name: 'Bob' })).getByRole('img');
const bits = () => screen.getByRole('button', { name: /^The two bits/ });

/** Presses the gates that the bits call for. */
async function repair(user: User) {
  const [first, second] = bits().textContent;
  if (first === '1') await press(user, 'X, if the 1st bit is 1');
  if (second === '1') await press(user, 'Z, if the 2nd bit is 1');
}

describe('the teleporter', () => {
  it('brings the message to Bob, who repairs it by the two bits', async () => {
    const user = open('?angle=60');
    await press(user, 'The message: put it into the box');
    await press(user, 'Alice looks');
    expect(bob()).toHaveAccessibleName(/it is a fair coin/);
    expect(screen.getByRole('button', { name: 'The message is gone' })).toBeVisible();
    await user.click(bits());
    await repair(user);
    expect(bob()).toHaveAccessibleName(
      /^Bob’s qubit: an arrow of length 1.00, up by 0.50, right by 0.87/,
    );
    await press(user, 'Look at 200 like this');
    expect(screen.getByText(/^You (repaired it by|read) the two bits/)).toBeVisible();
    expect(screen.getByRole('row', { name: 'Bob’s qubit 0.50 0.87 25%' })).toBeVisible();
  });

  it('leaves Bob a coin if the bits are held back, and lets them go', async () => {
    const user = open('?angle=180&bits=hold&story=folded');
    await press(user, 'X, if the 1st bit is 1');
    expect(screen.queryByRole('row', { name: /^Bob’s qubit/ })).toBeNull();
    await press(user, 'Look at 200 like this');
    expect(screen.getByText(/is a coin, whatever the message is/)).toBeVisible();
    expect(screen.getByRole('row', { name: 'Bob’s qubit 0.00 0.00 50%' })).toBeVisible();
    await press(user, 'X, if the 1st bit is 1');
    await user.click(bits());
    await repair(user);
    await press(user, 'Look at 200 like this');
    const [message, bobs] = screen.getAllByRole('row', { name: /^1 200/ });
    expect(message).toBeVisible();
    expect(bobs).toBeVisible();
  });

  it('lets the message be dragged into the box, and only there', () => {
    open();
    const message = () => screen.getByRole('button', { name: /^The message/ });
    const drag = (to: { clientX: number; clientY: number }) => {
      fireEvent.pointerDown(message(), { button: 0, clientX: 300, clientY: 300 });
      fireEvent.pointerMove(message(), to);
      fireEvent.pointerUp(message(), to);
      fireEvent.click(message(), { detail: 1 });
    };
    drag({ clientX: 400, clientY: 400 });
    expect(message()).toHaveAccessibleName('The message: put it into the box');
    // Without a layout, every place is at the top left.
    drag({ clientX: 5, clientY: 5 });
    expect(message()).toHaveAccessibleName('The message is in the box');
  });

  it('keeps the focus through the steps, and sends again', async () => {
    const user = open();
    screen.getByRole('button', { name: /^The message/ }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'The message is in the box' })).toHaveFocus();
    await press(user, 'Alice looks');
    const again = screen.getByRole('button', { name: 'Send again' });
    expect(again).toHaveFocus();
    await user.click(again);
    expect(screen.getAllByText(/^Drag the message/)[0]).toBeVisible();
    await press(user, 'Start again');
    expect(screen.getByRole('button', { name: 'Start again' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('clicks when something is moved', async () => {
    const sounds = recordSounds();
    const user = open();
    await press(user, 'The message: put it into the box');
    expect(sounds).toEqual([1046]);
    await press(user, 'Alice looks');
    expect(sounds).toHaveLength(2);
    await user.click(bits());
    expect(sounds.slice(2)).toEqual([1046]);
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
