import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setVibrationOn } from '../../lib/storage/device-settings.ts';
import { Success } from './success.tsx';

const vibrate = vi.fn<(pattern: number[]) => boolean>(() => true);

beforeEach(() => {
  vibrate.mockClear();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
});
afterEach(() => setVibrationOn(false));

test('says what the learner did, and leaves the device still unless vibration is on', () => {
  render(<Success strength="task">You tested both inputs.</Success>);
  expect(screen.getByText('You tested both inputs.')).toBeVisible();
  expect(vibrate).not.toHaveBeenCalled();
});

test('vibrates longer for a task than for a step', () => {
  setVibrationOn(true);
  const { unmount } = render(<Success strength="step">One.</Success>);
  unmount();
  render(<Success strength="task">All.</Success>);
  const lengths = vibrate.mock.calls.map(([pattern]) => pattern.reduce((sum, ms) => sum + ms, 0));
  expect(lengths).toHaveLength(2);
  expect(lengths[1]).toBeGreaterThan(lengths[0] ?? Infinity);
});

test('an earlier success is shown without a celebration', () => {
  setVibrationOn(true);
  render(
    <Success strength="task" isFresh={false}>
      Solved before.
    </Success>,
  );
  expect(screen.getByText('Solved before.')).toBeVisible();
  expect(vibrate).not.toHaveBeenCalled();
});
