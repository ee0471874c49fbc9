import { expect, it, vi } from 'vitest';
import { abortedWith, onAbort, untilAborted } from './abort.ts';

it('a controller is aborted with any of its signals, for the same reason, and aborts none of them', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const both = abortedWith(first.signal, second.signal);
  expect(both.signal.aborted).toBe(false);
  second.abort('enough');
  expect(both.signal).toMatchObject({ aborted: true, reason: 'enough' });
  expect(first.signal.aborted).toBe(false);
  expect(abortedWith(first.signal, second.signal).signal.aborted).toBe(true);
});

it('nothing is called back after the end, or twice', () => {
  const [controller, over] = [new AbortController(), new AbortController()];
  const [act, late] = [vi.fn(), vi.fn()];
  onAbort(controller.signal, act, { until: new AbortController().signal });
  onAbort(controller.signal, late, { until: over.signal });
  over.abort();
  controller.abort();
  controller.abort();
  expect(act).toHaveBeenCalledOnce();
  expect(late).not.toHaveBeenCalled();
});

it('waiting ends when the signal is aborted, and at once if it is already', async () => {
  const controller = new AbortController();
  const waiting = untilAborted(controller.signal);
  controller.abort();
  await waiting;
  await untilAborted(controller.signal);
});
