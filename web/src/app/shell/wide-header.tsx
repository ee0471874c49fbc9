import { brand } from '@qubloom/contract';
import { Link, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { useAuth } from '../../product/learner/auth.tsx';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Logo } from '../../ui/brand/logo.tsx';
import { PracticeMenu } from './practice-menu.tsx';
import { SearchLink } from './search-link.tsx';
import { useReturnTo } from './use-return-to.ts';

/** Loaded separately, because visitors do not need it. */
export const loadLearnerBar = () => import('./learner-bar.tsx');
const LearnerBar = lazyPart(async () => (await loadLearnerBar()).LearnerBar);

/** On a phone held sideways, a lesson's simulator gets the full height; its page has a Back button. */
const leavesRoom = (path: string) => path.startsWith('/simulator/');

export function WideHeader({ className }: { readonly className?: string | undefined }) {
  const { user, isLoading } = useAuth();
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <header
      className={clsx(
        'sticky top-(--stuck) z-30 border-b border-line bg-ground/85 backdrop-blur-md low:static print:hidden',
        leavesRoom(path) && 'low:hidden',
        className,
      )}
    >
      <div className="page-width flex min-h-17 flex-wrap items-center gap-x-3 low:min-h-12">
        <Link
          to="/"
          className="inline-flex rounded-control"
          aria-label={`${brand.name}, start page`}
        >
          {/* The menu of somebody who knows the name needs its room. */}
          <Logo className={clsx(user && 'lg:max-xl:[&>span]:hidden')} />
        </Link>
        {user ? (
          <Suspense>
            <LearnerBar user={user} />
          </Suspense>
        ) : (
          <VisitorBar isVisible={!isLoading} />
        )}
      </div>
    </header>
  );
}

/** In one row with the logo on a tablet. */
const tight = 'max-lg:px-2!';

/** Keeps its space while it is unknown who is signed in, so that nothing jumps. */
function VisitorBar({ isVisible }: { readonly isVisible: boolean }) {
  const returnTo = useReturnTo();
  return (
    <div
      className={clsx(
        'ml-auto flex flex-wrap items-center gap-1 lg:gap-2',
        !isVisible && 'invisible',
      )}
    >
      <ButtonLink to="/courses" variant="quiet" className={tight}>
        Courses
      </ButtonLink>
      <ButtonLink to="/simulator" variant="quiet" className={tight}>
        Simulator
      </ButtonLink>
      <PracticeMenu className={clsx(buttonClass({ variant: 'quiet' }), tight)} />
      <SearchLink
        className={clsx(buttonClass({ variant: 'quiet' }), tight)}
        wordClass="max-lg:sr-only"
      />
      <ButtonLink to="/auth" search={{ returnTo }} variant="quiet" className={tight}>
        Sign In
      </ButtonLink>
      <ButtonLink to="/auth" search={{ mode: 'register', returnTo }}>
        Sign Up
      </ButtonLink>
    </div>
  );
}
