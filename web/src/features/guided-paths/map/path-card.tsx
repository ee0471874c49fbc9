import type { GuidedPath, GuidedPathProgress } from '@qubloom/contract';
import { Link } from '@tanstack/react-router';
import { CircleCheck, Waypoints } from 'lucide-react';
import { LevelBadge } from '../../../product/courses/level-badge.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { PathPicture } from '../path-picture.tsx';
import { PathFacts } from '../path-facts.tsx';
import { listText, percentOf } from '../path-state.ts';

export interface PathCardProps {
  readonly path: GuidedPath;
  readonly progress: GuidedPathProgress | undefined;
  /** Titles of the paths that lead here. */
  readonly after: readonly string[];
}

export function PathCard({ path, progress, after }: PathCardProps) {
  const titleId = `guided-path-${path.id}`;
  return (
    <article
      aria-labelledby={titleId}
      className="relative flex flex-col gap-3 rounded-card border border-line bg-surface p-[min(1rem,4vw)] shadow-card transition-colors duration-150 hover:border-action sm:p-[min(1.25rem,1.6vw)]"
    >
      <div className="flex flex-wrap items-center gap-3">
        <PathPicture path={path} className="size-14" />
        <div className="flex min-w-[min(100%,8rem)] flex-1 flex-col items-start gap-1">
          <h2 id={titleId} className="text-xl">
            <Link
              to="/guided-paths/$id"
              params={{ id: String(path.id) }}
              // The link covers the whole card.
              className="after:absolute after:inset-0 after:rounded-card hover:text-action-ink"
            >
              {path.title}
            </Link>
          </h2>
          <LevelBadge level={path.difficulty} />
        </div>
      </div>
      <p className="flex-1 text-[0.9375rem] text-ink-soft">{path.description}</p>
      <PathFacts path={path} />
      {after.length > 0 && (
        <p className="flex items-start gap-1.5 text-sm text-ink-soft">
          <Waypoints aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          Best after {listText(after)}
        </p>
      )}
      {progress && <HowFar path={path} progress={progress} />}
    </article>
  );
}

interface HowFarProps {
  readonly path: GuidedPath;
  readonly progress: GuidedPathProgress;
}

function HowFar({ path, progress }: HowFarProps) {
  if (progress.completedAt !== null) {
    return (
      <Badge tone="good" className="self-start">
        <CircleCheck aria-hidden="true" />
        Completed
      </Badge>
    );
  }
  const percent = percentOf(progress.completedSteps, path.stepCount);
  return (
    <div className="flex items-center gap-3">
      <Progress value={percent} label={`Progress on ${path.title}`} className="flex-1" />
      <span className="text-sm font-medium tabular-nums">{percent}%</span>
    </div>
  );
}
