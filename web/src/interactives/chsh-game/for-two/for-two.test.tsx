import { SharedCircuit } from '@qubloom/contract';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ChshForTwo } from './for-two.tsx';
import { dealt, scoresOf } from './for-two-state.ts';

/** Two pages that receive each other's updates at once. */
function pages() {
  const [ada, grace] = [new SharedCircuit(), new SharedCircuit()];
  ada.onUpdate((update, isOwn) => isOwn && grace.apply(update));
  grace.onUpdate((update, isOwn) => isOwn && ada.apply(update));
  return { ada, grace };
}

const people = [
  { id: 1, username: 'ada' },
  { id: 2, username: 'grace' },
];

it('gives nobody two seats, and no seat that a present learner has', async () => {
  const { ada, grace } = pages();
  const user = userEvent.setup();
  const { rerender } = render(<ChshForTwo shared={ada.game} selfId={1} people={people} />);
  grace.game.sit(2, 'alice');
  expect(await screen.findByRole('radio', { name: 'Alice: grace' })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Bob' }));
  expect(grace.game.work().seats).toEqual({ alice: 2, bob: 1 });
  rerender(<ChshForTwo shared={ada.game} selfId={1} people={people.slice(0, 1)} />);
  await user.click(screen.getByRole('radio', { name: 'Alice' }));
  expect(grace.game.work().seats).toEqual({ alice: 1 });
  await user.click(screen.getByRole('radio', { name: 'I watch' }));
  expect(grace.game.work().seats).toEqual({});
});

it('leaves one learner one seat, whatever two pages wrote at once', () => {
  const [one, other] = [new SharedCircuit(), new SharedCircuit()];
  one.game.sit(1, 'alice');
  other.game.sit(1, 'bob');
  other.apply(one.encode());
  expect(other.game.work().seats).toEqual({ alice: 1 });
});

it('shows each player their own card, and the results only after both have answered', async () => {
  const { ada, grace } = pages();
  ada.game.start(5);
  const user = userEvent.setup();
  render(<ChshForTwo shared={ada.game} selfId={1} people={people} />);
  await user.click(screen.getByRole('radio', { name: 'Alice' }));
  const { asked } = dealt(5, 0);
  expect(screen.getByText(/^Round 1\. Alice, your card is/)).toHaveTextContent(
    `card is ${asked[0]}`,
  );
  await user.click(screen.getByRole('button', { name: 'Answer 0' }));
  expect(screen.getByText(/Now it’s Bob’s turn/)).toBeInTheDocument();
  expect(screen.queryByText(/Bob had card/)).toBeNull();
  grace.game.answer('bob', { bit: 1, way: 'own' });
  const isWon = asked[0] === 1 && asked[1] === 1;
  expect(await screen.findByText(/^Round 1: Alice had card/)).toHaveTextContent(
    isWon ? 'You win it.' : 'Not this one.',
  );
  const row = within(screen.getByRole('row', { name: /^Your own answers/ }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '1',
    isWon ? '1' : '0',
    isWon ? '100%' : '0%',
  ]);
  expect(screen.getByText(/^Round 2\./)).toBeInTheDocument();
});

it('is won more often by looks at the pair than by any plan', { tags: ['exhaustive'] }, () => {
  const { ada, grace } = pages();
  ada.game.start(11);
  for (let round = 0; round < 150; round++) {
    const { pair } = dealt(11, round);
    ada.game.answer('alice', { bit: pair[0], way: 'pair' });
    grace.game.answer('bob', { bit: pair[1], way: 'pair' });
  }
  const { pair, own } = scoresOf(ada.game.work());
  expect(own.played).toBe(0);
  expect(pair.played).toBe(150);
  expect(pair.won / 150).toBeGreaterThan(0.77);
  expect(grace.game.work()).toEqual(ada.game.work());
});

it('keeps the first answer of a player, and resets with a new game', () => {
  const { ada } = pages();
  ada.game.answer('alice', { bit: 1, way: 'own' });
  ada.game.answer('alice', { bit: 0, way: 'own' });
  expect(ada.game.work().rounds).toEqual([{ alice: { bit: 1, way: 'own' } }]);
  ada.game.sit(1, 'alice');
  ada.game.start(2);
  expect(ada.game.work()).toEqual({ seed: 2, seats: { alice: 1 }, rounds: [{}] });
});
