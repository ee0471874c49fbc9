/** The signed-in learner's part of the wide header. */
import type { CurrentUser } from '@qubloom/contract';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { LogOut, Menu as MenuIcon } from 'lucide-react';
import { useLogout } from '../../features/accounts/use-session.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { LazyMenu } from '../../ui/overlays/lazy-menu.tsx';
import { PointsBadge } from '../../product/rewards/points-badge.tsx';
import { linksFor, menuLinks, type MenuLink } from '../paths.ts';
import { PracticeMenu } from './practice-menu.tsx';
import { SearchLink } from './search-link.tsx';
import { usePeopleLinks } from './use-people-links.ts';

/** Exported here, because only learners need it, and only they load this module. */
export { sendTimeZone } from '../../features/accounts/time-zone.ts';

const navClass = clsx(
  'inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-medium text-ink-soft transition-colors',
  'duration-150 hover:bg-action-soft hover:text-action-ink [&_svg]:size-4',
);

export function LearnerBar({ user }: { readonly user: CurrentUser }) {
  const { wideNav, wideNavEnd, practice, avatarMenu } = menuLinks;
  const people = usePeopleLinks(user);
  const logout = useLogout();
  const isFull = people.length > 0;
  const linkClass = clsx(navClass, isFull && 'max-2xl:px-1.5! max-xl:px-1!');
  return (
    <>
      <nav aria-label="Main" className="ml-3 max-lg:hidden xl:ml-4">
        {/* One row, also with the links of a teacher and a parent. */}
        <ul className={clsx('flex flex-wrap gap-1', isFull && 'max-2xl:gap-0')}>
          <NavLinks links={wideNav} className={linkClass} />
          <NavLinks links={people} className={linkClass} />
          <li>
            <PracticeMenu className={linkClass} />
          </li>
          <NavLinks links={wideNavEnd} className={linkClass} />
        </ul>
      </nav>
      <div className={clsx('ml-auto flex items-center gap-3', isFull && 'lg:max-xl:gap-1')}>
        <SearchLink className={clsx(navClass, 'min-w-11 justify-center [&_svg]:size-5!')} />
        <PointsBadge points={user.points} {...(!isFull && { named: 'wide' })} />
        <LazyMenu
          label="Your account"
          trigger={{
            className: 'rounded-full',
            content: <Avatar name={user.firstName || user.username} className="size-11 text-lg" />,
          }}
          heading={
            <>
              <span className="block font-medium">{user.firstName || user.username}</span>
              <span className="block text-sm text-ink-soft">{user.username}</span>
            </>
          }
          items={[
            ...linksFor(user, avatarMenu),
            { label: 'Log out', icon: <LogOut aria-hidden="true" />, act: () => logout.mutate() },
          ]}
        />
        <div className="lg:hidden">
          <LazyMenu
            label="Menu"
            trigger={{
              className:
                'grid size-11 place-items-center rounded-control text-ink-soft hover:bg-action-soft hover:text-action-ink',
              content: <MenuIcon aria-hidden="true" />,
            }}
            items={[...wideNav, ...people, ...practice, ...wideNavEnd]}
          />
        </div>
      </div>
    </>
  );
}

interface NavLinksProps {
  readonly links: readonly MenuLink[];
  readonly className: string;
}

function NavLinks({ links, className }: NavLinksProps) {
  return links.map(({ label, to }) => (
    <li key={to}>
      <Link
        to={to}
        className={className}
        activeProps={{ className: '!text-action-ink bg-action-soft' }}
      >
        {label}
      </Link>
    </li>
  ));
}
