import { useEffect, useRef } from 'react';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useVideoWatch } from './use-video-watch.ts';
import type { VideoLink } from './video-link-state.ts';
import { VideoStage } from './video-stage.tsx';

interface VideoPlayerProps {
  readonly link: Exclude<VideoLink, { kind: 'none' }>;
  readonly title: string;
  readonly onFailure: () => void;
}

/** A lesson's video, once it is asked for. */
export function VideoPlayer({ link, title, onFailure }: VideoPlayerProps) {
  if (link.kind === 'file') {
    return (
      <VideoStage>
        {/* Captions come inside the file. */}
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the lesson's text says the same */}
        <video
          src={link.url}
          title={title}
          controls
          autoPlay
          onError={onFailure}
          className="size-full"
        />
      </VideoStage>
    );
  }
  return <VideoFrame link={link} title={title} onFailure={onFailure} />;
}

/**
 * Our pages are isolated from other sites, so that a frame of another site must come without its
 * cookies (https://developer.mozilla.org/docs/Web/Security/IFrame_credentialless). React's types do not
 * know the attribute yet.
 */
const withoutCredentials = { credentialless: true };

/** Where a browser cannot do that, the video opens on its own site. */
export function canEmbed(): boolean {
  return !window.crossOriginIsolated || 'credentialless' in HTMLIFrameElement.prototype;
}

interface VideoFrameProps extends VideoPlayerProps {
  readonly link: Extract<VideoLink, { kind: 'youtube' | 'page' }>;
}

function VideoFrame({ link, title, onFailure }: VideoFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that asked for the video is gone.
  useEffect(() => frame.current?.focus(), []);
  const { isLoading, onLoad } = useVideoWatch(frame, link.kind === 'youtube', onFailure);
  return (
    <VideoStage>
      <iframe
        {...withoutCredentials}
        ref={frame}
        src={link.kind === 'youtube' ? `${link.embedUrl}&autoplay=1` : link.url}
        title={title}
        onLoad={onLoad}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="size-full border-0"
      />
      {isLoading && (
        <div className="absolute inset-0 grid place-items-center bg-deep">
          <Spinner label="Loading video..." className="text-deep-ink" />
        </div>
      )}
    </VideoStage>
  );
}
