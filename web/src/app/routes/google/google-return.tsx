import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  GoogleReturnPage,
  type End,
} from '../../../features/accounts/google/google-return-page.tsx';
import { ownPath } from '../../../lib/navigation/own-path.ts';

/** Removes Google's answer from the address, so that nobody copies it. */
export function GoogleReturnRoute() {
  const { history } = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const [answer] = useState(() => search.slice(1));
  useEffect(() => {
    if (answer !== '') history.replace('/auth/google');
  }, [answer, history]);
  // A learner who returns before the account is erased is asked on the profile whether to keep it.
  const goOn = ({ user, returnTo }: End) =>
    history.replace(user?.erasesAt ? '/profile' : (ownPath(returnTo) ?? '/dashboard'));
  return <GoogleReturnPage answer={answer} onDone={goOn} />;
}
