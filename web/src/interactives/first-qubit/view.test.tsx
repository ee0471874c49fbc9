import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askForLessMotion } from '../../testing/screen.ts';
import { GuessFromPage } from '../../app/frames/guess-from-page.tsx';
import { propertiesAt } from '../../testing/properties-at.ts';
import { View } from './view.tsx';

// Shows growing charts at once.
beforeEach(askForLessMotion);

const open = (query = '') => {
  render(<View {...propertiesAt('first-qubit', query)} />);
  return userEvent.setup();
};
const bars = () => screen.getByRole('img', { name: /Bar for 0/ });
const counts = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

describe('the first qubit', () => {
  it('places X by two taps and shows 1 with certainty', async () => {
    const user = open();
    expect(bars()).toHaveAccessibleName(
      'Bar for 0: plus, all of its full length. Bar for 1: empty.',
    );
    await user.click(screen.getByRole('button', { name: 'Gate X' }));
    await user.click(screen.getByRole('button', { name: 'q0, place 1: empty' }));
    expect(bars()).toHaveAccessibleName(
      'Bar for 0: empty. Bar for 1: plus, all of its full length.',
    );
    await user.click(screen.getByRole('button', { name: 'Look once' }));
    expect(screen.getByText('fresh qubit 1')).toBeVisible();
    expect(counts()).toEqual(['0', '1']);
  });

  it('is built with the keyboard alone: letters place, Delete removes, Ctrl+Z undoes', async () => {
    const user = open();
    screen.getByRole('button', { name: 'q0, place 1: empty' }).focus();
    await user.keyboard('h{ArrowRight}z{ArrowRight}h');
    expect(bars()).toHaveAccessibleName(/Bar for 0: empty.*Bar for 1: plus, all of/);
    await user.keyboard('{Delete}');
    expect(bars()).toHaveAccessibleName(/Bar for 1: minus, about three quarters/);
    await user.keyboard('{Control>}z{/Control}');
    expect(bars()).toHaveAccessibleName(/Bar for 0: empty/);
  });

  it('locks the guess and measures a hundred fresh qubits, and two H gates leave nothing to chance', async () => {
    const user = open('?circuit=H,H');
    await user.click(screen.getByRole('button', { name: 'Lock it and look 100 times' }));
    expect(counts()).toEqual(['100', '0']);
    expect(screen.getByText(/You guessed 50 of 100. It was 0 of 100/)).toBeVisible();
    expect(screen.getByRole('slider')).toBeDisabled();
  });

  it('shows no number before enough looks, and resets them with the next gate', async () => {
    const user = open('?circuit=H');
    expect(document.body).not.toHaveTextContent(/0\.71|50 percent/);
    await user.click(screen.getByRole('button', { name: 'Look once' }));
    expect(bars()).toHaveAccessibleName(/^Bar for 0: plus, about three quarters/);
    await user.click(screen.getByRole('button', { name: 'Lock it and look 100 times' }));
    expect(bars()).toHaveAccessibleName(/^Bar for 0: plus 0.71, chance 50 percent/);
    expect(screen.getByText(/Chance of 1: 50 percent/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'q0, place 1: H' }));
    expect(bars()).toHaveAccessibleName(/^Bar for 0: plus, all of/);
  });

  it('asks for no guess in a lesson, and hides its bars until the run of a locked one', async () => {
    const onRun = vi.fn();
    const query = '?circuit=H,Z,H&guess=locked&ghost=0:50,1:50';
    render(
      <GuessFromPage query={query} onRun={onRun}>
        <View {...propertiesAt('first-qubit', query)} />
      </GuessFromPage>,
    );
    const user = userEvent.setup();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByRole('img', { name: /Bar for/ })).toBeNull();
    expect(document.body).not.toHaveTextContent(/chance|percent/i);
    await user.click(screen.getByRole('button', { name: 'Look once' }));
    expect(onRun).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Look 100 times' }));
    expect(onRun).toHaveBeenCalledOnce();
    expect(bars()).toHaveAccessibleName(/Bar for 0: empty/);
    expect(screen.getByRole('row', { name: '1 101 50 of 100' })).toBeVisible();
  });

  it('accepts a line with an empty place as the circuit of the guess', async () => {
    const onRun = vi.fn();
    const query = '?slots=3&circuit=H,-,H&guess=locked';
    render(
      <GuessFromPage query={query} onRun={onRun}>
        <View {...propertiesAt('first-qubit', query)} />
      </GuessFromPage>,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Look 100 times' }));
    expect(onRun).toHaveBeenCalledOnce();
  });

  it('does not accept the run of another circuit for the guess', async () => {
    const onRun = vi.fn();
    const query = '?circuit=H,H&guess=locked';
    render(
      <GuessFromPage query={query} onRun={onRun}>
        <View {...propertiesAt('first-qubit', query)} />
      </GuessFromPage>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'q0, place 2: H' }));
    await user.click(screen.getByRole('button', { name: 'Look 100 times' }));
    expect(onRun).not.toHaveBeenCalled();
  });

  it('leaves the bars out if a lesson has not introduced them', () => {
    open('?bars=off');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('restarts the count when the circuit changes', async () => {
    const user = open('?circuit=X');
    await user.click(screen.getByRole('button', { name: /look 100 times/ }));
    expect(counts()).toEqual(['0', '100']);
    await user.click(screen.getByRole('button', { name: 'q0, place 1: X' }));
    expect(counts()).toEqual(['0', '0']);
    expect(screen.getByRole('slider')).toBeEnabled();
  });

  it('shows the remaining state after a measurement of 0 in the middle, and after one of 1', async () => {
    const user = open('?gates=H,M&circuit=H,M,H');
    expect(screen.queryByText(/\(50%\)/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Lock it and look 100 times' }));
    expect(screen.getAllByRole('img').map((bars) => bars.getAttribute('aria-label'))).toEqual([
      'Bar for 0: plus 0.71, chance 50 percent. Bar for 1: plus 0.71, chance 50 percent.',
      'Bar for 0: plus 0.71, chance 50 percent. Bar for 1: minus 0.71, chance 50 percent.',
    ]);
    expect(screen.getAllByText(/\(50%\)/)).toHaveLength(2);
  });

  it('reports that a damaged link was not read', () => {
    open('?circuit=BOOM');
    expect(screen.getByText(/cannot be read/)).toBeVisible();
  });
});
