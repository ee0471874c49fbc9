import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ShownCheck } from '../../product/blocks/shown-check.ts';
import { InlineCheck } from './inline-check.tsx';

type Block = ShownCheck['block'];

function open(block: Block, isSolved = false) {
  const onSolved = vi.fn();
  render(
    <InlineCheck block={block} glossary={new Map()} isSolved={isSolved} onSolved={onSolved} />,
  );
  return { onSolved, user: userEvent.setup() };
}

const check = () => screen.getByRole('button', { name: 'Check' });

const number: Block = {
  kind: 'number',
  id: 'how-often',
  question: 'How often does it show 1?',
  answer: 25,
  unit: 'percent',
  within: 1,
  reply: 'A sixth of a turn makes a quarter.',
  wrong: [{ answer: 50, reply: 'That would be H.' }],
};

describe('a number to type', () => {
  it.each(['25', '25%', '24.6', '1/4', '0.25'])('accepts %s for a quarter', async (typed) => {
    const { user, onSolved } = open(number);
    await user.type(screen.getByRole('textbox', { name: 'Your number, in percent' }), typed);
    await user.click(check());
    expect(await screen.findByText('A sixth of a turn makes a quarter.')).toBeVisible();
    expect(onSolved).toHaveBeenCalledOnce();
  });

  it('shows the reason for an expected wrong answer, then the direction, and clears it with the next edit', async () => {
    const { user, onSolved } = open(number);
    const field = screen.getByRole('textbox');
    await user.type(field, '50{Enter}');
    expect(await screen.findByText('That would be H.')).toBeVisible();
    await user.clear(field);
    expect(screen.queryByText('That would be H.')).toBeNull();
    await user.type(field, '80{Enter}');
    expect(await screen.findByText(/less than 80%/)).toBeVisible();
    expect(onSolved).not.toHaveBeenCalled();
  });

  it('asks for a number if there is none', async () => {
    const { user } = open(number);
    await user.type(screen.getByRole('textbox'), 'half{Enter}');
    expect(screen.getByText('Type a number, like 12 or 0.5.')).toBeVisible();
    expect(screen.getByRole('textbox')).toBeInvalid();
  });
});

const bars: Block = {
  kind: 'bars',
  id: 'pair',
  question: 'How often does each result come up?',
  circuit: 'H * / - X',
  within: 5,
  reply: 'The two always agree.',
  wrong: [{ chances: { '00': 25, '01': 25, '10': 25, '11': 25 }, reply: 'Those are two coins.' }],
};

describe('bars to drag', () => {
  const drag = (to: Readonly<Record<string, number>>) => {
    for (const [outcome, percent] of Object.entries(to)) {
      fireEvent.change(screen.getByRole('slider', { name: outcome }), {
        target: { value: String(percent) },
      });
    }
  };

  it.each([
    [{ '00': 50, '11': 50 }, 'The two always agree.'],
    [{ '00': 25, '01': 25, '10': 25, '11': 25 }, 'Those are two coins.'],
    [{ '00': 100, '11': 100 }, /make 200% together/],
    [{ '00': 80, '11': 20 }, /00 comes up less often/],
  ])('set to %j', async (to, reply) => {
    const { user, onSolved } = open(bars);
    drag(to);
    await user.click(check());
    expect(await screen.findByText(reply)).toBeVisible();
    expect(onSolved).toHaveBeenCalledTimes(reply === bars.reply ? 1 : 0);
  });

  it('show their sum', () => {
    open(bars);
    drag({ '00': 30, '10': 45 });
    expect(screen.getByText('75%')).toBeVisible();
    expect(screen.getByRole('slider', { name: '10' })).toHaveAttribute('aria-valuetext', '45%');
  });
});

const histogram: Block = {
  kind: 'histogram',
  id: 'which',
  question: 'Which chart does H make?',
  charts: [
    { circuit: 'X', reply: 'That is X.' },
    { circuit: 'H', reply: 'Half and half.' },
  ],
  answer: 1,
};

it('charts to pick from, each with its reply', async () => {
  const { user, onSolved } = open(histogram);
  await user.click(check());
  expect(screen.queryByText(/That is X|Half and half/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'A' }));
  await user.click(check());
  expect(await screen.findByText('That is X.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'B' }));
  expect(screen.queryByText('That is X.')).toBeNull();
  await user.click(check());
  expect(await screen.findByText('Half and half.')).toBeVisible();
  expect(onSolved).toHaveBeenCalledOnce();
});

const order: Block = {
  kind: 'order',
  id: 'teleport',
  question: 'What happens when?',
  steps: ['Share a pair', 'Look', 'Send two bits', 'Mend it'],
  start: [3, 0, 2, 1],
  alsoRight: [],
  reply: 'The bits tell how to mend it.',
  wrong: [{ early: 3, before: 2, reply: 'Without the bits, Bob does not know how.' }],
};

describe('steps to order', () => {
  const steps = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('are moved by their buttons, and screen readers announce where to', async () => {
    const { user, onSolved } = open(order);
    await user.click(check());
    expect(await screen.findByText('Without the bits, Bob does not know how.')).toBeVisible();
    const down = screen.getByRole('button', { name: 'Move down: Mend it' });
    await user.click(down);
    await user.keyboard('{Enter}');
    expect(screen.getByText('Mend it: place 3 of 4.')).toBeInTheDocument();
    await user.keyboard('{Enter}{Enter}');
    expect(down).toHaveFocus();
    expect(steps()).toEqual(['Share a pair', 'Send two bits', 'Look', 'Mend it']);
    await user.click(check());
    expect(await screen.findByText(/The first step is in place/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Move up: Look' }));
    await user.click(check());
    expect(await screen.findByText('The bits tell how to mend it.')).toBeVisible();
    expect(onSolved).toHaveBeenCalledOnce();
  });
});

it('a check that was solved before says so', () => {
  open(number, true);
  expect(screen.getByLabelText('Done:')).toBeVisible();
});
