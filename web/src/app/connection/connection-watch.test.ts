import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionMessages, watchConnection } from './connection-watch.ts';

const lost = new TypeError('Failed to fetch');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const show = vi.fn<(message: string | null) => void>();
  const warn = vi.fn<(message: string) => void>();
  const tryAgain = vi.fn<() => void>();
  const watch = watchConnection({ show, warn, tryAgain });
  return { ...watch, show, warn, tryAgain, shown: () => show.mock.lastCall?.[0] };
}

// Shows: 8 connection indicator; 9 connection indicator limits
test('a failure is announced for five seconds', () => {
  const watch = watched();
  expect(watch.onRejection(lost)).toBe(true);
  expect(watch.shown()).toBe('Reconnecting... (1/5)');
  vi.advanceTimersByTime(4999);
  expect(watch.shown()).toBe('Reconnecting... (1/5)');
  vi.advanceTimersByTime(1);
  expect(watch.shown()).toBeNull();
});

// Shows: 8 connection indicator; 9 connection indicator limits
test('tries come after 1, 2, 4, 8, and 16 seconds, at most five', () => {
  const watch = watched();
  for (const [index, seconds] of [1, 2, 4, 8, 16].entries()) {
    watch.onRejection(lost);
    expect(watch.shown()).toBe(`Reconnecting... (${index + 1}/5)`);
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(watch.tryAgain).toHaveBeenCalledTimes(index);
    vi.advanceTimersByTime(1);
    expect(watch.tryAgain).toHaveBeenCalledTimes(index + 1);
  }
  watch.onRejection(lost);
  expect(watch.shown()).toBe('Connection issues detected. Try refreshing the page.');
  vi.advanceTimersByTime(60_000);
  expect(watch.tryAgain).toHaveBeenCalledTimes(5);
  expect(watch.shown()).toBeNull();
});

test('the fifth announcement is followed by the advice to refresh', () => {
  const watch = watched();
  for (let failure = 0; failure < 5; failure += 1) watch.onRejection(lost);
  vi.advanceTimersByTime(5000);
  expect(watch.shown()).toBe(connectionMessages.givingUp);
  vi.advanceTimersByTime(5000);
  expect(watch.shown()).toBeNull();
});

// Shows: 8 dev-server connected resets
test('a connection that works again restarts the count', () => {
  const watch = watched();
  watch.onRejection(lost);
  watch.onRejection(lost);
  watch.onConnected();
  watch.onRejection(lost);
  expect(watch.shown()).toBe('Reconnecting... (1/5)');
});

// Shows: 8 unhandled rejection empty reason
test('an empty reason is only a warning', () => {
  const watch = watched();
  expect(watch.onRejection(undefined)).toBe(true);
  expect(watch.warn).toHaveBeenCalledOnce();
  expect(watch.show).not.toHaveBeenCalled();
});

// Shows: 8 payment rejection
test('trouble with payments is announced as harmless', () => {
  const watch = watched();
  expect(watch.onRejection(new Error('Stripe is not defined'))).toBe(true);
  expect(watch.shown()).toBe(
    'Payment processing issue detected. This will not affect your experience.',
  );
});

test('any other rejection is left to the browser', () => {
  const watch = watched();
  expect(watch.onRejection(new Error('A mistake of ours'))).toBe(false);
  expect(watch.show).not.toHaveBeenCalled();
});
