import { useEffect, useId } from 'react';
import { wantsCalm } from '../../lib/browser/motion.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { useLab } from '../lab-context.tsx';
import { hasTime } from '../state/lab-reducer.ts';
import { timeSteps } from '../edits/time.ts';

/** Milliseconds of one round of the time. */
const round = 6000;
/** Thirty updates a second look smooth and leave half of the frames to the page. */
const pause = 1000 / 30;

/** A play button and a slider, shown if gates turn with the time. */
export function TimeBar() {
  const { state, dispatch } = useLab();
  const slider = useId();
  const { time, isPlaying } = state;
  const isShown = hasTime(state.circuit);
  const isCalm = wantsCalm();
  const runs = isShown && isPlaying && !isCalm;

  useEffect(() => {
    if (!runs) return;
    let frame = 0;
    let last = performance.now();
    let at = time;
    const tick = (now: number) => {
      frame = requestAnimationFrame(tick);
      if (now - last < pause) return;
      at = (at + (now - last) / round) % 1;
      last = now;
      dispatch({ kind: 'set-time', time: at });
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `time` is the start value: each tick changes it
  }, [runs, dispatch]);

  if (!isShown) return null;
  return (
    <div role="group" aria-label="Time" className="flex items-center gap-3">
      <CommandButton command={isCalm ? 'step-time' : isPlaying ? 'pause-time' : 'play-time'} />
      <label htmlFor={slider} className="text-sm font-medium">
        Time <span className="font-mono tabular-nums">{time.toFixed(2)}</span>
      </label>
      <input
        id={slider}
        type="range"
        min={0}
        max={1}
        step={1 / timeSteps}
        value={time}
        aria-valuetext={`${Math.round(time * 100)} percent of a round`}
        onChange={(event) => {
          dispatch({ kind: 'play', isPlaying: false });
          dispatch({ kind: 'set-time', time: Number(event.currentTarget.value) });
        }}
        className="h-11 max-w-80 flex-1 accent-(--color-action)"
      />
    </div>
  );
}
