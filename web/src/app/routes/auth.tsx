import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AuthPage, type AuthTab } from '../../features/accounts/auth-page.tsx';
import { currentUserQuery, useAuth, useSessionEnd } from '../../product/learner/auth.tsx';
import { useScreenTitle } from '../../lib/navigation/screen-title.ts';
import { useToasts } from '../../ui/feedback/toast.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';

const route = getRouteApi('/auth');

/** Redirects signed-in learners to the page that sent them here, or to the dashboard. */
export function AuthRoute() {
  const { mode, returnTo } = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const { history } = router;
  const queryClient = useQueryClient();
  const { user, isLoading } = useAuth();
  const sessionEnd = useSessionEnd();
  const isSignedIn = user !== null;
  useWordAboutRooms(user === null && !isLoading && (returnTo?.startsWith('/study-room') ?? false));
  const erasesAt = user?.erasesAt ?? null;
  useScreenTitle(mode === 'register' ? 'Sign up' : 'Sign in', backTarget(router, returnTo));
  useEffect(() => {
    // Read from the cache, because right after a logout the page may still be rendered with the learner on it.
    if (isSignedIn && queryClient.getQueryData(currentUserQuery.queryKey)) {
      // A learner who returns before the account is erased is asked on the profile whether to keep it.
      history.replace(erasesAt !== null ? '/profile' : (returnTo ?? '/dashboard'));
    }
  }, [isSignedIn, erasesAt, returnTo, history, queryClient]);

  if (isSignedIn || isLoading) {
    return (
      <div className="grid min-h-[50vh] place-items-center">
        <h1 className="sr-only">Sign in</h1>
        <Spinner label={isSignedIn ? 'Taking you in...' : 'One moment...'} className="size-8" />
      </div>
    );
  }
  const showTab = (tab: AuthTab) =>
    void navigate({
      search: { mode: tab === 'register' ? tab : undefined, returnTo },
      replace: true,
      resetScroll: false,
    });
  return (
    <AuthPage
      tab={mode ?? 'login'}
      onTabChange={showTab}
      returnTo={returnTo}
      hasReturnTarget={returnTo !== undefined && mode === undefined}
      sessionEnd={mode === undefined ? sessionEnd : null}
    />
  );
}

/** Other pages that require signing in explain it themselves. */
function useWordAboutRooms(isDue: boolean): void {
  const toasts = useToasts();
  useEffect(() => {
    if (!isDue) return;
    toasts.show({
      title: 'Authentication Required',
      description: 'You must be logged in to join a study room.',
      variant: 'destructive',
    });
  }, [isDue, toasts]);
}

/** The page that sent the visitor here, unless it would send them straight back. */
function backTarget(
  router: ReturnType<typeof useRouter>,
  returnTo: string | undefined,
): string | undefined {
  if (returnTo === undefined) return undefined;
  const [path = ''] = returnTo.split(/[?#]/, 1);
  const [matched] = router.getMatchedRoutes(path);
  return matched.some(({ options }) => options.beforeLoad) ? undefined : returnTo;
}
