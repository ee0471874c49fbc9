import type { TextPiece } from '@qubloom/contract';
import { Link, useRouter } from '@tanstack/react-router';
import { clsx } from 'clsx';
import {
  BookOpen,
  CircleQuestionMark,
  FileText,
  GalleryHorizontalEnd,
  GraduationCap,
  Layers,
  Lock,
  type LucideIcon,
  Orbit,
  Quote,
  Waypoints,
} from 'lucide-react';
import { addressOf, lockText, type Hit, type Kind } from './search-state.ts';

const icons: Readonly<Record<Kind, LucideIcon>> = {
  page: FileText,
  course: GraduationCap,
  lesson: BookOpen,
  word: Quote,
  visualization: Orbit,
  path: Waypoints,
  'flashcard-set': GalleryHorizontalEnd,
  flashcard: Layers,
  question: CircleQuestionMark,
};

export interface HitRowProps {
  readonly id: string;
  readonly hit: Hit;
  readonly isActive: boolean;
  readonly onLeave: (() => void) | undefined;
  readonly onPoint: () => void;
}

/** One result: a link that is an option of the list, so that it can also be opened in a new tab. */
export function HitRow({ id, hit, isActive, onLeave, onPoint }: HitRowProps) {
  const { target, title, context, snippet, lock } = hit;
  const hasGlossary = '/resources' in useRouter().routesByPath;
  const { to, search = {}, hash } = addressOf(target, hasGlossary);
  const Icon = icons[target.kind];
  return (
    <Link
      id={id}
      to={to}
      // The compiler does not know the route of a path that is data. The page parses the search by its own rule.
      search={search as never}
      {...(hash !== undefined && { hash })}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      preload={false}
      onClick={onLeave}
      onPointerMove={onPoint}
      className={clsx(
        'grid min-h-12 grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-control border-[1.5px] px-3 py-2 text-ink no-underline',
        isActive
          ? 'border-action bg-action-soft forced-colors:border-[Highlight]'
          : 'border-transparent forced-colors:border-[Canvas]',
      )}
    >
      <Icon aria-hidden="true" className="mt-1 size-5 text-action-ink" />
      <span className="flex min-w-0 flex-col">
        <span className="leading-snug font-medium break-words">
          <Pieces pieces={title} />
        </span>
        {context !== '' && <span className="text-sm text-ink-soft">{context}</span>}
        {snippet.length > 0 && (
          <span className="line-clamp-2 text-sm leading-snug text-ink-soft">
            <Pieces pieces={snippet} />
          </span>
        )}
        {lock && <span className="text-sm font-medium text-ink-soft">{lockText(lock)}</span>}
      </span>
      {lock && <Lock aria-hidden="true" className="mt-1 size-4.5 text-ink-soft" />}
    </Link>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, isMarked }, index) =>
    isMarked ? (
      <mark key={index} className="bg-transparent font-semibold text-action-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
