import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useGuessRun } from '../../../diagrams/trials/guess-run.ts';
import { frameMessageOf } from './frame-message-state.ts';

/** Milliseconds after loading in which a simulator must have sent something. */
const timeout = 10_000;

export interface FrameMessages {
  /** Pixels that the content needs; none before it was drawn. */
  readonly height: number | undefined;
  readonly isConnected: boolean;
  /** The frame has loaded, and no simulator is in it. */
  readonly hasFailed: boolean;
}

/** What the simulator in the frame sends. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  hasLoaded: boolean,
): FrameMessages {
  const [height, setHeight] = useState<number>();
  const [isConnected, setConnected] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { onRun } = useGuessRun();
  const hearRun = useEffectEvent(onRun);

  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      const message = frameMessageOf(data);
      if (!message) return;
      setConnected(true);
      if (message.kind === 'ran') hearRun();
      // Out of sight the browser draws nothing, and a simulator that draws nothing has no height.
      else if (message.height !== undefined) setHeight(message.height);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame]);

  // A page that is missing also counts as loaded: only one that sends something is a simulator.
  const isSilent = hasLoaded && !isConnected;
  useEffect(() => {
    if (!isSilent) return undefined;
    const timer = setTimeout(() => setFailed(true), timeout);
    return () => clearTimeout(timer);
  }, [isSilent]);

  return { height, isConnected, hasFailed };
}
