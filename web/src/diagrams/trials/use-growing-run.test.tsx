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
  it('takes a hundred tries a few at a time, in a second and a half', () => {
    const { taken, total, run } = growing();
    act(() => run().run(100));
    expect(total()).toBe(0);
    expect(run().isGrowing).toBe(true);
    act(() => vi.advanceTimersByTime(700));
    expect(total()).toBeGreaterThan(30);
    expect(total()).toBeLessThan(60);
    act(() => vi.advanceTimersByTime(800));
    expect(total()).toBe(100);
    expect(taken.length).toBeGreaterThan(30);
    expect(run().isGrowing).toBe(false);
  });

  it('takes no longer for a thousand tries, and less for ten', () => {
    const { total, run } = growing();
    act(() => run().run(1000));
    act(() => vi.advanceTimersByTime(1500));
    expect(total()).toBe(1000);
    act(() => run().run(10));
    act(() => vi.advanceTimersByTime(510));
    expect(total()).toBe(1010);
  });

  it('takes the remaining tries at once when it is pressed again', () => {
    const { total, run } = growing();
    act(() => run().run(100));
    act(() => vi.advanceTimersToNextTimer());
    act(() => run().run(100));
    expect(total()).toBe(100);
    expect(run().isGrowing).toBe(false);
    act(() => vi.advanceTimersByTime(5000));
    expect(total()).toBe(100);
  });

  it('takes a single try at once', () => {
    const { taken, run } = growing();
    act(() => run().run(1));
    expect(taken).toEqual([1]);
    expect(run().isGrowing).toBe(false);
  });

  it('takes all tries at once under reduced motion', () => {
    askForLessMotion();
    const { taken, run } = growing();
    act(() => run().run(100));
    expect(taken).toEqual([100]);
  });

  it('drops the remaining tries when it is stopped', () => {
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
