import { useEffect, useEffectEvent, useState } from 'react';
import { wantsCalm } from '../../lib/browser/motion.ts';
import { useGrowingRun } from '../trials/use-growing-run.ts';
import { boxMoveMs } from './coin-box.tsx';

/** Milliseconds for each of many games: short, but each opening can be seen. */
const quickGameMs = 90;

export interface Plays {
  /** The box makes its three moves. */
  readonly isClosed: boolean;
  /** Many games are being played. */
  readonly isGrowing: boolean;
  play(count: number): void;
  /** Drops what is not played yet. */
  stop(): void;
}

/** Plays one game slowly, so that every move of the box is seen, and many games quickly. */
export function usePlays(onPlay: (count: number) => void): Plays {
  const [isClosed, setClosed] = useState(false);
  const { isGrowing, run, stop: stopRun } = useGrowingRun(onPlay, quickGameMs);
  const openBox = () => {
    setClosed(false);
    onPlay(1);
  };
  const openAfterMoves = useEffectEvent(openBox);
  useEffect(() => {
    if (!isClosed) return undefined;
    const timer = setTimeout(openAfterMoves, 3 * boxMoveMs);
    return () => clearTimeout(timer);
  }, [isClosed]);
  const stop = () => {
    setClosed(false);
    stopRun();
  };
  const play = (count: number) => {
    if (count > 1) {
      setClosed(false);
      run(count);
    } else {
      stopRun();
      if (isClosed || wantsCalm()) openBox();
      else setClosed(true);
    }
  };
  return { isClosed, isGrowing, play, stop };
}
