import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { recordSounds } from '../../testing/sounds.ts';
import { SceneFrame } from './scene-frame.tsx';
import { playSound, switchSounds, useSound } from './sounds.ts';

const parts = { goal: 'What rolls out?', stage: <p>picture</p>, controls: <button>Draw</button> };

function Rung({ times }: { readonly times: number }) {
  useSound(times, 'bark');
  return null;
}

describe('the frame of a scene', () => {
  it('has its question, its numbers for screen readers always and for eyes behind a switch', async () => {
    const user = userEvent.setup();
    render(<SceneFrame {...parts} numbers={<p>exactly 25%</p>} message="Four marbles." />);
    expect(screen.getByRole('heading', { name: 'What rolls out?' })).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Result' })).getByText('Four marbles.'),
    ).toHaveAttribute('aria-live', 'polite');
    const numbers = screen.getByRole('region', { name: 'Numbers' });
    expect(numbers).toHaveClass('sr-only');
    await user.click(screen.getByRole('button', { name: 'Numbers', pressed: false }));
    expect(numbers).not.toHaveClass('sr-only');
    expect(screen.getByRole('button', { name: 'Numbers', pressed: true })).toBeVisible();
  });

  it('offers to start again once there is something to take back, at a place kept for it, and says what was odd', async () => {
    const user = userEvent.setup();
    const onRestart = vi.fn();
    const { rerender } = render(<SceneFrame {...parts} problem="This link cannot be read." />);
    expect(screen.getByText('This link cannot be read.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
    rerender(<SceneFrame {...parts} onRestart={null} />);
    expect(screen.getByRole('button', { name: 'Start again' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    rerender(<SceneFrame {...parts} onRestart={onRestart} />);
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(onRestart).toHaveBeenCalledOnce();
  });

  it('is silent until sounds are switched on, and again when they are switched off', async () => {
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
    const { unmount } = render(<SceneFrame {...parts} />);
    playSound('zero');
    expect(started).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Sound', pressed: false }));
    playSound('zero');
    expect(started).toHaveBeenCalled();
    started.mockClear();
    // Another scene on this device finds them on, and plays nothing by itself.
    unmount();
    render(<SceneFrame {...parts} />);
    expect(started).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Sound', pressed: true }));
    playSound('one');
    expect(started).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('wakes a sound that the browser has put to rest, as after a reload or a call', async () => {
    const resume = vi.fn(() => Promise.resolve());
    recordSounds({ state: 'suspended', resume });
    playSound('zero');
    expect(resume).toHaveBeenCalledOnce();
    switchSounds(false);
  });

  it('sounds for what happens once more, and not for what was there or is taken back', () => {
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
