/** What stands around every page: the wide header and footer, or the small screen's bars. */
import { Outlet, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ScreenTitleContext } from '../../lib/navigation/screen-title.ts';
import { isSmall, useScreen } from '../../lib/browser/screen.ts';
import { useSessionEnd } from '../../product/learner/auth.tsx';
import { ConnectionIndicator } from '../connection/connection-indicator.tsx';
import { OfflineStrip } from '../connection/offline-strip.tsx';
import { SignedOutNotice, SignedOutStrip } from '../session/signed-out-notice.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import { SearchHost } from './search-link.tsx';
import { SmallHeader } from './small-header.tsx';
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
  // Drawn ahead of time no screen is known: both frames are written and the styles show one of them.
  const unknown = screen === null;
  const small = !unknown && isSmall(screen);
  const { heading, back, setHead } = usePageHead();
  const isFolded = useIsFolded();
  useFocusOnNavigation();
  useSmallScreenMarks(small);
  const hiddenIfSmall = unknown ? 'max-md:hidden' : undefined;
  const hiddenIfWide = unknown ? 'md:hidden' : undefined;
  return (
    <ScreenTitleContext value={setHead}>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-action focus:px-4 focus:py-3 focus:font-medium focus:text-on-action"
      >
        Skip to the main content
      </a>
      {/* What sticks to an edge of the window keeps clear of the bars there. */}
      <div
        className={clsx(
          'flex min-h-dvh flex-col',
          !isFolded &&
            (small
              ? '[--shell-bottom:calc(4rem+env(safe-area-inset-bottom))] [--shell-top:3.5rem]'
              : '[--shell-top:4.25rem] low:[--shell-top:0px]'),
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
        {isFolded && <OfflineStrip />}
        <main
          id="main"
          tabIndex={-1}
          className={clsx(
            'flex-1',
            isFolded && 'flex flex-col',
            // The footer begins below the screen, so that nobody sees it move as a page's data come.
            !isFolded && !small && 'md:min-h-[calc(100dvh-4.25rem)]',
            !isFolded && small && 'pb-20',
            !isFolded && unknown && 'max-md:pb-20',
          )}
        >
          <Page />
        </main>
        {!isFolded && <OfflineStrip className={small ? 'sticky bottom-16' : 'sticky bottom-0'} />}
        {!small && !isFolded && <WideFooter className={hiddenIfSmall} />}
        {(small || unknown) && !isFolded && <BottomBar className={hiddenIfWide} />}
      </div>
      <LazyToaster />
      <ConnectionIndicator />
    </ScreenTitleContext>
  );
}

/** The page, unless it was a learner's who is signed in no more. Where one signs in, both stand. */
function Page() {
  const end = useSessionEnd();
  const isSigningIn = useLocation({ select: ({ pathname }) => pathname === '/auth' });
  if (end?.when === 'here' && !isSigningIn) return <SignedOutNotice end={end} />;
  return (
    <>
      {end?.when === 'before' && !isSigningIn && <SignedOutStrip end={end} />}
      <Outlet />
    </>
  );
}
