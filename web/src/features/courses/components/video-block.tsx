import { Play, VideoOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Ripples } from '../../../ui/waves/ripples.tsx';
import { useVideoWatch } from '../use-video-watch.ts';
import { defaultVideoFor, videoLinkOf, type VideoLink } from '../video-link-state.ts';

export interface VideoBlockProps {
  readonly url: string;
  readonly category: string;
  readonly title: string;
}

const stage =
  'relative grid aspect-video w-full place-items-center overflow-hidden rounded-card bg-deep text-deep-ink';

/** A lesson's video. Nothing is asked of another site before the learner presses play. */
export function VideoBlock({ url, category, title }: VideoBlockProps) {
  const [shownUrl, setShownUrl] = useState(url);
  const [isWanted, setWanted] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const link = videoLinkOf(shownUrl);
  const alternative = defaultVideoFor(category);

  if (hasFailed || link.kind === 'none') {
    const tryAlternative = () => {
      setShownUrl(alternative);
      setFailed(false);
      setWanted(true);
    };
    return (
      <VideoUnavailable onAlternative={shownUrl === alternative ? undefined : tryAlternative} />
    );
  }
  if (!isWanted) return <VideoPoster link={link} title={title} onPlay={() => setWanted(true)} />;
  return <VideoPlayer key={shownUrl} link={link} title={title} onFailure={() => setFailed(true)} />;
}

interface VideoPosterProps {
  readonly link: VideoLink;
  readonly title: string;
  readonly onPlay: () => void;
}

function VideoPoster({ link, title, onPlay }: VideoPosterProps) {
  return (
    <div className={stage}>
      <Ripples seed={title} className="absolute inset-0 size-full opacity-60" />
      <div className="relative flex flex-col items-center gap-3 p-4 text-center">
        {link.kind === 'youtube' && !canEmbed() ? (
          <a
            href={link.watchUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'deep', size: 'large' })}
          >
            <Play aria-hidden="true" />
            Play Video
            <span className="sr-only">(opens a new tab)</span>
          </a>
        ) : (
          <Button variant="deep" size="large" onClick={onPlay}>
            <Play aria-hidden="true" />
            Play Video
          </Button>
        )}
        {link.kind === 'youtube' && (
          <p className="rounded-control bg-deep px-3 py-1 text-sm">Plays from YouTube.</p>
        )}
      </div>
    </div>
  );
}

interface VideoPlayerProps {
  readonly link: Exclude<VideoLink, { kind: 'none' }>;
  readonly title: string;
  readonly onFailure: () => void;
}

function VideoPlayer({ link, title, onFailure }: VideoPlayerProps) {
  if (link.kind === 'file') {
    return (
      <div className={stage}>
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
      </div>
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
function canEmbed(): boolean {
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
    <div className={stage}>
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
    </div>
  );
}

function VideoUnavailable({ onAlternative }: { readonly onAlternative: (() => void) | undefined }) {
  return (
    <div role="alert" className={stage}>
      <div className="flex flex-col items-center gap-3 p-4 text-center">
        <VideoOff aria-hidden="true" className="size-10 text-deep-soft" />
        <p className="font-heading text-xl font-semibold">Video unavailable</p>
        {onAlternative ? (
          <Button variant="deep" onClick={onAlternative}>
            Try an alternative video
          </Button>
        ) : (
          <p className="text-deep-soft">The lesson has everything you need without it.</p>
        )}
      </div>
    </div>
  );
}
