/** The small screen's side menu. Loads when it is first opened. */
import { brand, type CurrentUser } from '@qubloom/contract';
import { Link } from '@tanstack/react-router';
import { LogOut, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useLogout } from '../../features/accounts/use-session.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import { setZoomAllowed, useZoomAllowed } from '../../lib/storage/device-settings.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { PointsBadge } from '../../product/rewards/points-badge.tsx';
import { ThemeSwitch } from '../../ui/controls/theme-switch.tsx';
import { Qubi } from '../../ui/brand/qubi.tsx';
import { linksFor, menuLinks } from '../paths.ts';
import { useReturnTo } from './use-return-to.ts';

export interface SideMenuProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export function SideMenu({ isOpen, onOpenChange }: SideMenuProps) {
  const { user } = useAuth();
  const links = linksFor(user, menuLinks.sideMenu);
  const about = menuLinks.footer.filter(({ to }) => !links.some((link) => link.to === to));
  const close = () => onOpenChange(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[#0b0822]/60" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-[min(20rem,85vw)] flex-col gap-6 overflow-y-auto bg-surface p-5 shadow-card"
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <Dialog.Close
            aria-label="Close the menu"
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-control text-ink-soft hover:bg-action-soft"
          >
            <X aria-hidden="true" />
          </Dialog.Close>
          {user ? <Greeting user={user} /> : <VisitorGreeting onLeave={close} />}
          {links.length > 0 && (
            <nav aria-label="More">
              <ul className="flex flex-col">
                {links.map(({ label, to, search }) => (
                  <li key={label}>
                    <Link
                      to={to}
                      {...(search && { search })}
                      onClick={close}
                      className="flex min-h-12 items-center rounded-control px-3 font-medium hover:bg-action-soft"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <nav aria-label="About the site">
            <ul className="flex flex-wrap gap-x-1 border-t border-line pt-3 text-[0.9375rem]">
              {about.map(({ label, to }) => (
                <li key={to}>
                  <Link
                    to={to}
                    onClick={close}
                    className="flex min-h-11 items-center rounded-control px-3 text-ink-soft hover:bg-action-soft"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-auto flex flex-col gap-4 border-t border-line pt-5">
            <div className="flex items-center justify-between gap-3">
              <span className="text-[0.9375rem] text-ink-soft">Colors</span>
              <ThemeSwitch />
            </div>
            <ZoomSwitch />
            {user && <LogOutButton onLeave={close} />}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Greeting({ user }: { readonly user: CurrentUser }) {
  const name = user.firstName || user.username;
  return (
    <div className="flex flex-col items-start gap-3 pt-2 pr-10">
      <Avatar name={name} className="size-14 text-2xl" />
      <p className="font-heading text-xl font-semibold break-words">Hello, {name}!</p>
      <PointsBadge points={user.points} named />
    </div>
  );
}

function VisitorGreeting({ onLeave }: { readonly onLeave: () => void }) {
  const returnTo = useReturnTo();
  return (
    <div className="flex flex-col gap-4">
      <Qubi className="size-20" />
      <p className="font-heading text-xl font-semibold">Welcome to {brand.name}!</p>
      <div className="flex gap-2">
        <ButtonLink
          to="/auth"
          search={{ returnTo }}
          variant="secondary"
          onClick={onLeave}
          className="flex-1"
        >
          Sign In
        </ButtonLink>
        <ButtonLink
          to="/auth"
          search={{ mode: 'register', returnTo }}
          onClick={onLeave}
          className="flex-1"
        >
          Sign Up
        </ButtonLink>
      </div>
    </div>
  );
}

function ZoomSwitch() {
  return (
    <label className="-my-2 flex min-h-11 cursor-pointer items-center justify-between gap-3 text-[0.9375rem] text-ink-soft">
      Let me zoom
      <input
        type="checkbox"
        checked={useZoomAllowed()}
        onChange={(event) => setZoomAllowed(event.target.checked)}
        className="mr-3 size-5 accent-action"
      />
    </label>
  );
}

function LogOutButton({ onLeave }: { readonly onLeave: () => void }) {
  const logout = useLogout();
  return (
    <Button
      variant="secondary"
      busy={logout.isPending}
      onClick={() => logout.mutate(undefined, { onSettled: onLeave })}
    >
      <LogOut aria-hidden="true" />
      Log out
    </Button>
  );
}
