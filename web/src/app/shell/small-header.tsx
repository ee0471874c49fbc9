import { defaultParseSearch, Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowLeft, Bell } from 'lucide-react';
import { useState } from 'react';
import { SearchLink } from './search-link.tsx';
import { SideMenuButton } from './side-menu-button.tsx';

/** With letters twice as large, the title keeps room beside three of them. */
const buttonClass =
  'relative grid size-[min(2.75rem,52px)] place-items-center rounded-control text-ink hover:bg-action-soft hover:text-action-ink';
const firstUnread = 2;

export interface SmallHeaderProps {
  readonly title: string;
  /** Path and search of where the back button leads; without it there is a menu button. */
  readonly back: string | undefined;
  readonly className?: string | undefined;
}

export function SmallHeader({ title, back, className }: SmallHeaderProps) {
  const [unread, setUnread] = useState(firstUnread);
  return (
    <header
      className={clsx(
        'sticky top-0 z-30 grid min-h-14 print:hidden grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 border-b border-line bg-ground px-2',
        className,
      )}
    >
      {back ? <Back to={back} /> : <SideMenuButton className={buttonClass} />}
      <p className="text-center font-heading text-[min(1.125rem,5vw)] leading-tight font-semibold text-balance break-words">
        {title}
      </p>
      <div className="flex">
        <SearchLink className={buttonClass} />
        <button
          type="button"
          className={buttonClass}
          aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
          onClick={() => setUnread(0)}
        >
          <Bell aria-hidden="true" />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-1 right-1 grid size-[18px] place-items-center rounded-full bg-bad text-[12px] font-semibold text-on-bad"
            >
              {unread}
            </span>
          )}
        </button>
      </div>
    </header>
  );
}

function Back({ to }: { readonly to: string }) {
  const [path = to, search = ''] = to.split('?', 2);
  return (
    <Link
      to={path}
      // The compiler knows no route for a path that is data; the page reads its search by its own rule.
      search={() => defaultParseSearch(search) as never}
      aria-label="Back"
      className={buttonClass}
    >
      <ArrowLeft aria-hidden="true" />
    </Link>
  );
}
