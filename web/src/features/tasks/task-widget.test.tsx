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

describe('a task on two wires', () => {
  it('shows the chances live and tells a matching pair from two coins', async () => {
    render(
      <TaskWidget
        block={{
          ...alwaysOne,
          starter: 'q0: ? ?\nq1: ? ?',
          gates: ['H', 'X', '*'],
          check: { kind: 'state', amplitudes: { '00': 1, '11': 1 } },
          mustUse: [],
        }}
      />,
    );
    const user = userEvent.setup();
    const place = async (name: string, key: string) => {
      screen.getByRole('button', { name: new RegExp(name) }).focus();
      await user.keyboard(key);
    };
    await place('q0, place 1', 'h');
    await place('q1, place 1', 'h');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText(/Each qubit goes its own way/)).toBeVisible();
    await place('q1, place 1', '{Delete}');
    await place('q0, place 2', '*');
    await place('q1, place 2', 'x');
    expect(screen.getByRole('row', { name: '11 + 50 %' })).toBeVisible();
    expect(screen.getByRole('row', { name: '01 0 %' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText('Sure again.')).toBeVisible();
  });
});
