import { Play, VideoOff } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { Ripples } from '../../../ui/brand/ripples.tsx';
import { defaultVideoFor, videoLinkOf, type VideoLink } from './video-link-state.ts';
import { canEmbed, VideoPlayer } from './video-player.tsx';
import { VideoStage } from './video-stage.tsx';

export interface VideoBlockProps {
  readonly url: string;
  readonly category: string;
  readonly title: string;
}

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
    <VideoStage>
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
    </VideoStage>
  );
}

function VideoUnavailable({ onAlternative }: { readonly onAlternative: (() => void) | undefined }) {
  return (
    <VideoStage role="alert">
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
    </VideoStage>
  );
}
