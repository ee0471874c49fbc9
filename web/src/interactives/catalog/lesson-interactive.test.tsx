import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askForLessMotion } from '../../testing/screen.ts';
import { show } from './testing/show-interactive.tsx';

// Shows growing charts at once.
beforeEach(askForLessMotion);

const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));
const bars = () => screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'));

describe('pictures of lessons', () => {
  it('have a description for screen readers', async () => {
    await show('switch-board');
    expect(screen.getByRole('region', { name: 'The picture' })).toHaveAccessibleDescription(
      'What it shows.',
    );
  });

  it('spells numbers with switches and counts the found patterns', async () => {
    const user = await show('switch-board', { switches: 3 });
    await user.click(screen.getByRole('switch', { name: 'Switch 1' }));
    await user.click(screen.getByRole('switch', { name: 'Switch 3' }));
    expect(screen.getByText('101')).toBeVisible();
    expect(screen.getByText('3 of 8 patterns found')).toBeVisible();
  });

  it('lets light through crossed filters as soon as one is put between them', async () => {
    const user = await show('light-filters', { between: true });
    expect(screen.getByText('0%')).toBeVisible();
    await press(user, 'Put one between');
    expect(screen.getByText('12.5%')).toBeVisible();
    await press(user, 'Put one between');
    expect(screen.getByText('21.1%')).toBeVisible();
    await press(user, 'Take one out');
    await press(user, 'Take one out');
    expect(screen.getByText('0%')).toBeVisible();
  });

  it('draws marbles, and puts them all back', async () => {
    const user = await show('chance-histogram', { zeros: 0, ones: 2 });
    await user.click(screen.getByRole('button', { name: 'Draw 10' }));
    expect(screen.getByRole('row', { name: /^1 10/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.getByRole('row', { name: /^1 0/ })).toBeVisible();
  });

  it('keeps the locked guess on the chart, and reports the run', async () => {
    const guess = { isAwaited: true, ghost: { 0: 75, 1: 25 }, onRun: vi.fn() };
    const user = await show('chance-histogram', { zeros: 3, ones: 1 }, guess);
    expect(screen.getByRole('table', { name: /dashed: your guess/ })).toBeVisible();
    expect(screen.getByRole('row', { name: '1 0 25 of 100' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Draw 10' }));
    expect(guess.onRun).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Draw 100' }));
    expect(guess.onRun).toHaveBeenCalledOnce();
  });

  it('does not reveal the number of patterns while a guess waits for it', async () => {
    const guess = { isAwaited: true, onRun: vi.fn() };
    const user = await show('switch-board', { switches: 1 }, guess);
    expect(screen.getByText('1 pattern found. Are there more?')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Switch 1' }));
    expect(guess.onRun).toHaveBeenCalledOnce();
  });

  it('is run once the three bits have been repaired', async () => {
    const guess = { isAwaited: true, onRun: vi.fn() };
    const user = await show('three-bits-code', {}, guess);
    expect(guess.onRun).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Repair by the lamps' }));
    expect(guess.onRun).toHaveBeenCalledOnce();
  });

  it('shows counts of a hidden bag without a bag to draw from', async () => {
    await show('chance-histogram', { counts: '52 148' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(within(screen.getByRole('table')).getByRole('row', { name: /^1 148/ })).toBeVisible();
  });

  it('sends the two bars through one gate after another', async () => {
    const user = await show('signed-bars', { gates: 'X H', chances: true });
    await user.click(screen.getByRole('button', { name: 'Apply X' }));
    await user.click(screen.getByRole('button', { name: 'Apply H' }));
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /Bar for 1: minus 0.71, chance 50 percent/,
    );
    await user.click(screen.getByRole('button', { name: 'Back to 0' }));
    expect(screen.getByRole('img')).toHaveAccessibleName(/Bar for 0: plus 1.00/);
  });

  it('shows nothing if a lesson names an unknown picture', async () => {
    await show('unsigned-bars');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('walks through a circuit on two qubits, from any start', async () => {
    const user = await show('four-bars', { circuit: 'q0: H * / q1: - X' });
    expect(bars()[0]).toMatch(/Bar for 00: plus 1.00, chance 100 percent. Bar for 01: empty/);
    await press(user, 'Next gate');
    await press(user, 'Next gate');
    expect(bars()[0]).toMatch(/00: plus 0.71, chance 50 percent.*01: empty.*11: plus 0.71/);
    expect(screen.getByText('After step 2 of 2: a control on q0, X on q1.')).toBeVisible();
    await press(user, 'q0 starts at 0. Change it');
    await press(user, 'Next gate');
    await press(user, 'Next gate');
    expect(bars()[0]).toMatch(/00: plus 0.71.*11: minus 0.71/);
  });

  it('wins twenty of twenty coin games with H first and H last', async () => {
    const user = await show('penny-flip');
    const choose = (group: string, name: string) =>
      user.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }));
    await choose('Your first move', 'H');
    await choose('Your last move', 'H');
    await press(user, 'Play 20 games');
    expect(screen.getByText(/With these moves you won/)).toHaveTextContent('20 out of 20');
    expect(screen.getByText(/Every single game/)).toBeVisible();
    await choose('Your last move', 'Leave it');
    expect(screen.getByText('No game with these moves yet.')).toBeVisible();
  });

  it('loses every coin game against H, whatever the move in the middle', async () => {
    const user = await show('coin-duel', { qubi: 'H' });
    await press(user, 'Open the box');
    for (const plan of ['Flip', 'Toss for it']) {
      await user.click(screen.getByRole('radio', { name: plan }));
      await press(user, 'Play 20 games');
    }
    expect(screen.getByText(/after/)).toHaveTextContent('Qubi 41, you 0, after 41 games.');
  });

  it('counts the first answer to each myth, and shows its reason', async () => {
    const user = await show('myth-buster', {
      cards:
        'false|It tries all answers.|One look gives one answer.;true|Two H gates undo each other.',
    });
    await press(user, 'True');
    expect(screen.getByText(/Not quite. This is a myth. One look gives one answer./)).toBeVisible();
    await press(user, 'A myth');
    await press(user, 'Next card');
    await press(user, 'True');
    await press(user, 'See how it went');
    expect(screen.getByText('1 of 2 at the first try.')).toBeVisible();
  });

  it('copies 0, and fails for an even mix', async () => {
    const user = await show('copy-machine');
    expect(screen.getByText('The two charts match. This state was copied.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Plus mix' }));
    expect(screen.getByText(/match by 50% only.*shrunk from 1 to 0.00/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Unknown' }));
    expect(screen.getByText(/this is no copy/)).toBeVisible();
  });

  it('turns the hand of 1 by each gate, and keeps the probabilities', async () => {
    const user = await show('phase-clock', { gates: 'S T', start: '+' });
    await press(user, 'Apply S');
    await press(user, 'Apply T');
    expect(bars()).toEqual([
      'Hand for 0 at 0 degrees. Chance 50 percent.',
      'Hand for 1 at 135 degrees. Chance 50 percent.',
    ]);
  });

  it('shows how a state is sent: the first one disappears, and the bits must travel', async () => {
    const user = await show('message-lanes', { story: 'teleport' });
    for (let step = 0; step < 2; step++) await press(user, 'Next');
    expect(screen.getByText(/The state of the first one is gone/)).toBeVisible();
    expect(bars()).toEqual(['Half of the pair: no arrow, it is a fair coin.']);
    await press(user, 'Next');
    await press(user, 'Next');
    expect(bars()).toEqual(["Bob's qubit: an arrow of length 1.00, up by 0.50, right by 0.87."]);
    await press(user, 'Once more');
    expect(screen.getByText(/Alice has a qubit in some state/)).toBeVisible();
  });

  it('sends two bits with one qubit', async () => {
    const user = await show('message-lanes', { story: 'superdense' });
    await user.click(screen.getByRole('radio', { name: '01' }));
    for (let step = 0; step < 3; step++) await press(user, 'Next');
    const bob = screen.getByRole('region', { name: 'Bob' });
    expect(within(bob).getByText('what Bob read')).toBeVisible();
    expect(within(bob).getByText('0')).toBeVisible();
    expect(within(bob).getByText('1')).toBeVisible();
  });

  it(
    'lets no plan win four rounds, and entangled qubits win every one',
    { tags: ['exhaustive'] },
    async () => {
      const user = await show('ghz-table');
      expect(screen.getByText(/This plan wins/)).toHaveTextContent('1 of 4, that is 25%');
      for (const name of ['Ada', 'Ben', 'Cleo']) {
        await press(user, `${name}, asked 0, answers 0. Change it`);
        await press(user, `${name}, asked 1, answers 0. Change it`);
      }
      expect(screen.getByText(/This plan wins/)).toHaveTextContent('3 of 4, that is 75%');
      await user.click(screen.getByRole('radio', { name: 'Linked qubits' }));
      await press(user, 'Play 100');
      expect(screen.getByText(/Linked qubits win/)).toHaveTextContent(
        /4 of 4, that is 100%.*Won 100 of 100/,
      );
    },
  );

  it('repairs one flip, and loses the value to two', async () => {
    const user = await show('three-bits-code');
    await user.click(screen.getByRole('radio', { name: 'A mix' }));
    await press(user, /^Qubit 1/);
    await press(user, 'Repair by the lamps');
    expect(screen.getByText(/[Qq]ubit 1.*just as it was/)).toBeVisible();
    await press(user, /^Qubit 1/);
    await press(user, /^Qubit 2/);
    await press(user, 'Repair by the lamps');
    expect(screen.getByText(/The value is lost/)).toBeVisible();
  });

  it('settles a ring of marks on the tic-tac-toe board', { tags: ['exhaustive'] }, async () => {
    const user = await show('tic-tac-toe');
    for (const square of [1, 2, 2, 3, 3, 1]) {
      await press(user, new RegExp(`^Square ${square}:`));
    }
    expect(screen.getByText('X3 closed a ring. O chooses where it settles.')).toBeVisible();
    await press(user, 'X3 into square 3');
    expect(screen.getByRole('button', { name: 'Square 3: X3 for good' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Square 2: O2 for good' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Square 1: X1 for good' })).toBeVisible();
  });

  it('decides a ring by the signs that both players hide', { tags: ['exhaustive'] }, async () => {
    const user = await show('tic-tac-toe', { signs: true });
    const closeRing = async () => {
      for (const square of [1, 2, 2, 1]) await press(user, new RegExp(`^Square ${square}:`));
    };
    await closeRing();
    await press(user, 'Look another way');
    expect(screen.getByText(/The marks show (00|11), an even number of 1s\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Square 2: O2 for good' })).toBeVisible();
    await press(user, 'New game');
    await closeRing();
    const own = screen.getByRole('group', { name: "X's sign" });
    await user.click(within(own).getByRole('radio', { name: 'minus' }));
    await press(user, 'Look another way');
    expect(screen.getByText(/The marks show (01|10), an odd number of 1s\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Square 1: O2 for good' })).toBeVisible();
  });

  it('reveals with one question what a hidden rule does', async () => {
    const user = await show('black-box');
    await press(user, 'Ask with a mix');
    const isSame = screen.queryByText(/so the lamp does the same for both/) !== null;
    await press(user, isSame ? 'The same for both' : 'Something different');
    expect(screen.getByText(/^Yes: .* You could be sure, with one question\./)).toBeVisible();
    await press(user, 'A new box');
    expect(screen.getByText(/Questions so far/)).toHaveTextContent('Questions so far: 0');
  });

  it('sorts pairs as the engine does', async () => {
    const user = await show('sorting-game', { pairs: 'H * / - X; H - / H -' });
    await press(user, 'Linked');
    expect(screen.getByText(/Yes. It belongs to “Linked”/)).toBeVisible();
    await press(user, 'Next card');
    await press(user, 'Linked');
    expect(screen.getByText(/Not quite. It belongs to “Separate”/)).toBeVisible();
    await press(user, 'See the piles');
    expect(screen.getByText('1 of 2 at the first try.')).toBeVisible();
  });

  it('sorts sentences onto piles that the lesson names', async () => {
    const user = await show('sorting-game', { piles: 'Yes|No', cards: '2|Films|Too plain.' });
    await press(user, 'No');
    expect(screen.getByText('Yes. It belongs to “No”. Too plain.')).toBeVisible();
  });
});
