import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { LogOut, Menu as MenuIcon } from 'lucide-react';
import { brand, type CurrentUser } from '@qubloom/contract';
import { useLogout } from '../../features/accounts/use-session.ts';
import { useAuth } from '../../lib/auth.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import { Logo } from '../../ui/logo.tsx';
import { PointsBadge } from '../../ui/points-badge.tsx';
import { places, useExisting } from '../paths.ts';

export function WideHeader({ className }: { readonly className?: string | undefined }) {
  const { user, isLoading } = useAuth();
  return (
    <header
      className={clsx(
        'sticky top-0 z-30 border-b border-line bg-ground/85 backdrop-blur-md',
        className,
      )}
    >
      <div className="page-width flex h-17 items-center gap-3">
        <Link
          to="/"
          className="inline-flex rounded-control"
          aria-label={`${brand.name}, start page`}
        >
          <Logo />
        </Link>
        {user ? <LearnerBar user={user} /> : <VisitorBar isVisible={!isLoading} />}
      </div>
    </header>
  );
}

/** Keeps its place while we do not know yet who is here, so that nothing jumps. */
function VisitorBar({ isVisible }: { readonly isVisible: boolean }) {
  return (
    <div className={clsx('ml-auto flex items-center gap-2', !isVisible && 'invisible')}>
      <ButtonLink to="/auth" variant="quiet">
        Sign In
      </ButtonLink>
      <ButtonLink to="/auth" search={{ mode: 'register' }}>
        Sign Up
      </ButtonLink>
    </div>
  );
}

function LearnerBar({ user }: { readonly user: CurrentUser }) {
  const nav = useExisting(places.wideNav);
  const menu = useExisting(places.avatarMenu);
  const logout = useLogout();
  return (
    <>
      <nav aria-label="Main" className="ml-6 max-lg:hidden">
        <ul className="flex gap-1">
          {nav.map(({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center rounded-control px-4 font-medium text-ink-soft transition-colors duration-150 hover:bg-action-soft hover:text-action-ink"
                activeProps={{ className: '!text-action-ink bg-action-soft' }}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="ml-auto flex items-center gap-3">
        <PointsBadge points={user.points} named />
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
            ...menu,
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
            items={nav}
          />
        </div>
      </div>
    </>
  );
}
