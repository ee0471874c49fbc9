import { playReportLimits } from '@qubloom/contract';
import { describe, expect, test } from 'vitest';
import {
  isUnreported,
  playAfter,
  reportOf,
  startPlay,
  timeText,
  type PlayEvent,
} from './play-state.ts';

const after = (...events: readonly PlayEvent[]) => events.reduce(playAfter, startPlay);
const change = (at: number): PlayEvent => ({ kind: 'change', at });
const seconds = (count: number) => Array<PlayEvent>(count).fill({ kind: 'second' });

describe('one visit to a visualization', () => {
  test('counts a move of a slider once, however many steps it takes', () => {
    const play = after(change(0), change(90), change(500), change(2000), change(2010));
    expect(play.interactions).toBe(2);
  });

  test('reports what happened since the last report', () => {
    const play = after(...seconds(7), change(0), { kind: 'reported' }, ...seconds(3), change(9000));
    expect(reportOf(play, true)).toEqual({ completed: true, timeSpent: 3, interactionCount: 1 });
  });

  test('has nothing to report before anything happened, and after a report', () => {
    expect(isUnreported(startPlay)).toBe(false);
    expect(isUnreported(after({ kind: 'second' }))).toBe(true);
    expect(isUnreported(after(change(0)))).toBe(true);
    expect(isUnreported(after(...seconds(5), { kind: 'reported' }))).toBe(false);
  });

  test('never reports more than the server accepts', () => {
    const long = { ...startPlay, seconds: 90_000, interactions: 90_000 };
    expect(reportOf(long, false)).toEqual({
      completed: false,
      timeSpent: playReportLimits.seconds,
      interactionCount: playReportLimits.interactions,
    });
  });

  test.each([
    [0, '0:00'],
    [65, '1:05'],
    [3600, '60:00'],
  ])('shows %i seconds as %s', (count, text) => {
    expect(timeText(count)).toBe(text);
  });
});
