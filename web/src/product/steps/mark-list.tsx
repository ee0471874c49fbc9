import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';

export interface Mark {
  readonly key: string | number;
  /** Announced by screen readers. */
  readonly name: string;
  readonly hint?: string | undefined;
  readonly icon: LucideIcon;
  readonly isCurrent: boolean;
  /** It cannot be opened yet. */
  readonly isWaiting: boolean;
  /** From 0 to 1: the share that the learner has done. */
  readonly filled: number;
  readonly onGo: () => void;
}

export interface MarkListProps {
  readonly label: string;
  readonly marks: readonly Mark[];
}

/** The progress through steps: a mark for each, filled as far as the learner has come. */
export function MarkList({ label, marks }: MarkListProps) {
  return (
    <nav aria-label={label} className="min-w-0 flex-1">
      <ol className="flex gap-0.5 sm:gap-1">
        {marks.map(({ key, name, hint, icon: Icon, isCurrent, isWaiting, filled, onGo }) => (
          <li key={key} className="min-w-0 flex-1">
            <button
              type="button"
              aria-current={isCurrent ? 'step' : undefined}
              aria-label={name}
              title={hint}
              disabled={isWaiting}
              onClick={onGo}
              className={clsx(
                'group flex h-6.5 w-full flex-col items-center justify-end gap-1 overflow-hidden rounded-lg px-0.5 md:h-11 md:pb-1.5 md:gap-1.5',
                isCurrent ? 'text-action-ink' : 'text-ink-soft',
                isWaiting ? 'opacity-60' : 'hover:text-action-ink',
              )}
            >
              <Icon aria-hidden="true" className="size-4 min-h-0" />
              <span className="h-1 w-full shrink-0 overflow-hidden rounded-full bg-line forced-colors:outline md:h-1.5">
                <span
                  className="block h-full rounded-full bg-action"
                  style={{ width: `${filled * 100}%` }}
                />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
