import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { playerEventOf, youtubeHost } from './video-link-state.ts';

/** Milliseconds in which a player must report that it is ready. */
const loadTimeout = 12_000;

/**
 * Watches the loading of a video in a frame. A frame reports no failure, so we ask YouTube's player for messages, and a
 * player that sends none counts as failed.
 */
export function useVideoWatch(
  frame: RefObject<HTMLIFrameElement | null>,
  isYouTube: boolean,
  onFailure: () => void,
) {
  const [isLoading, setLoading] = useState(true);
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.origin !== youtubeHost || event.source !== frame.current?.contentWindow) return;
      const word = playerEventOf(event.data);
      if (word === 'failed') fail();
      if (word === 'ready') setLoading(false);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame]);

  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(fail, loadTimeout);
    return () => clearTimeout(timer);
  }, [isLoading]);

  const onLoad = () => {
    if (isYouTube) {
      frame.current?.contentWindow?.postMessage('{"event":"listening"}', youtubeHost);
    } else {
      setLoading(false);
    }
  };
  return { isLoading, onLoad };
}
