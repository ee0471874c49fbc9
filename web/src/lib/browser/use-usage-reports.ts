import { useEffect } from 'react';
import { reported, startClock, ticked, tickLength, touched } from './usage-clock-state.ts';

export interface UsageReports {
  readonly isOn: boolean;
  /** Milliseconds without input after which the page counts as unused. */
  readonly idleAfter: number;
  /** Maximum seconds per report. */
  readonly longest: number;
  /**
   * Called with 0 at once, and then with the seconds of use since the last report, about once a minute and on
   * leaving. Must not change between renders.
   */
  readonly report: (seconds: number) => void;
}

/** The time between two reports, in milliseconds. */
const reportInterval = 60_000;
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'blur', 'focus'] as const;

/** Reports for how long the page is in front and used, including use of our own frames in it. */
export function useUsageReports({ isOn, idleAfter, longest, report }: UsageReports): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let clock = startClock(performance.now(), idleAfter);
    let isSeen = !document.hidden;
    const touch = () => {
      clock = touched(clock, performance.now());
    };
    const watched = new Set<Window>();
    const watch = (view: Window) => {
      if (watched.has(view)) return;
      watched.add(view);
      signsOfLife.forEach((sign) => view.addEventListener(sign, touch, { passive: true }));
    };
    const tick = () => {
      clock = ticked(clock, performance.now(), isSeen);
      isSeen = !document.hidden;
      ownFrames().forEach(watch);
    };
    const reportUsage = () => {
      tick();
      const { seconds, clock: next } = reported(clock, longest);
      clock = next;
      if (seconds > 0) report(seconds);
    };
    const hide = () => (document.hidden ? reportUsage() : tick());

    report(0);
    watch(window);
    const ticks = setInterval(tick, tickLength);
    const reports = setInterval(reportUsage, reportInterval);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearInterval(ticks);
      clearInterval(reports);
      document.removeEventListener('visibilitychange', hide);
      for (const view of watched) {
        signsOfLife.forEach((sign) => view.removeEventListener(sign, touch));
      }
      reportUsage();
    };
  }, [isOn, idleAfter, longest, report]);
}

/** Windows of frames from this site. Other frames do not grant access. */
function ownFrames(): Window[] {
  return [...document.querySelectorAll('iframe')].flatMap((frame) =>
    frame.contentDocument && frame.contentWindow ? [frame.contentWindow] : [],
  );
}
