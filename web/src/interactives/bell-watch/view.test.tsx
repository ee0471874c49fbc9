import { fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GuessRunContext } from '../../diagrams/trials/guess-run.ts';
import { askForLessMotion } from '../../testing/screen.ts';
import { turnCounts, type TurnCount } from './state.ts';
import { View } from './view.tsx';

function open(onRun: () => void = vi.fn()) {
  render(
    <GuessRunContext value={{ isAwaited: true, onRun }}>
      <View />
    </GuessRunContext>,
  );
  return userEvent.setup();
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

const choose = (user: UserEvent, name: string) => user.click(screen.getByRole('radio', { name }));

function setTurns(turns: TurnCount) {
  const value = String(turnCounts.indexOf(turns));
  fireEvent.change(screen.getByRole('slider'), { target: { value } });
}

function message() {
  const live = [...document.querySelectorAll('[aria-live]')];
  expect(live).toHaveLength(1);
  return live[0]?.textContent;
}

describe('a watched bell', () => {
  // Shows whole runs at once.
  beforeEach(askForLessMotion);

  it('wakes the baby after one large turn', async () => {
    const user = open();
    setTurns(1);
    expect(screen.getByRole('slider', { name: 'Turns: 1 × 180°' })).toBeVisible();
    await press(user, 'Run once');
    expect(message()).toBe('It rings after turn 1! It works, but the baby’s awake.');
    expect(screen.getByRole('img', { name: 'It rang, and the arrow is at 1.' })).toBeVisible();
  });

  it('lets the turns add up if it is broken', async () => {
    const user = open();
    setTurns(3);
    await choose(user, 'Broken');
    await press(user, 'Run once');
    expect(message()).toBe('Not one ring, and a 1 at the end. So it’s broken.');
  });

  it('says what a hidden bell was only after an answer', async () => {
    const user = open();
    await choose(user, 'Hidden');
    expect(screen.queryByRole('button', { name: '100 runs' })).toBeNull();
    await press(user, 'Yes, it works');
    expect(message()).toBe('');
    await press(user, 'Run once');
    expect(message()).toMatch(/Does it work\?$/);
    const covered = screen.getByRole('img').getAttribute('aria-label');
    expect(covered).not.toMatch(/fell back|from 0 to 1/);
    await press(user, 'Yes, it works');
    expect(message()).toMatch(/^(Right, it works|In fact, it’s broken)\./);
    expect(message()).not.toMatch(/^In fact.*it never rang/);
  });

  it('counts 100 runs, which are the answer to a guess about small turns only', async () => {
    const onRun = vi.fn();
    const user = open(onRun);
    setTurns(1);
    await press(user, '100 runs');
    expect(message()).toBe('All 100 runs woke the baby.');
    expect(onRun).not.toHaveBeenCalled();
    setTurns(30);
    await press(user, '100 runs');
    expect(onRun).toHaveBeenCalledOnce();
    expect(screen.getByRole('row', { name: '1 working 100 0' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^30 working/ })).toBeInTheDocument();
    await press(user, 'Start again');
    expect(screen.queryByRole('row', { name: /^30 working/ })).toBeNull();
  });
});
