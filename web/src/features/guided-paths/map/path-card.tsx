import type { GuidedPath, GuidedPathProgress } from '@qubloom/contract';
import { CircleCheck, Waypoints } from 'lucide-react';
import { LevelBadge } from '../../../product/courses/level-badge.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { CardLink, CardProgress, CardText } from '../../../ui/display/card-link.tsx';
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
  return (
    <CardLink
      to="/guided-paths/$id"
      params={{ id: String(path.id) }}
      heading={path.title}
      level={2}
      picture={<PathPicture path={path} className="size-full rounded-none!" />}
    >
      <div>
        <LevelBadge level={path.difficulty} />
      </div>
      <CardText>{path.description}</CardText>
      <PathFacts path={path} />
      {after.length > 0 && (
        <p className="flex items-start gap-1.5 text-sm text-ink-soft">
          <Waypoints aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          Best after {listText(after)}
        </p>
      )}
      {progress && <HowFar path={path} progress={progress} />}
    </CardLink>
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
  return (
    <CardProgress
      value={percentOf(progress.completedSteps, path.stepCount)}
      label={`Progress on ${path.title}`}
    />
  );
}
