import { useEffect, useRef, useState } from 'react';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useVideoWatch } from './use-video-watch.ts';
import { ownVideoOf, type VideoLink } from './video-link-state.ts';
import { VideoStage } from './video-stage.tsx';

interface VideoPlayerProps {
  readonly link: Exclude<VideoLink, { kind: 'none' }>;
  readonly title: string;
  readonly onFailure: () => void;
}

/** A lesson's video, after the learner has asked for it. */
export function VideoPlayer({ link, title, onFailure }: VideoPlayerProps) {
  if (link.kind === 'file') return <VideoFile link={link} title={title} onFailure={onFailure} />;
  return <VideoFrame link={link} title={title} onFailure={onFailure} />;
}

interface VideoFileProps extends VideoPlayerProps {
  readonly link: Extract<VideoLink, { kind: 'file' }>;
}

function VideoFile({ link, title, onFailure }: VideoFileProps) {
  const [isLoading, setLoading] = useState(true);
  const video = useRef<HTMLVideoElement>(null);
  // The button that had the focus is gone.
  useEffect(() => video.current?.focus(), []);
  const own = ownVideoOf(link);
  return (
    <VideoStage>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- videos of others bring theirs in the file */}
      <video
        ref={video}
        src={link.url}
        title={title}
        poster={own?.poster}
        controls
        autoPlay
        playsInline
        onLoadedData={() => setLoading(false)}
        onError={onFailure}
        className="size-full"
      >
        {own && <track kind="captions" srcLang="en" label="English" src={own.captions} default />}
      </video>
      {isLoading && <VideoLoading />}
    </VideoStage>
  );
}

function VideoLoading() {
  return (
    <div className="absolute inset-0 grid place-items-center bg-deep">
      <Spinner label="Loading video..." className="text-deep-ink" />
    </div>
  );
}

/**
 * Our pages are isolated from other sites, so a frame of another site must load without its cookies
 * (https://developer.mozilla.org/docs/Web/Security/IFrame_credentialless). React's types do not know this
 * attribute yet.
 */
const withoutCredentials = { credentialless: true };

/** Returns true if the browser supports such frames. Otherwise, the video opens on its own site. */
export function canEmbed(): boolean {
  return !window.crossOriginIsolated || 'credentialless' in HTMLIFrameElement.prototype;
}

interface VideoFrameProps extends VideoPlayerProps {
  readonly link: Extract<VideoLink, { kind: 'youtube' | 'page' }>;
}

function VideoFrame({ link, title, onFailure }: VideoFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone.
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
      {isLoading && <VideoLoading />}
    </VideoStage>
  );
}
