import type { BlockOf } from '@qubloom/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TaskWidget } from './task-widget.tsx';

const alwaysOne: BlockOf<'task'> = {
  kind: 'task',
  id: 'always-one',
  title: 'Always 1, with an H in it',
  goal: 'Make the qubit end at 1 every time.',
  starter: 'q0: ? ? ?',
  gates: ['X', 'H'],
  check: { kind: 'distribution', chances: { '1': 1 } },
  mustUse: ['H'],
  hints: ['One H alone leaves a mix.', 'Two H gates undo each other.'],
  success: 'Sure again.',
};

const open = () => {
  render(<TaskWidget block={alwaysOne} />);
  return userEvent.setup();
};
const build = async (user: ReturnType<typeof userEvent.setup>, gates: string) => {
  for (const [place, gate] of [...gates].entries()) {
    screen.getByRole('button', { name: new RegExp(`q0, place ${place + 1}`) }).focus();
    await user.keyboard(gate);
  }
};

describe('a checked task', () => {
  it('says what is missing when nothing is placed', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText('Nothing is placed yet.')).toBeVisible();
  });

  it('gives a reason first and passes any right circuit after', async () => {
    const user = open();
    await build(user, 'x');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText('The result is right, but H is missing.')).toBeVisible();
    await build(user, 'hhx');
    expect(screen.queryByText('The result is right, but H is missing.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText('Sure again.')).toBeVisible();
    expect(screen.getByRole('heading', { name: /Done/ })).toBeVisible();
  });

  it('gives hints one at a time', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Hint' }));
    expect(screen.getByText('One H alone leaves a mix.')).toBeVisible();
    expect(screen.queryByText('Two H gates undo each other.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next hint' }));
    expect(screen.queryByRole('button', { name: /hint/i })).toBeNull();
  });
});
