import { Link, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { BookOpen, FlaskConical, House, LayoutDashboard, UserRound } from 'lucide-react';
import { menuLinks } from '../paths.ts';

const icons: Readonly<Record<string, typeof House>> = {
  '/': House,
  '/courses': BookOpen,
  '/dashboard': LayoutDashboard,
  '/simulator': FlaskConical,
  '/profile': UserRound,
};

/** Courses and Simulator stay highlighted on every page below them. */
function isActive(to: string, path: string): boolean {
  return to === '/courses' || to === '/simulator' ? path.includes(to) : path === to;
}

/** On a phone held sideways, a simulator gets the full height; its header has a Back button. */
const leavesRoom = (path: string) => /^\/simulator(?:\/|$)/.test(path);

export function BottomBar({ className }: { readonly className?: string | undefined }) {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <nav
      aria-label="Main"
      className={clsx(
        'sticky bottom-(--stuck) z-30 overflow-x-clip border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] print:hidden',
        leavesRoom(path) && 'low:hidden',
        className,
      )}
    >
      <ul className="mx-auto flex h-16 max-w-lg">
        {menuLinks.bottomBar.map(({ label, to }) => {
          const Icon = icons[to] ?? House;
          const active = isActive(to, path);
          return (
            <li key={to} className="min-w-0 flex-1">
              <Link
                to={to}
                aria-current={active ? 'page' : undefined}
                className={clsx(
                  'flex h-full flex-col items-center justify-center gap-1 text-[min(0.75rem,3.6vw)] font-medium focus-visible:outline-offset-[-3px]',
                  active ? 'text-action-ink' : 'text-ink-soft',
                )}
              >
                <span
                  className={clsx(
                    'grid h-7 w-14 max-w-full place-items-center rounded-full transition-colors duration-150',
                    active && 'bg-action-soft',
                  )}
                >
                  <Icon aria-hidden="true" className="size-[1.3rem]" />
                </span>
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
