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
  render(<View {...propertiesAt('chsh-game', query)} />);
  return userEvent.setup();
};
const totals = () => screen.getByRole('region', { name: 'Result' });

describe('the CHSH game at its table', () => {
  it('plays by a plan, and shows the count beside the exact probability', async () => {
    const user = open();
    expect(totals()).toHaveTextContent('No round yet.');
    expect(totals()).not.toHaveTextContent('exact');
    await user.click(screen.getByRole('button', { name: 'Play a round' }));
    expect(totals()).toHaveTextContent(/Won [01] of 1/);
    // One round is not enough for it.
    expect(totals()).not.toHaveTextContent('exact');
    await user.click(screen.getByRole('button', { name: '100 rounds' }));
    expect(totals()).toHaveTextContent(/Won \d+ of 101.*The exact chance is 75%/);
    await user.click(screen.getByRole('button', { name: 'Alice, card 0, answers 0. Change it' }));
    expect(totals()).toHaveTextContent('No round yet. The exact chance is 25%.');
    expect(
      screen.getByRole('button', { name: 'Alice, card 0, answers 1. Change it' }),
    ).toBeVisible();
  });

  it(
    'beats every plan with an entangled pair and rotated measurements',
    { tags: ['exhaustive'] },
    async () => {
      const user = open();
      await user.click(screen.getByRole('radio', { name: 'With a linked pair' }));
      await user.click(screen.getByRole('button', { name: '100 rounds' }));
      expect(totals()).toHaveTextContent('The exact chance is 75%.');
      const turn = (name: RegExp, value: string) =>
        fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });
      turn(/Alice, card 1/, '45');
      turn(/Bob, card 0/, '22.5');
      turn(/Bob, card 1/, '-22.5');
      expect(totals()).toHaveTextContent('The exact chance is 85.4%.');
      await user.click(screen.getByRole('button', { name: 'Play a round' }));
      expect(totals()).toHaveTextContent(/Last round: cards [01] and [01]/);
      expect(within(screen.getByRole('table')).getAllByText('85.4%')).toHaveLength(4);
      await user.click(screen.getByRole('button', { name: 'Start again' }));
      expect(totals()).toHaveTextContent('No round yet.');
    },
  );

  it('says how much luck there is after some rounds, and when no plan is in the band', async () => {
    const user = open('?play=pair&angles=0,45,22.5,-22.5');
    await user.click(screen.getByRole('button', { name: 'Play a round' }));
    expect(totals()).toHaveTextContent(/Won [01] of 1\. Luck: (0|20)% to (80|100)%\./);
    expect(totals()).not.toHaveTextContent(/plan/);
    await user.click(screen.getByRole('button', { name: '1000 rounds' }));
    expect(totals()).toHaveTextContent(/Every plan is below that/);
    expect(screen.getByText(/The whole band of luck is above every plan/)).toBeVisible();
  });

  it('shows the best angles on request', async () => {
    const user = open('?play=pair');
    // They are only for learners who have tried.
    expect(screen.queryByRole('button', { name: 'Best angles' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '100 rounds' }));
    await user.click(screen.getByRole('button', { name: 'Best angles' }));
    await user.click(screen.getByRole('button', { name: 'Play a round' }));
    expect(totals()).toHaveTextContent('The exact chance is 85.4%.');
  });

  it('shows learners who design the angles how often each question wins, and keeps the best angles', async () => {
    const user = open('?plays=pair&design=on');
    expect(screen.queryByRole('group', { name: 'Chance to win' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Play a round' }));
    const wins = screen.getByRole('group', { name: 'Chance to win' });
    expect(wins).toHaveTextContent(/Cards 0 and 1\s*100%.*Cards 1 and 1\s*0%/);
    expect(screen.queryByRole('button', { name: 'Best angles' })).toBeNull();
    fireEvent.change(screen.getByRole('slider', { name: /Bob, card 1/ }), {
      target: { value: '45' },
    });
    expect(wins).toHaveTextContent(/Cards 0 and 1\s*50%.*Cards 1 and 1\s*50%/);
    expect(totals()).toHaveTextContent('The exact chance is 75%.');
  });

  it('plays sounds for a won and for a lost round', async () => {
    const sounds = recordSounds();
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Play a round' }));
    expect(sounds).toEqual(screen.queryByText(/Won 1 of 1/) ? [523, 784] : [196]);
  });

  it('starts according to the address', async () => {
    const user = open('?play=pair&angles=0,45,22.5,-22.5');
    expect(screen.getByRole('radio', { name: 'With a linked pair' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: '100 rounds' }));
    expect(totals()).toHaveTextContent('The exact chance is 85.4%.');
  });

  it.each(['?play=luck', '?plan=0002', '?angles=0,45', '?angles=0,45,x,1', '?angles=1,2,3,900'])(
    'reports that %s was not read',
    (query) => {
      open(query);
      expect(screen.getByText(/This link cannot be read at/)).toBeVisible();
    },
  );
});
