import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { recordSounds } from '../../testing/sounds.ts';
import { InteractiveLayout } from './interactive-layout.tsx';
import { playSound, switchSounds, useSound } from '../../ui/feedback/sounds.ts';

const parts = { goal: 'What rolls out?', stage: <p>picture</p>, controls: <button>Draw</button> };

function Rung({ times }: { readonly times: number }) {
  useSound(times, 'bark');
  return null;
}

describe('the layout of an interactive', () => {
  it('has its goal, and its numbers, always for screen readers and behind a switch for everybody else', async () => {
    const user = userEvent.setup();
    render(<InteractiveLayout {...parts} numbers={<p>exactly 25%</p>} message="Four marbles." />);
    expect(screen.getByRole('heading', { name: 'What rolls out?' })).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Result' })).getByText('Four marbles.')
        .parentElement,
    ).toHaveAttribute('aria-live', 'polite');
    const numbers = screen.getByRole('region', { name: 'Numbers' });
    expect(numbers).toHaveClass('sr-only');
    await user.click(screen.getByRole('button', { name: 'Numbers', pressed: false }));
    expect(numbers).not.toHaveClass('sr-only');
    expect(screen.getByRole('button', { name: 'Numbers', pressed: true })).toBeVisible();
  });

  it('offers to start again once there is something to undo, in a reserved place, and reports an unreadable address', async () => {
    const user = userEvent.setup();
    const onRestart = vi.fn();
    const { rerender } = render(
      <InteractiveLayout {...parts} problem="This link cannot be read." />,
    );
    expect(screen.getByText('This link cannot be read.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
    rerender(<InteractiveLayout {...parts} onRestart={null} />);
    expect(screen.getByRole('button', { name: 'Start again' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    rerender(<InteractiveLayout {...parts} onRestart={onRestart} />);
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(onRestart).toHaveBeenCalledOnce();
  });

  it('is silent until sounds are switched on, and after they are switched off', async () => {
    const user = userEvent.setup();
    const started = vi.fn();
    function node() {
      return {
        connect: (to: unknown) => to,
        start: started,
        stop: () => undefined,
        gain: { linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
      };
    }
    vi.stubGlobal('AudioContext', function AudioContext() {
      return { state: 'running', currentTime: 0, close: () => Promise.resolve() };
    });
    vi.stubGlobal('OscillatorNode', node);
    vi.stubGlobal('GainNode', node);
    const { unmount } = render(<InteractiveLayout {...parts} />);
    playSound('zero');
    expect(started).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Sound', pressed: false }));
    playSound('zero');
    expect(started).toHaveBeenCalled();
    started.mockClear();
    // On this device, another interactive finds sounds switched on, but plays nothing by itself.
    unmount();
    render(<InteractiveLayout {...parts} />);
    expect(started).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Sound', pressed: true }));
    playSound('one');
    expect(started).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('resumes audio that the browser has suspended, as after a reload or a call', async () => {
    const resume = vi.fn(() => Promise.resolve());
    recordSounds({ state: 'suspended', resume });
    playSound('zero');
    expect(resume).toHaveBeenCalledOnce();
    switchSounds(false);
  });

  it('plays a sound when something happens once more, and not for the initial state or an undo', () => {
    const sounds = recordSounds();
    const { rerender } = render(<Rung times={3} />);
    rerender(<Rung times={0} />);
    expect(sounds).toEqual([]);
    rerender(<Rung times={1} />);
    expect(sounds).toEqual([420, 380]);
    rerender(<Rung times={1} />);
    expect(sounds).toHaveLength(2);
  });
});
