import { Play, VideoOff } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { Ripples } from '../../../ui/brand/ripples.tsx';
import { alternativeVideo, ownVideoOf, videoLinkOf, type VideoLink } from './video-link-state.ts';
import { canEmbed, VideoPlayer } from './video-player.tsx';
import { VideoStage } from './video-stage.tsx';
import { VideoWords } from './video-words.tsx';
import { connectivity } from '../../../lib/connectivity/connectivity.ts';

export interface VideoBlockProps {
  readonly url: string;
  readonly category: string;
  readonly title: string;
}

/** A lesson's video. Other sites get no request before the learner presses play. */
export function VideoBlock({ url, category, title }: VideoBlockProps) {
  const [shownUrl, setShownUrl] = useState(url);
  const [isWanted, setWanted] = useState(false);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const link = videoLinkOf(shownUrl);
  const own = ownVideoOf(link);

  if (failed.includes(shownUrl) || link.kind === 'none') {
    const alternative = alternativeVideo([...failed, shownUrl], category);
    const play = (next: string) => {
      setShownUrl(next);
      setFailed(failed.filter((url) => url !== next));
      setWanted(true);
    };
    const isAway = own !== null && connectivity.trouble() !== null;
    return (
      <VideoUnavailable
        isAway={isAway}
        onAlternative={isAway || alternative === null ? undefined : () => play(alternative)}
        onRetry={isAway ? () => play(shownUrl) : undefined}
      />
    );
  }
  return (
    <div className="flex flex-col gap-2">
      {isWanted ? (
        <VideoPlayer
          key={shownUrl}
          link={link}
          title={title}
          onFailure={() => setFailed([...failed, shownUrl])}
        />
      ) : (
        <VideoPoster link={link} title={title} onPlay={() => setWanted(true)} />
      )}
      {own && <VideoWords captions={own.captions} />}
    </div>
  );
}

interface VideoPosterProps {
  readonly link: VideoLink;
  readonly title: string;
  readonly onPlay: () => void;
}

function VideoPoster({ link, title, onPlay }: VideoPosterProps) {
  const own = ownVideoOf(link);
  return (
    <VideoStage>
      {own ? (
        <img src={own.poster} alt="" className="absolute inset-0 size-full opacity-60" />
      ) : (
        <Ripples seed={title} className="absolute inset-0 size-full opacity-60" />
      )}
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

interface VideoUnavailableProps {
  /** The site cannot be reached, so its other videos would fail, too. */
  readonly isAway: boolean;
  readonly onAlternative: (() => void) | undefined;
  readonly onRetry: (() => void) | undefined;
}

function VideoUnavailable({ isAway, onAlternative, onRetry }: VideoUnavailableProps) {
  return (
    <VideoStage role="alert">
      <div className="flex flex-col items-center gap-3 p-4 text-center">
        <VideoOff aria-hidden="true" className="size-10 text-deep-soft" />
        <p className="font-heading text-xl font-semibold">Video unavailable</p>
        {isAway && <p className="text-deep-soft">Videos need a connection.</p>}
        {onAlternative && (
          <Button variant="deep" onClick={onAlternative}>
            Try an alternative video
          </Button>
        )}
        {onRetry && (
          <Button variant="deep" onClick={onRetry}>
            Try Again
          </Button>
        )}
        {!onAlternative && (
          <p className="text-deep-soft">The lesson has everything you need without it.</p>
        )}
      </div>
    </VideoStage>
  );
}
