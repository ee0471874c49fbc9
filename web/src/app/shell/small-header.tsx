import { defaultParseSearch, Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { backClass } from '../../product/steps/frame-class.ts';
import { BellButton } from './bell/bell-button.tsx';
import { SearchLink } from './search-link.tsx';
import { SideMenuButton } from './side-menu-button.tsx';

/** Even with letters twice as large, the title fits beside three of them. */
const buttonClass =
  'relative grid size-[min(2.75rem,52px)] place-items-center rounded-control text-ink hover:bg-action-soft hover:text-action-ink';

export interface SmallHeaderProps {
  readonly title: string;
  /** Path and search of the Back button's target; without it, there is a menu button. */
  readonly back: string | undefined;
  readonly className?: string | undefined;
}

export function SmallHeader({ title, back, className }: SmallHeaderProps) {
  return (
    <header
      className={clsx(
        '@container sticky top-(--stuck) z-30 grid min-h-14 print:hidden grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 border-b border-line bg-ground px-2',
        className,
      )}
    >
      {back ? <Back to={back} /> : <SideMenuButton className={buttonClass} />}
      <p className="text-center font-heading text-[min(1.125rem,5vw)] leading-tight font-semibold text-balance break-words">
        {title}
      </p>
      <div className="flex">
        <SearchLink className={buttonClass} />
        <BellButton className={buttonClass} />
      </div>
    </header>
  );
}

function Back({ to }: { readonly to: string }) {
  const [path = to, search = ''] = to.split('?', 2);
  return (
    <Link
      to={path}
      // The compiler does not know the route of a path that is data. The page parses the search by its own rule.
      search={() => defaultParseSearch(search) as never}
      className={clsx(backClass, 'min-w-[min(2.75rem,52px)]!')}
    >
      <ArrowLeft aria-hidden="true" className="size-[min(1.25rem,24px)]" />
      <span className="@max-[15rem]:sr-only">Back</span>
    </Link>
  );
}
