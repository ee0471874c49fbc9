import { type LessonId, longestSimulatorReport } from '@qubloom/contract';
import { useEffect } from 'react';
import { simulators } from '../../lib/api/endpoints.ts';
import { useOutgoing } from '../../product/outgoing/outgoing.ts';
import { reported, startClock, ticked, tickLength, touched } from './usage-clock-state.ts';

/** Milliseconds. */
const reportInterval = 60_000;
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'blur', 'focus'] as const;

/** Reports to the server that a learner uses the lesson's simulator, for as long as it is on the page and `isOn`. */
export function useSimulatorUse(lesson: LessonId | undefined, isOn: boolean): void {
  const { send } = useOutgoing(simulators.use);
  useEffect(() => {
    if (!isOn || lesson === undefined) return undefined;
    let clock = startClock(performance.now());
    let isSeen = !document.hidden;
    const report = (seconds: number) => {
      // Nothing on the page depends on it; what is refused is left out of the numbers.
      send({ params: { id: lesson }, body: { seconds } }).catch(() => undefined);
    };
    const tick = () => {
      clock = ticked(clock, performance.now(), isSeen);
      isSeen = !document.hidden;
    };
    const reportUsage = () => {
      tick();
      const { seconds, clock: next } = reported(clock, longestSimulatorReport);
      clock = next;
      if (seconds > 0) report(seconds);
    };
    const touch = () => {
      clock = touched(clock, performance.now());
    };
    const hide = () => (document.hidden ? reportUsage() : tick());

    report(0);
    const ticks = setInterval(tick, tickLength);
    const reports = setInterval(reportUsage, reportInterval);
    document.addEventListener('visibilitychange', hide);
    signsOfLife.forEach((sign) => window.addEventListener(sign, touch, { passive: true }));
    return () => {
      clearInterval(ticks);
      clearInterval(reports);
      document.removeEventListener('visibilitychange', hide);
      signsOfLife.forEach((sign) => window.removeEventListener(sign, touch));
      reportUsage();
    };
  }, [lesson, isOn, send]);
}
