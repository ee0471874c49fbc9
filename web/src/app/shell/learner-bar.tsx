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
  return (
    <>
      <nav aria-label="Main" className="ml-3 max-lg:hidden xl:ml-4">
        <ul className="flex flex-wrap gap-1">
          <NavLinks links={wideNav} />
          <NavLinks links={people} />
          <li>
            <PracticeMenu className={navClass} />
          </li>
          <NavLinks links={wideNavEnd} />
        </ul>
      </nav>
      <div className="ml-auto flex items-center gap-3">
        <SearchLink className={clsx(navClass, 'min-w-11 justify-center [&_svg]:size-5!')} />
        <PointsBadge points={user.points} named="wide" />
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

function NavLinks({ links }: { readonly links: readonly MenuLink[] }) {
  return links.map(({ label, to }) => (
    <li key={to}>
      <Link
        to={to}
        className={navClass}
        activeProps={{ className: '!text-action-ink bg-action-soft' }}
      >
        {label}
      </Link>
    </li>
  ));
}
