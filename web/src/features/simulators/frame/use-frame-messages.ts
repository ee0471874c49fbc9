import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useGuessRun } from '../../../diagrams/trials/guess-run.ts';
import { frameMessageOf } from './frame-message-state.ts';

/** Milliseconds after loading in which a simulator must have sent a message. */
const timeout = 10_000;

export interface FrameMessages {
  /** Pixels that the content needs; undefined before it was drawn. */
  readonly height: number | undefined;
  readonly isConnected: boolean;
  /** The frame has loaded, but contains no simulator. */
  readonly hasFailed: boolean;
}

/** The state from the messages of the simulator in the frame. */
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
      // The browser draws nothing out of sight, and a simulator that draws nothing has no height.
      else if (message.height !== undefined) setHeight(message.height);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame]);

  // A missing page also counts as loaded; only a page that sends a message is a simulator.
  const isSilent = hasLoaded && !isConnected;
  useEffect(() => {
    if (!isSilent) return undefined;
    const timer = setTimeout(() => setFailed(true), timeout);
    return () => clearTimeout(timer);
  }, [isSilent]);

  return { height, isConnected, hasFailed };
}
