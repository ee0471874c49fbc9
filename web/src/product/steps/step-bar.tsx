import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useAuth } from '../learner/auth.tsx';
import { PointsBadge } from '../rewards/points-badge.tsx';

export interface StepBarProps {
  /** The link out of the steps. */
  readonly back: ReactNode;
  readonly title: string;
  readonly headingId?: string | undefined;
  readonly marks?: ReactNode;
  /** True if the marks are tabs. The row is then high enough for fingers. */
  readonly hasTabs?: boolean;
  /** Buttons at the end. */
  readonly children?: ReactNode;
}

/** One row in place of a header: the way back, the title, the steps, and the learner's points. */
export function StepBar(props: StepBarProps) {
  const { back, title, headingId, marks, hasTabs = false, children } = props;
  const { user } = useAuth();
  return (
    <div
      className={clsx(
        '@container sticky top-(--stuck) z-20 border-b border-line bg-ground',
        'one-bar:top-auto one-bar:bottom-(--stuck) one-bar:row-start-2 one-bar:border-t one-bar:border-b-0',
        'print:static print:border-0',
      )}
    >
      <div className="page-width flex min-h-14 items-center gap-1 max-md:px-1.5 md:gap-3 low:min-h-12 one-bar:gap-1 one-bar:px-1.5">
        {back}
        <div
          className={clsx(
            'flex min-w-0 flex-1 flex-col justify-center md:flex-row md:items-center md:gap-6 one-bar:gap-3',
            hasTabs && 'max-md:py-1',
          )}
        >
          <h1
            id={headingId}
            tabIndex={-1}
            className={clsx(
              'line-clamp-2 py-0.5 text-[0.9375rem] leading-[1.1] outline-none',
              '@max-[15rem]:line-clamp-none @max-[15rem]:wrap-anywhere md:max-w-[45%] md:shrink-0 md:text-lg',
              'one-bar:max-w-[40%] one-bar:text-sm print:line-clamp-none print:text-2xl',
              hasTabs && 'one-bar:shrink',
            )}
          >
            {title}
          </h1>
          <div
            className={clsx('flex min-w-0 md:flex-1 print:hidden', hasTabs && 'one-bar:flex-none')}
          >
            {marks}
          </div>
        </div>
        {user && (
          <span className="shrink-0 md:hidden @max-[15rem]:hidden low:inline one-bar:@max-[28rem]:hidden print:hidden">
            <PointsBadge points={user.points} className="max-md:px-2" />
          </span>
        )}
        {children}
      </div>
    </div>
  );
}
