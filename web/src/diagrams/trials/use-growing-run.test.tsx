import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askForLessMotion } from '../../testing/screen.ts';
import { useGrowingRun } from './use-growing-run.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function growing() {
  const taken: number[] = [];
  const { result } = renderHook(() => useGrowingRun((tries) => taken.push(tries)));
  const total = () => taken.reduce((sum, tries) => sum + tries, 0);
  return { taken, total, run: () => result.current };
}

describe('a growing run', () => {
  it('takes many tries a few at a time, and all of them in the end', () => {
    const { taken, total, run } = growing();
    act(() => run().run(100));
    expect(total()).toBe(0);
    expect(run().isGrowing).toBe(true);
    act(() => vi.advanceTimersToNextTimer());
    expect(total()).toBeGreaterThan(0);
    expect(total()).toBeLessThan(100);
    act(() => run().run(100));
    act(() => vi.advanceTimersByTime(5000));
    expect(total()).toBe(200);
    expect(taken.length).toBeGreaterThan(10);
    expect(run().isGrowing).toBe(false);
  });

  it('takes a single try at once', () => {
    const { taken, run } = growing();
    act(() => run().run(1));
    expect(taken).toEqual([1]);
    expect(run().isGrowing).toBe(false);
  });

  it('takes all at once where motion is unwanted', () => {
    askForLessMotion();
    const { taken, run } = growing();
    act(() => run().run(100));
    expect(taken).toEqual([100]);
  });

  it('drops what has not been taken when it is stopped', () => {
    const { total, run } = growing();
    act(() => run().run(100));
    act(() => vi.advanceTimersToNextTimer());
    const before = total();
    act(() => run().stop());
    act(() => vi.advanceTimersByTime(5000));
    expect(total()).toBe(before);
    expect(run().isGrowing).toBe(false);
  });
});
