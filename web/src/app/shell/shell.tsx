/** The frame of every page: the wide header and footer, or the small screen's bars. */
import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { ScreenTitleContext } from '../../lib/navigation/screen-title.ts';
import { isSmall, useScreen } from '../../lib/browser/screen.ts';
import { useSessionEnd } from '../../product/learner/auth.tsx';
import { ConnectionIndicator } from '../connection/connection-indicator.tsx';
import { LiveLessonStrip } from '../connection/live-lesson-strip.tsx';
import { OfflineStrip } from '../connection/offline-strip.tsx';
import { useHasWorkToKeep } from '../session/kept-work.ts';
import type { KeepWorkProps } from '../session/keep-work.tsx';
import { SignedOutNotice, SignedOutStrip } from '../session/signed-out-notice.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import { SearchHost } from './search-link.tsx';
import { SmallHeader } from './small-header.tsx';
import { useLearningTime } from './use-learning-time.ts';
import { useIsFolded } from './use-is-folded.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useSmallScreenMarks } from './use-small-screen-marks.ts';
import { usePageHead } from './use-page-head.ts';
import { WideFooter } from './wide-footer.tsx';
import { WideHeader } from './wide-header.tsx';

export function Shell() {
  return (
    <SearchHost>
      <Frame />
    </SearchHost>
  );
}

function Frame() {
  const screen = useScreen();
  // While prerendering, the screen is unknown, so both frames are written and the styles show one of them.
  const unknown = screen === null;
  const small = !unknown && isSmall(screen);
  const { heading, back, setHead } = usePageHead();
  const isFolded = useIsFolded();
  const isBare = useMatches({ select: (matches) => matches.at(-1)?.staticData.isBare === true });
  useFocusOnNavigation();
  useLearningTime();
  useSmallScreenMarks(small);
  if (isBare) {
    return (
      <ScreenTitleContext value={setHead}>
        <main id="main" tabIndex={-1}>
          <Page />
        </main>
      </ScreenTitleContext>
    );
  }
  const hiddenIfSmall = unknown ? 'max-md:hidden' : undefined;
  const hiddenIfWide = unknown ? 'md:hidden' : undefined;
  return (
    <ScreenTitleContext value={setHead}>
      <a
        href="#main"
        className={clsx(
          'sr-only',
          'focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-action',
          'focus:px-4 focus:py-3 focus:font-medium focus:text-on-action',
        )}
      >
        Skip to the main content
      </a>
      {/* Sticky parts of a page keep clear of the bars at the window's edges. */}
      <div
        className={clsx(
          'flex min-h-dvh flex-col',
          !isFolded &&
            (small
              ? '[--shell-bottom:max(0px,4rem+env(safe-area-inset-bottom)+var(--stuck))] [--shell-top:max(0px,3.5rem+var(--stuck))]'
              : '[--shell-top:max(0px,4.25rem+var(--stuck))] low:[--shell-top:0px]'),
        )}
      >
        {!small && (
          <WideHeader
            className={clsx(hiddenIfSmall, isFolded && 'static! [@media(max-height:480px)]:hidden')}
          />
        )}
        {(small || unknown) && !isFolded && (
          <SmallHeader title={heading} back={back} className={hiddenIfWide} />
        )}
        {/* At the bottom it would stand over the row of what to do next. */}
        {isFolded && <LiveLessonStrip />}
        {isFolded && <OfflineStrip />}
        <main
          id="main"
          tabIndex={-1}
          className={clsx(
            'flex-1',
            isFolded && 'flex flex-col',
            // The footer begins below the screen, so that nobody sees it move when a page's data loads.
            !isFolded && !small && 'md:min-h-[calc(100dvh-4.25rem)]',
            !isFolded && small && 'pb-4',
            !isFolded && unknown && 'max-md:pb-4',
          )}
        >
          <Page />
        </main>
        {!isFolded && (
          <div
            className={clsx(
              'sticky z-20',
              small ? 'bottom-[calc(4rem+var(--stuck))]' : 'bottom-(--stuck)',
            )}
          >
            <LiveLessonStrip />
            <OfflineStrip />
          </div>
        )}
        {!small && !isFolded && <WideFooter className={hiddenIfSmall} />}
        {(small || unknown) && !isFolded && <BottomBar className={hiddenIfWide} />}
      </div>
      <LazyToaster />
      <ConnectionIndicator />
    </ScreenTitleContext>
  );
}

/** Only for learners who did something before they signed in. */
const KeepWork = lazyPart<KeepWorkProps>(
  async () => (await import('../session/keep-work.tsx')).KeepWork,
);

/**
 * The page itself, unless its learner is no longer signed in, or somebody has just signed in and is asked what to
 * keep. The sign-in page is always shown.
 */
function Page() {
  const end = useSessionEnd();
  const asksToKeep = useHasWorkToKeep();
  const [isSaving, setSaving] = useState(false);
  const isSigningIn = useLocation({ select: ({ pathname }) => pathname === '/auth' });
  if (end?.when === 'here' && !isSigningIn) return <SignedOutNotice end={end} />;
  if ((asksToKeep || isSaving) && !isSigningIn) {
    return (
      <Suspense>
        <KeepWork onSaving={setSaving} />
      </Suspense>
    );
  }
  return (
    <>
      {end?.when === 'before' && !isSigningIn && <SignedOutStrip end={end} />}
      <Outlet />
    </>
  );
}
