import { type FlashcardSet, type FlashcardSetProgress, pathOf } from '@qubloom/contract';
import { Link } from '@tanstack/react-router';
import { flashcards } from '../../../product/api/endpoints.ts';
import { LevelBadge } from '../../../product/courses/level-badge.tsx';
import { OfflineMark } from '../../../product/offline/offline-mark.tsx';
import { Ripples } from '../../../ui/brand/ripples.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';

export interface SetCardProps {
  readonly set: FlashcardSet;
  readonly progress: FlashcardSetProgress | undefined;
}

/** A card for a set; all of it is a link. */
export function SetCard({ set, progress }: SetCardProps) {
  const titleId = `set-${set.id}`;
  return (
    <article
      aria-labelledby={titleId}
      className="relative flex h-full overflow-hidden rounded-card border border-line bg-surface shadow-card has-focus-visible:outline-3 has-focus-visible:outline-action hover:border-action"
    >
      <div className="w-20 shrink-0 bg-deep @max-[14rem]:hidden sm:w-28">
        {set.iconUrl === null ? (
          <Ripples seed={set.title} className="block size-full" />
        ) : (
          <img src={set.iconUrl} alt="" loading="lazy" className="size-full object-cover" />
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-4 wrap-anywhere">
        <h3 id={titleId} className="text-lg leading-tight">
          <Link
            to="/flashcards/$id"
            params={{ id: String(set.id) }}
            className="outline-none after:absolute after:inset-0"
          >
            {set.title}
          </Link>
        </h3>
        <p className="flex-1 text-[0.9375rem] leading-snug text-ink-soft">{set.description}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <LevelBadge level={set.difficulty} />
          <span>{set.category}</span>
          <OfflineMark path={pathOf(flashcards.cards, { id: set.id })} />
          <span>{set.cardCount === 1 ? '1 card' : `${set.cardCount} cards`}</span>
        </p>
        {progress !== undefined && progress.progress > 0 && (
          <div className="flex items-center gap-3 text-sm text-ink-soft tabular-nums">
            <Progress
              value={progress.progress}
              label={`Progress in ${set.title}`}
              className="flex-1"
            />
            {progress.progress}%
          </div>
        )}
      </div>
    </article>
  );
}
