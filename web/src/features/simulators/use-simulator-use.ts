import { type LessonId, longestSimulatorReport } from '@qubloom/contract';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { simulators } from '../../lib/endpoints.ts';
import { startClock, ticked, tickLength, told, touched } from './usage-clock-state.ts';

/** Milliseconds. */
const tellEvery = 60_000;
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'blur', 'focus'] as const;

/** Tells the server that a learner uses the lesson's simulator, for as long as it is on the page and `isOn`. */
export function useSimulatorUse(lesson: LessonId | undefined, isOn: boolean): void {
  useEffect(() => {
    if (!isOn || lesson === undefined) return undefined;
    let clock = startClock(performance.now());
    let isSeen = !document.hidden;
    const tell = (seconds: number) => {
      const body = { seconds };
      // Nothing on the page depends on it; what could not be told is left out of the numbers.
      call(simulators.use, { params: { id: lesson }, body, outlivesPage: true }).catch(
        () => undefined,
      );
    };
    const tick = () => {
      clock = ticked(clock, performance.now(), isSeen);
      isSeen = !document.hidden;
    };
    const tellRest = () => {
      tick();
      const { seconds, clock: rest } = told(clock, longestSimulatorReport);
      clock = rest;
      if (seconds > 0) tell(seconds);
    };
    const touch = () => {
      clock = touched(clock, performance.now());
    };
    const hide = () => (document.hidden ? tellRest() : tick());

    tell(0);
    const ticks = setInterval(tick, tickLength);
    const reports = setInterval(tellRest, tellEvery);
    document.addEventListener('visibilitychange', hide);
    signsOfLife.forEach((sign) => window.addEventListener(sign, touch, { passive: true }));
    return () => {
      clearInterval(ticks);
      clearInterval(reports);
      document.removeEventListener('visibilitychange', hide);
      signsOfLife.forEach((sign) => window.removeEventListener(sign, touch));
      tellRest();
    };
  }, [lesson, isOn]);
}
